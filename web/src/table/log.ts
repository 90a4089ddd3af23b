// The log in lines: a turn is one line, everything else a line each. What was taken back stays, struck out.
import { ENDED, TURN_BEGAN } from "../lib/events";
import type { CommandKind, Entry, Happening, SeatName } from "../wire";

export interface Line {
  /** Stays the same while a turn's line grows. */
  key: string;
  /** The turn, from 1; null before the first and for what is no play. */
  turn: number | null;
  seat: SeatName | null;
  /** What happened; empty for what is no play. */
  events: Happening[];
  /** What is no play: a message of the table's. */
  kind: CommandKind | null;
  undone: boolean;
  /** Whether any of it was decided by the seat, not by chance. */
  decided: boolean;
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

/** Every line, oldest first; without the ending where that is said elsewhere. */
export function lines(entries: readonly Entry[], ending = true): Line[] {
  const all: Line[] = [];
  let turn = 0;
  let open: Line | null = null;
  for (const item of items(entries)) {
    if ("entry" in item) {
      const { seq, kind, seat = null } = item.entry;
      all.push({ key: `e${seq}`, turn: null, seat, events: [], kind, undone: false, decided: false });
      open = null;
      continue;
    }
    for (const event of item.events) {
      const begins = event.code === TURN_BEGAN;
      if (begins && !item.undone) turn += 1;
      // A turn begins within what the other seat did last.
      const seat = begins && event.facts.seat ? (event.facts.seat as SeatName) : item.seat;
      const fits: boolean = !!open && turn > 0 && !begins && open.seat === seat && open.undone === item.undone;
      if (!fits) {
        const { undone, seq } = item;
        const number = undone ? null : turn || null;
        open = { key: `p${seq}.${all.length}`, turn: number, seat, events: [], kind: null, undone, decided: false };
        all.push(open);
      }
      if (open && !begins && (ending || event.code !== ENDED)) {
        open.events.push(event);
        open.decided ||= !item.chance;
      }
      // Before the first turn every placing is a line of its own.
      if (turn === 0) open = null;
    }
  }
  return all.filter((line) => line.kind !== null || line.events.length > 0);
}

/** The number of the turn that is being played; 0 before the first. */
export function turnNumber(entries: readonly Entry[]): number {
  return items(entries).reduce(
    (sum, item) =>
      "entry" in item || item.undone ? sum : sum + item.events.filter(({ code }) => code === TURN_BEGAN).length,
    0,
  );
}
