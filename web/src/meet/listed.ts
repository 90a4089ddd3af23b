// What the lists of one's own matches share, on the first page and on the page of matches: their order, and who sits opposite.
import type { Kept } from "../lib/keys";
import { say } from "../lib/say";

/** Those that wait for the player first, those that no one has joined after the others, and finished ones last; within
 * each, by when they were looked at. */
export function ordered<Listed extends Kept>(all: readonly Listed[]): Listed[] {
  const rank = ({ about }: Kept) => (about.status === "over" ? 3 : about.turn ? 0 : about.status === "waiting" ? 2 : 1);
  return [...all].sort((one, two) => rank(one) - rank(two));
}

/** What the other player is called; nothing for someone without a name. */
export const opponentName = ({ about }: Kept): string | undefined =>
  about.level ? say(`opponent-${about.level}`) : about.opponent;

/** "against Ruben". */
export function opponentWords(match: Kept): string {
  const { about, keys } = match;
  if (keys.south && keys.north) return say("page-match-screen");
  if (!keys.south && !keys.north) return say("page-match-watch");
  const name = opponentName(match);
  if (name) return say("page-match-against", { name });
  return say(about.against === "anyone" ? "page-match-stranger" : "page-match-friend");
}
