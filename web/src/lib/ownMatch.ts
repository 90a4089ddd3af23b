// What this browser shows of a match of its own away from the table: the replay and the record.
//
// With both seats' keys two play at this screen, and no one knows who of them looks at it. Until the match is over,
// both are shown what a spectator sees. All pages ask here, and nothing in an address can ask for more.
import type { Replay, SeatName, ViewName } from "../wire";
import { matchReplay, record } from "./api";
import { keysOf } from "./keys";

/** The key to ask with; without one it may still be a match that anyone may watch. */
export function ownKey(match: string): string {
  const { south, north, watch, fresh } = keysOf(match);
  return south ?? north ?? watch ?? fresh ?? "";
}

/** The reader's own seat; null for who watches, and for two at one screen: neither of them is "you". */
export function ownSeat(match: string): SeatName | null {
  const { south, north } = keysOf(match);
  if (south && north) return null;
  return south ? "south" : north ? "north" : null;
}

function together(match: string): boolean {
  const { south, north } = keysOf(match);
  return Boolean(south && north);
}

/** A match moment by moment: as a viewer saw it, or as fully as the reader may see it. */
export async function ownReplay(match: string, viewer?: ViewName): Promise<Replay> {
  const key = ownKey(match);
  if (!together(match)) return matchReplay(match, key, viewer);
  const found = await matchReplay(match, key, "watch");
  // Over, everything is open.
  if (found.views?.includes("open")) return viewer === "watch" ? found : matchReplay(match, key, viewer);
  return { ...found, views: ["watch"] };
}

/** A match's record, as fully as the reader may see it. */
export function ownRecord(match: string): Promise<string> {
  return record(match, ownKey(match), together(match) ? "watch" : undefined);
}
