// Taking one's seats to another device: both ends.
import { makeMove, offerMove, summaries, waitingMove } from "../lib/api";
import { draw, drop, forget, keep, type Kept, keysOf, remember } from "../lib/keys";
import { commitmentTo } from "../table/fair";
import type { MovedSeat, MovedSeats, MySeat } from "../wire";

const MOST = 100;
/** A server looks at this many at once. */
const AT_ONCE = 40;

/** The seats of these matches, with their keys. */
export function seatsOf(all: readonly Kept[]): MySeat[] {
  return all
    .flatMap(({ match, keys }) => [keys.south, keys.north].flatMap((key) => (key ? [{ match, key }] : [])))
    .slice(0, MOST);
}

/** Offer seats under a secret. */
export function offered(secret: string, seats: readonly MySeat[]): Promise<MovedSeats> {
  return offerMove(secret, seats);
}

/** A move that waits; null once it was made, withdrawn or is too old. */
export async function waits(secret: string): Promise<MovedSeats | null> {
  const found = await waitingMove(secret);
  return found.seats.length ? found : null;
}

/** Forget the keys that open nothing any more; whether there were any. */
export async function forgetMoved(seats: readonly MySeat[]): Promise<boolean> {
  let moved = false;
  for (let start = 0; start < seats.length; start += AT_ONCE) {
    const asked = seats.slice(start, start + AT_ONCE);
    const { matches, unreadable } = await summaries(asked);
    for (const { match, key } of asked) {
      if (unreadable?.includes(match)) continue;
      if (matches.some((each) => each.match === match && keysOf(match)[each.role] === key)) continue;
      moved = true;
      drop(match, key);
      const { south, north } = keysOf(match);
      if (!south && !north) forget(match);
    }
  }
  return moved;
}

/** Take seats over. The keys are kept first, so that a lost answer loses nothing. */
export async function takeOver(secret: string, seats: readonly MovedSeat[]): Promise<void> {
  const drawn = seats.flatMap((seat) => {
    const key = draw(seat.match, seat.role);
    return key ? [{ ...seat, key }] : [];
  });
  const claims = drawn.map(({ match, role, key }) => ({ match, role, claim: commitmentTo(key) }));
  let taken: readonly Pick<MovedSeat, "match" | "role">[];
  try {
    taken = (await makeMove(secret, claims)).seats;
  } catch (error) {
    // An earlier answer may have been lost: then the keys are valid already.
    const found = await summaries(drawn.slice(0, AT_ONCE).map(({ match, key }) => ({ match, key }))).catch(() => null);
    taken = (found?.matches ?? []).flatMap(({ match, role }) => (role === "watch" ? [] : [{ match, role }]));
    if (!taken.length) {
      for (const { match, key } of drawn) drop(match, key);
      throw error;
    }
  }
  for (const { match, role, key, game, variant } of drawn) {
    if (!taken.some((each) => each.match === match && each.role === role)) continue;
    keep(match, role, key);
    const both = keysOf(match).south && keysOf(match).north;
    remember(match, { game, variant, ...(both ? { against: "screen" as const } : {}) });
  }
}
