// The matches of this browser, as the server says that they stand: asked for when the page is opened, and again every
// now and then while it is seen. Until the answer has come, what is remembered of them is shown.
import { type About, aboutOf, count, type Kept, kept, keysOf, remember, type Role } from "../lib/keys";
import { index, other, SEATS } from "../lib/seats";
import { AT_ONCE, summariesOf } from "../lib/summaries";
import { carryOver } from "../table/seats";
import type { MySeat, Summary } from "../wire";

const AGAIN = 10_000;
/** How long the other player may take to agree to a rematch, or to a war's next battle, and it still appears unasked. */
const REMATCH = 3_600_000;

/** A match of one's own: its keys, what is remembered, and how it stands. */
export interface Yours extends Kept {
  role: Role;
  summary: Summary | null;
}

/** The role that counts in the list: a seat before a spectator's place. */
function roleOf({ keys }: Kept): { role: Role; key: string } | null {
  for (const role of ["south", "north", "watch"] as const) {
    const key = keys[role];
    if (key) return { role, key };
  }
  return keys.fresh ? { role: "watch", key: keys.fresh } : null;
}

/** What to ask with: also a key that was drawn to take a seat over, where the server's answer was lost. */
function askedWith(each: Kept): MySeat[] {
  const { match, keys } = each;
  const key = roleOf(each)?.key ?? keys.drawn?.south ?? keys.drawn?.north;
  return key ? [{ match, key }] : [];
}

/** What a summary tells about a match, to be remembered. */
export function learned({ role, game, variant, status, turn, over, players }: Summary, { keys }: Kept): About {
  const about: About = { game, variant, status };
  if (role === "watch") return about;
  const opponent = players[index(other(role))];
  if (opponent.level) about.level = opponent.level;
  if (opponent.name) about.opponent = opponent.name;
  if (keys.south && keys.north) return about;
  about.turn = status === "playing" && turn === role;
  if (over) about.result = over.result === "draw" ? "draw" : over.result === role ? "won" : "lost";
  return about;
}

/** A match that is over and can have no news. */
function settled(summary: Summary | undefined, { at = 0 }: About): boolean {
  return summary?.status === "over" && (!!summary.next || at < Date.now() - REMATCH);
}

/** A rematch that was agreed on while its table was not open here: the keys of its match open it. Only once, so that
 * who removes it from the list does not find it there again. */
function follow({ match, players }: Summary, next: string): boolean {
  const keys = keysOf(match);
  remember(match, { ...aboutOf(match), next });
  const seatings = SEATS.flatMap((role) => (keys[role] ? [{ key: keys[role], role }] : []));
  if (!seatings.length || Object.keys(keysOf(next)).length) return false;
  carryOver(match, next, seatings, (seat) => players[index(seat)].name ?? "");
  return true;
}

export class YourMatches {
  #summaries = new Map<string, Summary>();
  #timer: ReturnType<typeof setInterval> | undefined;
  all = $state.raw<readonly Yours[]>([]);

  start(): void {
    this.read();
    void this.ask();
    this.#timer = setInterval(() => document.visibilityState === "visible" && void this.ask(true), AGAIN);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What the browser holds. */
  read(): void {
    this.all = kept().flatMap((each) => {
      const held = roleOf(each);
      if (!held || each.about.offered) return [];
      return [{ ...each, role: held.role, summary: this.#summaries.get(each.match) ?? null }];
    });
  }

  /** Ask how they stand; `news`: only those that can have changed. */
  async ask(news = false): Promise<void> {
    const asked = kept()
      .filter(({ match, about }) => !about.offered && !(news && settled(this.#summaries.get(match), about)))
      .slice(0, AT_ONCE);
    const seats = asked.flatMap(askedWith);
    if (!seats.length) return;
    const found = await summariesOf(seats).catch(() => null);
    if (!found) return;
    let more = false;
    for (const summary of found.matches) {
      const each = asked.find(({ match }) => match === summary.match);
      if (!each) continue;
      this.#summaries.set(summary.match, summary);
      const about = learned(summary, each);
      // Looking at the list is not looking at the match.
      remember(summary.match, { ...about, ...(each.about.at ? { at: each.about.at } : {}) });
      if (about.result) count(summary.match, summary.game, about.result);
      if (summary.next && summary.next !== each.about.next) more = follow(summary, summary.next) || more;
    }
    this.read();
    if (more) void this.ask(true);
  }
}
