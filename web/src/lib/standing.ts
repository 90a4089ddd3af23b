// How a war stands, in a few words beside a table's title.
import { say } from "./say";
import { index, other } from "./seats";
import { sayForm } from "./words";
import type { ScoreSheet, Welcome } from "../wire";

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
