// The legal decisions, sorted by what a player thinks of: whom to move, what to shoot, which of a zero's three ways.
// Nothing here knows a rule: every list is a part of what the server sent.
import type { SeatName } from "../../wire";
import type { IslandDecision } from "./wire";
import { FACINGS, type Facing, type Side } from "./geometry";
import { KINDS, type Kind } from "./view";

/** The three ways of a zero. */
export const WAYS = ["reinforce", "pad", "turn"] as const;
export type Way = (typeof WAYS)[number];

export function ofKind(options: readonly IslandDecision[], ...kinds: string[]): IslandDecision[] {
  return options.filter((option) => kinds.includes(option.kind));
}

export function byToken(options: readonly IslandDecision[], token: string | null | undefined): IslandDecision | null {
  return (token && options.find((option) => option.token === token)) || null;
}

export function sideOf(option: IslandDecision): Side | null {
  return option.turn === "left" || option.turn === "right" ? option.turn : null;
}

/** The squares whose characters can do something: move, turn or shoot. */
export function sources(options: readonly IslandDecision[]): string[] {
  return unique(ofKind(options, "move", "turn", "shoot").map((option) => option.source));
}

/** The squares whose characters can use the roll, or turn. */
export function movers(options: readonly IslandDecision[]): string[] {
  return unique(ofKind(options, "move", "turn").map((option) => option.source));
}

/** What the character on a square can do besides shooting: straight on first, then left, then right. */
export function movesOf(options: readonly IslandDecision[], source: string | null): IslandDecision[] {
  const order = [null, "left", "right"];
  return ofKind(options, "move", "turn")
    .filter((option) => option.source === source)
    .sort((a, b) => order.indexOf(sideOf(a)) - order.indexOf(sideOf(b)));
}

/** Shots, those at the other side first, those at blocks next, those at one's own side last. */
export function shots(options: readonly IslandDecision[]): IslandDecision[] {
  const rank = (option: IslandDecision) => (option.own ? 2 : option.hit === "block" ? 1 : 0);
  return ofKind(options, "shoot").sort((a, b) => rank(a) - rank(b));
}

/** The ways of a zero that are open. */
export function ways(options: readonly IslandDecision[]): Way[] {
  return WAYS.filter((way) => options.some((option) => option.kind === way));
}

/** The kinds that can still be placed. */
export function kindsToPlace(options: readonly IslandDecision[]): Kind[] {
  return KINDS.filter((kind) => options.some((option) => option.kind === "character" && option.piece === kind));
}

export function squaresFor(options: readonly IslandDecision[], kind: Kind | null): string[] {
  return unique(
    ofKind(options, "character")
      .filter((option) => option.piece === kind)
      .map((option) => option.target),
  );
}

export function placing(
  options: readonly IslandDecision[],
  kind: Kind | null,
  place: string | null,
  facing: Facing | null,
): IslandDecision | null {
  return (
    options.find(
      (option) =>
        option.kind === "character" && option.piece === kind && option.target === place && option.facing === facing,
    ) ?? null
  );
}

export function facingsFor(options: readonly IslandDecision[], kind: Kind | null, place: string | null): Facing[] {
  return FACINGS.filter((facing) => placing(options, kind, place, facing));
}

export type Order = readonly (Kind | null)[];
export const NO_ORDER: Order = [null, null, null, null, null];

/** How many of each kind are still to be put on the pad, beside those that have a place in the order. */
export function stillToLoad(options: readonly IslandDecision[], order: Order): Record<Kind, number> {
  const all = (ofKind(options, "load")[0]?.cards ?? []) as Kind[];
  const count = (kind: Kind) =>
    all.filter((each) => each === kind).length - order.filter((each) => each === kind).length;
  return { soldier: count("soldier"), jeep: count("jeep"), tank: count("tank") };
}

/** The decision that loads the pad in this order, once every square is taken. */
export function loading(options: readonly IslandDecision[], order: Order): IslandDecision | null {
  return ofKind(options, "load").find((option) => option.cards?.every((kind, at) => kind === order[at])) ?? null;
}

/** The rest put on the free squares, tanks first: they are slow to bring in later. */
export function filled(options: readonly IslandDecision[], order: Order): Order {
  const left = stillToLoad(options, order);
  const rest = [...KINDS].reverse().flatMap((kind) => Array<Kind>(Math.max(0, left[kind])).fill(kind));
  return order.map((kind) => kind ?? rest.shift() ?? null);
}

/** Whether it surely takes one of the shooter's own side. */
export function friendly(option: IslandDecision, seat: SeatName | null): boolean {
  return Boolean(option.own) || (option.caught ?? []).some((caught) => caught.seat === seat);
}

/** Whether it should be seen before it is done: what a block holds is not known, and a shot cannot be called back. */
export function needsLook(option: IslandDecision): boolean {
  return option.kind === "shoot" || Boolean(option.hits_block);
}

function unique(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}

/** The prompts before the battle. */
const SET_UP: ReadonlySet<string> = new Set(["place-block", "place-character", "load-pad"]);

export function isSetUp(code: string): boolean {
  return SET_UP.has(code);
}
