// Where spaces lie. The field's unit is the look's: 100 a space, the hill's middle at (0, 0), y downwards.
import type { SeatName } from "../../wire";

export const STEP = 100;
export const HILL = "0,0";
/** Each side's own base (H-1.1). */
export const BASES: Readonly<Record<SeatName, string>> = { south: "0,-1", north: "0,1" };

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of spaces, all four edges included. */
export interface Bounds {
  left: number;
  right: number;
  low: number;
  high: number;
}

const SPACE = /^(-?\d+),(-?\d+)$/;

/** Whether a name is a space's: sources and targets of a question may be cards too. */
export function isSpace(name: string | null | undefined): name is string {
  return name != null && SPACE.test(name);
}

/** The spaces that a text names: "(−1, 2)", with a hyphen or a minus. */
export function spacesIn(text: string): string[] {
  const named = text.matchAll(/\(([-−]?\d+),\s?([-−]?\d+)\)/g);
  return [...named].map(([, x, y]) => `${x},${y}`.replaceAll("−", "-"));
}

/** The coordinates of a space. */
export function coordinates(name: string): [number, number] {
  const found = SPACE.exec(name);
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

export function spaceName(x: number, y: number): string {
  return `${x},${y}`;
}

/** The middle of a space on the field; with North below everything is turned by half a circle. */
export function centre(name: string, turned: boolean): Point {
  const [x, y] = coordinates(name);
  return turned ? { x: -x * STEP, y: y * STEP } : { x: x * STEP, y: -y * STEP };
}

/** The space around a point of the field. */
export function spaceAt(point: Point, turned: boolean): string {
  const x = Math.round(point.x / STEP);
  const y = Math.round(-point.y / STEP);
  // No -0: a space has one name.
  return turned ? spaceName(-x || 0, -y || 0) : spaceName(x || 0, y || 0);
}

/** The steps that the arrow keys take. */
export const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The neighbour in a direction of the screen. */
export function neighbour(name: string, right: number, up: number, turned: boolean): string {
  const [x, y] = coordinates(name);
  return turned ? spaceName(x - right, y - up) : spaceName(x + right, y + up);
}

/** The smallest rectangle with all these spaces, widened on every side. */
export function around(names: Iterable<string>, margin = 0): Bounds {
  const bounds: Bounds = { left: 0, right: 0, low: 0, high: 0 };
  for (const name of names) {
    const [x, y] = coordinates(name);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.low = Math.min(bounds.low, y);
    bounds.high = Math.max(bounds.high, y);
  }
  bounds.left -= margin;
  bounds.right += margin;
  bounds.low -= margin;
  bounds.high += margin;
  return bounds;
}

export function inside(name: string, bounds: Bounds): boolean {
  const [x, y] = coordinates(name);
  return x >= bounds.left && x <= bounds.right && y >= bounds.low && y <= bounds.high;
}

/** Every space of a rectangle as one reads the screen: row by row from above. */
export function spacesOf(bounds: Bounds, turned: boolean): string[] {
  const names: string[] = [];
  for (let y = bounds.high; y >= bounds.low; y -= 1)
    for (let x = bounds.left; x <= bounds.right; x += 1) names.push(spaceName(x, y));
  return turned ? names.reverse() : names;
}

/** A rectangle of spaces as one of the field's units. */
export function box(bounds: Bounds, turned: boolean): { x: number; y: number; width: number; height: number } {
  const corner = centre(spaceName(turned ? bounds.right : bounds.left, turned ? bounds.low : bounds.high), turned);
  return {
    x: corner.x - STEP / 2,
    y: corner.y - STEP / 2,
    width: (bounds.right - bounds.left + 1) * STEP,
    height: (bounds.high - bounds.low + 1) * STEP,
  };
}

/** The point just before `end` on the way from `start`, and the way's angle on the screen. Between neighbours that is
 * the middle of the gap; from farther away (artillery) it is as near. */
export function between(start: string, end: string, turned: boolean): Point & { angle: number } {
  const from = centre(start, turned);
  const to = centre(end, turned);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.max(Math.abs(dx), Math.abs(dy)) || 1;
  return { x: to.x - (dx / far) * 50, y: to.y - (dy / far) * 50, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** How far a unit's way is, in spaces: more than one for artillery. */
export function steps(start: string, end: string): number {
  const [x1, y1] = coordinates(start);
  const [x2, y2] = coordinates(end);
  return Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2));
}

/** Of some spaces the one whose card lies nearest to a point, if it is near enough. */
export function nearest(point: Point, names: Iterable<string>, within: number, turned: boolean): string | null {
  let best: string | null = null;
  let least = within;
  for (const name of names) {
    const middle = centre(name, turned);
    const dx = Math.max(0, Math.abs(point.x - middle.x) - 40);
    const dy = Math.max(0, Math.abs(point.y - middle.y) - 42);
    const far = Math.hypot(dx, dy);
    if (far < least || (far === 0 && best === null)) {
      best = name;
      least = far;
    }
  }
  return best;
}
