// How one's own matches stand, asked with the keys of this browser.
import type { MySeat, Summaries } from "../wire";
import { summaries } from "./api";
import { keep, keysOf } from "./keys";
import { SEATS } from "./seats";

/** A server looks at this many at once. */
export const AT_ONCE = 40;

/** How matches stand; those whose key opens nothing are left out.
 *
 * A key drawn here may have replaced its seat's before any table heard of it. So where a seat's key opens nothing, the
 * drawn one is asked with, and a drawn key that opens its seat is kept as the seat's. */
export async function summariesOf(seats: readonly MySeat[]): Promise<Summaries> {
  const found = await ask(seats);
  const replaced = seats.flatMap(({ match, key }) => {
    const keys = keysOf(match);
    const seat = SEATS.find((each) => keys[each] === key);
    const own = seat && keys.drawn?.[seat];
    const opened = found.matches.some((each) => each.match === match && each.role === seat);
    return own && !opened && !found.unreadable?.includes(match) ? [{ match, key: own }] : [];
  });
  const more = await ask(replaced);
  return {
    matches: [...found.matches, ...more.matches],
    unreadable: [...(found.unreadable ?? []), ...(more.unreadable ?? [])],
  };
}

async function ask(seats: readonly MySeat[]): Promise<Summaries> {
  const matches: Summaries["matches"] = [];
  const unreadable: string[] = [];
  for (let start = 0; start < seats.length; start += AT_ONCE) {
    const found = await summaries(seats.slice(start, start + AT_ONCE));
    matches.push(...found.matches);
    unreadable.push(...(found.unreadable ?? []));
  }
  for (const { match, role } of matches) {
    const own = role === "watch" ? undefined : keysOf(match).drawn?.[role];
    if (role !== "watch" && own && seats.some((each) => each.match === match && each.key === own))
      keep(match, role, own);
  }
  return { matches, unreadable };
}
