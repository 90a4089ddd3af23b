import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const FIELD = { width: 390, height: 300 };
const SIZE = { width: 80, height: 22 };
const at = { x: 195, y: 150 };
const nothing = { units: [], spaces: [], marks: [] };

describe("words beside a chosen space", () => {
  it("stand on its right where nothing is there", () => {
    const { x, y } = beside(at, SIZE, FIELD, 1, nothing);
    expect(x - SIZE.width / 2).toBeGreaterThan(at.x + 40);
    expect(y).toBe(at.y);
  });

  it("never cover the space itself, nor a target or its arrow", () => {
    const target = { x: 295, y: 150 };
    const arrow = { x: 245, y: 150 };
    const { x } = beside(at, SIZE, FIELD, 1, { ...nothing, units: [target], marks: [target, arrow] });
    expect(x + SIZE.width / 2).toBeLessThan(at.x - 40);
  });

  it("rather cover an empty space than a unit", () => {
    const [left, right] = [
      { x: 95, y: 150 },
      { x: 295, y: 150 },
    ];
    const ends = [
      { x: 195, y: 50 },
      { x: 195, y: 250 },
    ];
    const { x } = beside(at, SIZE, FIELD, 1, { ...nothing, units: [right, ...ends], spaces: [left] });
    expect(x).toBeLessThan(at.x);
  });

  it("stay on the field", () => {
    const corner = { x: 380, y: 290 };
    const { x, y } = beside(corner, SIZE, FIELD, 1, nothing);
    expect([x + SIZE.width / 2 <= 390, y + SIZE.height / 2 <= 300]).toEqual([true, true]);
    expect(x + SIZE.width / 2).toBeLessThanOrEqual(corner.x - 40);
  });
});
