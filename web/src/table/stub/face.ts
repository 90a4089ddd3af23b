// A game's face for tests of the table: the board and the panel beside this file.
import type { Face } from "../../games/contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

export const FACE: Face = {
  choose: () => ({ cancel: () => false, heading: null }),
  Board,
  Panel,
  standing: () => "6 on the board",
  emblem: () => "die-3",
  sayPlace: (place) => place,
  layout: "square",
  ground: "none",
  aspect: () => "1",
  turnsForTwo: false,
  hints: true,
};
