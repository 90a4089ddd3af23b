import { describe, expect, it } from "vitest";
import { around, between, box, centre, inside, isSpace, nearest, neighbour, spaceAt, spacesOf, steps } from "./spaces";

describe("spaces", () => {
  it("lie north-up with South below, and turned by half a circle with North below", () => {
    expect(centre("2,1", false)).toEqual({ x: 200, y: -100 });
    expect(centre("2,1", true)).toEqual({ x: -200, y: 100 });
  });

  it("are found again at every point of their square, by their one name", () => {
    for (const turned of [false, true])
      for (const name of ["0,0", "-3,2", "4,-1"]) {
        const { x, y } = centre(name, turned);
        expect(spaceAt({ x: x + 49, y: y - 49 }, turned)).toBe(name);
        expect(spaceAt({ x: x - 49, y: y + 49 }, turned)).toBe(name);
      }
  });

  it("have neighbours by the screen's directions", () => {
    expect(neighbour("0,0", 1, 0, false)).toBe("1,0");
    expect(neighbour("0,0", 0, 1, false)).toBe("0,1");
    expect(neighbour("1,1", 1, 0, true)).toBe("0,1");
    expect(neighbour("1,1", 0, 1, true)).toBe("1,0");
  });

  it("fill a rectangle that can be read from its upper left", () => {
    const bounds = around(["0,-1", "2,1"], 1);
    expect(bounds).toEqual({ left: -1, right: 3, low: -2, high: 2 });
    expect(spacesOf(bounds, false)[0]).toBe("-1,2");
    expect(spacesOf(bounds, true)[0]).toBe("3,-2");
    expect(spacesOf(bounds, false)).toHaveLength(25);
    expect(inside("3,2", bounds)).toBe(true);
    expect(inside("4,0", bounds)).toBe(false);
  });

  it.each([false, true])("cover the same box as their corners (turned: %s)", (turned) => {
    const bounds = { left: -1, right: 3, low: -2, high: 2 };
    const found = box(bounds, turned);
    const all = spacesOf(bounds, turned).map((name) => centre(name, turned));
    expect(found.x).toBe(Math.min(...all.map(({ x }) => x)) - 50);
    expect(found.y).toBe(Math.min(...all.map(({ y }) => y)) - 50);
    expect([found.width, found.height]).toEqual([500, 500]);
  });

  it("have a gap between them, and artillery's shell ends as near", () => {
    expect(between("0,-1", "1,-1", false)).toEqual({ x: 50, y: 100, angle: 0 });
    expect(between("0,-2", "0,0", false)).toMatchObject({ x: 0, y: 50, angle: -90 });
    expect(steps("0,-2", "1,0")).toBe(2);
  });

  it("are told from cards", () => {
    expect(isSpace("-2,1")).toBe(true);
    for (const name of ["heavy", "", null, "strike", "1,"]) expect(isSpace(name)).toBe(false);
  });
});

describe("the nearest thing that can act", () => {
  it("is the card under the finger, or one at most so far away", () => {
    const names = ["0,0", "2,0"];
    expect(nearest({ x: 10, y: 10 }, names, 22, false)).toBe("0,0");
    expect(nearest({ x: 55, y: 0 }, names, 22, false)).toBe("0,0");
    expect(nearest({ x: 145, y: 0 }, names, 22, false)).toBe("2,0");
    expect(nearest({ x: 100, y: 0 }, names, 22, false)).toBe(null);
    expect(nearest({ x: 100, y: 0 }, [], 22, false)).toBe(null);
  });
});
