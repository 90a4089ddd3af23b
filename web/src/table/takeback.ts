// Whose decision Undo takes back, and whether it can.
import type { Choice } from "../games/contract";
import { aboutOf } from "../lib/keys";
import { lastDecider, undecidedSinceSetUp } from "./log";
import type { Play } from "./play.svelte";

export interface Undoing {
  /** At one screen the last decision is taken back, not the one before it with both turns. */
  undoer: Play;
  /** Whether they could do so now: at once, or by asking. */
  undo: "free" | "ask" | null;
}

/** `setsUp`: the game can set up for a player. What was set up for a newcomer is not taken back. */
export function undoing(play: Play, partner: Play | null, setsUp: boolean): Undoing {
  const theirs = !play.present?.undo || lastDecider(play.entries) === partner?.seat;
  const undoer = partner?.present?.undo && theirs ? partner : play;
  const prepared = setsUp && !partner && aboutOf(play.match).newcomer === "opened";
  const none = prepared && play.seat !== null && undecidedSinceSetUp(play.entries, play.seat);
  return { undoer, undo: none ? null : (undoer.present?.undo ?? null) };
}

/** Drops what a player who is asked has picked, or was shown by a hint; true if there was anything. A set-up that is done
 * for them stops: after a takeback, the next decision must not be made by itself. */
export function dropsPicked(play: Play, choice: Choice | null, asked: boolean): boolean {
  if (choice?.working) {
    choice.cancel();
    return false;
  }
  if (!asked) return false;
  const hinted = play.suggestion !== null;
  if (hinted) play.clear();
  return Boolean(choice?.cancel()) || hinted;
}
