// The games that this server offers, as its catalogue lists them. Screens ask here and name no game themselves.
import type { Catalogue, CatalogueGame as GameInfo } from "../wire";
import { catalogue } from "./api";

/** A game of the catalogue. A server of another version may leave out what is optional. */
export type Listed = GameInfo & {
  /** The title in English; the message NAME-title translates it. */
  title?: string;
  /** The computer's levels for this game, weakest first; empty if it has no player. */
  levels?: string[];
  /** Whether one seat may know what the other does not. */
  hides?: boolean;
  /** Whether it has a rulebook. */
  rulebook?: boolean;
};

let listed = $state.raw<readonly Listed[]>([]);

/** Ask for the catalogue once; afterwards `games` and `gameInfo` know what it lists. */
export async function fetchGames(): Promise<Catalogue> {
  const found = await catalogue();
  listed = found.games;
  return found;
}

/** Every game, in the server's order; none until the catalogue has come. */
export function games(): readonly Listed[] {
  return listed;
}

/** What the catalogue says about a game. */
export function gameInfo(name: string): Listed | null {
  return listed.find((each) => each.name === name) ?? null;
}
