import { describe, expect, it } from "vitest";
import { hear, sayPlay } from "../lib/say";
import type { Frame, SeatName } from "../wire";
import {
  beforeTurn,
  entriesTo,
  outlineOf,
  placeOf,
  playerOf,
  readAddress,
  resultOf,
  stepped,
  writeAddress,
} from "./moments";

describe("moments", () => {
  it("give the board what led to them, the latest last", () => {
    const view = { game: "island", pieces: [], blocks: [], live: 6, safe: 4, left: [0, 0], quiet: 0 } as const;
    const played = { seat: "south", token: "d3", chance: true, events: [] } as const;
    const frames = [{ view }, ...Array.from({ length: 20 }, () => ({ view, played }))] as never[];
    expect(entriesTo(frames, 0)).toEqual([]);
    expect(entriesTo(frames, 3).map((entry) => entry.seq)).toEqual([1, 2, 3]);
    expect(entriesTo(frames, 20).at(-1)?.seq).toBe(20);
    expect(entriesTo(frames, 20).length).toBe(12);
  });

  it("say what was done, and that a turn begins only where nothing else is to say", () => {
    hear("en", "hill218-event-deployed = Deployed.\nhill218-event-turn-began = A turn begins.");
    const events = (...codes: string[]) => codes.map((code) => ({ code, facts: {} }));
    expect(sayPlay("hill218", events("deployed", "turn-began"))).toBe("Deployed.");
    expect(sayPlay("hill218", events("turn-began"))).toBe("A turn begins.");
  });

  it("call computers by their level's word and people as they call themselves", () => {
    hear("en", "opponent-recruit = Recruit\nopponent-recruit-plays = Plays.");
    expect(playerOf({ North: "recruit" }, "north")).toBe("Recruit");
    expect(playerOf({ South: "recruit-plays" }, "south")).toBe("recruit-plays");
    expect(playerOf({}, "south")).toBeNull();
  });

  it("name the winner, or the side that won where no name is known", () => {
    hear("en", "seat = South\npage-result = { $result ->\n    [won] { $name } won.\n   *[draw] A draw.\n}");
    expect(resultOf({ Game: "island", Result: "S", South: "Ann" })).toBe("Ann won.");
    expect(resultOf({ Game: "island", Result: "S" })).toBe("South won.");
    expect(resultOf({ Game: "island", Result: "draw", South: "Ann" })).toBe("A draw.");
  });

  it("say why a match ended that its rules did not end, if the game has words for it", () => {
    hear(
      "en",
      `seat = South
page-result = { $name } won.
island-over-time = Out of time: { $name } won against { $foe-name }.
island-over-adjudication = Closed: { $result }.`,
    );
    const tags = { Game: "island", Result: "S", South: "Ann", North: "Ben" };
    expect(resultOf({ ...tags, Termination: "time" })).toBe("Out of time: Ann won against Ben.");
    expect(resultOf({ ...tags, Result: "draw", Termination: "adjudication" })).toBe("Closed: draw.");
    expect(resultOf({ ...tags, Termination: "normal" })).toBe("Ann won.");
    expect(resultOf({ ...tags, Game: "go", Termination: "time" })).toBe("Ann won.");
  });
});

/** `S` and `N` decide, `s` and `n` are chance; `!` begins the next turn, `x` is something that the other side lost. */
function framesOf(tokens: string): Frame[] {
  const frame = (token: string): Frame => {
    const seat: SeatName = /^s/i.test(token) ? "south" : "north";
    const codes = [...(token.includes("x") ? ["lost"] : []), ...(token.includes("!") ? ["turn-began"] : [])];
    const events = codes.map((code) => ({ code, facts: { seat: seat === "south" ? "north" : "south" } }));
    return { view: {} as never, played: { seat, token, chance: /^[sn]/.test(token), events } };
  };
  return [{ view: {} as never }, ...tokens.split(" ").map(frame)];
}
const lost = ({ code, facts }: { code: string; facts: Record<string, unknown> }, seat: SeatName) =>
  code === "lost" && facts.seat === seat;

describe("an outline", () => {
  const frames = framesOf("S N S! s S s S! n N! s Sx N");
  const outline = outlineOf(frames, false, lost);

  it("starts where the first turn begins, and counts turns from there", () => {
    expect(outline.start).toBe(3);
    expect(outline.turn).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3]);
  });

  it("stops where a turn is complete, and goes through the set-up decision by decision", () => {
    expect(outline.stops.turn).toEqual([0, 1, 2, 3, 7, 9, 12]);
  });

  it("stops after a decision with the chance that follows from it, not between a roll and its use", () => {
    expect(outline.stops.decision).toEqual([0, 1, 2, 3, 6, 7, 9, 11, 12]);
  });

  it("marks what was lost, and by whom", () => {
    expect(outline.losses).toEqual([{ moment: 11, seat: "north" }]);
  });

  it("says where a moment is", () => {
    expect(placeOf(outline, 6)).toEqual({ turn: 1, turns: 3, decision: 1, decisions: 2 });
    expect(placeOf(outline, 7)).toEqual({ turn: 1, turns: 3, decision: 2, decisions: 2 });
    expect(placeOf(outline, 3).turn).toBe(0);
  });

  it("knows where a turn could have been played differently: after the roll, before the first decision", () => {
    const before = (moment: number) => beforeTurn(outline, frames, moment);
    expect([3, 4, 5, 7].map(before)).toEqual([null, null, 4, 4]);
    expect([9, 11, 12].map(before)).toEqual([8, 10, 10]);
    expect(beforeTurn(outlineOf(framesOf("S S!"), true), framesOf("S S!"), 2)).toBe(0);
  });

  it("of a match from a position has no set-up", () => {
    const placed = outlineOf(framesOf("S S! n N!"), true);
    expect([placed.start, placed.turn, placed.stops.turn]).toEqual([0, [0, 1, 1, 2, 2], [0, 2, 4]]);
  });

  it("of a record without a token has one moment", () => {
    expect(outlineOf([{ view: {} as never }], false).stops).toEqual({ turn: [0], decision: [0] });
  });

  it("is stepped through both ways, and not beyond its ends", () => {
    expect(stepped(outline.stops.turn, 3, true)).toBe(7);
    expect(stepped(outline.stops.turn, 8, false)).toBe(7);
    expect(stepped(outline.stops.turn, 12, true)).toBe(12);
    expect(stepped([], 5, false)).toBe(5);
  });
});

describe("the address of a moment", () => {
  it.each([
    ["ply=64&as=south", { ply: 64, as: "south", game: null }],
    ["game=3&ply=0", { ply: 0, as: null, game: 3 }],
    ["", { ply: null, as: null, game: null }],
    ["ply=-1&as=me&game=x&more=1", { ply: null, as: null, game: null }],
    ["ply=99999999999", { ply: null, as: null, game: null }],
  ])("%s", (fragment, address) => {
    expect(readAddress(fragment)).toEqual(address);
  });

  it("is written as it is read", () => {
    for (const fragment of ["ply=64&as=north", "game=2&ply=7", "ply=0"])
      expect(writeAddress(readAddress(fragment))).toBe(fragment);
  });
});

describe("entries", () => {
  it("are given as far back as a step goes", () => {
    const frames = framesOf(Array.from({ length: 40 }, () => "S").join(" "));
    expect(entriesTo(frames, 30, 5).map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, n) => n + 6));
  });
});
