import { describe, expect, it } from "vitest";
import type { ScoreSheet, SheetBattle } from "../wire";
import { columns, nextStep } from "./sheet";

const battle = (match: string, status: SheetBattle["status"]): SheetBattle => ({ match, status });

function sheet(kind: ScoreSheet["kind"], number: number, ...battles: SheetBattle[]): ScoreSheet {
  const players: ScoreSheet["players"] = [{ kind: "person" }, { kind: "person" }];
  const sums = { wins: [0, 0], points: [0, 0] } as Pick<ScoreSheet, "wins" | "points">;
  return { game: "island", variant: "classic", form: "", kind, number, players, battles, ...sums, first: "south" };
}

describe("a score sheet", () => {
  it("has a column for every battle that there can be", () => {
    expect(columns(sheet("best-of", 3, battle("a", "over")))).toEqual([1, 2, 3]);
    expect(columns(sheet("over", 4))).toEqual([1, 2, 3, 4]);
  });

  it("has one more column than battles where their number is open", () => {
    expect(columns(sheet("to", 50, battle("a", "over")))).toEqual([1, 2]);
    expect(columns(sheet("to", 50, battle("a", "over"), battle("b", "playing")))).toEqual([1, 2]);
    expect(columns({ ...sheet("to", 50, battle("a", "over")), over: true })).toEqual([1]);
  });

  it("leads to the battle that goes on, or to the end of the last one", () => {
    expect(nextStep(sheet("best-of", 3, battle("a", "over"), battle("b", "playing")))).toEqual({
      match: "b",
      running: true,
    });
    expect(nextStep(sheet("best-of", 3, battle("a", "over")))).toEqual({ match: "a", running: false });
  });
});
