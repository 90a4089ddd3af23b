import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { Pace } from "../lib/preferences";
import type { Entry, GameView } from "../wire";
import { type Beat, Playback } from "./playback.svelte";

/** A board on which every decision of the other side takes two seconds at the normal pace. */
class Board extends Playback<GameView> {
  protected shown = (): GameView => ({ game: "" });
  protected settle = (): void => undefined;
  protected heard = (): void => undefined;
  protected beatsOf = (): Beat[] => [{ ms: 2_000, play: () => undefined }];
}

const entry = (seq: number): Entry => ({
  seq,
  at: 0,
  kind: "act",
  played: [{ seat: "north", token: "x", chance: false, events: [{ code: "moved", facts: {} }] }],
});

describe("the pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    settings.pace = "normal";
    settings.tempo = 1;
    vi.useRealTimers();
  });

  /** Milliseconds that the other side's decision is told for. */
  function told(pace: Pace, tempo = 1): number {
    settings.pace = pace;
    settings.tempo = tempo;
    const board = new Board();
    board.follow({ game: "" }, [entry(1)], false, "south");
    board.follow({ game: "" }, [entry(1), entry(2)], false, "south");
    const began = Date.now();
    for (let n = 0; n < 1_000 && board.running; n++) vi.advanceTimersByTime(10);
    return Date.now() - began;
  }

  it("makes a told turn longer or shorter, or leaves it out", () => {
    expect([told("slow"), told("normal"), told("fast"), told("off")]).toEqual([3_400, 2_000, 1_000, 0]);
  });

  it("is quicker by a replay's speed", () => {
    expect([told("normal", 2), told("fast", 4)]).toEqual([1_000, 250]);
  });

  it("ends at once where it is skipped", () => {
    settings.pace = "slow";
    const board = new Board();
    board.follow({ game: "" }, [entry(1)], false, "south");
    board.follow({ game: "" }, [entry(1), entry(2)], false, "south");
    board.progress?.skip();
    expect([board.running, board.progress]).toEqual([false, null]);
  });
});
