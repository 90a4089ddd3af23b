import { describe, expect, it } from "vitest";
import type { IslandDecision } from "./wire";
import {
  facingsFor,
  filled,
  isPlain,
  kindsToPlace,
  loading,
  movers,
  movesOf,
  needsLook,
  NO_ORDER,
  placing,
  shots,
  sources,
  squaresFor,
  stillToLoad,
  ways,
} from "./decisions";
import { LOAD, PLACING, USE_ROLL, ZERO } from "./samples";

const shot = (rest: Partial<IslandDecision>): IslandDecision => ({
  token: "x",
  kind: "shoot",
  piece: "tank",
  source: "h4",
  target: "h8",
  hit: "jeep",
  ...rest,
});

describe("whom the decisions are about", () => {
  it("finds movers and shooters", () => {
    expect(movers(USE_ROLL)).toEqual(["d3", "k3"]);
    expect(sources(USE_ROLL)).toEqual(["d3", "k3", "h4"]);
  });
  it("puts straight on before left before right", () => {
    expect(movesOf(USE_ROLL, "d3").map((decision) => decision.token)).toEqual(["d3-d6", "d3-d5L", "d3-d5R"]);
  });
  it("offers shots at the other side first and at one's own last", () => {
    const list = [shot({ token: "own", own: true }), shot({ token: "block", hit: "block" }), shot({ token: "foe" })];
    expect(shots(list).map((decision) => decision.token)).toEqual(["foe", "block", "own"]);
  });
  it("does at once what a word is enough for: no shot at one's own side or a block", () => {
    const plain = (each: IslandDecision) => isPlain(each);
    const caught = [{ square: "h6", seat: "north" as const, kind: "soldier" }];
    expect([{ caught }, { own: true, caught }, { hit: "block" }].map(shot).map(plain)).toEqual([true, false, false]);
  });
  it("shows shots and landings before they are done", () => {
    expect(needsLook(shot({}))).toBe(true);
    expect(needsLook({ token: "d3-d6", kind: "move", hits_block: true })).toBe(true);
    expect(needsLook({ token: "d3-d6", kind: "move" })).toBe(false);
  });
  it("lists the ways of a zero that are open", () => {
    expect(ways(ZERO)).toEqual(["reinforce", "pad", "turn"]);
    expect(ways(ZERO.filter((decision) => decision.kind === "turn"))).toEqual(["turn"]);
  });
});

describe("placing", () => {
  it("goes by kind, square and facing", () => {
    expect(kindsToPlace(PLACING)).toEqual(["soldier", "tank"]);
    expect(squaresFor(PLACING, "tank")).toEqual(["a1", "b1"]);
    expect(facingsFor(PLACING, "tank", "a1")).toEqual(["^", ">", "v", "<"]);
    expect(placing(PLACING, "tank", "b1", "<")?.token).toBe("Tb1<");
    expect(placing(PLACING, "tank", null, "<")).toBeNull();
  });
});

describe("loading the pad", () => {
  it("counts what is left and fills the rest", () => {
    expect(stillToLoad(LOAD, NO_ORDER)).toEqual({ soldier: 3, jeep: 1, tank: 1 });
    const order = filled(LOAD, ["jeep", null, null, null, null]);
    expect(order).toEqual(["jeep", "tank", "soldier", "soldier", "soldier"]);
    expect(loading(LOAD, order)?.token).toBe("=JTSSS");
  });
  it("is not done before all five have their squares", () => {
    expect(loading(LOAD, ["jeep", null, null, null, null])).toBeNull();
  });
});
