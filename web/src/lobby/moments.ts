// A replay's moments in words, and what its board is told of the past.
import { sayEvent } from "../app/say";
import type { Entry, Frame, GameName } from "../wire";

/** How many entries the board is given: enough for the marks of a whole turn. */
const RECENT = 12;

/** What happened at a moment, one sentence after the other; empty for the start. */
export function wordsOf(game: GameName, frame: Frame): string {
  return (frame.played?.events ?? []).map((event) => sayEvent(game, event)).join(" ");
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
