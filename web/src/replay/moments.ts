// A replay's moments in words, and what its board is told of the past.
import { TURN_BEGAN } from "../lib/events";
import { has, say } from "../lib/say";
import type { Entry, Frame, SeatName } from "../wire";

/** How many entries the board is given: enough for the marks of a whole turn. */
const RECENT = 12;

/** The last moment of the set-up: the one at which the first turn begins; 0 if there is none. */
export function setUpEnds(frames: readonly Frame[]): number {
  return Math.max(
    0,
    frames.findIndex(({ played }) => played?.events.some(({ code }) => code === TURN_BEGAN)),
  );
}

/** A player of a record: a computer's level in words, a name as it is; null without one. */
export function playerOf(tags: Readonly<Record<string, string>>, seat: SeatName): string | null {
  const tag = tags[seat === "south" ? "South" : "North"];
  if (!tag) return null;
  return /^[a-z]+$/.test(tag) && has(`opponent-${tag}`) ? say(`opponent-${tag}`) : tag;
}

/** The entries that led to a moment, as the table would have them. */
export function entriesTo(frames: readonly Frame[], moment: number): Entry[] {
  const found: Entry[] = [];
  for (let n = Math.max(1, moment - RECENT + 1); n <= moment; n++) {
    const played = frames[n]?.played;
    if (played) found.push({ seq: n, at: 0, kind: "act", seat: played.seat, played: [played] });
  }
  return found;
}
