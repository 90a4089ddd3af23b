import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Sitting } from "../../table/testing";
import { all, find } from "../../testing";
import type { Happening, StateMessage } from "../../wire";
import { face } from "./index";
import { PLACING, SHOT, VIEW, ZERO } from "./samples";
import type { IslandDecision, IslandView, Removal } from "./wire";

const asks = (code: string, decisions: readonly IslandDecision[], more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: more.seq ?? 1, at: 1, kind: "act", seat: "south", played: [] }],
  view: VIEW,
  prompt: { number: 1, seat: "south", code, rule: "I-3.4", facts: { roll: 3 } },
  decisions: [...decisions],
  ...more,
});
const sit = (code: string, decisions: readonly IslandDecision[], more?: Partial<StateMessage>) =>
  new Sitting(face, asks(code, decisions, more));
const ways = () => all("[data-way][aria-expanded=true]").map((way) => way.dataset.way);
const kinds = () => all("[data-kind][aria-pressed=true]").map((kind) => kind.dataset.kind);

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  settings.hints = false;
  settings.pace = "normal";
});

describe("keys at the island's table, with the focus outside of the board", () => {
  it("choose one of a zero's ways by its number", () => {
    const another = { token: "+1", kind: "reinforce", piece: "soldier", number: 1, target: "b1" };
    const { press, sent } = bound(sit("choose-option", [...ZERO, another]));
    find("[data-role=prompt] h2")?.focus();
    press("1");
    expect(ways()).toEqual(["reinforce"]);
    press("3");
    expect(ways()).toEqual(["turn"]);
    press("2"); // one decision only, but a person opposite would have to give it back
    expect([ways(), sent("act")]).toEqual([["pad"], []]);
    press("2");
    expect(sent("act").map(({ token }) => token)).toEqual(["pad"]);
  });

  it("leave the only way open, where there are no pads", () => {
    const { press } = bound(
      sit(
        "choose-option",
        ZERO.filter(({ kind }) => kind === "turn"),
        { view: { ...VIEW, pads: [] } as IslandView },
      ),
    );
    for (const key of ["2", "1"]) {
      press(key);
      expect(ways()).toEqual(["turn"]);
    }
  });

  it("choose a kind of character, and turn the one that is being placed", () => {
    const { press } = bound(sit("place-character", PLACING, { view: { ...VIEW, pieces: [] } as IslandView }));
    press("3");
    expect(kinds()).toEqual(["tank"]);
    press("1");
    expect(kinds()).toEqual(["soldier"]);
    const square = find(".where select") as HTMLSelectElement | null;
    if (square) square.value = "b1";
    square?.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    const facing = () => find("[role=radio][aria-checked=true]")?.getAttribute("aria-label");
    expect(facing()).toBe("North");
    press("ArrowRight");
    expect(facing()).toBe("East");
    // Tab reaches the four as one: the arrows lead on.
    expect(all("[role=radio][tabindex='0']").map((each) => each.getAttribute("aria-label"))).toEqual(["East"]);
    // In the log, arrows scroll.
    find("[data-log-list]")?.focus();
    press("ArrowDown");
    expect(facing()).toBe("East");
    find("[data-role=prompt] h2")?.focus();
    press("ArrowDown");
    expect(facing()).toBe("South");
  });

  it("do nothing of the board's while someone types or reads a dialog", () => {
    const { press } = bound(sit("choose-option", ZERO));
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    press("1");
    field.remove();
    press("k");
    expect(find("dialog[open]")).not.toBeNull();
    press("1");
    expect(ways()).toEqual([]);
  });

  it("end the turn, show dangers and tell the last turn again", () => {
    const end: IslandDecision = { token: "end", kind: "end" };
    const { table, press, sent } = bound(sit("after-move", [SHOT, end]));
    press("d");
    expect([settings.hints, sent("hint").length]).toEqual([true, 1]);
    const moved = { code: "moved", facts: { seat: "north", kind: "jeep", start: "h8", end: "h9", turn: "none" } };
    const played = [{ seat: "north" as const, token: "h8-h9", chance: false, events: [moved] }];
    const pieces = VIEW.pieces.map((piece) => (piece.square === "h8" ? { ...piece, square: "h9" } : piece));
    const prompt = { number: 3, seat: "south" as const, code: "after-move", rule: "I-3.4" };
    const after = { ...VIEW, pieces } as IslandView;
    const entries = [{ seq: 2, at: 1, kind: "act" as const, seat: "north" as const, played }];
    table.receive(asks("after-move", [SHOT, end], { seq: 2, entries, view: after, prompt }));
    const asked = () => find("[data-role=prompt]")?.dataset.mine;
    expect(asked()).toBe("false");
    press("e"); // any key skips what is told
    expect([asked(), sent("act")]).toEqual(["true", []]);
    press("g");
    expect(asked()).toBe("false");
    press("Escape");
    press("e");
    expect(sent("act").map(({ token }) => token)).toEqual(["end"]);
  });

  it("take back", () => {
    const { press, sent } = bound(sit("after-move", [SHOT], { undo: "free" }));
    press("u");
    expect(sent("ask").map(({ kind }) => kind)).toEqual(["take-back"]);
  });
});

describe("what the other side did", () => {
  const pieces = VIEW.pieces.filter(({ square }) => square !== "d3");
  const view = { ...VIEW, pieces } as IslandView;
  const happened = (seq: number, seat: "south" | "north", ...events: Happening[]) => ({
    seq,
    at: seq,
    kind: "act" as const,
    seat,
    played: [{ seat, token: "x", chance: false, events }],
  });
  const began = (seat: string): Happening => ({ code: "turn-began", facts: { seat } });
  const shot: Happening = {
    code: "shot",
    facts: { seat: "north", kind: "jeep", shooter: "h8", target: "d3", hit: "jeep" },
  };
  const removed: Happening = {
    code: "removed",
    facts: { cause: "shot", seat: "south", kind: "jeep", square: "d3", facing: "north" } satisfies Removal,
  };
  const asked = () => find("[data-role=prompt]")?.dataset.mine;
  const marks = () => [all("path.shot").length, all("[data-fallen]").length];

  it("is skipped by a press on the board, and stays to be seen until one acts", () => {
    const { table } = bound(sit("use-roll", [SHOT]));
    const theirs = happened(2, "north", began("north"), shot, removed, began("south"));
    table.receive(asks("use-roll", [SHOT], { seq: 2, entries: [theirs], view }));
    expect(asked()).toBe("false");
    find("[data-role=stage]")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    flushSync();
    expect([asked(), ...marks()]).toEqual(["true", 1, 1]);
    const moved: Happening = {
      code: "moved",
      facts: { seat: "south", kind: "tank", start: "k3", end: "k4", turn: "none" },
    };
    table.receive(asks("after-move", [], { seq: 3, entries: [happened(3, "south", moved)], view }));
    find("[data-role=stage]")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    flushSync();
    expect(find("[data-board]")).not.toBeNull();
    vi.advanceTimersByTime(9_000);
    flushSync();
    expect(marks()).toEqual([0, 0]);
  });
});

function bound(table: Sitting) {
  return { table, press: table.press.bind(table), sent: table.sent.bind(table) };
}
