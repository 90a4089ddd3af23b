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
