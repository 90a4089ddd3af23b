import { beforeAll, describe, expect, it } from "vitest";
import { hear } from "./say";
import { WELCOME } from "../table/fakes";
import type { ScoreSheet } from "../wire";
import { endOf, followedBy, followingOf, sayStanding, standingOf, sumsOf } from "./standing";

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

describe("what follows a battle", () => {
  const welcome = { ...WELCOME, series: "best-of-3", battle: 2 };
  const over = (match: string): ScoreSheet => ({ ...SHEET, battles: [{ match, status: "over", swapped: true }] });

  it("is known once the sheet knows how it ended, or no sheet comes", () => {
    expect(followingOf(WELCOME, null)).toBe("match");
    expect(followingOf(welcome, null)).toBeNull();
    expect(followingOf(welcome, over("the first"))).toBeNull();
    expect(followingOf(welcome, over(welcome.match))).toBe("battle");
    expect(followingOf(welcome, null, true)).toBe("battle");
    expect(followingOf(welcome, { ...over(welcome.match), over: true })).toBe("war");
  });

  it("is a new war after one that is decided, by the seats of the last battle", () => {
    const decided = { ...over(welcome.match), over: true, wins: [2, 0] as [number, number], winner: "south" as const };
    const ended = (sheet: ScoreSheet) => endOf(sheet, welcome.match);
    expect(ended(decided)).toEqual({ winner: "north", score: "0:2" });
    expect(ended({ ...decided, you: null })).toEqual({ winner: "north", score: "2:0" });
    expect(ended({ ...decided, wins: [1, 1], winner: null })).toEqual({ winner: null, score: "1:1" });
    expect(ended(over(welcome.match))).toBeNull();
    expect([WELCOME, welcome, { ...welcome, battle: 1 }].map(followedBy)).toEqual(["match", "battle", "war"]);
  });

  it("is the next battle after an earlier one of a war that is decided by now, which did not end the war", () => {
    const [first] = over(welcome.match).battles;
    const [last] = over("the last").battles;
    const decided = { ...SHEET, battles: [first!, last!], over: true, winner: "south" as const };
    expect(followingOf(welcome, decided)).toBe("battle");
    expect(endOf(decided, welcome.match)).toBeNull();
    // Earlier versions let a war go on after its end.
    expect(followingOf(welcome, { ...decided, battles: [last!] })).toBe("war");
  });
});
