// Generated from skirmish.games.island.presenter.wire by scripts/make_types.py: change that, not this.
import type { Caught, Decision, GameView, Preview, SeatName, Threat } from "../../wire";

/** A character on the island. */
export interface Piece { square: string; seat: SeatName; kind: string; facing: "<" | ">" | "^" | "v" }

/** The facts of the event ``removed``. ``facing`` is where the character looked when it fell. */
export interface Removal {
  seat: SeatName;
  kind: string;
  square: string;
  cause: string;
  facing: "east" | "north" | "south" | "west";
}

/** A carrier pad. */
export interface CarrierPad {
  seat: SeatName;
  /** Where its missile lies, ``a`` to ``l``. */
  column: string;
  /** The kinds on its squares 1 to 5. */
  slots: (string | null)[];
  /** The island's square in front of each, or none. */
  fronts: (string | null)[];
}

/** The island as a viewer sees it. */
export interface IslandView extends GameView {
  game: "island";
  pieces: Piece[];
  blocks: string[];
  live: number;
  safe: number;
  /** Characters each side still has, on the island and the pad together. */
  left: [number, number];
  quiet: number;
  pads?: CarrierPad[];
  /** Blocks about to be turned over. */
  queue?: string[];
  /** The characters that each side can still place, by kind. */
  box?: [Record<string, number>, Record<string, number>];
  /** How many of them it will place: in blitz, fewer than there are. */
  coming?: [number, number];
  /** The characters out of the battle, by kind; in blitz all are of the kind ``unknown``. */
  lost?: [Record<string, number>, Record<string, number>];
  /** How many losses end the battle, where a side still has characters left then; otherwise 0. */
  fatal?: number;
}

/**
 * One legal decision on the island. ``kind`` says which, and which of the other fields it has:
 *
 * ============ ==========================================================================================
 * block        target
 * character    piece, target, facing
 * load         cards (kinds for pad squares 1 to 5)
 * move         piece, source, target, turn (left, right or none), path, hits_block
 * shoot        piece, source, target, hit (a kind or ``block``), caught (crossfire), line, own, friendly
 * reinforce    piece, number, target, hits_block
 * pad
 * slide        turn (left or right), target (the column where the missile will lie)
 * turn         piece, source, turn
 * remove       piece, target
 * remove-pad   piece, number
 * end          penalty
 * ============ ==========================================================================================
 */
export interface IslandDecision extends Decision {
  piece?: string | null;
  turn?: string | null;
  facing?: string | null;
  number?: number | null;
  cards?: string[];
  path?: string[];
  line?: string[];
  hit?: string | null;
  caught?: Caught[];
  /** The shot hits its own side, as target or in the crossfire. */
  own?: boolean;
  /** The target itself is on the shooter's side. */
  friendly?: boolean;
  hits_block?: boolean;
  /** The opponent may then remove a character (I-3.7). */
  penalty?: boolean;
}

/** A character that can be hit next turn. ``rolls`` are the faces of the die that allow it. */
export interface IslandThreat extends Threat { rolls: number[] }

/**
 * What a decision would do. ``removed`` is certain; ``blast``, ``chain``, ``risk`` and ``farther`` are
 * what happens if every block in question is live.
 */
export interface IslandPreview extends Preview {
  removed?: Caught[];
  line?: string[];
  /** The squares that would be in a blast. */
  blast?: string[];
  /** The blocks that would be turned over, in order. */
  chain?: string[];
  /** Who would be removed beyond ``removed`` if the first block were live. */
  risk?: Caught[];
  /** Who would be removed only by the blocks that it sets off, if these were live, too. */
  farther?: Caught[];
  /** The chance that the first block is live, as a fraction. */
  live?: [number, number];
  /** Whether one's own side is or may be among the removed. */
  own?: boolean;
  /** Where the character stands that moves, turns or enters. */
  end?: string | null;
  /** The square that it would aim at from there. */
  aims?: string | null;
  /** Who stands there, if a shot would hit. */
  hits?: Caught | null;
  /** How it could be hit there. */
  threat?: IslandThreat | null;
}
