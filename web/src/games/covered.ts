// Where words lie on a board: of some places, the one where they cover least.

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The area that a box covers of something around a point, which reaches so far to each side, and up and down. */
export function covered({ left, top, width, height }: Place & Size, at: Point, across: number, down = across): number {
  const wide = Math.min(left + width, at.x + across) - Math.max(left, at.x - across);
  const high = Math.min(top + height, at.y + down) - Math.max(top, at.y - down);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The first of the cheapest places; null: there is none. */
export function cheapest<P extends Place>(places: Iterable<P>, cost: (place: P) => number): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const found = cost(place);
    if (found < least) [best, least] = [place, found];
  }
  return best;
}
