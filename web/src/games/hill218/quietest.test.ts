import { describe, expect, it } from "vitest";
import { leadOf, quietest } from "./quietest";

const FIELD = { width: 1000, height: 600 };
const SIZE = { width: 250, height: 60 };

describe("a note on the field", () => {
  it("lies beside its space and points at it", () => {
    const at = { x: 500, y: 300 };
    const { left, top, tip } = quietest([at], at, SIZE, FIELD, 50);
    expect([left, top]).toEqual([375, 190]);
    expect(tip).toEqual({ x: 125, y: 60 });
  });

  it("keeps off the cards around it", () => {
    const at = { x: 500, y: 300 };
    const cards = [at, { x: 600, y: 300 }, { x: 600, y: 200 }, { x: 500, y: 200 }, { x: 500, y: 400 }];
    const { left } = quietest(cards, at, SIZE, FIELD, 50);
    expect(left + SIZE.width).toBeLessThanOrEqual(450);
  });

  it("stays inside a narrow field, at the edge that hides least", () => {
    const at = { x: 195, y: 260 };
    const { left, top } = quietest([at, { x: 195, y: 160 }], at, SIZE, { width: 390, height: 310 }, 50);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + SIZE.width).toBeLessThanOrEqual(382);
    expect(top).toBe(8);
  });

  it("never covers an empty space it is about", () => {
    const at = { x: 500, y: 300 };
    const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x: at.x + x * 100, y: at.y + y * 100 })));
    const cards = around.filter(({ x, y }) => x !== at.x || y !== at.y);
    const { left, top } = quietest(cards, at, SIZE, { width: 320, height: 500 }, 50);
    expect(at.x > left && at.x < left + SIZE.width && at.y > top && at.y < top + SIZE.height).toBe(false);
  });

  it("keeps to an edge that is kept free, and points from there", () => {
    const at = { x: 195, y: 130 };
    const { left, top, tip } = quietest([at], at, SIZE, { width: 390, height: 310 }, 50, "top");
    expect([left, top]).toEqual([70, 8]);
    expect(tip).toEqual({ x: 125, y: 60 });
    expect(quietest([at], at, SIZE, { width: 390, height: 310 }, 50, "bottom").top).toBe(242);
  });

  it("does not point across another card", () => {
    const at = { x: 195, y: 200 };
    const field = { width: 390, height: 310 };
    expect(quietest([at, { x: 195, y: 130 }], at, SIZE, field, 30, "top").tip).toBeNull();
    expect(quietest([at, { x: 95, y: 130 }], at, SIZE, field, 30, "top").tip).not.toBeNull();
  });

  it("points at nothing where it is about no space", () => {
    expect(quietest([], null, SIZE, FIELD, 50).tip).toBeNull();
  });
});

describe("a line from a note at an edge to its space", () => {
  it("runs through the gap beside the space's column and ends at its ring", () => {
    const at = { x: 150, y: 100 };
    expect(leadOf(at, { left: 20, top: 240, tip: null }, SIZE, 50)).toBe("M100 240V100H107");
    expect(leadOf({ x: 140, y: 200 }, { left: 20, top: 8, tip: null }, SIZE, 50)).toBe("M190 68V200H183");
  });

  it("is straight where the note points at its space, and not there where it is near", () => {
    const at = { x: 150, y: 100 };
    expect(leadOf(at, { left: 20, top: 240, tip: { x: 130, y: 0 } }, SIZE, 50)).toBe("M150 240V147");
    expect(leadOf(at, { left: 20, top: 160, tip: { x: 130, y: 0 } }, SIZE, 50)).toBe("");
  });
});
