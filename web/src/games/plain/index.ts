// The plain face: plays any game that has none of its own, with the server's drawing and its decisions in words.
import type { Face } from "../contract";
import Board from "./Board.svelte";
import { PlainChoice } from "./choice.svelte";
import Panel from "./Panel.svelte";

export const face: Face = {
  choose: (play) => new PlainChoice(play),
  Board,
  Panel,
  standing: () => "",
  emblem: ({ prompt }) => (prompt ? `badge-${prompt.seat}` : null),
  sayPlace: (place) => place,
  layout: "square",
  ground: "var(--paper-2)",
  aspect: "4 / 3",
  turnsForTwo: false,
  hints: false,
  // What is hidden is not known here, so it can't be covered: the hand-over shows no board.
  hidden: { count: () => 0 },
};
