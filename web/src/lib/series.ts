// Series of battles: which can be chosen, and what their names say.
import type { CatalogueGame } from "../wire";

/** The series that can be chosen with one press; numbers of the last two are the player's. */
export const SERIES = ["", "best-of-3", "best-of-5", "over-4", "to-50"] as const;

/** The kind and number of a series; null for a single battle. */
export function readSeries(series: string): { kind: string; number: number } | null {
  const found = /^(best-of|over|to)-([1-9][0-9]{0,3})$/.exec(series);
  return found ? { kind: found[1] ?? "", number: Number(found[2]) } : null;
}

/** The series that a plan means in a game; none if the game does not have it. */
export function seriesOf({ series = [] }: CatalogueGame, wanted: string): string {
  const kind = readSeries(wanted)?.kind;
  return kind && (series as string[]).includes(kind) ? wanted : "";
}
