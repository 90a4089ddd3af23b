import { describe, expect, it } from "vitest";
import type { Entry, SeatName } from "../../wire";
import { lastFallen } from "./lastMove";
import type { Removal } from "./wire";

const removed = (seat: SeatName, kind: string, square: string, cause: string) => ({
  code: "removed",
  facts: { seat, kind, square, cause, facing: "west" } satisfies Removal,
});
function entryOf(...events: object[]): Entry {
  return { seq: 1, played: [{ seat: "north", token: "", chance: false, events }] } as unknown as Entry;
}

describe("the last turn", () => {
  it("knows which way the removed faced", () => {
    const found = lastFallen([entryOf(removed("south", "tank", "a8", "penalty"))]);
    expect(found).toEqual([{ seat: "south", kind: "tank", square: "a8", facing: "<" }]);
  });
  it("knows a square where two were removed once, with the later one", () => {
    // North shoots a tank, takes its square, and falls there to a block that it turns over.
    const entry = entryOf(
      { code: "turn-began", facts: { seat: "north" } },
      { code: "shot", facts: { seat: "north", kind: "jeep", shooter: "d6", target: "d4", hit: "tank" } },
      removed("south", "tank", "d4", "shot"),
      { code: "moved", facts: { seat: "north", kind: "jeep", start: "d6", end: "d4", turn: "none" } },
      { code: "shot", facts: { seat: "north", kind: "jeep", shooter: "d4", target: "d3", hit: "block" } },
      { code: "block-turned-over", facts: { square: "d3", kind: "live" } },
      removed("north", "jeep", "d4", "blast"),
    );
    expect(lastFallen([entry])).toEqual([{ seat: "north", kind: "jeep", square: "d4", facing: "<" }]);
  });
});
