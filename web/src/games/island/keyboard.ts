// What keys do on the island: arrows lead from square to square, and over its edge onto the pads; numbers choose.
import type { SeatName } from "../../wire";
import type { IslandChoice } from "./choice.svelte";
import { listedWays, ways } from "./decisions";
import type { IslandView } from "./wire";
import { FACINGS, grid, type Layout, type Point, SIZE, SLOTS, STEP } from "./geometry";
import { type Kind, KINDS, padOf, slotSpot, type Spot, spotSlot } from "./view";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** Whether arrows pressed there are meant for the board: the focus is nowhere, on the board or at the question, and not
 * in something that arrows scroll. */
export function takesArrows(at: EventTarget | null): boolean {
  return at === document.body || (at instanceof Element && at.closest("[data-board], [data-role=prompt]") !== null);
}

const ANGLES: Record<Arrow, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** The character that is being placed looks where the arrow points. */
export function turnTo(choice: IslandChoice, layout: Layout, arrow: Arrow): void {
  const facing = FACINGS.find((each) => layout.angle(each) === ANGLES[arrow]);
  if (facing) choice.takeFacing(facing);
}

/** 1 to 3: a kind of character, or one of a zero's ways. False where the key chooses nothing. */
export function pressNumber(choice: IslandChoice, key: string): boolean {
  const at = ["1", "2", "3"].indexOf(key);
  if (at < 0 || !choice.play.mine) return false;
  if (choice.code === "choose-option") {
    const way = listedWays(Boolean(choice.view.pads?.length))[at];
    if (!way || !ways(choice.decisions).includes(way)) return false;
    choice.takeWay(way, "key");
    return true;
  }
  const kind = KINDS[at] as Kind;
  if (choice.code === "place-character") choice.takeKind(kind);
  else if (choice.code === "load-pad") choice.put(kind);
  else return false;
  return true;
}

export function spotAt(view: IslandView, layout: Layout, spot: Spot): Point {
  const slot = spotSlot(spot);
  if (!slot) return layout.centre(spot);
  return layout.slot(slot.seat, padOf(view, slot.seat)?.column ?? "c", slot.number);
}

/** The next spot as the picture lies; the same one where there is none. */
export function walk(view: IslandView, layout: Layout, from: Spot, arrow: Arrow): Spot {
  const step = STEPS[arrow];
  const at = spotAt(view, layout, from);
  const slot = spotSlot(from);
  if (slot) {
    if (step.x) return beside(view, layout, slot.seat, at.x + step.x * STEP) ?? from;
    const inward = layout.isBelow(slot.seat) ? -1 : 1;
    if (step.y !== inward) return from;
    const x = Math.min(SIZE * STEP - 1, Math.max(0, at.x));
    return layout.at({ x, y: inward < 0 ? SIZE * STEP - 1 : 0 }) ?? from;
  }
  const next = layout.at({ x: at.x + step.x * STEP, y: at.y + step.y * STEP });
  if (next) return next;
  if (!step.y) return from;
  const seat = (["south", "north"] as const).find((each) => layout.isBelow(each) === step.y > 0) as SeatName;
  return closest(view, layout, seat, at.x) ?? from;
}

/** The first or last square of a row. */
export function rowEnd(layout: Layout, spot: Spot, last: boolean): Spot {
  if (spotSlot(spot)) return spot;
  const [, row] = grid(spot);
  return layout.at({ x: last ? SIZE * STEP - 1 : 0, y: layout.row(row) }) ?? spot;
}

function beside(view: IslandView, layout: Layout, seat: SeatName, x: number): Spot | null {
  return SLOTS.map((number) => slotSpot(seat, number)).find((spot) => spotAt(view, layout, spot).x === x) ?? null;
}

function closest(view: IslandView, layout: Layout, seat: SeatName, x: number): Spot | null {
  if (!padOf(view, seat)) return null;
  const away = (spot: Spot) => Math.abs(spotAt(view, layout, spot).x - x);
  return SLOTS.map((number) => slotSpot(seat, number)).reduce((best, spot) => (away(spot) < away(best) ? spot : best));
}
