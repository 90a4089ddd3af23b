// What the other side's last turn cost, in words: it stays until the player acts.
import type { Face } from "../games/contract";
import { sayEvent } from "../lib/say";
import type { Entry } from "../wire";
import type { Play } from "./play.svelte";
import { TURN_ENTRIES } from "./log";
import { audienceOf } from "./words";

/** The sentences about the player's losses since their last decision. `together`: two at this screen, both named. */
export function lossWords(play: Play, face: Face, entries: readonly Entry[], together = false): string {
  const { seat, game } = play;
  if (!seat) return "";
  const played = entries.slice(-TURN_ENTRIES).flatMap((entry) => (entry.undone ? [] : (entry.played ?? [])));
  const own = played.findLastIndex((token) => token.seat === seat && !token.chance);
  const since = played.slice(own + 1).flatMap((token) => token.events);
  const costly = since.filter((event) => face.costs?.(event, seat));
  return costly.map((event) => sayEvent(game, event, audienceOf(play, together))).join(" ");
}
