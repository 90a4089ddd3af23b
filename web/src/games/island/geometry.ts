// Where things lie in the picture: 64 units a square from (0, 0), as South sees it or turned by 180°.
// The numbers are those of src/skirmish/games/island/drawing/svg.py, so that library, terminal and page draw the same board.
import type { SeatName } from "../../wire";
import type { IslandView, Removal } from "./wire";

export const STEP = 64;
export const SIZE = 12;
export const EDGE = SIZE * STEP;
export const COLUMNS = "abcdefghijkl";
export const SLOTS = [1, 2, 3, 4, 5] as const;
/** Clockwise, from the way a drawing looks when it is not turned. */
export const FACINGS = ["^", ">", "v", "<"] as const;
export type Facing = (typeof FACINGS)[number];
export type Side = "left" | "right";

export interface Point {
  x: number;
  y: number;
}

/** The words that messages select on. */
export const FACING_WORDS: Record<Facing, Removal["facing"]> = { "^": "north", ">": "east", v: "south", "<": "west" };

/** Where a seat's own people look when they enter. */
export function ahead(seat: SeatName): Facing {
  return seat === "south" ? "^" : "v";
}

/** A facing after a turn of a quarter. */
export function turned(facing: Facing, side: Side): Facing {
  const at = FACINGS.indexOf(facing) + (side === "right" ? 1 : 3);
  return FACINGS[at % 4] as Facing;
}

/** Column and row of a square, from 0; also beyond the corner, where only pads are. */
export function grid(square: string): [number, number] {
  return [COLUMNS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];
}

export function square(column: number, row: number): string | null {
  const letter = COLUMNS[column];
  return letter && row >= 0 && row < SIZE ? `${letter}${row + 1}` : null;
}

/** Which column, from 0, a pad square is in; it may lie beyond the island. */
export function slotColumn(seat: SeatName, missile: string, number: number): number {
  const away = number - 3;
  return COLUMNS.indexOf(missile) + (seat === "south" ? away : -away);
}

export class Layout {
  constructor(readonly below: SeatName) {}

  get flipped(): boolean {
    return this.below === "north";
  }

  /** The middle of a column, also of one beyond the corner. */
  column(column: number): number {
    return (this.flipped ? SIZE - 1 - column : column) * STEP + STEP / 2;
  }

  row(row: number): number {
    return (this.flipped ? row : SIZE - 1 - row) * STEP + STEP / 2;
  }

  centre(name: string): Point {
    const [column, row] = grid(name);
    return { x: this.column(column), y: this.row(row) };
  }

  corner(name: string): Point {
    const { x, y } = this.centre(name);
    return { x: x - STEP / 2, y: y - STEP / 2 };
  }

  /** How far a drawing that looks up is turned. */
  angle(facing: string): number {
    return (FACINGS.indexOf(facing as Facing) * 90 + (this.flipped ? 180 : 0)) % 360;
  }

  /** One unit of length in a facing's direction. */
  toward(facing: string): Point {
    const angle = this.angle(facing);
    return { x: angle === 90 ? 1 : angle === 270 ? -1 : 0, y: angle === 0 ? -1 : angle === 180 ? 1 : 0 };
  }

  isBelow(seat: SeatName): boolean {
    return seat === this.below;
  }

  /** The middle of a pad's row of squares. */
  padRow(seat: SeatName): number {
    return this.isBelow(seat) ? EDGE + 74 : -74;
  }

  slot(seat: SeatName, missile: string, number: number): Point {
    return { x: this.column(slotColumn(seat, missile, number)), y: this.padRow(seat) };
  }

  /** The square at a point, or none. */
  at({ x, y }: Point): string | null {
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return null;
    return this.flipped ? square(SIZE - 1 - column, row) : square(column, SIZE - 1 - row);
  }
}

/** A straight line between two middles that begins and ends a little off them; empty if nothing is left of it. */
export function line(from: Point, to: Point, inset = 0, outset = 0): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= inset + outset) return "";
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const round = (n: number) => Math.round(n * 10) / 10;
  return `M${round(from.x + ux * inset)} ${round(from.y + uy * inset)}L${round(to.x - ux * outset)} ${round(to.y - uy * outset)}`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HALF_PAD = 182;

/** The part of the sea that must be in the picture: wider only while a pad overhangs a corner by two squares, and then
 * on both sides, so that the island stays where it is. */
export function viewBox(view: IslandView, layout: Layout, columns: readonly string[]): Box {
  const middles = [...(view.pads ?? []).map((pad) => pad.column), ...columns].map((letter) =>
    layout.column(COLUMNS.indexOf(letter)),
  );
  const over = Math.max(90, ...middles.map((middle) => Math.max(-middle, middle - EDGE) + HALF_PAD + 4));
  if (!view.pads?.length) return { x: -90, y: -90, width: EDGE + 180, height: EDGE + 180 };
  return { x: -over, y: -154, width: EDGE + 2 * over, height: 1080 };
}
