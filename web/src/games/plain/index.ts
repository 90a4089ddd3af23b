// The plain face: plays any game that has none of its own, with the server's drawing and its decisions in words.
import type { Face } from "../contract";
import Board from "./Board.svelte";
import { PlainChoice } from "./choice.svelte";
import Panel from "./Panel.svelte";
import { plain } from "./view";
import type { GameView } from "../../wire";

/** The drawing's own; sentences take the room they need. */
function aspect(view: GameView): string {
  const box = /viewBox="\s*\S+\s+\S+\s+(\S+)\s+(\S+?)\s*"/.exec(plain(view)?.svg ?? "");
  return box ? `${box[1]} / ${box[2]}` : "auto";
}

export const face: Face = {
  choose: (play) => new PlainChoice(play),
  Board,
  Panel,
  standing: () => "",
  emblem: ({ prompt }) => (prompt ? `badge-${prompt.seat}` : null),
  sayPlace: (place) => place,
  layout: "square",
  ground: "var(--paper-2)",
  aspect,
  turnsForTwo: false,
  hints: false,
  // What is hidden is not known here, so it can't be covered: the hand-over shows no board.
  hidden: {},
};
