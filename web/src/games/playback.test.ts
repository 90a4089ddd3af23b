import { describe, expect, it } from "vitest";
import type { Entry, PlayedToken } from "../wire";
import type { Progress } from "./contract";
import { told } from "./playback.svelte";

const played = (token: string): PlayedToken => ({ seat: "north", token, chance: false, events: [] });
const entry = (seq: number, ...tokens: string[]): Entry => ({ seq, at: 0, kind: "act", played: tokens.map(played) });
const progress = (seq: number, tokens: number): Progress => ({
  seat: "north",
  seq,
  tokens,
  view: { game: "" },
  skip: () => undefined,
});

describe("the log", () => {
  const log = [entry(1, "a"), entry(2, "b", "c"), entry(3, "d")];
  it("is told as far as the board has come", () => {
    expect(told(log, progress(2, 1))).toEqual([entry(1, "a"), entry(2, "b")]);
    expect(told(log, progress(2, 2))).toEqual([entry(1, "a"), entry(2, "b", "c")]);
    expect(told(log, progress(3, 0))).toEqual([entry(1, "a"), entry(2, "b", "c"), entry(3)]);
  });
  it("is whole when nothing is played back", () => {
    expect(told(log, null)).toBe(log);
  });
});
