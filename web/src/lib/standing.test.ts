import { beforeAll, describe, expect, it } from "vitest";
import { hear } from "./say";
import { WELCOME } from "../table/fakes";
import type { ScoreSheet } from "../wire";
import { sayStanding, standingOf, sumsOf } from "./standing";

const SHEET: ScoreSheet = {
  game: "island",
  variant: "classic",
  form: "best-of-3",
  kind: "best-of",
  number: 3,
  players: [{ kind: "person" }, { kind: "person" }],
  battles: [],
  wins: [0, 1],
  points: [4, 15],
  first: "south",
  you: "north",
};

describe("how a war stands", () => {
  beforeAll(() =>
    hear("en", "page-war-battle = Battle { $number }\npage-series = { $kind ->\n   *[best-of] Best of { $number }\n }"),
  );

  it("names the battle, and the score with one's own side first", () => {
    const welcome = { ...WELCOME, series: "best-of-3", battle: 2 };
    expect(sayStanding(standingOf(welcome, SHEET)!)).toBe("Battle 2 (Best of 3) · 1:0");
    expect(sayStanding(standingOf(welcome, null)!)).toBe("Battle 2 (Best of 3)");
    expect(standingOf(WELCOME, null)).toBeNull();
  });

  it("counts points where points decide, and South first for spectators", () => {
    expect(sumsOf({ ...SHEET, kind: "over", you: null })).toEqual([4, 15]);
  });
});
