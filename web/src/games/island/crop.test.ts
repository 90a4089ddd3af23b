import { describe, expect, it } from "vitest";
import { cropBox, cropOf, windowOf } from "./crop";
import { face } from "./index";
import { Layout } from "./geometry";
import type { IslandView } from "./wire";

const VIEW = {
  game: "island",
  pieces: [],
  blocks: [],
  pads: [{ seat: "south", column: "c", slots: ["S", "J", "T", null, "S"] }],
} as unknown as IslandView;
const SOUTH = new Layout("south");

describe("a picture of the rulebook", () => {
  it("shows the squares that its words name, and those around them", () => {
    const crop = cropOf(VIEW, "e2의 전차가 e6을 맞히면 d7, f6 (I-5.3)", "after-move");
    expect(crop).toEqual({ columns: [1, 8], rows: [0, 7], pad: false });
    const seen = windowOf(crop!, SOUTH);
    expect([seen.x, seen.width]).toEqual([64, 8 * 64]);
    expect(cropBox(crop!, SOUTH).width).toBeGreaterThan(seen.width);
  });
  it("shows the pad where one may enter from it", () => {
    expect(cropOf(VIEW, "a1, c1, b1, e1", "choose-option")).toEqual({ columns: [0, 7], rows: [0, 4], pad: true });
  });
  it("shows the whole board where no square or only the pad matters", () => {
    expect(cropOf(VIEW, "South has won I-7.1 (12 × 12).", "")).toBeNull();
    expect(cropOf(VIEW, "a e a1 e5", "slide-pad")).toBeNull();
    expect(face.aspect(VIEW)).toBe("948 / 1080");
  });
});
