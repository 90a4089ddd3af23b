// The words about who can be hit next turn follow what the board has shown.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { click, find } from "../testing";
import type { GameView, StateMessage } from "../wire";
import { FACE } from "./stub/face";
import { Sitting } from "./testing";

const state = (seq: number): StateMessage => ({
  type: "state",
  seq,
  now: 5_000,
  status: "playing",
  entries: [{ seq, at: 1, kind: "act", seat: "north", played: [] }],
  view: { game: "island", pieces: [], blocks: ["d3"], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: { number: seq, seat: "south", code: "use-roll", rule: "I-3.4" },
  decisions: [],
});

afterEach(() => {
  settings.hints = false;
  vi.restoreAllMocks();
});

it("tells no danger of a move that the board has not shown yet", async () => {
  settings.hints = true;
  const sitting = new Sitting(FACE, state(1));
  flushSync();
  click(find("[data-tell]"));
  sitting.receive(state(2));
  sitting.receive({ type: "hinted", id: String(sitting.sent("hint").at(-1)?.id), threats: [] });
  await vi.waitFor(() => expect(sitting.play.hinted).not.toBeNull());
  flushSync();
  expect(find("[data-role=hints]")).toBeNull();
  click(find("[data-act=skip]"));
  expect(find("[data-role=hints]")).not.toBeNull();
  sitting.play.stop();
});
