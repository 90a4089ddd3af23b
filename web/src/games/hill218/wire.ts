// Generated from skirmish.games.hill218.presenter.wire by scripts/make_types.py: change that, not this.
import type { Caught, Decision, GameView, Preview, SeatName, Threat } from "../../wire";

/** A unit in play. */
export interface Unit {
  at: string;
  seat: SeatName;
  kind: string;
  /** Whether a line of supply reaches it. */
  supplied: boolean;
}

/** Supply flows from one space to the next. */
export interface Link { start: string; end: string; seat: SeatName }

/** The battlefield as a viewer sees it. */
export interface HillView extends GameView {
  game: "hill218";
  units: Unit[];
  links: Link[];
  /** Kinds' words. */
  hands: [string[], string[]];
  /** How many cards are left. */
  decks: [number, number];
  strikes: [number, number];
  destroyed: [string[], string[]];
  plays?: number;
  /** The unit that must attack now. */
  attacker?: string | null;
  /** The cards that the viewer knows to lie under the decks. */
  bottom?: [string[], string[]];
}

/**
 * One legal decision on Hill 218. ``kind`` says which, and which of the other fields it has:
 *
 * ======= =====================================
 * return  cards
 * deploy  piece, target
 * attack  piece (the victim), source, target
 * strike  piece (the victim), target
 * pass
 * ======= =====================================
 */
export interface HillDecision extends Decision { piece?: string | null; cards?: string[] }

/** What a unit could attack from a space: the victim, and the supporters without whom it could not. */
export interface Target { at: string; piece: string; supporters?: string[] }

/** A unit that unseen cards could destroy next turn, or the base if they could enter it. */
export interface HillThreat extends Threat {
  /** The kinds of cards that could do it. */
  kinds?: string[];
  base?: boolean;
}

/** What a decision would do, as far as it is certain. */
export interface HillPreview extends Preview {
  removed?: Caught[];
  attacks?: Target[];
  /** Spaces to which the unit would lend support. */
  supports?: string[];
  /** Links that would arise. */
  supply?: Link[];
  /** Units that would no longer be supplied. */
  cut?: Caught[];
  /** What could destroy the unit next turn, once it has attacked: kinds of unseen cards, and ``strike``. */
  danger?: string[];
}
