// Which lessons were learned, kept in this browser. What is there may be anything: only what reads as ours counts.
import { store, stored } from "./stored";

const STORED_AS = "skirmish.lessons";

type Kept = Record<string, Record<string, readonly string[]>>;

/** The steps of a lesson that were reached by the learner's own moves. */
export function stepsDone(game: string, lesson: string): readonly string[] {
  const steps = read()[game]?.[lesson];
  return Array.isArray(steps) ? steps.filter((each): each is string => typeof each === "string") : [];
}

/** Keep a step as done. */
export function keepStep(game: string, lesson: string, step: string): void {
  const all = read();
  const steps = [...new Set([...stepsDone(game, lesson), step])];
  store(STORED_AS, { ...all, [game]: { ...all[game], [lesson]: steps } });
}

const LEFT_AS = "skirmish.left";

/** Where a guided battle was left: the lesson, and the place of its step. */
export interface Left {
  readonly lesson: string;
  readonly at: number;
}

/** The guided battle of a game that was begun and left; null: none. */
export function leftAt(game: string): Left | null {
  const found = (stored<Record<string, Partial<Left> | null> | null>(LEFT_AS, {}) ?? {})[game];
  const { lesson, at } = found ?? {};
  return typeof lesson === "string" && Number.isInteger(at) && (at as number) > 0 ? { lesson, at: at as number } : null;
}

/** Keep where a guided battle is; null: it is over. */
export function keepLeft(game: string, left: Left | null): void {
  store(LEFT_AS, { ...stored<Record<string, unknown>>(LEFT_AS, {}), [game]: left });
}

/** Whether anything of a game was learned here. */
export function hasLearned(game: string): boolean {
  return Object.keys(read()[game] ?? {}).length > 0;
}

function read(): Kept {
  const found = stored<unknown>(STORED_AS, {});
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Kept[string]] => isRecord(entry[1])),
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
