import { describe, expect, it, vi } from "vitest";
import type { Entry, Happening } from "../../wire";
import { Layout, viewBox } from "./geometry";
import { traces } from "./lastMove";
import { VIEW } from "./samples";
import { Scene } from "./animation.svelte";

const event = (code: string, facts: Happening["facts"] = {}): Happening => ({ code, facts });
const entry = (seq: number, ...events: Happening[]): Entry => ({
  seq,
  at: 0,
  kind: "act",
  played: [{ seat: "north", token: "x", chance: false, events }],
});

describe("the last turn's traces", () => {
  it("are those of the turn before the one that has just begun", () => {
    const moved = event("moved", { seat: "north", kind: "jeep", start: "k9", end: "k6", turn: "none" });
    const recent = [
      entry(1, event("turn-began"), event("rolled", { face: 3 })),
      entry(2, moved),
      entry(3, event("turn-began"), event("rolled", { face: 2 })),
    ];
    expect(traces(recent)).toEqual([{ from: "k9", to: "k6", way: true }]);
  });
  it("are a shot and a move together, and gone after a takeback", () => {
    const shot = event("shot", { shooter: "h4", target: "h8" });
    const moved = event("moved", { start: "d3", end: "d6" });
    const recent = [entry(1, event("turn-began")), entry(2, shot), entry(3, moved)];
    expect(traces(recent)).toHaveLength(2);
    expect(traces([...recent, { seq: 4, at: 0, kind: "take-back", undone: 1 }])).toEqual([]);
  });
});

describe("the scene", () => {
  it("begins at the view and ends at the next one, whatever happened", () => {
    const scene = new Scene();
    scene.follow(VIEW, [entry(1)], false);
    expect(scene.sprites).toHaveLength(9);
    const pieces = VIEW.pieces.map((piece) => (piece.square === "d3" ? { ...piece, square: "d6" } : piece));
    scene.follow(
      { ...VIEW, pieces },
      [entry(1), entry(2, event("moved", { seat: "south", kind: "jeep", start: "d3", end: "d6", turn: "none" }))],
      false,
    );
    expect(scene.running).toBe(true);
    scene.finish();
    expect(scene.running).toBe(false);
    expect(scene.sprites.some((sprite) => sprite.spot === "d6")).toBe(true);
    expect(scene.sprites.some((sprite) => sprite.spot === "d3")).toBe(false);
  });
  it("does not lag behind somebody who leafs quickly", () => {
    const scene = new Scene();
    scene.follow(VIEW, [entry(1)], false);
    for (let seq = 2; seq < 12; seq++)
      scene.follow(
        { ...VIEW },
        [entry(seq, event("rolled", { seat: "south", face: 2 }), event("rolled", { seat: "south", face: 3 }))],
        false,
      );
    expect(scene.running).toBe(true);
    scene.finish();
    expect(scene.die).toBeNull();
  });
  it("tells the other side's doings and every roll before the viewer is asked, and not the viewer's own moves", () => {
    vi.useFakeTimers();
    const scene = new Scene();
    const moved = (seat: string, start: string, end: string) =>
      event("moved", { seat, kind: "jeep", start, end, turn: "none" });
    const played = (seat: "south" | "north", seq: number, chance: boolean, ...events: Happening[]): Entry => {
      return { seq, at: 0, kind: "act", played: [{ seat, token: "x", chance, events }] };
    };
    scene.follow(VIEW, [], false, "south");
    scene.follow({ ...VIEW }, [played("south", 1, false, moved("south", "d3", "d6"))], false, "south");
    expect(scene.running).toBe(true);
    expect(scene.telling).toBeNull();
    vi.runAllTimers();
    scene.follow(
      { ...VIEW },
      [
        played("north", 2, false, moved("north", "h8", "h7")),
        played("south", 3, true, event("rolled", { seat: "south", face: 4 })),
      ],
      false,
      "south",
    );
    expect(scene.telling).toBe("north");
    vi.advanceTimersByTime(400);
    expect(scene.telling).toBe("south");
    expect(scene.die?.face).toBe(4);
    vi.runAllTimers();
    expect(scene.telling).toBeNull();
    expect(scene.running).toBe(false);
    vi.useRealTimers();
  });
  it("goes straight to the view in a still picture", () => {
    const scene = new Scene();
    scene.follow(VIEW, [entry(1)], true);
    scene.follow({ ...VIEW, blocks: [] }, [entry(2, event("shot", { shooter: "h4", target: "h8" }))], true);
    expect(scene.running).toBe(false);
    expect(scene.crates).toEqual([]);
  });
});

describe("the picture's box", () => {
  it("is wider only while a pad overhangs by two", () => {
    const layout = new Layout("south");
    expect(viewBox(VIEW, layout, [])).toEqual({ x: -90, y: -154, width: 948, height: 1080 });
    expect(viewBox(VIEW, layout, ["a"]).x).toBe(-154);
    expect(viewBox(VIEW, layout, ["l"]).width).toBe(1012);
  });
});
