import { describe, expect, it } from "vitest";
import type { Entry, Happening, SeatName } from "../wire";
import { lines, turnNumber } from "./log";

const event = (code: string, seat: SeatName, facts: Happening["facts"] = {}): Happening => ({
  code,
  facts: { seat, ...facts },
});
const act = (seq: number, seat: SeatName, ...played: [SeatName, ...Happening[]][]): Entry => ({
  seq,
  at: seq,
  kind: "act",
  seat,
  played: played.map(([who, ...events], n) => ({ seat: who, token: "t", chance: n > 0, events })),
});

const PLACED = act(1, "south", ["south", event("block-placed", "south")]);
const LOADED = act(
  2,
  "north",
  ["north", event("pad-loaded", "north"), event("turn-began", "south")],
  ["south", event("rolled", "south")],
);
const MOVED = act(3, "south", ["south", event("moved", "south")]);
const ENDED = act(4, "south", ["south", event("turn-began", "north")], ["north", event("rolled", "north")]);

describe("the log", () => {
  it("has a line for every play, and tells which begin a turn and which are the set-up", () => {
    const all = lines([PLACED, LOADED, MOVED, ENDED]);
    expect(
      all.map(({ turn, first, setUp, seat, events }) => [turn, first, setUp, seat, events.map(({ code }) => code)]),
    ).toEqual([
      [null, false, true, "south", ["block-placed"]],
      [null, false, true, "north", ["pad-loaded"]],
      [1, true, false, "south", ["rolled"]],
      [1, false, false, "south", ["moved"]],
      [2, true, false, "north", ["rolled"]],
    ]);
    expect(turnNumber([PLACED, LOADED, MOVED, ENDED])).toBe(2);
  });

  it("gives what the other seat does within a turn a line of its own", () => {
    const all = lines([
      LOADED,
      act(3, "north", ["north", event("removed", "south")]),
      act(4, "south", ["south", event("moved", "south")]),
    ]);
    expect(all.map(({ turn, first, seat }) => [turn, first, seat])).toEqual([
      [null, false, "north"],
      [1, true, "south"],
      [1, false, "north"],
      [1, false, "south"],
    ]);
  });

  it("tells decisions from chance, and leaves the ending out where it is said elsewhere", () => {
    const last = act(5, "north", ["north", event("shot", "north"), event("ended", "north")]);
    const all = lines([PLACED, LOADED, MOVED, ENDED, last], false);
    expect(all.at(-1)?.events.map(({ code }) => code)).toEqual(["shot"]);
    expect(lines([LOADED]).map(({ seat, decided }) => [seat, decided])).toEqual([
      ["north", true],
      ["south", false],
    ]);
    expect(lines([LOADED, MOVED]).at(-1)?.decided).toBe(true);
    expect(
      lines([last])
        .at(-1)
        ?.events.map(({ code }) => code),
    ).toEqual(["shot", "ended"]);
  });

  it("keeps what was taken back, marked, and does not count its turn", () => {
    const back: Entry = { seq: 5, at: 5, kind: "accept-takeback", seat: "north", undone: 2 };
    const all = lines([PLACED, LOADED, MOVED, ENDED, back]);
    expect(all.filter(({ undone }) => undone).map(({ seat }) => seat)).toEqual(["north"]);
    expect(all.at(-1)).toMatchObject({ kind: "accept-takeback", seat: "north", turn: null });
    expect(turnNumber([PLACED, LOADED, MOVED, ENDED, back])).toBe(1);
  });

  it("tells offers and joins", () => {
    const all = lines([
      { seq: 1, at: 1, kind: "join", seat: "south" },
      { seq: 2, at: 2, kind: "open", seat: "south" },
      { seq: 3, at: 2, kind: "start" },
      { seq: 4, at: 3, kind: "offer-draw", seat: "north" },
    ]);
    expect(all.map(({ kind }) => kind)).toEqual(["join", "offer-draw"]);
  });

  it("adds what chance did to the decision before it, and keeps the line's key", () => {
    const shot: [SeatName, Happening] = ["south", event("shot", "south")];
    const short = lines([PLACED, LOADED, act(3, "south", shot)]).at(-1);
    const long = lines([PLACED, LOADED, act(3, "south", shot, ["south", event("removed", "north")])]).at(-1);
    expect(long?.key).toBe(short?.key);
    expect(long?.events.map(({ code }) => code)).toEqual(["shot", "removed"]);
  });
});
