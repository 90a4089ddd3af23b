// A replay's moments: where its turns and decisions end, what was lost where, and the address of a moment.
import { TURN_BEGAN } from "../lib/events";
import { has, say, sayOver, saySeat } from "../lib/say";
import type { Entry, Frame, Happening, SeatName, ViewName } from "../wire";

/** How many entries the board is given at least: enough for the marks of a whole turn. */
const RECENT = 12;
const SEATS: readonly SeatName[] = ["south", "north"];

/** By what one steps through a replay. */
export type Stride = "turn" | "decision";

/** A record in outline. A moment is a number of tokens: 0 is the start. */
export interface Outline {
  readonly last: number;
  /** Where the battle starts: the set-up ends there. */
  readonly start: number;
  /** The turn to which the token that led to a moment belongs; 0 in the set-up. */
  readonly turn: readonly number[];
  /** The moments at which one stops: where a turn is complete, or a decision and the chance that follows from it. */
  readonly stops: Readonly<Record<Stride, readonly number[]>>;
  readonly losses: readonly Loss[];
}

export interface Loss {
  readonly moment: number;
  /** Who lost something. */
  readonly seat: SeatName;
}

const begins = ({ played }: Frame) => played?.events.some(({ code }) => code === TURN_BEGAN) ?? false;

/** The outline of a record. `placed`: it starts from a position, so that its first turn has begun already. */
export function outlineOf(
  frames: readonly Frame[],
  placed: boolean,
  costs: (event: Happening, seat: SeatName) => boolean = () => false,
): Outline {
  const last = frames.length - 1;
  const began = placed ? 0 : frames.findIndex(begins);
  const start = Math.max(0, began);
  const stops = { turn: new Set([0, start]), decision: new Set([0, start]) };
  const turn: number[] = [];
  const losses: Loss[] = [];
  let number = placed ? 1 : 0;
  /** Whose decision it is that chance may still add to; a roll before one belongs to the next. */
  let decided: SeatName | null = null;
  for (const [moment, frame] of frames.entries()) {
    turn.push(moment > start ? number : 0);
    const { played } = frame;
    if (!played) continue;
    for (const seat of SEATS)
      if (moment > start && played.events.some((event) => costs(event, seat))) losses.push({ moment, seat });
    const ends = begins(frame);
    if (!played.chance) decided = played.seat;
    else if (decided !== played.seat) decided = null;
    const next = frames[moment + 1]?.played;
    if (decided && (ends || !next?.chance || next.seat !== decided)) stops.decision.add(moment);
    if (!ends) continue;
    if (moment > start) stops.turn.add(moment);
    number += 1;
    decided = null;
  }
  // The set-up is gone through decision by decision.
  for (const moment of stops.decision) if (moment < start || began < 0) stops.turn.add(moment);
  const sorted = (set: Set<number>) => [...set.add(last)].sort((one, two) => one - two);
  return { last, start, turn, stops: { turn: sorted(stops.turn), decision: sorted(stops.decision) }, losses };
}

/** The next moment after one among some, or the one before it; the same if there is none. */
export function stepped(moments: readonly number[], from: number, forward: boolean): number {
  const found = forward ? moments.find((each) => each > from) : moments.findLast((each) => each < from);
  return found ?? from;
}

/** Where a moment is: its turn of all turns, and in it the decision of all decisions. */
export interface Place {
  turn: number;
  turns: number;
  decision: number;
  decisions: number;
}

export function placeOf({ turn, stops }: Outline, moment: number): Place {
  const own = turn[moment] ?? 0;
  const decisions = stops.decision.filter((each) => turn[each] === own);
  const at = decisions.findIndex((each) => each >= moment);
  return { turn: own, turns: turn.at(-1) ?? 0, decision: at + 1, decisions: decisions.length };
}

/**
 * The moment before the first decision of the turn that led to a moment: what chance brought before it stays. null where
 * nothing was decided yet.
 */
export function beforeTurn({ turn }: Outline, frames: readonly Frame[], moment: number): number | null {
  const own = turn[moment] ?? 0;
  const first = frames.findIndex(({ played }, n) => turn[n] === own && played && !played.chance);
  return own > 0 && first > 0 && first <= moment ? first - 1 : null;
}

/** A player of a record: a computer's level in words, a name as it is; null without one. */
export function playerOf(tags: Readonly<Record<string, string>>, seat: SeatName): string | null {
  const tag = tags[seat === "south" ? "South" : "North"];
  if (!tag) return null;
  return /^[a-z]+$/.test(tag) && has(`opponent-${tag}`) ? say(`opponent-${tag}`) : tag;
}

/**
 * How a record ended, with the winner's name; its side where the record has none. Why, if it was not by the rules: those
 * ends are among the record's moments.
 */
export function resultOf(tags: Readonly<Record<string, string>>): string {
  const { Game: game = "", Result: result = "*", Termination: why = "normal" } = tags;
  const winner = result === "S" ? "south" : result === "N" ? "north" : null;
  if (has(`${game}-over-${why}`)) {
    return sayOver(game, { how: why, result: winner ?? "draw" }, { you: null, name: (each) => playerOf(tags, each) });
  }
  const how = winner ? "won" : result === "draw" ? "draw" : "unfinished";
  return say("page-result", { result: how, name: winner ? (playerOf(tags, winner) ?? saySeat(winner, game)) : "" });
}

/** The entries that led to a moment, as the table would have them: all since `since`, and some before. */
export function entriesTo(frames: readonly Frame[], moment: number, since = moment): Entry[] {
  const found: Entry[] = [];
  for (let n = Math.max(1, Math.min(since + 1, moment - RECENT + 1)); n <= moment; n++) {
    const played = frames[n]?.played;
    if (played) found.push({ seq: n, at: 0, kind: "act", seat: played.seat, played: [played] });
  }
  return found;
}

/** What an address says after its #: the moment, the view, and which record of a file. */
export interface Address {
  ply: number | null;
  as: ViewName | null;
  game: number | null;
}

const VIEWS: readonly string[] = ["south", "north", "watch", "open"] satisfies ViewName[];

/** The address in a fragment; what cannot be understood is left out. */
export function readAddress(fragment: string): Address {
  const parts = new URLSearchParams(fragment);
  const number = (name: string) => (/^\d{1,9}$/.test(parts.get(name) ?? "") ? Number(parts.get(name)) : null);
  const as = parts.get("as") ?? "";
  return { ply: number("ply"), as: VIEWS.includes(as) ? (as as ViewName) : null, game: number("game") };
}

/** The fragment of an address. */
export function writeAddress({ ply, as, game }: Address): string {
  const parts = [game !== null && `game=${game}`, ply !== null && `ply=${ply}`, as !== null && `as=${as}`];
  return parts.filter(Boolean).join("&");
}
