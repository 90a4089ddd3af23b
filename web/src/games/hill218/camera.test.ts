import { describe, expect, it } from "vitest";
import { Camera, fitted } from "./camera.svelte";
import { follow, LEAST_FITTED, LEAST_FOR_FINGERS, MOST_FITTED } from "./follow";

const insets = { left: 0, right: 0, top: 0, bottom: 0 };
const followed = {
  box: { x: -150, y: -250, width: 300, height: 500 },
  insets,
  margin: 0,
  focus: null,
  least: LEAST_FITTED,
  most: MOST_FITTED,
};

function camera(): Camera {
  const made = new Camera(() => followed);
  [made.width, made.height] = [800, 500];
  return made;
}

describe("the view", () => {
  it("shows the whole battle, no larger than it must", () => {
    const { x, y, scale } = fitted(followed.box, 800, 500, followed);
    expect([x, y]).toEqual([0, 0]);
    expect(scale).toBeCloseTo(1);
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, 800, 500, followed).scale).toBeLessThan(1.2);
  });

  it("leaves a margin where there is room, and none where it is tight", () => {
    const roomy = fitted(followed.box, 300, 500, { ...followed, margin: 50, least: 0.2 });
    expect(roomy.scale).toBeCloseTo(0.75);
    const tight = fitted(followed.box, 300, 230, { ...followed, margin: 50, least: 0.44 });
    expect([tight.scale, tight.y]).toEqual([0.44, 0]);
  });

  it("keeps cards large enough for fingers and stays near to what matters", () => {
    const wide = { x: -1500, y: -250, width: 3000, height: 500 };
    const view = fitted(wide, 390, 400, { ...followed, focus: { x: 1400, y: 0 }, least: LEAST_FOR_FINGERS });
    expect(view.scale * 100).toBeGreaterThanOrEqual(44);
    // As far right as the battle's edge allows.
    expect(view.x).toBeCloseTo(1500 - 390 / view.scale / 2);
  });

  it("shows all of a wide battle in a picture", () => {
    const corners = ["-4,-3", "4,4"];
    const picture = follow(corners, false, null, { compact: true, low: false, still: true, size: 1 });
    const view = fitted(picture.box, 330, 248, picture);
    expect(picture.box.height * view.scale).toBeLessThanOrEqual(248);
    expect(picture.box.width * view.scale).toBeLessThanOrEqual(330);
  });

  it("zooms around the pointer", () => {
    const view = camera();
    const before = view.at({ x: 100, y: 100 });
    view.zoom(1.5, { x: 100, y: 100 });
    const after = view.at({ x: 100, y: 100 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(view.following).toBe(false);
    view.fit();
    expect(view.following).toBe(true);
  });

  it("follows one finger, and two by pinching", () => {
    const view = camera();
    view.pointers.set(1, { x: 100, y: 100 });
    view.drag(1, { x: 130, y: 100 });
    expect(view.x).toBeCloseTo(-30 / view.scale);
    view.pointers.set(2, { x: 230, y: 100 });
    const scale = view.scale;
    view.drag(2, { x: 330, y: 100 });
    expect(view.scale).toBeCloseTo(scale * 2);
  });

  it("comes home after it was only moved to show a space", () => {
    const view = camera();
    view.reveal({ x: 2000, y: 0 }, 20);
    expect(view.onScreen({ x: 2000, y: 0 }).x).toBeCloseTo(780);
    view.home();
    expect(view.following).toBe(true);
    view.pan(10, 10);
    view.home();
    expect(view.following).toBe(false);
  });
});
