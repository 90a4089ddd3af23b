// The Battle for Hill 218 at the table.
import { say } from "../../lib/say";
import type { Face, PlayApi } from "../contract";
import type { GameView, SeatName, State } from "../../wire";
import Board from "./Board.svelte";
import { HillChoice } from "./choice.svelte";
import { index, unitsOf } from "./kinds";
import Panel from "./Panel.svelte";
import type { HillView } from "./wire";

/** The choices made last, two where two sit at one screen: the prompt's picture is of the card selected in one of them. */
let latest: readonly HillChoice[] = [];

function choose(play: PlayApi): HillChoice {
  const choice = new HillChoice(play);
  latest = [...latest, choice].slice(-2);
  return choice;
}

function standing(view: GameView, seat: SeatName): string {
  return say("hillpage-standing", { count: unitsOf(view as HillView, seat) });
}

function brief(shown: GameView, seat: SeatName): string {
  const view = shown as HillView;
  const place = index(seat);
  const facts = { hand: view.hands[place].length, deck: view.decks[place], strikes: view.strikes[place] };
  return say("hillpage-brief", facts);
}

function emblem(state: State): string | null {
  const { prompt } = state;
  const view = state.view as HillView | null | undefined;
  if (!prompt || !view) return null;
  const choice = latest.find(({ play }) => play.state === state);
  if (choice?.strike) return "strike";
  if (choice?.kind) return `unit-${choice.kind}`;
  const attacker = view.units.find((unit) => unit.at === view.attacker);
  return attacker ? `unit-${attacker.kind}` : null;
}

export const face: Face = { choose, Board, Panel, standing, brief, emblem, hidden: true };
