// Offering a seat to anyone, sitting down on one, and the quick match that does either.
import { ApiError, offerSeat, takeSeat } from "../lib/api";
import { aboutOf, drawFresh, forget, keep, kept, remember } from "../lib/keys";
import { say } from "../lib/say";
import { commitmentTo } from "../table/fair";
import type { CatalogueGame, ClockPlan, ListedOffer, NewOffer } from "../wire";

/** The longest time per turn of a quick match: those for days are for people who have agreed on it. */
const QUICK = 3_600_000;
const TRIES = 5;

/** The offers of this browser that wait for someone. */
export function ownOffers(): string[] {
  return kept()
    .filter(({ about }) => about.offered)
    .map(({ match }) => match);
}

/** Offer a seat; the match. */
export async function offer(plan: NewOffer): Promise<string> {
  const made = await offerSeat(plan);
  keep(made.match, made.seat, made.key);
  keep(made.match, "watch", made.watch);
  remember(made.match, { game: plan.game, variant: plan.variant, against: "anyone", offered: true, status: "waiting" });
  return made.match;
}

/** Sit down on an open seat. The key is kept before it is asked for, so that a lost answer loses nothing. */
export async function sitDown({ match, game, variant, name }: ListedOffer): Promise<void> {
  const key = drawFresh(match);
  if (!key) throw new ApiError("no-storage", say("page-seat-storage"), 0);
  try {
    await takeSeat(match, commitmentTo(key));
    remember(match, { game, variant, against: "anyone", status: "playing", ...(name ? { opponent: name } : {}) });
  } catch (error) {
    if (error instanceof ApiError && error.code === "seat-taken") forget(match);
    throw error;
  }
}

/** The open seat that a quick match takes: the oldest of these games, as they are usually played. */
export function fitting(
  offers: readonly ListedOffer[],
  games: readonly CatalogueGame[],
  own: readonly string[],
): ListedOffer[] {
  const usual = new Map(games.map(({ name, variants }) => [name, variants[0]]));
  return offers.filter(
    ({ match, game, variant, clock }) => usual.get(game) === variant && isQuick(clock ?? null) && !own.includes(match),
  );
}

function isQuick(clock: ClockPlan | null): boolean {
  return !clock?.each || clock.each <= QUICK;
}

/** Take a fitting seat or, if there is none, offer one in the first of these games; the match, and whether one sits. */
export async function quickMatch(
  offers: readonly ListedOffer[],
  games: readonly CatalogueGame[],
  name: string,
): Promise<{ match: string; seated: boolean }> {
  for (const each of fitting(offers, games, ownOffers()).slice(0, TRIES)) {
    try {
      await sitDown(each);
      return { match: each.match, seated: true };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "seat-taken") throw error;
    }
  }
  const info = games[0];
  if (!info) throw new ApiError("unknown-game", "", 0);
  const waiting = ownOffers().find((match) => aboutOf(match).game === info.name);
  if (waiting) return { match: waiting, seated: false };
  const variant = info.variants[0] ?? "";
  try {
    return { match: await offer({ game: info.name, variant, name, quick: true }), seated: false };
  } catch (error) {
    // Someone else looks for the same at this moment: that is the seat to take.
    if (!(error instanceof ApiError) || error.code !== "quick-offered" || !error.facts.match) throw error;
    const match = String(error.facts.match);
    await sitDown({ match, game: info.name, variant, name: "", seat: null, since: 0 });
    return { match, seated: true };
  }
}
