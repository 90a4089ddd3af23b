// The end of a battle is told by the board before the table around it knows.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import * as sounds from "../../lib/sound";
import { Sitting } from "../../table/testing";
import { find } from "../../testing";
import type { Happening, StateMessage } from "../../wire";
import { face } from "./index";
import { VIEW } from "./samples";
import type { IslandView, Removal } from "./wire";

const shot: Happening = {
  code: "shot",
  facts: { seat: "north", kind: "jeep", shooter: "h8", target: "h4", hit: "tank" },
};
const removed: Happening = {
  code: "removed",
  facts: { cause: "shot", seat: "south", kind: "tank", square: "h4", facing: "north" } satisfies Removal,
};
const before: StateMessage = {
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: 1, at: 1, kind: "act", seat: "north", played: [] }],
  view: VIEW,
  prompt: { number: 1, seat: "north", code: "use-roll", rule: "I-3.4", facts: { roll: 3 } },
  decisions: [],
};
const played = [{ seat: "north" as const, token: "h8*h4", chance: false, events: [shot, removed] }];
const after: StateMessage = {
  ...before,
  seq: 2,
  entries: [{ seq: 2, at: 2, kind: "act", seat: "north", played }],
  view: { ...VIEW, pieces: VIEW.pieces.filter(({ square }) => square !== "h4") } as IslandView,
};
let sound: ReturnType<typeof vi.spyOn>;
const heard = (name: string) => sound.mock.calls.some(([each]: unknown[]) => each === name);
const status = () => find("[data-role=table]")?.dataset.status;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  sound = vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("keeps to itself what one message brings, the shot and the end, until the shot has been seen", () => {
  const table = new Sitting(face, before);
  const title = document.title;
  table.receive({ ...after, status: "over", prompt: null, over: { how: "elimination", result: "north" } });
  expect([status(), document.title, heard("lose")]).toEqual(["playing", title, false]);
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect([status(), document.title === title, heard("lose")]).toEqual(["over", false, true]);
});

it("calls for one's turn when the turn before has been seen", () => {
  const table = new Sitting(face, before);
  const title = document.title;
  table.receive({
    ...after,
    prompt: { number: 2, seat: "south", code: "use-roll", rule: "I-3.4", facts: { roll: 3 } },
  });
  expect([document.title, heard("turn")]).toEqual([title, false]);
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect([document.title === title, heard("turn")]).toEqual([false, true]);
});
