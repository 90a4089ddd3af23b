// The last turn as shapes: where pieces began, the way they took, where they ended.
import { TURN_BEGAN } from "../../lib/events";
import type { Entry, Happening, SeatName } from "../../wire";
import { type Facing, FACING_WORDS, FACINGS } from "./geometry";
import type { Removal } from "./wire";

export interface LastMove {
  from: string | null;
  to: string;
  /** Dots along the way; a shot has none. */
  way: boolean;
  /** A shot: its line stays. */
  shot?: boolean;
}

/** A character that was removed in the last turn: its ghost stays until the next one. */
export interface Fallen {
  square: string;
  kind: string;
  seat: SeatName;
  facing: Facing;
}

/** The facing that an event's word names. */
const facingOf = (word: Removal["facing"]) => FACINGS.find((facing) => FACING_WORDS[facing] === word) as Facing;

/** Who was removed in the latest turn in which anything happened; of two on one square, the later. */
export function lastFallen(recent: readonly Entry[]): Fallen[] {
  const found: Fallen[] = [];
  let moved = false;
  for (const entry of [...recent].reverse()) {
    if (entry.undone) return [];
    for (const played of [...(entry.played ?? [])].reverse())
      for (const event of [...played.events].reverse()) {
        if (event.code === TURN_BEGAN && moved) return found;
        moved ||= lastMoveOf(event) !== null;
        if (event.code !== "removed") continue;
        const { seat, kind, square, facing } = event.facts as unknown as Removal;
        if (!found.some((each) => each.square === square)) found.push({ seat, kind, square, facing: facingOf(facing) });
      }
  }
  return found;
}

const SET_UP = new Set(["block-placed", "character-placed"]);

/** The moves of the latest turn in which anything happened on the squares. */
export function lastMoves(recent: readonly Entry[]): LastMove[] {
  const found: LastMove[] = [];
  for (let n = recent.length - 1; n >= 0; n--) {
    const entry = recent[n] as Entry;
    if (entry.undone) return [];
    for (const played of [...(entry.played ?? [])].reverse()) {
      for (const event of [...played.events].reverse()) {
        if (event.code === TURN_BEGAN && found.length) return found.reverse();
        const move = lastMoveOf(event);
        if (!move) continue;
        found.push(move);
        if (SET_UP.has(event.code)) return found;
      }
    }
  }
  return found.reverse();
}

function lastMoveOf({ code, facts }: Happening): LastMove | null {
  const fact = (name: string) => String(facts[name] ?? "");
  switch (code) {
    case "moved":
      return { from: fact("start"), to: fact("end"), way: true };
    case "entered":
    case "turned":
    case "block-placed":
    case "character-placed":
      return { from: null, to: fact("square"), way: false };
    case "shot":
      return { from: fact("shooter"), to: fact("target"), way: false, shot: true };
    default:
      return null;
  }
}
