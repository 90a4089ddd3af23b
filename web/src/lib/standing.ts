// How a war stands, in a few words beside a table's title.
import { say } from "./say";
import { index, other } from "./seats";
import { sayForm } from "./words";
import type { ScoreSheet, SeatName, Welcome } from "../wire";

/** What decides a series so far, the asker's own side first: battles won, or points. */
export function sumsOf({ kind, wins, points, you }: ScoreSheet): [number, number] {
  const sums = kind === "best-of" ? wins : points;
  const first = you ?? "south";
  return [sums[index(first)], sums[index(other(first))]];
}

/** "Battle 2", "Best of 3" and " · 1:0", which is empty until the score is known. */
export interface Standing {
  battle: string;
  form: string;
  score: string;
}

/** How the war stands that a match is a battle of; null for one that is played alone. */
export function standingOf(welcome: Welcome | null, sheet: ScoreSheet | null): Standing | null {
  if (!welcome?.series || !welcome.battle) return null;
  return {
    battle: say("page-war-battle", { number: welcome.battle }),
    form: sayForm(welcome.series),
    score: sheet ? ` · ${sumsOf(sheet).join(":")}` : "",
  };
}

/** "Battle 2 (Best of 3) · 1:0". */
export const sayStanding = ({ battle, form, score }: Standing): string => `${battle} (${form})${score}`;

/** What a rematch is: another match, the war's next battle, or a new war. */
export type Following = "match" | "battle" | "war";

/** What follows a match; null while a sheet is awaited that knows how it ended. `failed`: no sheet comes. */
export function followingOf(welcome: Welcome | null, sheet: ScoreSheet | null, failed = false): Following | null {
  if (!welcome?.series) return "match";
  // The last one has decided it; an earlier one may be looked at again.
  if (sheet?.over) return sheet.battles.slice(0, -1).some(({ match }) => match === welcome.match) ? "battle" : "war";
  const told = sheet?.battles.some(({ match, status }) => match === welcome.match && status === "over");
  return told || failed ? "battle" : null;
}

/** What a match itself follows, where it is a rematch. */
export const followedBy = ({ series, battle }: Welcome): Following =>
  !series ? "match" : battle === 1 ? "war" : "battle";

/** How a war ended, at the battle that decided it: who won it, by that battle's seats, with the winner's sum first or, for
 * a player, their own. */
export function endOf(sheet: ScoreSheet | null, match: string): { winner: SeatName | null; score: string } | null {
  const last = sheet?.battles.at(-1);
  if (!sheet?.over || last?.match !== match) return null;
  const side = sheet.winner ?? null;
  const score = sumsOf({ ...sheet, you: sheet.you ?? side }).join(":");
  return { winner: side && last.swapped ? other(side) : side, score };
}
