import { flushSync, tick } from "svelte";
import { describe, expect, it } from "vitest";
import { all, click, FakePlay, find, show } from "../../testing";
import type { Hinted } from "../../wire";
import Board from "./Board.svelte";
import { IslandChoice } from "./choice.svelte";
import Panel from "./Panel.svelte";
import { Layout } from "./geometry";
import { USE_ROLL, VIEW } from "./samples";
import { sayPlace } from "./words";

const props = { view: VIEW, below: "south" as const, recent: [], reason: null, hints: null };

describe("the island's board", () => {
  it("is a grid for keyboard and screen readers, with every square named", async () => {
    show(Board, { ...props, choice: new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL)) });
    await expect.poll(() => find("[role=grid]")).not.toBeNull();
    expect(all("[data-square]").length).toBeGreaterThanOrEqual(144);
    expect(find("[data-square=d3]")?.getAttribute("aria-label")).toContain("eep");
  });

  it("rings the pad square from which a character can be hit", () => {
    const words = { id: "islandpage-can-be-hit", facts: {} };
    const threat = { square: "d3", by: ["+2", "h8"], chance: [1, 36], rolls: [], words };
    const hints = { type: "hinted", id: "1", threats: [threat] } as unknown as Hinted;
    const choice = new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL));
    show(Board, { ...props, hints, choice });
    choice.select("d3");
    flushSync();
    const north = new Layout("south").slot("north", "h", 2);
    expect(all(".aiming").map((ring) => [ring.getAttribute("cx"), ring.getAttribute("cy")].map(Number))).toEqual([
      [480, 288],
      [north.x, north.y],
    ]);
  });

  it("selects by keyboard what can act", async () => {
    const choice = new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL));
    show(Board, { ...props, choice });
    await expect.poll(() => find("[role=grid]")).not.toBeNull();
    const cell = find("[data-square=d3]");
    cell?.focus();
    cell?.dispatchEvent(new FocusEvent("focus"));
    cell?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    flushSync();
    expect(choice.selected).toBe("d3");
  });

  it("puts a kind that was let go over it on the nearest square", () => {
    const place = { token: "Sa1^", kind: "character", piece: "soldier", target: "a1", facing: "^" } as const;
    const choice = new IslandChoice(new FakePlay({ ...VIEW, pieces: [] } as typeof VIEW, "place-character", [place]));
    show(Board, { ...props, view: { ...VIEW, pieces: [] } as typeof VIEW, choice });
    choice.released = { kind: "soldier", x: -10_000, y: -10_000 };
    flushSync();
    expect(choice.released).toBeNull();
    expect(choice.place).toBeNull();
  });

  it("is a mere picture in a rulebook", () => {
    show(Board, { ...props, choice: null, still: true });
    expect(find("svg[role=img]")).not.toBeNull();
    expect(find("[role=grid]")).toBeNull();
  });
});

describe("the island's panel", () => {
  it("takes the keyboard from who is picked in the list to what it can do", async () => {
    const choice = new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL));
    show(Panel, { choice, play: choice.play, telling: false });
    click(find("[data-select=d3]"));
    await Promise.resolve();
    await tick();
    expect(document.activeElement?.getAttribute("data-token")).toMatch(/^d3-/);
  });

  it("offers every decision of the selected one as a button", () => {
    const play = new FakePlay(VIEW, "use-roll", USE_ROLL);
    const choice = new IslandChoice(play);
    choice.select("d3");
    show(Panel, { choice, play, telling: false });
    const tokens = all("[data-token]").map((each) => each.dataset.token);
    expect(tokens).toContain("d3-d6");
    click(find("[data-token='d3-d6']"));
    expect(play.sent).toEqual(["d3-d6"]);
  });

  it("says places as people read them", () => {
    const said = ["e5", "+2", "north+2", "jeep"].map(sayPlace);
    expect(said).toEqual(["e5", "pad square 2", "North’s pad square 2", "Jeep"]);
  });
});
