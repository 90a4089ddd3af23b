import { afterEach, describe, expect, it, vi } from "vitest";
import type { Entry, Happening } from "../../wire";
import { Layout, viewBox } from "./geometry";
import { lastMoves } from "./lastMove";
import { VIEW } from "./samples";
import type { IslandView, Removal } from "./wire";
import { BoardAnimation } from "./animation.svelte";

const event = (code: string, facts: Happening["facts"] = {}): Happening => ({ code, facts });
const entry = (seq: number, ...events: Happening[]): Entry => ({
  seq,
  at: 0,
  kind: "act",
  played: [{ seat: "north", token: "x", chance: false, events }],
});

describe("the last turn's moves", () => {
  it("are those of the turn before the one that has just begun", () => {
    const moved = event("moved", { seat: "north", kind: "jeep", start: "k9", end: "k6", turn: "none" });
    const recent = [
      entry(1, event("turn-began"), event("rolled", { face: 3 })),
      entry(2, moved),
      entry(3, event("turn-began"), event("rolled", { face: 2 })),
    ];
    expect(lastMoves(recent)).toEqual([{ from: "k9", to: "k6", way: true }]);
  });
  it("are a shot and a move together, and gone after a takeback", () => {
    const shot = event("shot", { shooter: "h4", target: "h8" });
    const moved = event("moved", { start: "d3", end: "d6" });
    const recent = [entry(1, event("turn-began")), entry(2, shot), entry(3, moved)];
    expect(lastMoves(recent)).toHaveLength(2);
    expect(lastMoves([...recent, { seq: 4, at: 0, kind: "take-back", undone: 1 }])).toEqual([]);
  });
});

describe("the animation", () => {
  afterEach(() => void vi.useRealTimers());
  it("begins at the view and ends at the next one, whatever happened", () => {
    const animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1)], false);
    expect(animation.sprites).toHaveLength(9);
    const pieces = VIEW.pieces.map((piece) => (piece.square === "d3" ? { ...piece, square: "d6" } : piece));
    animation.follow(
      { ...VIEW, pieces },
      [entry(1), entry(2, event("moved", { seat: "south", kind: "jeep", start: "d3", end: "d6", turn: "none" }))],
      false,
    );
    expect(animation.running).toBe(true);
    animation.finish();
    expect(animation.running).toBe(false);
    expect(animation.sprites.some((sprite) => sprite.spot === "d6")).toBe(true);
    expect(animation.sprites.some((sprite) => sprite.spot === "d3")).toBe(false);
  });
  it("skips a backlog when a record is stepped through quickly", () => {
    const animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1)], false);
    for (let seq = 2; seq < 12; seq++)
      animation.follow(
        { ...VIEW },
        [entry(seq, event("rolled", { seat: "south", face: 2 }), event("rolled", { seat: "south", face: 3 }))],
        false,
      );
    expect(animation.running).toBe(true);
    animation.finish();
    expect(animation.die).toBeNull();
  });
  it("is held where the viewer wishes, also while more comes, and goes on from there", () => {
    vi.useFakeTimers();
    const animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1)], false);
    const rolled = (seq: number, face: number) => entry(seq, event("rolled", { seat: "north", face }));
    animation.follow({ ...VIEW }, [rolled(2, 4)], false, "south");
    expect(animation.progress?.paused).toBe(false);
    animation.progress?.pause?.();
    vi.advanceTimersByTime(60_000);
    expect([animation.progress?.paused, animation.die?.face]).toEqual([true, 4]);
    animation.follow({ ...VIEW }, [rolled(2, 4), rolled(3, 5)], false, "south");
    vi.advanceTimersByTime(60_000);
    expect([animation.progress?.paused, animation.die?.face]).toEqual([true, 4]);
    animation.progress?.pause?.();
    vi.advanceTimersByTime(1_000);
    expect([animation.progress?.paused, animation.die?.face]).toEqual([false, 5]);
    animation.progress?.pause?.();
    animation.progress?.skip();
    expect([animation.progress, animation.running]).toEqual([null, false]);
  });
  it("tells a roll when the die lies still, also where more comes or the viewer holds it meanwhile", () => {
    vi.useFakeTimers();
    const animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1)], false);
    const rolled = (seq: number, face: number): Entry => {
      const events = [event("rolled", { seat: "north", face })];
      return { seq, at: 0, kind: "act", played: [{ seat: "north", token: "x", chance: true, events }] };
    };
    animation.follow({ ...VIEW }, [rolled(2, 4)], false, "south");
    animation.follow({ ...VIEW }, [rolled(2, 4), rolled(3, 5)], false, "south");
    expect([animation.progress?.seq, animation.progress?.tokens]).toEqual([2, 0]);
    animation.progress?.pause?.();
    expect([animation.progress?.seq, animation.progress?.tokens]).toEqual([2, 0]);
    animation.progress?.pause?.();
    expect([animation.progress?.seq, animation.progress?.tokens]).toEqual([2, 1]);
    animation.finish();
  });
  it("plays back the opponent's moves and every roll before the viewer is asked, and not the viewer's own moves", () => {
    vi.useFakeTimers();
    const animation = new BoardAnimation();
    const moved = (seat: string, start: string, end: string) =>
      event("moved", { seat, kind: "jeep", start, end, turn: "none" });
    const played = (seat: "south" | "north", seq: number, chance: boolean, ...events: Happening[]): Entry => {
      return { seq, at: 0, kind: "act", played: [{ seat, token: "x", chance, events }] };
    };
    animation.follow(VIEW, [], false, "south");
    animation.follow({ ...VIEW }, [played("south", 1, false, moved("south", "d3", "d6"))], false, "south");
    expect(animation.running).toBe(true);
    expect(animation.progress).toBeNull();
    vi.runAllTimers();
    animation.follow(
      { ...VIEW },
      [
        played("north", 2, false, moved("north", "h8", "h7")),
        played("south", 3, true, event("rolled", { seat: "south", face: 4 })),
      ],
      false,
      "south",
    );
    expect(animation.progress?.seat).toBe("north");
    vi.advanceTimersByTime(400);
    expect(animation.progress?.seat).toBe("south");
    expect(animation.die?.face).toBe(4);
    vi.runAllTimers();
    expect(animation.progress).toBeNull();
    expect(animation.running).toBe(false);
  });
  it("counts a lost character only once it has fallen, and a placed one once it stands", () => {
    vi.useFakeTimers();
    const none = { soldier: 0, jeep: 0, tank: 0 };
    const before: IslandView = { ...VIEW, left: [5, 4], box: [{}, {}], lost: [{}, { tank: 1 }] };
    const animation = new BoardAnimation();
    animation.follow(before, [], false, "south");
    const shot: Entry = {
      seq: 1,
      at: 0,
      kind: "act",
      played: [
        {
          seat: "north",
          token: "h8*d3",
          chance: false,
          events: [
            event("shot", { seat: "north", shooter: "h8", target: "d3", hit: "jeep" }),
            event("removed", {
              seat: "south",
              kind: "jeep",
              square: "d3",
              cause: "shot",
              facing: "north",
            } satisfies Removal),
          ],
        },
      ],
    };
    const after = VIEW.pieces.filter(({ square }) => square !== "d3");
    animation.follow(
      { ...before, pieces: after, left: [4, 4], lost: [{ jeep: 1 }, { tank: 1 }] },
      [shot],
      false,
      "south",
    );
    const told = () => animation.progress?.view as IslandView;
    expect(told().left).toEqual([5, 4]);
    expect(told().lost).toEqual([none, { ...none, tank: 1 }]);
    vi.advanceTimersByTime(300);
    expect(told().left).toEqual([4, 4]);
    expect(told().lost?.[0]).toEqual({ ...none, jeep: 1 });
    vi.runAllTimers();

    const blitz = new BoardAnimation();
    blitz.follow({ ...before, lost: [{}, { unknown: 1 }] }, [], false, "south");
    const later: IslandView = { ...before, pieces: after, left: [4, 4], lost: [{ unknown: 1 }, { unknown: 1 }] };
    blitz.follow(later, [shot], false, "south");
    const counted = () => (blitz.progress?.view as IslandView).lost;
    expect(counted()).toEqual([{ unknown: 0 }, { unknown: 1 }]);
    vi.advanceTimersByTime(300);
    expect(counted()).toEqual([{ unknown: 1 }, { unknown: 1 }]);
    vi.runAllTimers();

    const empty: IslandView = { ...before, pieces: [], pads: [], left: [0, 0], box: [{}, { soldier: 2 }] };
    const placing = new BoardAnimation();
    placing.follow(empty, [], false, "south");
    const place = event("character-placed", { seat: "north", kind: "soldier", square: "h12", facing: "south" });
    const piece = { square: "h12", seat: "north", kind: "soldier", facing: "v" } as const;
    const [block, placed] = [event("block-placed", { seat: "north", square: "a1" }), { ...empty, pieces: [piece] }];
    const played = [block, place].map((each) => ({
      seat: "north" as const,
      token: "x",
      chance: false,
      events: [each],
    }));
    placing.follow(
      { ...placed, left: [0, 1], box: [{}, { soldier: 1 }] },
      [{ seq: 1, at: 0, kind: "act", played }],
      false,
      "south",
    );
    const now = placing.progress?.view as IslandView;
    expect([now.left, now.box?.[1].soldier]).toEqual([[0, 0], 2]);
  });
  it("goes straight to the view in a still picture", () => {
    const animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1)], true);
    animation.follow({ ...VIEW, blocks: [] }, [entry(2, event("shot", { shooter: "h4", target: "h8" }))], true);
    expect(animation.running).toBe(false);
    expect(animation.crates).toEqual([]);
  });
});

describe("the picture's box", () => {
  it("is wider only while a pad overhangs by two", () => {
    const layout = new Layout("south");
    expect(viewBox(VIEW, layout, [])).toEqual({ x: -90, y: -154, width: 948, height: 1080 });
    expect(viewBox(VIEW, layout, ["a"]).x).toBe(-154);
    const wide = viewBox(VIEW, layout, ["l"]);
    expect([wide.x, wide.width]).toEqual([-154, 1076]); // as much on both sides: the island stays
  });
});
