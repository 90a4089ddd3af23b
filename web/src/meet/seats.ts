// Offering a seat to anyone, sitting down on one, and the quick match that does either.
import { grouped, ownOffers } from "../invite/offers";
import { ApiError, offerSeat, takeSeat } from "../lib/api";
import { aboutOf, drawFresh, forget, keep, remember } from "../lib/keys";
import { say } from "../lib/say";
import { commitmentTo } from "../table/fair";
import { held } from "../table/held.svelte";
import type { CatalogueGame, ClockPlan, ListedOffer, NewOffer } from "../wire";

/** The longest time per turn of a quick match: those for days are for people who have agreed on it. */
const QUICK = 3_600_000;
const TRIES = 5;
/** In how many games a seat can be offered at once. */
const MOST_GAMES = 5;

/** Offer a seat; its match, the first one of an offer in several games. */
export async function offer(plan: NewOffer): Promise<string> {
  const { also = [], ...made } = await offerSeat(plan);
  for (const { match, game, variant, seat, key, watch } of [made, ...also]) {
    keep(match, seat, key);
    keep(match, "watch", watch);
    remember(match, {
      game,
      variant,
      against: "anyone",
      offered: true,
      status: "waiting",
      clock: plan.clock ?? null,
      ...(plan.quick ? { quick: true } : {}),
      ...(also.length ? { offer: made.match } : {}),
    });
  }
  return made.match;
}

/** Sit down on an open seat. The key is kept before it is asked for, so that a lost answer loses nothing. */
export async function sitDown({ match, name }: Pick<ListedOffer, "match" | "name">): Promise<void> {
  const key = drawFresh(match);
  if (!key) throw new ApiError("no-storage", say("page-seat-storage"), 0);
  try {
    const { game, variant } = await takeSeat(match, commitmentTo(key));
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

/** Take a fitting seat or, if there is none, offer one in each of these games; the match, and whether one sits. */
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
  const usual = games.slice(0, MOST_GAMES).map(({ name, variants }) => ({ game: name, variant: variants[0] ?? "" }));
  const [first, ...also] = usual;
  if (!first) throw new ApiError("unknown-game", "", 0);
  const waiting = ownOffers().filter((match) => usual.some(({ game }) => game === aboutOf(match).game));
  const [own] = waiting;
  if (own && usual.every(({ game }) => waiting.some((match) => aboutOf(match).game === game)))
    return { match: own, seated: false };
  // A seat that waits in one of several games is offered anew, in all of them: first it is withdrawn, because there is
  // one quick offer at most for each game.
  const before = grouped(ownOffers()).filter((group) =>
    group.some((match) => waiting.includes(match) && aboutOf(match).quick),
  );
  for (const group of before) {
    const taken = await held.withdraw(group);
    if (taken) return { match: taken, seated: true }; // someone was just sitting down
  }
  try {
    return await offerOrMeet({ ...first, also, name, quick: true });
  } catch (error) {
    if (!(error instanceof ApiError) || !before.length) throw error;
    throw new ApiError(error.code, say("page-quick-gone", { problem: error.message }), error.status);
  }
}

/** Make a quick offer or, if someone else looks for the same at this moment, take that seat. */
async function offerOrMeet(plan: NewOffer): Promise<{ match: string; seated: boolean }> {
  try {
    return { match: await offer(plan), seated: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "quick-offered" || !error.facts.match) throw error;
    const match = String(error.facts.match);
    await sitDown({ match, name: "" });
    return { match, seated: true };
  }
}
