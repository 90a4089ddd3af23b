import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { all, click, FakePlay, find, show } from "../../testing";
import Board from "./Board.svelte";
import { IslandChoice } from "./choice.svelte";
import Panel from "./Panel.svelte";
import { USE_ROLL, VIEW } from "./samples";
import { sayPlace } from "./words";

const props = { view: VIEW, below: "south" as const, recent: [], reason: null, hints: null };

describe("the island's board", () => {
  it("is a grid for keyboard and screen readers, with every square named", () => {
    show(Board, { ...props, choice: new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL)) });
    expect(find("[role=grid]")).not.toBeNull();
    expect(all("[data-square]").length).toBeGreaterThanOrEqual(144);
    expect(find("[data-square=d3]")?.getAttribute("aria-label")).toContain("eep");
  });

  it("selects by keyboard what can act", () => {
    const choice = new IslandChoice(new FakePlay(VIEW, "use-roll", USE_ROLL));
    show(Board, { ...props, choice });
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
    expect([sayPlace("e5"), sayPlace("S+2"), sayPlace("jeep")]).toEqual(["e5", "pad square 2", "Jeep"]);
  });
});
