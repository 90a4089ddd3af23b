// The seats that this browser offers to anyone.
import { ApiError, withdrawSeat } from "../lib/api";
import { aboutOf, forget, kept, keysOf, remember } from "../lib/keys";
import { sayShort, sayVariant } from "../lib/words";

/** One's own key to a match; null if there is none. */
export function ownKey(match: string): string | null {
  const { south, north } = keysOf(match);
  return south ?? north ?? null;
}

/** The offers of this browser that wait for someone. */
export function ownOffers(): string[] {
  return kept()
    .filter(({ about }) => about.offered)
    .map(({ match }) => match);
}

/** The same, with the matches of an offer in several games beside each other. */
export function grouped(matches: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const match of matches) {
    const offer = aboutOf(match).offer ?? match;
    groups.set(offer, [...(groups.get(offer) ?? []), match]);
  }
  return [...groups.values()];
}

/** What is played in a match of one's own. */
export function played(match: string): string {
  const { game = "", variant = "" } = aboutOf(match);
  return game && `${sayShort(game)}, ${sayVariant(game, variant)}`;
}

/** Withdraw an offer, in all of its games; the match whose seat someone has just taken, or null. For `held`, which has
 * connections to these matches. */
export async function withdraw(offer: readonly string[]): Promise<string | null> {
  for (const match of offer) {
    const key = ownKey(match);
    try {
      if (key) {
        await withdrawSeat(match, key);
        offer.forEach(forget);
        return null;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "seat-taken") {
        remember(match, { offered: false });
        return match;
      }
      // The server has deleted this match, perhaps because the seat in another game was taken.
      if (error.code !== "unknown-key") throw error;
    }
    forget(match);
  }
  return null;
}
