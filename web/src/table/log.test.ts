import { describe, expect, it } from "vitest";
import type { Entry, Happening, SeatName } from "../wire";
import { kept, lastDecider, lines, sinceDecision, turnNumber, undecidedSinceSetUp } from "./log";

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

it("tells once that a player joined, also after a change of name", () => {
  const join = (seq: number, seat: SeatName): Entry => ({ seq, at: seq, kind: "join", seat });
  const told = lines([join(1, "south"), join(2, "south"), join(3, "north")]).map(({ kind, seat }) => [kind, seat]);
  expect(told).toEqual([
    ["join", "south"],
    ["join", "north"],
  ]);
});

describe("a takeback", () => {
  it("belongs to the set-up in which it was agreed on", () => {
    const back: Entry = { seq: 2, at: 2, kind: "accept-takeback", seat: "north", undone: 1 };
    const later: Entry = { ...back, seq: 4, at: 4 };
    expect(lines([PLACED, back, { ...LOADED, seq: 3 }, later]).map(({ kind, setUp }) => [kind, setUp])).toEqual([
      [null, true],
      ["accept-takeback", true],
      [null, true],
      [null, false],
      ["accept-takeback", false],
    ]);
  });

  it("is first of all for the one who decided last", () => {
    const back: Entry = { seq: 4, at: 4, kind: "take-back", seat: "south", undone: 1 };
    expect(lastDecider([])).toBeNull();
    expect(lastDecider([PLACED, LOADED])).toBe("north");
    expect(lastDecider([PLACED, LOADED, MOVED])).toBe("south");
    expect(lastDecider([PLACED, LOADED, MOVED, back])).toBe("north");
  });

  it("does not lead out of a battle in which nothing was decided yet", () => {
    const back: Entry = { seq: 4, at: 4, kind: "take-back", seat: "south", undone: 1 };
    const seen = [[PLACED], [PLACED, LOADED], [PLACED, LOADED, MOVED], [PLACED, LOADED, MOVED, back]];
    expect(seen.map((entries) => undecidedSinceSetUp(entries, "south"))).toEqual([false, true, false, true]);
  });

  it("leaves what came before it: the die of the turn is not one that was taken back", () => {
    const rolls = (...entries: Entry[]) =>
      kept(entries)
        .flatMap(({ played }) => played ?? [])
        .flatMap(({ events }) => events)
        .flatMap(({ code, facts }) => (code === "rolled" ? facts.seat : []));
    const back = (undone: number): Entry => ({ seq: 5, at: 5, kind: "accept-takeback", seat: "north", undone });
    expect(rolls(PLACED, LOADED, MOVED, ENDED)).toEqual(["south", "north"]);
    expect(rolls(PLACED, LOADED, MOVED, ENDED, back(1))).toEqual(["south"]);
    expect(rolls(PLACED, LOADED, MOVED, ENDED, back(3))).toEqual(["south"]);
    expect(rolls(PLACED, LOADED, MOVED, ENDED, back(4), { ...MOVED, seq: 6 })).toEqual([]);
  });

  it("undoes the asker's last decision and everything since, also what the other side did and rolled", () => {
    const answered = act(5, "north", ["north", event("moved", "north")]);
    const codes = (seat: SeatName, ...entries: Entry[]) => sinceDecision(entries, seat).map(({ code }) => code);
    expect(codes("south", PLACED, LOADED, MOVED, ENDED, answered)).toEqual(["turn-began", "rolled", "moved"]);
    expect(codes("north", PLACED, LOADED, MOVED, ENDED)).toEqual([
      "pad-loaded",
      "turn-began",
      "rolled",
      "moved",
      "turn-began",
      "rolled",
    ]);
    const undone: Entry = { seq: 6, at: 6, kind: "accept-takeback", seat: "north", undone: 3 };
    expect(codes("south", PLACED, LOADED, MOVED, ENDED, answered, undone)).toEqual(["moved"]);
    expect(codes("north")).toEqual([]);
  });
});

describe("the log", () => {
  it("tells who asked for a rematch from who agreed", () => {
    const wants = (seq: number, seat: SeatName): Entry => ({ seq, at: seq, kind: "rematch", seat });
    expect(lines([wants(1, "south"), wants(2, "north")]).map(({ kind }) => kind)).toEqual([
      "rematch",
      "accept-rematch",
    ]);
  });

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

  it("of a match from a position begins with its first turn, not with a set-up", () => {
    const all = lines([MOVED, ENDED], true, true);
    expect(all.map(({ turn, first, setUp }) => [turn, first, setUp])).toEqual([
      [1, true, false],
      [2, true, false],
    ]);
    expect(turnNumber([MOVED, ENDED], true)).toBe(2);
    const start: Entry = { seq: 1, at: 0, kind: "start" };
    expect(lines([start, MOVED], true, true).map(({ kind }) => kind)).toEqual(["start", null]);
    expect(lines([start, MOVED]).map(({ kind }) => kind)).toEqual([null]);
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

  it("tells once that something was taken back, however many steps it took", () => {
    const steps: Entry[] = [
      { seq: 5, at: 5, kind: "ask-takeback", seat: "south" },
      { seq: 6, at: 6, kind: "accept-takeback", seat: "north", undone: 1 },
      { seq: 7, at: 7, kind: "take-back", seat: "south", undone: 1 },
    ];
    const kinds = (count: number) =>
      lines([PLACED, LOADED, MOVED, ENDED, ...steps.slice(0, count)]).flatMap(({ kind }) => kind ?? []);
    expect([1, 2, 3].map(kinds)).toEqual([["ask-takeback"], ["accept-takeback"], ["take-back"]]);
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
