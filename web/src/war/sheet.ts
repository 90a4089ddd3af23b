// What a score sheet shows besides its numbers.
import type { ScoreSheet } from "../wire";

/** The columns: as many battles as there can be, or one more than there were. */
export function columns({ kind, number, battles, over }: ScoreSheet): number[] {
  const most =
    kind === "to" ? battles.length + (over || battles.some(({ status }) => status !== "over") ? 0 : 1) : number;
  return Array.from({ length: Math.max(most, battles.length) }, (_, place) => place + 1);
}

/** Where the next battle is: the one that goes on, or the last one, at whose end it is agreed on. */
export function nextStep({ battles }: ScoreSheet): { match: string; running: boolean } | null {
  const last = battles.at(-1);
  return last ? { match: last.match, running: last.status !== "over" } : null;
}
