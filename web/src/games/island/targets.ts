// Everything on the board that can be pointed at, and where: one list serves mouse, finger, drag and keyboard.
// A tap goes to the nearest of these within 22 px, so that small squares can be hit.
import type { IslandDecision } from "./wire";
import { other } from "../../lib/seats";
import type { InputMethod } from "../../lib/fingers";
import type { IslandChoice } from "./choice.svelte";
import { type Facing, FACINGS, type Layout, type Point, SLOTS, STEP } from "./geometry";
import { facingsFor, movers, ofKind, sideOf, sources, squaresFor } from "./decisions";
import { padOf, pieceOn, slotSpot, type Spot } from "./view";

export type TargetAction =
  | { type: "select"; square: string }
  | { type: "token"; token: string }
  | { type: "place"; square: string }
  | { type: "face"; facing: Facing }
  | { type: "slot"; number: number };

export interface Target {
  at: Point;
  /** The square or pad square it belongs to, for the keyboard and for those who listen. */
  spot: Spot;
  action: TargetAction;
}

/** How far the two noses of a turn lie from their square's middle, and of a turn on the spot. */
export const NOSE = 17;
export const ASIDE = 46;
/** How far the four noses lie from the middle of the square where a character is placed. */
export const AROUND = 44;

/** How far from the middle of a block that can be landed on and shot at a mark lies, and how large it is drawn. */
export interface Apart {
  readonly away: number;
  readonly scale: number;
}
/** The token and the sight there, beside each other. */
export const TOKEN: Apart = { away: 42, scale: 0.75 };
export const SIGHT: Apart = { away: -8, scale: 0.78 };

/** To which side the token lies, on a block that the selected character can land on as well as shoot at; null: not
 * both, or one of them is picked. The turns of its move are drawn before the block, so there is room beside it only, best where nothing stands. */
export function tokenSide(choice: IslandChoice, layout: Layout, square: string): Point | null {
  const { view, selected } = choice;
  if (choice.pending?.target === square) return null;
  const own = choice.decisions.filter((each) => each.source === selected && each.target === square);
  const both = own.some((each) => each.kind === "shoot") && own.some((each) => each.kind === "move" && each.hits_block);
  const piece = both && pieceOn(view, selected);
  if (!piece) return null;
  const [middle, way] = [layout.centre(square), layout.toward(piece.facing as Facing)];
  const sides = [-1, 1].map((side) => ({ x: side * Math.abs(way.y), y: side * Math.abs(way.x) }));
  const free = sides.find(({ x, y }) => {
    const next = layout.at({ x: middle.x + x * STEP, y: middle.y + y * STEP });
    return next && !pieceOn(view, next) && !view.blocks.includes(next);
  });
  return free ?? sides[0] ?? null;
}

/** The middle of a square or, on a block with both, the place of its sight or token. */
function middleOf(choice: IslandChoice, layout: Layout, square: string, away: number): Point {
  const [middle, way] = [layout.centre(square), tokenSide(choice, layout, square)];
  return way ? { x: middle.x + way.x * away, y: middle.y + way.y * away } : middle;
}

export function boardTargets(choice: IslandChoice, layout: Layout): Target[] {
  const { decisions } = choice;
  if (!decisions.length) return [];
  if (choice.fork.length) return choice.fork.flatMap((decision) => targetsOf(choice, layout, decision));
  switch (choice.code) {
    case "place-character":
      return placing(choice, layout);
    case "load-pad":
      return SLOTS.map((number) => slotTarget(choice, layout, number, { type: "slot", number }));
    default:
      return playing(choice, layout);
  }
}

function placing(choice: IslandChoice, layout: Layout): Target[] {
  const found: Target[] = squaresFor(choice.decisions, choice.kind).map((square) => ({
    at: layout.centre(square),
    spot: square,
    action: { type: "place", square },
  }));
  const { place } = choice;
  if (!place) return found;
  for (const facing of nosesFor(choice, layout, place))
    found.push({ at: noseAt(layout, place, facing), spot: place, action: { type: "face", facing } });
  return found;
}

/** The facings that have a nose beside the square where a character is placed: for a finger only those that lie on no
 * other square where it may stand, as a tap there means the square. The others are told by buttons and by dragging. */
export function nosesFor(choice: IslandChoice, layout: Layout, place: string): Facing[] {
  const facings = facingsFor(choice.decisions, choice.kind, place);
  if (!choice.touched) return facings;
  const squares = squaresFor(choice.decisions, choice.kind);
  return facings.filter((facing) => !squares.includes(layout.at(noseAt(layout, place, facing)) ?? ""));
}

/** Where the nose that means a facing is drawn around a square. */
export function noseAt(layout: Layout, square: string, facing: Facing): Point {
  const [middle, way] = [layout.centre(square), layout.toward(facing)];
  return { x: middle.x + way.x * AROUND, y: middle.y + way.y * AROUND };
}

function playing(choice: IslandChoice, layout: Layout): Target[] {
  const { decisions, selected } = choice;
  const found: Target[] = [];
  const selectable = sources(decisions);
  for (const square of selectable) {
    found.push({ at: layout.centre(square), spot: square, action: { type: "select", square } });
  }
  found.push(...direct(choice, layout));
  for (const decision of decisions) {
    if ((decision.kind === "move" || decision.kind === "turn") && decision.source !== selected) continue;
    // A press on one's own character selects it; shooting at it is left to words, or to a drag.
    if (decision.kind === "shoot" && decision.target && selectable.includes(decision.target)) continue;
    if (hidden(choice, decision)) continue;
    found.push(...targetsOf(choice, layout, decision));
  }
  return found;
}

/** Without anyone chosen, an empty square means the only one who can go there or, at a zero, the only one who stands
 * beside it and can turn to it: one press chooses and does it. What would be shown first is left to a choice. */
export function direct(choice: IslandChoice, layout: Layout): Target[] {
  const { decisions, selected, way, view } = choice;
  if (selected !== null || choice.pending || (way !== null && way !== "turn")) return [];
  const found = ofKind(decisions, "move", "turn").flatMap((decision) => {
    if (decision.kind === "move") return decision.hits_block ? [] : targetsOf(choice, layout, decision);
    const [at, side] = [pieceOn(view, decision.source), sideOf(decision)];
    const point = at && side ? beside(layout, at.square, at.facing, side, STEP) : null;
    const spot = point && layout.at(point);
    return spot ? [{ at: point, spot, action: { type: "token" as const, token: decision.token } }] : [];
  });
  const sourceOf = ({ action }: Target) =>
    decisions.find((decision) => action.type === "token" && decision.token === action.token)?.source;
  const taken = new Set(decisions.flatMap(({ kind, target }) => (kind === "move" ? [] : (target ?? []))));
  return found.filter(
    (target) =>
      !taken.has(target.spot) &&
      !pieceOn(view, target.spot) &&
      !view.blocks.includes(target.spot) &&
      found.every((each) => each.spot !== target.spot || sourceOf(each) === sourceOf(target)),
  );
}

/** Whether a block can be shot at as well as landed on, and the other one of the two is picked: only that is drawn. */
export function hidden({ pending }: IslandChoice, { kind, target }: IslandDecision): boolean {
  return pending?.target === target && (pending?.kind === "shoot") !== (kind === "shoot");
}

/** Where a decision can be pointed at. */
export function targetsOf(choice: IslandChoice, layout: Layout, decision: IslandDecision): Target[] {
  const action: TargetAction = { type: "token", token: decision.token };
  const side = sideOf(decision);
  switch (decision.kind) {
    case "move":
    case "turn": {
      const spot = decision.target ?? decision.source ?? "";
      const facing = pieceOn(choice.view, decision.source)?.facing ?? "^";
      const away = decision.kind === "turn" ? ASIDE : NOSE;
      const at = side ? beside(layout, spot, facing, side, away) : middleOf(choice, layout, spot, TOKEN.away);
      return [{ at, spot, action }];
    }
    case "reinforce": {
      const target = slotTarget(choice, layout, decision.number ?? 3, action);
      return decision.target
        ? [{ at: layout.centre(decision.target), spot: decision.target, action }, target]
        : [target];
    }
    case "slide":
      return [
        ...(side === "left" ? [1, 2] : [4, 5]).map((number) => slotTarget(choice, layout, number, action)),
        ...slidTargets(choice, layout, decision.target ?? "", slotSpot(choice.side, side === "left" ? 1 : 5), action),
      ];
    case "pad":
      return [slotTarget(choice, layout, 3, action)];
    case "remove-pad":
      return [slotTarget(choice, layout, decision.number ?? 1, action, true)];
    case "shoot":
      return decision.target
        ? [{ at: middleOf(choice, layout, decision.target, SIGHT.away), spot: decision.target, action }]
        : [];
    case "block":
    case "remove":
      return decision.target ? [{ at: layout.centre(decision.target), spot: decision.target, action }] : [];
    default:
      return [];
  }
}

/** A point beside a square's middle, as a character that faces so has its left and right. */
export function beside(layout: Layout, square: string, facing: string, side: "left" | "right", away: number): Point {
  const middle = layout.centre(square);
  const at = FACINGS.indexOf(facing as Facing) + (side === "right" ? 1 : 3);
  const way = layout.toward(FACINGS[at % 4] as Facing);
  return { x: middle.x + way.x * away, y: middle.y + way.y * away };
}

function slotTarget(
  choice: IslandChoice,
  layout: Layout,
  number: number,
  action: TargetAction,
  theirs = false,
): Target {
  const seat = theirs ? other(choice.side) : choice.side;
  const column = padOf(choice.view, seat)?.column ?? "c";
  return { at: layout.slot(seat, column, number), spot: slotSpot(seat, number), action };
}

/** The pad where it would slide to, as far as it lies on its own side of the missile: the two ways may overlap. */
function slidTargets(choice: IslandChoice, layout: Layout, column: string, spot: Spot, action: TargetAction): Target[] {
  const middle = slotTarget(choice, layout, 3, action).at.x;
  const way = Math.sign(layout.slot(choice.side, column, 3).x - middle);
  return SLOTS.map((number) => ({ at: layout.slot(choice.side, column, number), spot, action })).filter(
    ({ at }) => Math.sign(at.x - middle) === way,
  );
}

/** The nearest target within reach of a point; at the same distance a decision wins over a selection. */
export function nearest(list: readonly Target[], point: Point, reach: number): Target | null {
  let [best, least] = [null as Target | null, Infinity];
  for (const target of list) {
    const bias = target.action.type === "select" ? 0.5 : 0;
    const distance = Math.hypot(target.at.x - point.x, target.at.y - point.y) + bias;
    if (distance < least && distance <= reach) [best, least] = [target, distance];
  }
  return best;
}

/** Does what a target means. Where several targets share a spot that has no noses to tell them apart, it asks. */
export function activate(choice: IslandChoice, list: readonly Target[], target: Target, by: InputMethod): void {
  const { action } = target;
  switch (action.type) {
    case "select":
      choice.select(action.square === choice.selected ? null : action.square);
      break;
    case "place":
      if (action.square === choice.place) choice.confirm();
      else choice.takePlace(action.square);
      break;
    case "face":
      choice.takeFacing(action.facing);
      break;
    case "slot":
      choice.pressSlot(action.number);
      break;
    case "token": {
      if (choice.pending?.token === action.token || choice.fork.length) {
        choice.point(action.token, by);
        break;
      }
      const rivals = list.flatMap((each) =>
        each.action.type === "token" && same(each, target, by) ? [each.action.token] : [],
      );
      const tokens = ranked(choice, [...new Set(rivals)]);
      if (tokens.length > 1) choice.ask(tokens);
      else choice.point(tokens[0] ?? action.token, by);
    }
  }
}

/** Whether two targets cannot be told apart by pointing: a key or a finger has no halves of a square. */
function same(a: Target, b: Target, by: InputMethod): boolean {
  if (by !== "mouse") return a.spot === b.spot;
  return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 4;
}

/** Of several shots at one target only the selected character's counts, else the first; moves stay beside it. */
function ranked(choice: IslandChoice, tokens: readonly string[]): string[] {
  const found = tokens.flatMap((token) => choice.decisions.find((decision) => decision.token === token) ?? []);
  const shots = found.filter((decision) => decision.kind === "shoot");
  const best = shots.find((decision) => decision.source === choice.selected) ?? shots[0];
  return found.filter((decision) => decision.kind !== "shoot" || decision === best).map((decision) => decision.token);
}

/** What a spot's label says besides who is there. */
export function statesOf(choice: IslandChoice, list: readonly Target[], spot: Spot): string[] {
  const states = new Set<string>();
  if (choice.selected === spot) states.add("selected");
  for (const { action } of list.filter((target) => target.spot === spot)) {
    if (action.type === "select") {
      if (movers(choice.decisions).includes(spot)) states.add(choice.code === "choose-option" ? "turn" : "move");
      if (ofKind(choice.decisions, "shoot").some((decision) => decision.source === spot)) states.add("shoot");
    } else if (action.type === "token") {
      const decision = choice.decisions.find((each) => each.token === action.token);
      if (decision?.token === choice.pending?.token) states.add("picked");
      else if (decision?.kind === "shoot") states.add("target");
      else if (decision?.kind.startsWith("remove")) states.add("remove");
      else states.add("here");
    } else states.add(action.type === "place" && action.square === choice.place ? "picked" : "here");
  }
  return [...states];
}

/** How near a pointer must be, in units: a finger 22 px, a mouse its square. */
export function reachOf(by: InputMethod, pxPerUnit: number): number {
  return by === "touch" ? Math.max(22 / pxPerUnit, STEP * 0.55) : STEP * 0.62;
}
