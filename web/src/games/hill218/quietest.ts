// Where a note lies on the field so that it covers as little as possible of what it speaks about.
import { cheapest, covered, type Place, type Size } from "../covered";
import type { Point } from "./spaces";

export interface Placed extends Place {
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
  const places = tries.map(({ x, y }) => ({ left: across(x), top: down(y), ...size }));
  const best = cheapest(places, (box) => {
    const near = at ? Math.hypot(box.left + size.width / 2 - at.x, box.top + size.height / 2 - at.y) : 0;
    const over = cards.reduce((sum, card) => sum + covered(box, card, reach), 0);
    return over + (at ? SPOKEN * covered(box, at, reach) : 0) + near;
  });
  const { left, top } = best ?? { left: 0, top: 0 };
  return { left, top, tip: at && tipOf(at, { left, top }, size, cards, reach) };
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

/** A note nearer to the ring than this needs no line. */
const NEAR = 24;

/**
 * A line from a note at an edge to the ring around its space, as a path: straight where it points at it, or else through
 * the gap beside the space's column, on the side nearer to the note's middle. Cards are never in a gap. Empty: it is near.
 */
export function leadOf(at: Point, { left, top, tip }: Placed, { width, height }: Size, gutter: number): string {
  const below = top > at.y;
  const edge = at.y + (below ? 1 : -1) * gutter * 0.94;
  if (Math.abs((below ? top : top + height) - edge) < NEAR) return "";
  if (tip) return `M${Math.round(left + tip.x)} ${Math.round(top + tip.y)}V${Math.round(edge)}`;
  const middle = left + width / 2;
  const side = at.x > middle ? -1 : 1;
  const x = Math.max(left + 16, Math.min(at.x + side * gutter, left + width - 16));
  const from = below ? top : top + height;
  const ring = at.x + Math.sign(x - at.x) * gutter * 0.86;
  return `M${Math.round(x)} ${Math.round(from)}V${Math.round(at.y)}H${Math.round(ring)}`;
}
