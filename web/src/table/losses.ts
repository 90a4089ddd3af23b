// What the other side's last turn cost, in words: it stays until the player acts.
import type { Face } from "../games/contract";
import { sayEvent, type Audience } from "../lib/say";
import type { Entry, SeatName } from "../wire";

/** The sentences about a seat's losses since its last decision. */
export function lossWords(
  game: string,
  face: Face,
  entries: readonly Entry[],
  seat: SeatName,
  audience: Audience,
): string {
  const played = entries.flatMap((entry) => (entry.undone ? [] : (entry.played ?? [])));
  const own = played.findLastIndex((token) => token.seat === seat && !token.chance);
  const since = played.slice(own + 1).flatMap((token) => token.events);
  const costly = since.filter((event) => face.costs?.(event, seat));
  return costly.map((event) => sayEvent(game, event, audience)).join(" ");
}
