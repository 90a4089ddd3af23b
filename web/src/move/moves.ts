// Taking one's seats to another device: both ends.
import { ApiError, makeMove, offerMove, waitingMove } from "../lib/api";
import { draw, drop, forget, keep, type Kept, keysOf, remember } from "../lib/keys";
import { summariesOf } from "../lib/summaries";
import { commitmentTo } from "../table/fair";
import type { MovedSeat, MovedSeats, MySeat, Summary } from "../wire";

/** A server moves this many at once. */
const MOST = 100;

type SeatOf = Pick<Summary, "match" | "role">;
type MovedKey = MySeat & Pick<MovedSeat, "role">;

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
  const { matches, unreadable } = await summariesOf(seats);
  let moved = false;
  for (const { match, key } of seats) {
    const { south, north } = keysOf(match);
    // It may have been replaced here by a newer one of the seat.
    if (unreadable?.includes(match) || (key !== south && key !== north)) continue;
    if (matches.some((each) => each.match === match && keysOf(match)[each.role] === key)) continue;
    moved = true;
    drop(match, key);
    if (!keysOf(match).south && !keysOf(match).north) forget(match);
  }
  return moved;
}

/** Take seats over; throws if some may not have been. The keys are kept first, so that a lost answer loses nothing. */
export async function takeOver(secret: string, seats: readonly MovedSeat[]): Promise<void> {
  const drawn = seats.flatMap((seat) => {
    const key = draw(seat.match, seat.role);
    return key ? [{ ...seat, key }] : [];
  });
  const claims = drawn.map(({ match, role, key }) => ({ match, role, claim: commitmentTo(key) }));
  let failure: unknown = null;
  const taken = await makeMove(secret, claims).then(
    (made): readonly SeatOf[] => made.seats,
    async (error: unknown) => {
      const gone = error instanceof ApiError && error.code === "move-gone";
      const found = await takenBefore(drawn, gone);
      // Seats that were found though the move is gone were taken by it: an answer was lost.
      if (found.length < (gone ? 1 : drawn.length)) failure = error;
      return found;
    },
  );
  for (const { match, role, key, game, variant } of drawn) {
    if (!taken.some((each) => each.match === match && each.role === role)) continue;
    keep(match, role, key);
    const both = keysOf(match).south && keysOf(match).north;
    remember(match, { game, variant, ...(both ? { against: "screen" as const } : {}) });
  }
  if (failure !== null) throw failure;
}

/** The seats that the drawn keys open already. If the move is `gone`, the other keys never will and are dropped. */
async function takenBefore(drawn: readonly MovedKey[], gone: boolean): Promise<readonly SeatOf[]> {
  const { matches, unreadable } = await summariesOf(drawn.map(({ match, key }) => ({ match, key })));
  const left = drawn.filter(
    ({ match, role }) =>
      !unreadable?.includes(match) && !matches.some((each) => each.match === match && each.role === role),
  );
  if (gone) for (const { match, key } of left) drop(match, key);
  return matches;
}
