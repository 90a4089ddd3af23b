import { describe, expect, it } from "vitest";
import { STEP } from "./geometry";
import { quietest } from "./quietest";

const BOARD = { width: 390, height: 420, scale: 0.46 };
const SIZE = { width: 190, height: 80 };
const square = (column: number, row: number) => ({ x: (column + 0.5) * STEP * 0.46, y: (row + 0.5) * STEP * 0.46 });

function covers(point: { x: number; y: number }, { left, top }: { left: number; top: number }): boolean {
  const half = 34 * BOARD.scale;
  return (
    point.x + half > left && point.x - half < left + SIZE.width && point.y + half > top && point.y - half < top + 80
  );
}

describe("a bubble on the board", () => {
  it("covers no character, wherever it points", () => {
    const pieces = [square(1, 1), square(4, 9), square(6, 4), square(9, 2), square(10, 10), square(2, 7), square(7, 7)];
    for (const at of pieces) {
      const place = quietest({ at, spoken: [at], pieces, others: [] }, SIZE, BOARD);
      expect(pieces.filter((each) => covers(each, place))).toEqual([]);
    }
  });

  it("stays inside the board", () => {
    for (const at of [square(0, 0), square(11, 11), square(0, 11), square(11, 0)]) {
      const { left, top } = quietest({ at, spoken: [], pieces: [], others: [] }, SIZE, BOARD);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + SIZE.width).toBeLessThanOrEqual(BOARD.width);
      expect(top + SIZE.height).toBeLessThanOrEqual(BOARD.height);
    }
  });

  it("lies at the lower edge where it points at nothing", () => {
    expect(quietest({ at: null, spoken: [], pieces: [], others: [] }, SIZE, BOARD)).toEqual({ left: 100, top: 334 });
  });
});
