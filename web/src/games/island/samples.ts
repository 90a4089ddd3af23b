// Decisions and a view as the server sends them, for the tests: the battle of the look's pictures.
import type { IslandView, IslandDecision } from "./wire";
import { FACINGS } from "./geometry";

export const VIEW: IslandView = {
  game: "island",
  pieces: [
    { square: "d3", seat: "south", kind: "jeep", facing: "^" },
    { square: "k3", seat: "south", kind: "tank", facing: "<" },
    { square: "h4", seat: "south", kind: "tank", facing: "^" },
    { square: "h6", seat: "north", kind: "soldier", facing: ">" },
    { square: "h8", seat: "north", kind: "jeep", facing: "v" },
  ],
  blocks: ["b8", "f5"],
  live: 1,
  safe: 1,
  left: [5, 4],
  quiet: 0,
  pads: [
    {
      seat: "south",
      column: "b",
      slots: ["soldier", null, null, "jeep", null],
      fronts: [null, "a1", "b1", "c1", "d1"],
    },
    {
      seat: "north",
      column: "h",
      slots: [null, "tank", "soldier", null, null],
      fronts: ["j12", "i12", "h12", "g12", "f12"],
    },
  ],
};

const move = (token: string, source: string, target: string, path: string[], turn?: string): IslandDecision => ({
  token,
  kind: "move",
  piece: source === "d3" ? "jeep" : "tank",
  source,
  target,
  path,
  turn,
});

export const SHOT: IslandDecision = {
  token: "h4*h8",
  kind: "shoot",
  piece: "tank",
  source: "h4",
  target: "h8",
  hit: "jeep",
  line: ["h5", "h6", "h7", "h8"],
  caught: [{ square: "h6", seat: "north", kind: "soldier" }],
};

export const USE_ROLL: IslandDecision[] = [
  move("d3-d5R", "d3", "d5", ["d4", "d5"], "right"),
  move("d3-d6", "d3", "d6", ["d4", "d5", "d6"]),
  move("d3-d5L", "d3", "d5", ["d4", "d5"], "left"),
  move("k3-h3", "k3", "h3", ["j3", "i3", "h3"]),
  SHOT,
];

export const ZERO: IslandDecision[] = [
  { token: "+4", kind: "reinforce", piece: "jeep", number: 4, target: "c1" },
  { token: "pad", kind: "pad" },
  { token: "d3L", kind: "turn", piece: "jeep", source: "d3", turn: "left" },
  { token: "d3R", kind: "turn", piece: "jeep", source: "d3", turn: "right" },
  SHOT,
];

export const PLACING: IslandDecision[] = ["soldier", "tank"].flatMap((piece) =>
  ["a1", "b1"].flatMap((target) =>
    FACINGS.map((facing) => ({
      token: `${piece.charAt(0).toUpperCase()}${target}${facing}`,
      kind: "character",
      piece,
      target,
      facing,
    })),
  ),
);

const ORDERS = ["JTSSS", "JSTSS", "TJSSS", "SSSJT"];
const WORDS: Record<string, string> = { S: "soldier", J: "jeep", T: "tank" };
export const LOAD: IslandDecision[] = ORDERS.map((order) => ({
  token: `=${order}`,
  kind: "load",
  cards: [...order].map((letter) => WORDS[letter] as string),
}));
