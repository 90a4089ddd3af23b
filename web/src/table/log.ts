// The log in lines: every play is one, and so is everything else. What was taken back stays, struck out.
import { ENDED, TURN_BEGAN } from "../lib/events";
import type { CommandKind, Entry, Happening, SeatName } from "../wire";

/** More entries than a turn has. */
export const TURN_ENTRIES = 40;

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
  kind: CommandKind | "accept-rematch" | null;
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

const TAKES_BACK: ReadonlySet<string> = new Set(["accept-takeback", "take-back"]);
const TAKING_BACK: ReadonlySet<string> = new Set(["ask-takeback", ...TAKES_BACK]);

type Item = Play | { entry: Entry };

/** The plays and the other entries in order; those that were taken back are marked. A start is told if it is unusual. */
function items(entries: readonly Entry[], placed = false): Item[] {
  const all: Item[] = [];
  const played: Play[] = [];
  for (const entry of entries) {
    for (let left = entry.undone ?? 0; left > 0; left--) {
      const play = played.pop();
      if (play) play.undone = true;
    }
    if (!SILENT.has(entry.kind) || (placed && entry.kind === "start")) all.push({ entry });
    for (const { seat, events, chance } of entry.played ?? []) {
      const play = { seq: entry.seq, seat, events, chance, undone: false };
      played.push(play);
      all.push(play);
    }
  }
  return all;
}

const NO_PLAY = { turn: null, first: false, events: [], undone: false, decided: false, setUp: false };

/**
 * Every line, oldest first; without the ending where that is said elsewhere. `placed`: the match starts from a position,
 * so that its first turn has begun already.
 */
export function lines(entries: readonly Entry[], ending = true, placed = false): Line[] {
  const all: Line[] = [];
  let turn = placed ? 1 : 0;
  /** The last turn that has a line. */
  let shown = 0;
  /** A decision's line: what chance adds to it belongs there (a block that is turned over). */
  let open: Line | null = null;
  for (const item of items(entries, placed)) {
    if ("entry" in item) {
      const { seq, kind, seat = null } = item.entry;
      // The second player to want a rematch agrees to it.
      const agrees = kind === "rematch" && all.some((line) => line.kind === kind && line.seat !== seat);
      // A player who has joined may change their name.
      if (kind === "join" && all.some((line) => line.kind === kind && line.seat === seat)) continue;
      // What was taken back is told once, in however many steps and whether or not it was asked for.
      if (TAKES_BACK.has(kind)) while (TAKING_BACK.has(all.at(-1)?.kind ?? "")) all.pop();
      all.push({ ...NO_PLAY, key: `e${seq}`, seat, kind: agrees ? "accept-rematch" : kind });
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

/** The entries without what was taken back. */
export function kept(entries: readonly Entry[]): Entry[] {
  const all: Entry[] = [];
  for (const entry of entries) {
    for (let left = entry.undone ?? 0; left > 0;) {
      const at = all.findLastIndex(({ played }) => played?.length);
      const before = all[at];
      if (!before?.played) break;
      const played = before.played.slice(0, -left);
      left -= before.played.length - played.length;
      all[at] = { ...before, played };
    }
    all.push(entry);
  }
  return all;
}

/** How far a log has been read out: the last entry, and how many of its plays. */
export interface Heard {
  seq: number;
  plays: number;
}

/** What has been added to a log since then; an entry grows while the board tells it. */
export function added(entries: readonly Entry[], { seq, plays }: Heard): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.seq !== seq) return entry.seq > seq ? [entry] : [];
    const played = (entry.played ?? []).slice(plays);
    return played.length ? [{ seq, at: entry.at, kind: "act" as const, played }] : [];
  });
}

/** The plays that were not taken back. */
function standing(entries: readonly Entry[]): Play[] {
  return items(entries).filter((item) => !("entry" in item) && !item.undone) as Play[];
}

/** A seat's last decision and every play since. */
function playsSince(entries: readonly Entry[], seat: SeatName): Play[] {
  const played = standing(entries);
  const at = played.findLastIndex((play) => play.seat === seat && !play.chance);
  return at < 0 ? [] : played.slice(at);
}

/** What a takeback of a seat's last decision undoes, oldest first: the decision and everything since. */
export function sinceDecision(entries: readonly Entry[], seat: SeatName): Happening[] {
  return playsSince(entries, seat).flatMap(({ events }) => events);
}

/** Whether anything was decided, or a turn began, since a seat's last decision: a takeback undoes that as well. */
export function followed(entries: readonly Entry[], seat: SeatName): boolean {
  const [own, ...since] = playsSince(entries, seat);
  const began = ({ events }: Play) => events.some(({ code }) => code === TURN_BEGAN);
  return own !== undefined && (began(own) || since.some((play) => !play.chance || began(play)));
}

/** Whose decision was the last one that stands. */
export function lastDecider(entries: readonly Entry[]): SeatName | null {
  return standing(entries).findLast((play) => !play.chance)?.seat ?? null;
}

/** What the other side has decided since a seat's last decision, oldest first. */
export function decidedSince(entries: readonly Entry[], seat: SeatName, placed: boolean): Line[] {
  const all = lines(entries, false, placed).filter(({ decided, undone, setUp }) => decided && !undone && !setUp);
  return all.slice(all.findLastIndex((line) => line.seat === seat) + 1);
}

/** Whether a battle has begun in which a seat has decided nothing yet. */
export function undecidedSinceSetUp(entries: readonly Entry[], seat: SeatName): boolean {
  const last = lines(entries).findLast((line) => line.decided && line.seat === seat && !line.undone);
  return last?.setUp === true && turnNumber(entries) > 0;
}

/** The number of the turn that is being played; 0 before the first, which a match from a position has behind it. */
export function turnNumber(entries: readonly Entry[], placed = false): number {
  return items(entries).reduce(
    (sum, item) =>
      "entry" in item || item.undone ? sum : sum + item.events.filter(({ code }) => code === TURN_BEGAN).length,
    placed ? 1 : 0,
  );
}
