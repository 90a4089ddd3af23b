// Where a bubble lies on the board so that it and its tail cover as little as possible.
import { cheapest, covered, type Place, type Size } from "../covered";
import { type Point, STEP } from "./geometry";

interface Board extends Size {
  /** px per unit. */
  readonly scale: number;
}
/** Middles of squares, in px. */
export interface Sights {
  /** What it points at; null: it lies at the lower edge. */
  readonly at: Point | null;
  /** What it speaks about. */
  readonly spoken: readonly Point[];
  readonly pieces: readonly Point[];
  /** Blocks, and what waits on the pads. */
  readonly others: readonly Point[];
}

/** Free of the board's edges, in px. */
const MARGIN = 6;
/** How much worse it is to cover what it points at, what it speaks about, or a piece, than anything else. */
const TARGET = 1000;
const SPOKEN = 100;
const PIECE = 30;
/** Its tail is thinner than itself. */
const TAIL = 0.3;
/** What a px away from the target costs, in covered square px. */
const FAR = 3;

/** The corner of a bubble of a size. */
export function quietest({ at, spoken, pieces, others }: Sights, size: Size, board: Board): Place {
  const most = { left: board.width - size.width - MARGIN, top: board.height - size.height - MARGIN };
  if (!at) return { left: (board.width - size.width) / 2, top: most.top };
  const step = (STEP * board.scale) / 3;
  const half = 34 * board.scale;
  const seen = [
    { point: at, cost: TARGET },
    ...spoken.map((point) => ({ point, cost: SPOKEN })),
    ...pieces.map((point) => ({ point, cost: PIECE })),
    ...others.map((point) => ({ point, cost: 1 })),
  ];
  function* places(): Iterable<Place & Size> {
    for (let top = MARGIN; top <= Math.max(MARGIN, most.top); top += step)
      for (let left = MARGIN; left <= Math.max(MARGIN, most.left); left += step) yield { left, top, ...size };
  }
  const best = cheapest(places(), (box) => {
    const root = nearest(at, box);
    const far = Math.hypot(root.x - at.x, root.y - at.y);
    // A tail needs some length, and leaves from above or below.
    const short = Math.abs(root.y - at.y) < half * 1.6 ? TARGET : 0;
    let cost = far * FAR + short;
    for (const { point, cost: each } of seen) {
      cost += each * covered(box, point, half);
      if (point !== at && near(point, at, root) < half * 0.9) cost += TAIL * each * half * half;
    }
    return cost;
  });
  return best ?? { left: MARGIN, top: MARGIN };
}

/** The point of a box that is nearest to another. */
function nearest({ x, y }: Point, { left, top, width, height }: Place & Size): Point {
  return { x: Math.min(left + width, Math.max(left, x)), y: Math.min(top + height, Math.max(top, y)) };
}

/** How far a point is from the stretch between two others; its ends do not count. */
function near(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0;
  if (along <= 0.05 || along >= 1) return Infinity;
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}
