import { describe, expect, it } from "vitest";
import type { Entry, Happening, PlayedToken, SeatName } from "../../wire";
import { cornersOf, drawnBy, lastMarks, placesOf } from "./lastMove";

let seq = 0;
const entry = (seat: SeatName, ...events: Happening[]): Entry => ({
  seq: ++seq,
  at: 0,
  kind: "act",
  seat,
  played: [{ seat, token: "", chance: false, events }],
});
const deployed = (at: string): Happening => ({ code: "deployed", facts: { at, kind: "tank", seat: "south" } });
const attacked = (at: string): Happening => ({
  code: "attacked",
  facts: { at, unit: "0,0", kind: "tank", victim: "para", seat: "south" },
});
const drawn: Happening = { code: "drawn", facts: { cards: "unknown", "cards-count": 2, seat: "north" } };

describe("last moves", () => {
  it("are the plays of the latest turn with any", () => {
    const log = [
      entry("south", deployed("0,-1")),
      entry("north", deployed("0,1")),
      entry("north", deployed("1,1")),
      entry("north", attacked("0,-1")),
    ];
    const destroyed = [{ at: "0,-1", kind: "para", seat: "south", by: "0,0" }];
    expect(lastMarks(log)).toEqual({ deployed: ["0,1", "1,1"], destroyed });
    expect(lastMarks([...log, entry("south", drawn)])).toEqual({ deployed: ["0,1", "1,1"], destroyed });
    expect(lastMarks([...log, entry("south", deployed("0,-1"))])).toEqual({ deployed: ["0,-1"], destroyed: [] });
  });

  it("are none after a takeback, until something is played", () => {
    const log: Entry[] = [entry("south", deployed("0,-1")), { seq: ++seq, at: 0, kind: "take-back", undone: 1 }];
    expect(lastMarks(log)).toEqual({ deployed: [], destroyed: [] });
    expect(lastMarks([...log, entry("south", deployed("0,-1"))]).deployed).toEqual(["0,-1"]);
  });
});

it("knows the cards just drawn, until the first play", () => {
  const token = (chance: boolean, code: string, facts: Record<string, string>): PlayedToken => ({
    seat: "south",
    token: "x",
    chance,
    events: [{ code, facts: { seat: "south", ...facts } }],
  });
  const drew: Entry = {
    seq: 1,
    at: 0,
    kind: "act",
    played: [token(false, "deployed", {}), token(true, "drawn", { cards: "tank infantry" })],
  };
  expect(drawnBy([drew], "south")).toEqual(["tank", "infantry"]);
  expect(drawnBy([drew], "north")).toEqual([]);
  const dealt = [token(true, "drawn", { cards: "para para heavy" }), token(true, "drawn", { cards: "tank infantry" })];
  const begun: Entry = { seq: 0, at: 0, kind: "act", played: dealt };
  expect(drawnBy([begun], "south"), "the hand that was dealt is not marked").toEqual(["tank", "infantry"]);
  expect(placesOf(["tank", "infantry"], ["infantry", "tank", "infantry", "tank"])).toEqual(new Set([2, 3]));
  const played: Entry = { seq: 2, at: 0, kind: "act", played: [token(false, "deployed", {})] };
  expect(drawnBy([drew, played], "south")).toEqual([]);
});

it("is marked outside a base's own dashes, which end 51 from its middle", () => {
  const far = (at: string) =>
    Math.max(...[...cornersOf(at).matchAll(/H(-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x))));
  expect(far("0,-1")).toBeGreaterThan(52);
  expect(far("0,1")).toBe(far("0,-1"));
  expect(far("1,0")).toBeLessThan(50);
});
