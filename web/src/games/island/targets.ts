// Everything on the board that can be pointed at, and where: one list serves mouse, finger, drag and keyboard.
// A finger's tap goes to the nearest of these within 22 px, so that small squares are no obstacle.
import type { IslandDecision } from "./wire";
import { other } from "../../lib/seats";
import type { By, IslandChoice } from "./choice.svelte";
import { type Facing, FACINGS, type Layout, type Point, SLOTS, STEP } from "./geometry";
import { facingsFor, movers, ofKind, sideOf, sources, squaresFor } from "./options";
import { padOf, pieceOn, slotSpot, type Spot } from "./view";

export type Deed =
  | { do: "select"; square: string }
  | { do: "token"; token: string }
  | { do: "place"; square: string }
  | { do: "face"; facing: Facing }
  | { do: "slot"; number: number };

export interface Thing {
  at: Point;
  /** The square or pad square it belongs to, for the keyboard and for those who listen. */
  spot: Spot;
  deed: Deed;
}

/** How far the two noses of a turn lie from their square's middle, and of a turn on the spot. */
export const NOSE = 17;
export const ASIDE = 46;
/** How far the four noses lie from the middle of the square where a character is placed. */
export const AROUND = 44;

export function things(choice: IslandChoice, layout: Layout): Thing[] {
  const { options } = choice;
  if (!options.length) return [];
  if (choice.fork.length) return choice.fork.flatMap((option) => targets(choice, layout, option));
  switch (choice.code) {
    case "place-character":
      return placing(choice, layout);
    case "load-pad":
      return SLOTS.map((number) => slotThing(choice, layout, number, { do: "slot", number }));
    default:
      return playing(choice, layout);
  }
}

function placing(choice: IslandChoice, layout: Layout): Thing[] {
  const found: Thing[] = squaresFor(choice.options, choice.kind).map((square) => ({
    at: layout.centre(square),
    spot: square,
    deed: { do: "place", square },
  }));
  const { place } = choice;
  if (!place) return found;
  for (const facing of facingsFor(choice.options, choice.kind, place)) {
    found.push({ at: noseAt(layout, place, facing), spot: place, deed: { do: "face", facing } });
  }
  return found;
}

/** Where the nose that means a facing is drawn around a square. */
export function noseAt(layout: Layout, square: string, facing: Facing): Point {
  const [middle, way] = [layout.centre(square), layout.toward(facing)];
  return { x: middle.x + way.x * AROUND, y: middle.y + way.y * AROUND };
}

function playing(choice: IslandChoice, layout: Layout): Thing[] {
  const { options, selected } = choice;
  const found: Thing[] = [];
  const selectable = sources(options);
  for (const square of selectable) {
    found.push({ at: layout.centre(square), spot: square, deed: { do: "select", square } });
  }
  for (const option of options) {
    if ((option.kind === "move" || option.kind === "turn") && option.source !== selected) continue;
    // A press on one's own character selects it; shooting at it is left to words, or to a drag.
    if (option.kind === "shoot" && option.target && selectable.includes(option.target)) continue;
    found.push(...targets(choice, layout, option));
  }
  return found;
}

/** Where an option can be pointed at. */
export function targets(choice: IslandChoice, layout: Layout, option: IslandDecision): Thing[] {
  const deed: Deed = { do: "token", token: option.token };
  const side = sideOf(option);
  switch (option.kind) {
    case "move":
    case "turn": {
      const spot = option.target ?? option.source ?? "";
      const facing = pieceOn(choice.view, option.source)?.facing ?? "^";
      const away = option.kind === "turn" ? ASIDE : NOSE;
      return [{ at: side ? beside(layout, spot, facing, side, away) : layout.centre(spot), spot, deed }];
    }
    case "reinforce": {
      const thing = slotThing(choice, layout, option.number ?? 3, deed);
      return option.target ? [{ at: layout.centre(option.target), spot: option.target, deed }, thing] : [thing];
    }
    case "slide":
      return (side === "left" ? [1, 2] : [4, 5]).map((number) => slotThing(choice, layout, number, deed));
    case "pad":
      return [slotThing(choice, layout, 3, deed)];
    case "remove-pad":
      return [slotThing(choice, layout, option.number ?? 1, deed, true)];
    case "block":
    case "shoot":
    case "remove":
      return option.target ? [{ at: layout.centre(option.target), spot: option.target, deed }] : [];
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

function slotThing(choice: IslandChoice, layout: Layout, number: number, deed: Deed, theirs = false): Thing {
  const seat = theirs ? other(choice.side) : choice.side;
  const column = padOf(choice.view, seat)?.column ?? "c";
  return { at: layout.slot(seat, column, number), spot: slotSpot(seat, number), deed };
}

/**
 * The nearest thing to a point within reach; what is picked already wins a tie, what is done wins over whom to select.
 */
export function nearest(list: readonly Thing[], point: Point, reach: number): Thing | null {
  let [best, least] = [null as Thing | null, Infinity];
  for (const thing of list) {
    const bias = thing.deed.do === "select" ? 0.5 : 0;
    const distance = Math.hypot(thing.at.x - point.x, thing.at.y - point.y) + bias;
    if (distance < least && distance <= reach) [best, least] = [thing, distance];
  }
  return best;
}

/** Does what a thing means. Where several things share a spot that has no noses to tell them apart, it asks. */
export function act(choice: IslandChoice, list: readonly Thing[], thing: Thing, by: By): void {
  const { deed } = thing;
  switch (deed.do) {
    case "select":
      choice.select(deed.square === choice.selected ? null : deed.square);
      break;
    case "place":
      if (deed.square === choice.place) choice.confirm();
      else choice.takePlace(deed.square);
      break;
    case "face":
      choice.takeFacing(deed.facing);
      break;
    case "slot":
      choice.pressSlot(deed.number);
      break;
    case "token": {
      if (choice.pending?.token === deed.token || choice.fork.length) {
        choice.point(deed.token, by);
        break;
      }
      const rivals = list.flatMap((each) =>
        each.deed.do === "token" && same(each, thing, by) ? [each.deed.token] : [],
      );
      const tokens = ranked(choice, [...new Set(rivals)]);
      if (tokens.length > 1) choice.ask(tokens);
      else choice.point(tokens[0] ?? deed.token, by);
    }
  }
}

/** Whether two things cannot be told apart by pointing: the keyboard has no halves of a square. */
function same(a: Thing, b: Thing, by: By): boolean {
  if (by === "key") return a.spot === b.spot;
  return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 4;
}

/**
 * Of several shots at one target, that of the selected character alone counts, else the first; a move stays beside it.
 */
function ranked(choice: IslandChoice, tokens: readonly string[]): string[] {
  const found = tokens.flatMap((token) => choice.options.find((option) => option.token === token) ?? []);
  const shots = found.filter((option) => option.kind === "shoot");
  const best = shots.find((option) => option.source === choice.selected) ?? shots[0];
  return found.filter((option) => option.kind !== "shoot" || option === best).map((option) => option.token);
}

/** What a spot's label says besides who is there. */
export function statesOf(choice: IslandChoice, list: readonly Thing[], spot: Spot): string[] {
  const states = new Set<string>();
  if (choice.selected === spot) states.add("selected");
  for (const { deed } of list.filter((thing) => thing.spot === spot)) {
    if (deed.do === "select") {
      if (movers(choice.options).includes(spot)) states.add(choice.code === "choose-option" ? "turn" : "move");
      if (ofKind(choice.options, "shoot").some((option) => option.source === spot)) states.add("shoot");
    } else if (deed.do === "token") {
      const option = choice.options.find((each) => each.token === deed.token);
      if (option?.token === choice.pending?.token) states.add("picked");
      else if (option?.kind === "shoot") states.add("target");
      else if (option?.kind.startsWith("remove")) states.add("remove");
      else states.add("here");
    } else states.add(deed.do === "place" && deed.square === choice.place ? "picked" : "here");
  }
  return [...states];
}

/** How near a pointer must be, in units: a finger 22 px, a mouse its square. */
export function reachOf(by: By, pxPerUnit: number): number {
  return by === "touch" ? Math.max(22 / pxPerUnit, STEP * 0.55) : STEP * 0.62;
}
