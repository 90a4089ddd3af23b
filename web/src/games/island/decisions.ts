// The legal decisions, sorted by what a player thinks of: whom to move, what to shoot, which of a zero's three ways.
// Nothing here knows a rule: every list is a part of what the server sent.
import type { IslandDecision } from "./wire";
import { FACINGS, type Facing, type Side } from "./geometry";
import { KINDS, type Kind } from "./view";

/** The three ways of a zero. */
export const WAYS = ["reinforce", "pad", "turn"] as const;
export type Way = (typeof WAYS)[number];

export function ofKind(decisions: readonly IslandDecision[], ...kinds: string[]): IslandDecision[] {
  return decisions.filter((decision) => kinds.includes(decision.kind));
}

export function byToken(decisions: readonly IslandDecision[], token: string | null | undefined): IslandDecision | null {
  return (token && decisions.find((decision) => decision.token === token)) || null;
}

export function sideOf(decision: IslandDecision): Side | null {
  return decision.turn === "left" || decision.turn === "right" ? decision.turn : null;
}

/** The squares whose characters can do something: move, turn or shoot. */
export function sources(decisions: readonly IslandDecision[]): string[] {
  return unique(ofKind(decisions, "move", "turn", "shoot").map((decision) => decision.source));
}

/** The squares whose characters can use the roll, or turn. */
export function movers(decisions: readonly IslandDecision[]): string[] {
  return unique(ofKind(decisions, "move", "turn").map((decision) => decision.source));
}

/** What the character on a square can do besides shooting: straight on first, then left, then right. */
export function movesOf(decisions: readonly IslandDecision[], source: string | null): IslandDecision[] {
  const order = [null, "left", "right"];
  return ofKind(decisions, "move", "turn")
    .filter((decision) => decision.source === source)
    .sort((a, b) => order.indexOf(sideOf(a)) - order.indexOf(sideOf(b)));
}

/** Shots, those at the other side first, those at blocks next, those at one's own side last. */
export function shots(decisions: readonly IslandDecision[]): IslandDecision[] {
  const rank = (decision: IslandDecision) => (decision.own ? 2 : decision.hit === "block" ? 1 : 0);
  return ofKind(decisions, "shoot").sort((a, b) => rank(a) - rank(b));
}

/** The ways of a zero that are shown and numbered, open or not: without pads there is nothing to do with one. */
export function listedWays(pads: boolean): readonly Way[] {
  return pads ? WAYS : ["turn"];
}

/** The ways of a zero that are open. */
export function ways(decisions: readonly IslandDecision[]): Way[] {
  return WAYS.filter((way) => decisions.some((decision) => decision.kind === way));
}

/** The kinds that can still be placed. */
export function kindsToPlace(decisions: readonly IslandDecision[]): Kind[] {
  return KINDS.filter((kind) => decisions.some((decision) => decision.kind === "character" && decision.piece === kind));
}

export function squaresFor(decisions: readonly IslandDecision[], kind: Kind | null): string[] {
  return unique(
    ofKind(decisions, "character")
      .filter((decision) => decision.piece === kind)
      .map((decision) => decision.target),
  );
}

export function placing(
  decisions: readonly IslandDecision[],
  kind: Kind | null,
  place: string | null,
  facing: Facing | null,
): IslandDecision | null {
  return (
    decisions.find(
      (decision) =>
        decision.kind === "character" &&
        decision.piece === kind &&
        decision.target === place &&
        decision.facing === facing,
    ) ?? null
  );
}

export function facingsFor(decisions: readonly IslandDecision[], kind: Kind | null, place: string | null): Facing[] {
  return FACINGS.filter((facing) => placing(decisions, kind, place, facing));
}

export type Order = readonly (Kind | null)[];
export const NO_ORDER: Order = [null, null, null, null, null];

/** How many of each kind are still to be put on the pad, beside those that have a place in the order. */
export function stillToLoad(decisions: readonly IslandDecision[], order: Order): Record<Kind, number> {
  const all = (ofKind(decisions, "load")[0]?.cards ?? []) as Kind[];
  const count = (kind: Kind) =>
    all.filter((each) => each === kind).length - order.filter((each) => each === kind).length;
  return { soldier: count("soldier"), jeep: count("jeep"), tank: count("tank") };
}

/** The decision that loads the pad in this order, once every square is taken. */
export function loading(decisions: readonly IslandDecision[], order: Order): IslandDecision | null {
  return ofKind(decisions, "load").find((decision) => decision.cards?.every((kind, at) => kind === order[at])) ?? null;
}

/** The rest put on the free squares, tanks first: they are slow to bring in later. */
export function filled(decisions: readonly IslandDecision[], order: Order): Order {
  const left = stillToLoad(decisions, order);
  const rest = [...KINDS].reverse().flatMap((kind) => Array<Kind>(Math.max(0, left[kind])).fill(kind));
  return order.map((kind) => kind ?? rest.shift() ?? null);
}

/** Whether words alone are enough before it is done: a shot at the other side can be taken back like a move. */
export function isPlain(decision: IslandDecision): boolean {
  return !needsLook(decision) || (decision.kind === "shoot" && decision.hit !== "block" && !decision.own);
}

/** Whether what it does is shown before it is done, where it is not certain or cannot be seen at once. */
export function needsLook(decision: IslandDecision): boolean {
  return decision.kind === "shoot" || Boolean(decision.hits_block);
}

function unique(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}

/** The prompts before the battle. */
const SET_UP: ReadonlySet<string> = new Set(["place-block", "place-character", "load-pad"]);

export function isSetUp(code: string): boolean {
  return SET_UP.has(code);
}

/** The square that a decision leads to, else the one that it begins at; null where neither can be marked. */
export function squareOf(decision: IslandDecision | null | undefined): string | null {
  return [decision?.target, decision?.source].find((place) => place && /^[a-l]\d/.test(place)) ?? null;
}
