// The part of the island that a picture of the rulebook shows: the squares its words name, and one more around them.
import { type Box, COLUMNS, EDGE, grid, type Layout, SIZE, slotColumn, STEP } from "./geometry";
import type { IslandView } from "./wire";

/** Columns and rows, from 0, both ends included. */
export interface Crop {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** South's pad is in the picture, too. */
  readonly pad: boolean;
}

const SQUARE = /(?<![\p{L}\d])[a-l](?:1[0-2]|[1-9])(?!\d)/gu;
/** A picture of fewer columns would draw its squares larger than the other pictures do. */
const LEAST = [8, 5] as const;
/** What is asked where a picture is about a pad: about the whole edge, or about a pad and the squares before it. */
const WHOLE = ["slide-pad", "remove-from-pad"];
const WITH_PAD = "choose-option";

/** What a picture with these words shows; null: the whole board. */
export function cropOf(view: IslandView, words: string, code: string): Crop | null {
  const named = [...words.matchAll(SQUARE)].map(([square]) => grid(square));
  if (named.length < 2 || WHOLE.includes(code)) return null;
  const missile = view.pads?.find(({ seat }) => seat === "south")?.column;
  const pad = code === WITH_PAD && missile !== undefined;
  const slots = pad ? [1, 5].map((number) => slotColumn("south", missile, number)) : [];
  return {
    columns: around([...named.map(([column]) => column), ...slots], LEAST[0]),
    rows: around([...named.map(([, row]) => row), ...(pad ? [0] : [])], LEAST[1]),
    pad,
  };
}

/** The numbers with one on either side, at least `least` in all, within the island. */
function around(numbers: readonly number[], least: number): [number, number] {
  let low = Math.max(0, Math.min(...numbers) - 1);
  let high = Math.min(SIZE - 1, Math.max(...numbers) + 1);
  while (high - low + 1 < least) {
    if (high < SIZE - 1) high++;
    if (low > 0 && high - low + 1 < least) low--;
  }
  return [low, high];
}

/** Sea that is seen where the picture reaches the island's own edge. */
const SHORE = 30;
const PAD = 150;
/** Room for the names of columns and rows, and beside the other two edges. */
const RIM = 40;
const MARGIN = 8;

/** What is seen through the picture's frame. */
export function windowOf({ columns, rows, pad }: Crop, layout: Layout): Box {
  const [xs, ys] = [columns.map((each) => layout.column(each)), rows.map((each) => layout.row(each))];
  const shore = (at: number, edge: number, size = SHORE) => (at === edge ? size : 0);
  const [left, right] = [Math.min(...xs) - STEP / 2, Math.max(...xs) + STEP / 2];
  const [top, bottom] = [Math.min(...ys) - STEP / 2, Math.max(...ys) + STEP / 2];
  const [x, y] = [left - shore(left, 0), top - shore(top, 0)];
  return { x, y, width: right + shore(right, EDGE) - x, height: bottom + shore(bottom, EDGE, pad ? PAD : SHORE) - y };
}

/** The window with room for coordinates. */
export function cropBox(crop: Crop, layout: Layout): Box {
  const { x, y, width, height } = windowOf(crop, layout);
  return { x: x - RIM, y: y - MARGIN, width: width + RIM + MARGIN, height: height + RIM + MARGIN };
}

/** The names of the columns and rows that are seen, and where their middles are. */
export function named(
  { columns, rows }: Crop,
  layout: Layout,
): { columns: [string, number][]; rows: [string, number][] } {
  const all = ([low, high]: readonly [number, number]) => Array.from({ length: high - low + 1 }, (_, n) => low + n);
  return {
    columns: all(columns).map((at) => [COLUMNS.charAt(at), layout.column(at)]),
    rows: all(rows).map((at) => [String(at + 1), layout.row(at)]),
  };
}
