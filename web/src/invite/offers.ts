// A seat that this browser offers to anyone.
import { ApiError, withdrawSeat } from "../lib/api";
import { forget, keysOf, remember } from "../lib/keys";

/** One's own key to a match; null if there is none. */
export function ownKey(match: string): string | null {
  const { south, north } = keysOf(match);
  return south ?? north ?? null;
}

/** Take an offer back, or forget that it was one: it was taken, or is gone. */
export async function takeBack(match: string): Promise<void> {
  const key = ownKey(match);
  try {
    if (key) await withdrawSeat(match, key);
    forget(match);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "unknown-key") forget(match);
    else if (error.code === "seat-taken") remember(match, { offered: false });
    else throw error;
  }
}
