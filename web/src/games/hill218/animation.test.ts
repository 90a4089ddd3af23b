import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Entry, Happening, SeatName } from "../../wire";
import { BoardAnimation } from "./animation.svelte";
import type { HillView } from "./wire";

const unit = (at: string, seat: SeatName, kind: string, supplied = true) => ({ at, seat, kind, supplied });
const VIEW: HillView = {
  game: "hill218",
  units: [unit("0,-1", "south", "infantry"), unit("1,-1", "south", "tank"), unit("0,1", "north", "heavy")],
  links: [{ start: "0,-1", end: "1,-1", seat: "south" }],
  hands: [["tank"], ["unknown", "unknown"]],
  decks: [5, 5],
  strikes: [2, 2],
  destroyed: [[], []],
};
const AFTER: HillView = {
  ...VIEW,
  units: [unit("1,-1", "south", "tank", false), unit("0,1", "north", "heavy"), unit("1,1", "north", "artillery")],
  links: [],
  hands: [["tank", "para"], ["unknown"]],
  decks: [4, 5],
  destroyed: [["infantry"], []],
};
const deployed: Happening = { code: "deployed", facts: { seat: "north", kind: "artillery", at: "1,1" } };
const attacked: Happening = {
  code: "attacked",
  facts: { seat: "north", kind: "artillery", unit: "1,1", victim: "infantry", at: "0,-1" },
};
const cut: Happening = { code: "cut-off", facts: { seat: "south", spaces: "1,-1", "spaces-count": 1 } };
const drawn: Happening = { code: "drawn", facts: { seat: "south", cards: "para", "cards-count": 1 } };
const entry = (seq: number, seat: SeatName, chance: boolean, ...events: Happening[]): Entry => ({
  seq,
  at: 0,
  kind: "act",
  played: [{ seat, token: "", chance, events }],
});
const TURN = [
  entry(2, "north", false, deployed),
  {
    ...entry(3, "north", false, attacked),
    played: [
      { seat: "north" as const, token: "", chance: false, events: [attacked, cut] },
      { seat: "south" as const, token: "", chance: true, events: [drawn] },
    ],
  },
];

/** What is seen at each change, in words. */
function seen(animation: BoardAnimation): string {
  const { drawn, fire, burst, progress } = animation;
  const units = drawn?.units.map((each) => `${each.kind}${each.supplied ? "" : "?"}`).join(" ");
  const told = progress ? `${progress.seq}.${progress.tokens}` : "all";
  return `${units} | ${fire ? `${fire.from}>${fire.to}` : "-"}${burst ? " *" : ""} | ${told}`;
}

function story(animation: BoardAnimation): string[] {
  const found = [seen(animation)];
  for (let n = 0; n < 400 && animation.running; n++) {
    vi.advanceTimersByTime(20);
    const now = seen(animation);
    if (now !== found.at(-1)) found.push(now);
  }
  return found;
}

describe("the other side's turn", () => {
  let animation: BoardAnimation;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
    animation = new BoardAnimation();
    animation.follow(VIEW, [entry(1, "south", false)], false, "south");
    animation.follow(AFTER, TURN, false, "south");
  });
  afterEach(() => {
    animation.stop();
    vi.useRealTimers();
  });

  const BEATS = [
    "infantry tank heavy artillery | - | 2.0",
    "infantry tank heavy artillery | - | 2.1",
    "infantry tank heavy artillery | 1,1>0,-1 | 3.0",
    "infantry tank heavy artillery | 1,1>0,-1 * | 3.0",
    "tank heavy artillery | 1,1>0,-1 | 3.0",
    "tank? heavy artillery | - | 3.0",
    "tank? heavy artillery | - | 3.1",
    "tank? heavy artillery | - | all",
  ];

  it("is told card by card: arrival, arrow, burst, what is cut off, and the draw", () => {
    expect(story(animation)).toEqual(BEATS);
    expect(animation.drawn).toBe(AFTER);
  });

  it("leaves a ghost where the burst was, until the marks of the turn show it", () => {
    const seen: string[][] = [];
    for (let n = 0; n < 400 && animation.running; n++) {
      vi.advanceTimersByTime(20);
      seen.push(animation.ghosts.map(({ at, kind, seat, by }) => `${seat} ${kind} ${at} by ${by}`));
    }
    expect([...new Set(seen.flat())]).toEqual(["south infantry 0,-1 by 1,1"]);
    expect(animation.ghosts).toEqual([]);
  });

  it("shows the counts of the moment", () => {
    expect(animation.progress?.view).toMatchObject({ hands: [["tank"], ["unknown"]], decks: [5, 5] });
    story(animation);
    expect(animation.progress).toBeNull();
  });

  it("is skipped by a press", () => {
    animation.progress?.skip();
    expect([animation.running, animation.progress, animation.drawn]).toEqual([false, null, AFTER]);
  });

  it("is shown again", () => {
    expect(animation.again).toBeNull();
    story(animation);
    animation.again?.();
    expect(story(animation)).toEqual(BEATS);
  });

  it("is not shown again once the viewer has played", () => {
    story(animation);
    animation.follow({ ...AFTER }, [entry(4, "south", false, { ...deployed, facts: { at: "2,2" } })], false, "south");
    story(animation);
    expect(animation.again).toBeNull();
  });

  it("comes in several messages and is one turn", () => {
    story(animation);
    const next = { ...AFTER, strikes: [2, 1] as [number, number], units: AFTER.units.slice(1) };
    const strike: Happening = { code: "strike", facts: { seat: "north", victim: "tank", at: "1,-1", left: 1 } };
    animation.follow(next, [entry(4, "north", false, strike)], false, "south");
    expect(seen(animation)).toContain("null>1,-1");
    story(animation);
    animation.again?.();
    expect(animation.drawn?.units).toHaveLength(4);
    expect(story(animation).at(-1)).toBe("heavy artillery | - | all");
  });

  it.each([
    ["slow", 1.7],
    ["fast", 0.5],
  ] as const)("keeps the pace %s", (pace, factor) => {
    settings.pace = pace;
    const again = new BoardAnimation();
    again.follow(VIEW, [entry(1, "south", false)], false, "south");
    again.follow(AFTER, TURN.slice(0, 1), false, "south");
    vi.advanceTimersByTime(940 * factor - 20);
    expect(again.running).toBe(true);
    vi.advanceTimersByTime(40);
    expect(again.running).toBe(false);
  });

  it("supplies units again as soon as one that feeds them arrives, and draws how", () => {
    const before: HillView = {
      ...VIEW,
      units: [unit("1,1", "north", "infantry", false), unit("0,-1", "south", "infantry")],
      links: [],
    };
    const link = { start: "0,1", end: "1,1", seat: "north" as const };
    const later = { start: "1,1", end: "2,1", seat: "north" as const };
    const units = [unit("1,1", "north", "infantry"), unit("0,1", "north", "tank"), unit("2,1", "north", "heavy")];
    const after: HillView = { ...before, units: [...units, unit("0,-1", "south", "infantry")], links: [link, later] };
    const onto = (kind: string, at: string): Happening => ({ code: "deployed", facts: { seat: "north", kind, at } });
    const fed: Happening = { code: "supplied", facts: { seat: "north", spaces: "1,1", "spaces-count": 1 } };
    const again = new BoardAnimation();
    again.follow(before, [entry(1, "south", false)], false, "south");
    const plays = [entry(2, "north", false, onto("tank", "0,1"), fed), entry(3, "north", false, onto("heavy", "2,1"))];
    again.follow(after, plays, false, "south");
    const found: string[] = [];
    for (let n = 0; n < 400 && again.running; n++) {
      const units = again.drawn?.units.filter(({ seat }) => seat === "north").map(({ at, supplied }) => at + supplied);
      const now = `${units} ${again.drawn?.links.map(({ start, end }) => `${start}>${end}`)}`;
      if (now !== found.at(-1)) found.push(now);
      vi.advanceTimersByTime(20);
    }
    expect(found).toEqual(["1,1false,0,1true ", "1,1true,0,1true 0,1>1,1", "1,1true,0,1true,2,1true 0,1>1,1,1,1>2,1"]);
  });

  it("frames no unit that has attacked and is destroyed afterwards", () => {
    const own: Happening = { code: "attacked", facts: { seat: "south", unit: "1,-1", victim: "heavy", at: "0,1" } };
    const shelled: Happening = { code: "strike", facts: { seat: "north", victim: "tank", at: "1,-1", left: 1 } };
    const again = new BoardAnimation();
    again.follow({ ...VIEW, attacker: "1,-1" }, [entry(1, "south", false)], false, "south");
    again.follow({ ...AFTER }, [entry(2, "south", false, own), entry(3, "north", false, shelled)], false, "south");
    const framed = [];
    for (let n = 0; n < 400 && again.running; n++) {
      const { drawn } = again;
      if (drawn?.attacker && !drawn.units.some(({ at }) => at === drawn.attacker)) framed.push(drawn.attacker);
      vi.advanceTimersByTime(20);
    }
    expect(framed).toEqual([]);
  });

  it("is there at once without motion", () => {
    settings.pace = "off";
    const still = new BoardAnimation();
    still.follow(VIEW, [entry(1, "south", false)], false, "south");
    still.follow(AFTER, TURN, false, "south");
    expect([still.running, still.drawn]).toEqual([false, AFTER]);
    settings.pace = "normal";
  });
});
