// How long the table waits before the only decision, what shows the result at once, and what Undo drops first.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Face } from "../games/contract";
import { type About, remember } from "../lib/keys";
import { click, find } from "../testing";
import type { GameView, Said, SeatName, StateMessage, Welcome } from "../wire";
import { MATCH, WELCOME } from "./fakes";
import { FACE } from "./stub/face";
import { Sitting } from "./testing";

const NOBODY: Said = {
  id: "island-asked-nobody",
  facts: { roll: 5, stuck: "no", why: "block", square: "e1", at: "e5" },
};
const face = (choice: Partial<Choice>): Face => ({
  ...FACE,
  choose: () => ({ cancel: () => false, heading: null, ...choice }),
  emblem: () => null,
});
const state = (seat: SeatName, says: Said[] = []): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: 1, at: 1, kind: "act", seat: "north", played: [] }],
  view: { game: "island", pieces: [], blocks: ["d3"], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: { number: 1, seat, code: "use-roll", rule: "I-3.4", facts: { roll: 5 }, says },
  decisions: [{ token: "end", kind: "end" }],
  undo: "free",
});
const against: Partial<Welcome> = {
  seat: "south",
  players: [WELCOME.players[0], { kind: "computer", level: "recruit", joined: true }],
};
let sitting: Sitting;
afterEach(() => {
  sitting.play.stop();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the only decision", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
  it.each<[string, Partial<Choice>, About, number, number?]>([
    ["after a moment against a computer, however long the question is", {}, {}, 1.2],
    ["later in a newcomer's first match", {}, { newcomer: "opened" }, 3],
    ["as fast as ever later in that match", {}, { newcomer: "opened" }, 1.2, 5],
    ["when there was time to read why there is no other", { stuck: true }, {}, 5],
  ])("is made %s", (_, choice, about, seconds, turn = 1) => {
    remember(MATCH, about);
    const now = state("south", [NOBODY]);
    const events = Array.from({ length: turn }, () => ({ code: "turn-began", facts: { seat: "south" } }));
    const entries = [{ ...now.entries[0]!, played: [{ seat: "south" as const, token: "", chance: false, events }] }];
    sitting = new Sitting(face({ forced: "end", ...choice }), { ...now, entries }, against);
    vi.advanceTimersByTime(seconds * 1_000 - 100);
    flushSync();
    expect(sitting.sent("act")).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sitting.sent("act")).toMatchObject([{ token: "end" }]);
  });
});

it("the prompt says which roll nobody can use, and why", () => {
  sitting = new Sitting(face({}), state("south", [NOBODY]), against);
  expect(find("[data-role=prompt]")?.textContent).toContain(
    "None of your characters can use the 5: only the one on e1 may move, and the block on e5 is in its way.",
  );
});

it.each([
  ["offers the result of the other side's move at once", "south", true],
  ["does not of one's own roll, which takes a second", "north", false],
] as const)("%s", (_, seat, offered) => {
  sitting = new Sitting(face({}), state(seat), { ...against, seat });
  click(find("[data-tell]"));
  expect(find("[data-act=skip]") !== null).toBe(offered);
});

it("Undo drops what is only picked before it takes anything back", () => {
  let picked = true;
  const cancel = () => {
    const before = picked;
    picked = false;
    return before;
  };
  sitting = new Sitting(face({ cancel }), state("south"), against);
  click(find("[data-act=undo]"));
  expect(sitting.sent("ask")).toEqual([]);
  click(find("[data-act=undo]"));
  expect(sitting.sent("ask")).toMatchObject([{ kind: "take-back" }]);
});
