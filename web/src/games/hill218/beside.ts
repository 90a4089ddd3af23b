// Where a few words stand beside a chosen space: on its side where they hide least of what a play there would do.
import { cheapest, covered, type Size } from "../covered";
import type { Point } from "./spaces";

/** Half a card, and the gap to the words, in the field's units. */
const HALF = { width: 40, height: 42 };
const GAP = 9;
/** How much worse it is to cover a mark than a card, and a unit than an empty space. */
const MARK = 6;
const EMPTY = 0.3;
/** Half of a mark's width, in the field's units. */
const MARKED = 14;

/**
 * The middle of words of a size, all in px. `units` and `spaces` are the middles of the cards and the offered spaces,
 * `marks` those of targets, arrows and whatever else tells what the play would do.
 */
export function beside(
  at: Point,
  size: Size,
  field: Size,
  scale: number,
  { units, spaces, marks }: { units: readonly Point[]; spaces: readonly Point[]; marks: readonly Point[] },
): Point {
  const far = { x: (HALF.width + GAP) * scale + size.width / 2, y: (HALF.height + GAP) * scale + size.height / 2 };
  const tries = [
    { x: at.x + far.x, y: at.y },
    { x: at.x - far.x, y: at.y },
    { x: at.x, y: at.y + far.y },
    { x: at.x, y: at.y - far.y },
  ];
  const places = tries.map(({ x, y }) => ({
    left: Math.max(4, Math.min(x - size.width / 2, field.width - size.width - 4)),
    top: Math.max(4, Math.min(y - size.height / 2, field.height - size.height - 4)),
    ...size,
  }));
  const best = cheapest(places, (box) => {
    const over = (all: readonly Point[], wide: number, high: number) =>
      all.reduce((sum, each) => sum + covered(box, each, wide * scale, high * scale), 0);
    return (
      over([...units, at], HALF.width, HALF.height) +
      over([at], HALF.width, HALF.height) * MARK +
      over(marks, MARKED, MARKED) * MARK +
      over(spaces, HALF.width, HALF.height) * EMPTY
    );
  });
  return best ? { x: best.left + size.width / 2, y: best.top + size.height / 2 } : at;
}
