// Where a note lies on the field so that it covers as little as possible of what it speaks about.
import type { Point } from "./spaces";

interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The middle of its tip, from its own corner; null: it points at nothing. */
  readonly tip: Point | null;
}

/** Free of the field's edges. */
const MARGIN = 8;
/** How much worse it is to cover the very space than a card. */
const SPOKEN = 20;

/**
 * The place of a note of a size on a field: beside the space it is about, above or below it, or at an edge. `cards`
 * are the middles of what should stay in sight, `reach` is half a card's height and a gap. With a `dock` it lies at that
 * edge: a narrow field keeps it free.
 */
export function quietest(
  cards: readonly Point[],
  at: Point | null,
  size: Size,
  field: Size,
  reach: number,
  dock: "top" | "bottom" | null = null,
): Placed {
  const within = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const across = (x: number) => within(x, field.width - size.width);
  const down = (y: number) => within(y, field.height - size.height);
  const tries: Point[] = [];
  if (dock) {
    const x = (at?.x ?? field.width / 2) - size.width / 2;
    tries.push({ x, y: dock === "top" ? MARGIN : field.height });
  } else if (at) {
    const [x, y] = [at.x - size.width / 2, at.y - size.height / 2];
    for (const far of [1, 2.4, 4])
      tries.push(
        { x: at.x + reach * far, y },
        { x: at.x - reach * far - size.width, y },
        { x, y: at.y - reach * far - size.height },
        { x, y: at.y + reach * far },
      );
  }
  for (const x of dock ? [] : [(field.width - size.width) / 2, MARGIN, field.width - size.width - MARGIN])
    tries.push({ x, y: MARGIN }, { x, y: field.height - size.height - MARGIN });
  let best = { left: 0, top: 0, cost: Infinity };
  for (const wanted of tries) {
    const [left, top] = [across(wanted.x), down(wanted.y)];
    const near = at ? Math.hypot(left + size.width / 2 - at.x, top + size.height / 2 - at.y) : 0;
    const box = { left, top, ...size };
    const cost = covered(cards, box, reach) + (at ? SPOKEN * covered([at], box, reach) : 0) + near;
    if (cost < best.cost) best = { left, top, cost };
  }
  return { left: best.left, top: best.top, tip: at && tipOf(at, best, size, cards, reach) };
}

function covered(cards: readonly Point[], box: Size & { left: number; top: number }, reach: number): number {
  return cards.reduce((sum, { x, y }) => {
    const wide = Math.min(box.left + box.width, x + reach) - Math.max(box.left, x - reach);
    const high = Math.min(box.top + box.height, y + reach) - Math.max(box.top, y - reach);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);
}

/** On the side that faces the space, if that lies straight above, below or beside it and no card is between. */
function tipOf(
  at: Point,
  { left, top }: { left: number; top: number },
  { width, height }: Size,
  cards: readonly Point[],
  reach: number,
): Point | null {
  const tip = facing(at, { left, top }, { width, height });
  if (!tip) return null;
  const [dx, dy] = [at.x - left - tip.x, at.y - top - tip.y];
  const far = Math.hypot(dx, dy);
  const between = cards.some(({ x, y }) => {
    const [cx, cy] = [x - left - tip.x, y - top - tip.y];
    const along = (cx * dx + cy * dy) / far;
    return along > 0 && along < far - 1 && Math.abs(cx * dy - cy * dx) < far * reach * 0.6;
  });
  return between ? null : tip;
}

function facing(at: Point, { left, top }: { left: number; top: number }, { width, height }: Size): Point | null {
  const [x, y] = [at.x - left, at.y - top];
  const inside = (value: number, most: number) => value > 20 && value < most - 20;
  if (inside(y, height) && (x < 0 || x > width)) return { x: x < 0 ? 0 : width, y };
  if (inside(x, width) && (y < 0 || y > height)) return { x, y: y < 0 ? 0 : height };
  return null;
}
