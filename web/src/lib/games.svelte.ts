// The games that this server offers, as its catalogue lists them. Screens ask here and name no game themselves.
import type { Catalogue, CatalogueGame } from "../wire";
import { catalogue } from "./api";

let listed = $state.raw<readonly CatalogueGame[]>([]);

/** Ask for the catalogue once; afterwards `games` and `gameInfo` know what it lists. */
export async function fetchGames(): Promise<Catalogue> {
  const found = await catalogue();
  listed = found.games;
  return found;
}

/** Every game, in the server's order; none until the catalogue has come. */
export function games(): readonly CatalogueGame[] {
  return listed;
}

/** Whether a game has a rulebook; yes, as long as the catalogue does not say otherwise. */
export function hasRulebook(name: string): boolean {
  return gameInfo(name)?.rulebook ?? true;
}

/** What the catalogue says about a game. */
export function gameInfo(name: string): CatalogueGame | null {
  return listed.find((each) => each.name === name) ?? null;
}

/** The level that sets up: the middle one, or `least` if that is stronger. */
export function usualLevel(game: string, least: string | null = null): Promise<string | null> {
  return levelOf(game, least, (count) => Math.floor(count / 2));
}

/** The level that gives hints: the strongest that answers at once, or `least` if that is stronger. */
export function hintLevel(game: string, least: string | null = null): Promise<string | null> {
  return levelOf(game, least, (count) => Math.max(0, count - 2));
}

async function levelOf(game: string, least: string | null, usual: (count: number) => number): Promise<string | null> {
  const found = await catalogue().catch(() => null);
  const levels = found?.games.find(({ name }) => name === game)?.levels ?? [];
  return levels[Math.max(usual(levels.length), least ? levels.indexOf(least) : -1)] ?? null;
}
