// The log in lines: every play is one, and so is everything else. What was taken back stays, struck out.
import { ENDED, TURN_BEGAN } from "../lib/events";
import type { CommandKind, Entry, Happening, SeatName } from "../wire";

export interface Line {
  /** Stays the same while a line grows. */
  key: string;
  /** The turn, from 1; null before the first and for what is no play. */
  turn: number | null;
  /** Whether the turn begins with this line. */
  first: boolean;
  seat: SeatName | null;
  /** What happened; empty for what is no play. */
  events: Happening[];
  /** What is no play: a message of the table's. */
  kind: CommandKind | null;
  undone: boolean;
  /** Whether any of it was decided by the seat, not by chance. */
  decided: boolean;
  /** A play before the first turn. */
  setUp: boolean;
}

interface Play {
  seq: number;
  seat: SeatName;
  events: Happening[];
  chance: boolean;
  undone: boolean;
}

/** The entries without a line of their own. */
const SILENT: ReadonlySet<CommandKind> = new Set(["act", "open", "start"]);

type Item = Play | { entry: Entry };

/** The plays and the other entries in order; those that were taken back are marked. */
function items(entries: readonly Entry[]): Item[] {
  const all: Item[] = [];
  const played: Play[] = [];
  for (const entry of entries) {
    for (let left = entry.undone ?? 0; left > 0; left--) {
      const play = played.pop();
      if (play) play.undone = true;
    }
    if (!SILENT.has(entry.kind)) all.push({ entry });
    for (const { seat, events, chance } of entry.played ?? []) {
      const play = { seq: entry.seq, seat, events, chance, undone: false };
      played.push(play);
      all.push(play);
    }
  }
  return all;
}

const NO_PLAY = { turn: null, first: false, events: [], undone: false, decided: false, setUp: false };

/** Every line, oldest first; without the ending where that is said elsewhere. */
export function lines(entries: readonly Entry[], ending = true): Line[] {
  const all: Line[] = [];
  let turn = 0;
  /** The last turn that has a line. */
  let shown = 0;
  /** A decision's line: what chance adds to it belongs there (a block that is turned over). */
  let open: Line | null = null;
  for (const item of items(entries)) {
    if ("entry" in item) {
      const { seq, kind, seat = null } = item.entry;
      all.push({ ...NO_PLAY, key: `e${seq}`, seat, kind });
      open = null;
      continue;
    }
    const { seq, seat, chance, undone } = item;
    const told = item.events.filter(({ code }) => code !== TURN_BEGAN && (ending || code !== ENDED));
    if (told.length && chance && turn > 0 && open?.seat === seat && open.undone === undone) open.events.push(...told);
    else if (told.length) {
      const first = !undone && turn > shown;
      if (first) shown = turn;
      const line: Line = {
        key: `p${seq}.${all.length}`,
        turn: undone ? null : turn || null,
        first,
        seat,
        events: told,
        kind: null,
        undone,
        decided: !chance,
        setUp: turn === 0,
      };
      all.push(line);
      open = chance ? null : line;
    }
    // A turn begins within what the other seat did last.
    if (item.events.some(({ code }) => code === TURN_BEGAN)) {
      open = null;
      if (!undone) turn += 1;
    }
  }
  return all;
}

/** The number of the turn that is being played; 0 before the first. */
export function turnNumber(entries: readonly Entry[]): number {
  return items(entries).reduce(
    (sum, item) =>
      "entry" in item || item.undone ? sum : sum + item.events.filter(({ code }) => code === TURN_BEGAN).length,
    0,
  );
}
