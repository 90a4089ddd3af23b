// The keys of the user's seats, in this browser only. A link is /t/MATCH#KEY; what follows # is never sent, and is
// removed from the address bar at once, so that neither history nor a shared screen shows it.
import type { ClockPlan, SeatName } from "../wire";
import { store, stored } from "./stored";

export type Role = SeatName | "watch";

/** The keys of one match; with both seats' keys, the screen is shared. */
export interface Keys {
  south?: string;
  north?: string;
  watch?: string;
  /** From a link, its role not yet known. */
  fresh?: string;
  /** The invited player's, to be given away: never used here. */
  friend?: string;
  /** Drawn here, and each its seat's as soon as the server has taken it: the key of a link is used up by joining. */
  drawn?: Partial<Record<SeatName, string>>;
}

export type Result = "won" | "lost" | "draw";

/** What the list of one's matches shows. */
export interface About {
  game?: string;
  variant?: string;
  against?: "computer" | "screen" | "friend" | "anyone";
  /** Who sits opposite: a level's name, a person's name, or nothing. */
  level?: string;
  opponent?: string;
  status?: "waiting" | "playing" | "over";
  rematch?: boolean;
  /** The rematch that was found in the list of matches. */
  next?: string;
  /** When it was last looked at: the player here was to move. */
  turn?: boolean;
  /** How it ended for the player here. */
  result?: Result;
  /** The seat that was offered to anyone, as long as no one has taken it. */
  offered?: boolean;
  /** The first match of an offer in several games: taking one of its seats withdraws the others. */
  offer?: string;
  /** Offered for a quick match. */
  quick?: boolean;
  /** The clock of a seat that is offered. */
  clock?: ClockPlan | null;
  /** The first match of this game in this browser, against a computer: its table sets up for the player when it opens. */
  newcomer?: "unopened" | "opened";
  /** When it was last looked at. */
  at?: number;
}

export interface Kept {
  match: string;
  keys: Keys;
  about: About;
}

const KEYS = "skirmish.keys";
const ABOUT = "skirmish.matches";
const TALLY = "skirmish.tally";
/** What this page's entropies are and what was promised before each match: see table/fair.ts. */
export const FAIR_NOTES = "skirmish.fair";
const MATCH = /^[0-9a-z]{16}$/;
const KEY = /^[0-9A-Za-z_-]{22,64}$/;

/** The keys of a match that this browser holds. */
export function keysOf(match: string): Keys {
  return { ...stored<Record<string, Keys>>(KEYS, {})[match] };
}

/** Keep a key once its role is known. */
export function keep(match: string, role: Role, key: string): void {
  change(match, (keys) => {
    keys[role] = key;
    if (keys.fresh === key) delete keys.fresh;
    if (role !== "watch" && keys.drawn?.[role] === key) undraw(keys, role);
  });
}

/** A key of this page's own for a seat, the same until it is kept; null where the browser keeps nothing, so that it
 * would be lost with the page. */
export function draw(match: string, seat: SeatName): string | null {
  const known = keysOf(match).drawn?.[seat];
  if (known) return known;
  const key = newSecret();
  change(match, (keys) => (keys.drawn = { ...keys.drawn, [seat]: key }));
  return keysOf(match).drawn?.[seat] ?? null;
}

/** The same for a seat of which only the server knows which one it is. */
export function drawFresh(match: string): string | null {
  const known = keysOf(match).fresh;
  if (known) return known;
  const key = newSecret();
  change(match, (keys) => (keys.fresh = key));
  return keysOf(match).fresh ?? null;
}

/** A new secret: 192 random bits that need no escaping in a link. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Keep the invited player's key, to show the link again; null: it is no longer to be shown. */
export function keepFriends(match: string, key: string | null): void {
  change(match, (keys) => {
    if (key) keys.friend = key;
    else delete keys.friend;
  });
}

/** Drop a key that is no longer valid. */
export function drop(match: string, key: string): void {
  change(match, (keys) => {
    for (const role of ["south", "north", "watch", "fresh", "friend"] as const)
      if (keys[role] === key) delete keys[role];
    for (const seat of ["south", "north"] as const) if (keys.drawn?.[seat] === key) undraw(keys, seat);
  });
}

function undraw(keys: Keys, seat: SeatName): void {
  const rest = { ...keys.drawn };
  delete rest[seat];
  if (Object.keys(rest).length) keys.drawn = rest;
  else delete keys.drawn;
}

/** Take the key out of the address bar, if a link brought one, and keep it as fresh. */
export function takeFromAddress(match: string): string | null {
  const key = location.hash.slice(1);
  if (!KEY.test(key)) return null;
  change(match, (keys) => {
    if (![keys.south, keys.north, keys.watch].includes(key)) keys.fresh = key;
  });
  history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

/** Remember what a match is, for the list on the first page. */
export function remember(match: string, about: About): void {
  const all = stored<Record<string, About>>(ABOUT, {});
  all[match] = { ...all[match], at: Date.now(), ...about };
  store(ABOUT, all);
}

/** How many matches of a game this browser has seen to their end, and how. */
export interface Tally {
  game: string;
  won: number;
  lost: number;
  draw: number;
}

/** Count a match that has ended, once; it counts also when it is removed from the list. */
export function count(match: string, game: string, result: Result): void {
  store(TALLY, { ...stored<Record<string, [string, Result]>>(TALLY, {}), [match]: [game, result] });
}

/** The sums by game, in the order of their first match. */
export function tallies(): Tally[] {
  const sums = new Map<string, Tally>();
  for (const [game, result] of Object.values(stored<Record<string, [string, Result]>>(TALLY, {}))) {
    const sum = sums.get(game) ?? { game, won: 0, lost: 0, draw: 0 };
    sum[result] += 1;
    sums.set(game, sum);
  }
  return [...sums.values()];
}

/** What is remembered of a match. */
export function aboutOf(match: string): About {
  return { ...stored<Record<string, About>>(ABOUT, {})[match] };
}

/** Forget a match and its keys. */
export function forget(match: string): void {
  for (const name of [KEYS, ABOUT, FAIR_NOTES]) {
    const all = stored<Record<string, unknown>>(name, {});
    delete all[match];
    store(name, all);
  }
}

/** All matches of which a key is held, the one looked at last first. */
export function kept(): Kept[] {
  const about = stored<Record<string, About>>(ABOUT, {});
  return Object.entries(stored<Record<string, Keys>>(KEYS, {}))
    .map(([match, keys]) => ({ match, keys, about: about[match] ?? {} }))
    .sort((one, other) => (other.about.at ?? 0) - (one.about.at ?? 0));
}

/** The address of a match at this server; with a key it is a link that opens a seat. `origin`: as others reach it. */
export function linkTo(match: string, key?: string, origin: string = location.origin): string {
  return `${origin.replace(/\/$/, "")}/t/${match}${key ? `#${key}` : ""}`;
}

/** The match and key of a pasted link; null if it is not a link. */
export function readLink(text: string): { match: string; key: string | null } | null {
  const found = /(?:^|\/t\/)([0-9a-z]{16})(?:#(.*))?$/.exec(text.trim());
  const match = found?.[1];
  if (!match || !MATCH.test(match)) return null;
  const key = found?.[2] ?? "";
  if (key && !KEY.test(key)) return null;
  return { match, key: key || null };
}

function change(match: string, edit: (keys: Keys) => void): void {
  const all = stored<Record<string, Keys>>(KEYS, {});
  const keys = { ...all[match] };
  edit(keys);
  if (Object.keys(keys).length) all[match] = keys;
  else delete all[match];
  store(KEYS, all);
}
