// Which of the keys that this browser holds are used in this tab.
import {
  type About,
  aboutOf,
  count,
  draw,
  drop,
  keep,
  keepFriends,
  keysOf,
  remember,
  type Role,
  takeFromAddress,
} from "../lib/keys";
import { noteBegun } from "../lib/plan";
import type { SeatName } from "../wire";
import { commitmentTo } from "./fair";
import type { KeyRing } from "./keyRing";
import type { Play } from "./play.svelte";
import { other } from "../lib/seats";

/** A key and what it is thought to open; null: a link brought it, and only the server knows. */
export interface Seating {
  key: string;
  role: Role | null;
}

/** In the place of a key: anyone's, who holds none. */
export const NO_KEY = "";

const MARK = "skirmish.role.";
const JOINS = "skirmish.joins.";

/** The keys to use: one, or both seats' where two play at this screen; NO_KEY if this browser holds none. */
export function seatings(match: string): Seating[] {
  const fresh = takeFromAddress(match) ?? keysOf(match).fresh;
  const keys = keysOf(match);
  const known = (["south", "north", "watch"] as const).find((role) => keys[role] === fresh);
  if (fresh) return [{ key: fresh, role: known ?? null }];
  if (keys.south && keys.north && aboutOf(match).against === "screen")
    return [
      { key: keys.south, role: "south" },
      { key: keys.north, role: "north" },
    ];
  // Several keys of one match in one browser: a tab stays what it was, also over a reload.
  const before = marked(match);
  const role = before && keys[before] ? before : (["south", "north", "watch"] as const).find((each) => keys[each]);
  const key = role && keys[role];
  // Without a key one may still watch, if the players let anyone.
  return [key ? { key, role } : { key: NO_KEY, role: "watch" }];
}

/** The key of one's own invitation, if the address brought it and no one has joined yet as far as is known here. It is
 * taken out of the address and not used: reloading leads to one's own seat. */
export function takeOwnInvitation(match: string): string | null {
  const { south, north, friend } = keysOf(match);
  if (!friend || !(south ?? north) || location.hash.slice(1) !== friend) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return aboutOf(match).status === "waiting" ? friend : null;
}

/** Keep the invited player's key as one's own, for two at this screen. */
export function sitOnBothSides(match: string, friend: string): void {
  keep(match, keysOf(match).south ? "north" : "south", friend);
  keepFriends(match, null);
  remember(match, { against: "screen" });
  // No name is asked for: one's own is given already.
  session((shelf) => shelf.setItem(JOINS + match, JSON.stringify({ south: "", north: "" })));
}

/** The server has said what a key opens: keep it as that. */
export function settle(match: string, seating: Seating, seat: SeatName | null): void {
  const role: Role = seat ?? "watch";
  if (seating.key === NO_KEY) return;
  if (seating.role !== role || keysOf(match)[role] !== seating.key) {
    drop(match, seating.key);
    keep(match, role, seating.key);
    seating.role = role;
  }
  session((shelf) => shelf.setItem(MARK + match, role));
}

/** The keys of one seat, for its connection. */
export function keyRing(match: string, seating: Seating): KeyRing {
  return {
    draw: (seat) => draw(match, seat),
    // A rematch opens with the key that was claimed in its match, and other devices of the player may have it.
    claim: (seat) => (aboutOf(match).rematch ? null : draw(match, seat)),
    take(hash, seat) {
      const key = keysOf(match).drawn?.[seat];
      if (!key || commitmentTo(key) !== hash) return null;
      seating.key = key;
      settle(match, seating, seat);
      return key;
    },
    another(refused) {
      drop(match, seating.key);
      const keys = keysOf(match);
      // Another tab may have joined meanwhile, or the answer to this one's joining was lost. A used link that is opened
      // once more leads to the seat that this browser has.
      const roles: Role[] = seating.role ? [seating.role] : ["south", "north", "watch"];
      const found = roles
        .flatMap((role) => [keys[role], role === "watch" ? undefined : keys.drawn?.[role]])
        .find((key) => key !== undefined && !refused.has(key));
      if (found) seating.key = found;
      return found ?? null;
    },
  };
}

/** The name under which a player joins without being asked; null: ask first.
 *
 * The creator of the match has already chosen, and in a rematch names are known. An invited player is asked.
 */
export function nameUnasked(match: string, seat: SeatName, usual: string): string | null {
  const names = session((shelf) => shelf.getItem(JOINS + match));
  if (names) return (JSON.parse(names) as Partial<Record<SeatName, string>>)[seat] ?? usual;
  // Players who offered a seat, or took one, gave their name then.
  if (aboutOf(match).against === "anyone") return usual;
  const { south, north, watch, friend } = keysOf(match);
  if (south && north && aboutOf(match).against === "screen") return null;
  return watch !== undefined || friend !== undefined ? usual : null;
}

/** The rematch has the same keys, with the seats swapped. */
export function carryOver(
  from: string,
  to: string,
  seatings: readonly Seating[],
  nameOf: (seat: SeatName) => string,
): void {
  const { watch } = keysOf(from);
  const known = keysOf(to);
  for (const { key, role } of seatings) {
    const there = role === "watch" || role === null ? role : other(role);
    // What the rematch has is newer: its key may have been replaced.
    if (there && !known[there]) keep(to, there, key);
  }
  if (watch && !known.watch) keep(to, "watch", watch);
  const about = { ...aboutOf(from), status: "playing" as const, rematch: true };
  const past = ["turn", "result", "next", "at", "newcomer", "offered", "offer", "quick", "clock"] as const;
  for (const each of past) delete about[each];
  remember(to, about);
  const names = { south: nameOf("north"), north: nameOf("south") };
  session((shelf) => shelf.setItem(JOINS + to, JSON.stringify(names)));
}

/** For the list on the first page. */
export function note(play: Play): void {
  const { welcome, present } = play;
  if (!welcome || !present || play.key === NO_KEY) return;
  const about: About = { game: welcome.game, variant: welcome.variant, status: present.status };
  if (welcome.seat && !play.placed) noteBegun(welcome.game);
  const opponent = welcome.seat ? play.player(other(welcome.seat)) : null;
  if (opponent?.level) about.level = opponent.level;
  if (opponent?.name) about.opponent = opponent.name;
  const { south, north } = keysOf(play.match);
  if (welcome.seat && !(south && north)) {
    about.turn = present.status === "playing" && present.prompt?.seat === welcome.seat;
    const result = present.over?.result;
    if (result) {
      about.result = result === "draw" ? "draw" : result === welcome.seat ? "won" : "lost";
      count(play.match, welcome.game, about.result);
    }
  }
  remember(play.match, about);
}

function marked(match: string): Role | null {
  const mark = session((shelf) => shelf.getItem(MARK + match));
  return mark === "south" || mark === "north" || mark === "watch" ? mark : null;
}

function session<T>(use: (shelf: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
