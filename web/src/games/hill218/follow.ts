// What the view of the field follows until the player moves it.
import type { Followed } from "./camera.svelte";
import { around, box, centre, type Point } from "./spaces";

/** On touch screens a card with its gap is at least 44 px wide. */
export const LEAST_FOR_FINGERS = 0.44;
/** On the smallest ones the whole battle counts for more; a finger means the nearest space. */
const LEAST_ON_SHORT = 0.36;
export const LEAST_FITTED = 0.4;
/** A picture cannot be panned: it shows everything. */
const LEAST_IN_PICTURES = 0.1;
/** The size of the design: cards are drawn no larger. */
export const MOST_FITTED = 1.12;

interface Room {
  compact: boolean;
  /** A phone with little height. */
  low: boolean;
  /** A picture in the rulebook or a card. */
  still: boolean;
  /** The player's wish for the size of cards; 1 is normal. */
  size: number;
  /** Room that words need at an edge, in px. */
  words?: { readonly edge: "top" | "bottom"; readonly high: number } | null;
}

/** The middle of these spaces; null if the list is empty. */
export function middleOf(spaces: readonly string[], turned: boolean): Point | null {
  const all = spaces.map((at) => centre(at, turned));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return all.length ? { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) } : null;
}

/** The view that shows these spaces; `focus` matters most when not all of them fit. */
export function follow(
  spaces: readonly string[],
  turned: boolean,
  focus: Point | null,
  { compact, low, still, size, words = null }: Room,
): Followed {
  const bounds = around(spaces);
  if (!compact || still) {
    // The look's field: one space beside the bases is always seen, and half a one at the edge.
    bounds.left = Math.min(bounds.left, -1);
    bounds.right = Math.max(bounds.right, 1);
    bounds.low = Math.min(bounds.low, -2);
    bounds.high = Math.max(bounds.high, 2);
  }
  const edge = still ? 8 : 6;
  // The coordinates lie along the upper and the left edge.
  const insets =
    compact || still ? { left: 20, right: edge, top: 18, bottom: edge } : { left: 24, right: 66, top: 20, bottom: 10 };
  if (words) insets[words.edge] += words.high;
  const onTable = !compact ? LEAST_FITTED : low ? LEAST_ON_SHORT : LEAST_FOR_FINGERS;
  const least = still ? LEAST_IN_PICTURES : onTable;
  const wish = still ? 1 : size;
  return {
    box: box(bounds, turned),
    insets,
    margin: compact && !still ? 24 : 0,
    focus,
    least: least * wish,
    most: MOST_FITTED * wish,
  };
}
