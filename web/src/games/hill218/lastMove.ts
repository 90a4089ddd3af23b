// What happened last, as marks on the field. They stay until the next side plays.
import { BASES } from "./spaces";
import { other } from "../../lib/seats";
import type { Entry, SeatName } from "../../wire";

/** A unit that was destroyed: it stays as a ghost. */
export interface Fallen {
  at: string;
  kind: string;
  seat: SeatName;
  /** The unit that destroyed it; null for an air strike. */
  by: string | null;
}

export interface LastMarks {
  /** Where units were deployed, the latest last. */
  deployed: string[];
  destroyed: Fallen[];
}

/** What was destroyed in the last turn, and in a play that is being told, where nothing stands now. */
export function fallenOf(last: LastMarks, told: readonly Fallen[], units: readonly { at: string }[]): Fallen[] {
  const all = [...last.destroyed, ...told.filter(({ at }) => !last.destroyed.some((each) => each.at === at))];
  return all.filter(({ at }) => !units.some((unit) => unit.at === at));
}

/** The cards that a seat has drawn since its last decision, by kind. */
export function drawnBy(recent: readonly Entry[], seat: SeatName): string[] {
  const played = recent.flatMap((entry) => (entry.undone ? [] : (entry.played ?? [])));
  const own = played.findLastIndex((token) => token.seat === seat && !token.chance);
  // Cards are drawn with the decision that ends a turn, or by chance after it; at the start, the hand is dealt before.
  const drawn = played
    .slice(Math.max(0, own))
    .flatMap(({ events }) => events)
    .findLast(({ code, facts }) => code === "drawn" && facts.seat === seat);
  return drawn ? String(drawn.facts.cards ?? "").split(" ") : [];
}

/** The places of these cards in a hand: of several of a kind, the last ones. */
export function placesOf(drawn: readonly string[], hand: readonly string[]): Set<number> {
  const left = [...drawn];
  const places = new Set<number>();
  for (let n = hand.length - 1; n >= 0; n--) {
    const at = left.indexOf(hand[n] as string);
    if (at < 0) continue;
    left.splice(at, 1);
    places.add(n);
  }
  return places;
}

/** The plays of the latest turn that has any, or of the present one once it has. */
export function lastMarks(recent: readonly Entry[]): LastMarks {
  const marks: LastMarks = { deployed: [], destroyed: [] };
  let whose: SeatName | null = null;
  for (const entry of recent) {
    // After a takeback it is not known here what came before: rather no mark than a wrong one.
    if (entry.undone) whose = null;
    for (const { seat, events } of entry.played ?? []) {
      for (const { code, facts } of events) {
        const { at } = facts;
        if (!["deployed", "attacked", "strike"].includes(code) || typeof at !== "string") continue;
        if (whose !== seat) {
          whose = seat;
          marks.deployed = [];
          marks.destroyed = [];
        }
        if (code === "deployed") marks.deployed.push(at);
        else
          marks.destroyed.push({
            at,
            kind: String(facts.victim),
            seat: other(seat),
            by: code === "attacked" ? String(facts.unit) : null,
          });
      }
    }
    if (entry.undone) {
      marks.deployed = [];
      marks.destroyed = [];
    }
  }
  return marks;
}

/** Corners around a unit just deployed; on a base they lie outside its own dashes. */
export function cornersOf(at: string): string {
  const [x, y] = at === BASES.south || at === BASES.north ? [55, 58] : [47, 49.5];
  const [left, upper] = [x - 25, y - 27];
  return `M${-x} ${-upper}V${-y}H${-left}M${left} ${-y}H${x}V${-upper}M${x} ${upper}V${y}H${left}M${-left} ${y}H${-x}V${upper}`;
}
