// A replay's moments in words, and what its board is told of the past.
import { TURN_BEGAN } from "../lib/events";
import { has, say, sayEvent } from "../lib/say";
import type { Entry, Frame, SeatName } from "../wire";

/** How many entries the board is given: enough for the marks of a whole turn. */
const RECENT = 12;

/** What happened at a moment, one sentence after the other; empty for the start. */
export function wordsOf(game: string, frame: Frame): string {
  const events = frame.played?.events ?? [];
  // That the other's turn begins is no part of what this one did; it is said where nothing else is.
  const told = events.filter(({ code }) => code !== TURN_BEGAN);
  return (told.length ? told : events).map((event) => sayEvent(game, event)).join(" ");
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
