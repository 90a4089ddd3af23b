import { beforeEach, describe, expect, it } from "vitest";
import { hear } from "../lib/say";
import type { CatalogueGame } from "../wire";
import { originFor } from "../invite/addresses";
import { pieces } from "../rulebook/inline";
import {
  clockOf,
  isNew,
  keepPlan,
  matchOf,
  modifiersOf,
  noteBegun,
  plainVariants,
  planOf,
  variantOf,
  within,
} from "../lib/plan";
import { sayClock, sayTitle, sayVariant } from "../lib/words";

const FACTS = { title: "", hides: false, levels: [], rulebook: true };
const ISLAND: CatalogueGame = {
  ...FACTS,
  name: "island",
  variants: ["classic", "blitz", "classic+minefield", "blitz+minefield"],
  modifiers: ["minefield"],
};

describe("a plan", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for the next visit, and what is spoilt falls back", () => {
    keepPlan("island", { ...planOf("island"), level: 5, variant: "blitz" });
    expect(planOf("island")).toMatchObject({ level: 5, variant: "blitz", pace: "none" });
    keepPlan("island", { ...planOf("island"), series: "best-of-3" });
    expect(planOf("island").series, "a war is chosen each time").toBe("");
    localStorage.setItem("skirmish.plans", '{"island": {"level": "high"}}');
    expect(planOf("island").level).toBe(1);
  });

  it("begins gently: the first level, and the variant for beginners until something was chosen", () => {
    expect(planOf("hill218", "beginner")).toMatchObject({ level: 1, variant: "beginner" });
    expect(isNew("hill218")).toBe(true);
    noteBegun("hill218");
    expect(isNew("hill218")).toBe(false);
    expect(planOf("hill218", "beginner").variant, "a friend's match chose nothing here").toBe("beginner");
    // Options that a newcomer tries out before the first match change nothing about that.
    keepPlan("island", { ...planOf("island"), level: 3, side: "north", pace: "total" });
    expect(isNew("island")).toBe(true);
  });

  it("names a variant that exists", () => {
    const plan = planOf("island");
    expect(variantOf(ISLAND, plan)).toBe("classic");
    expect(variantOf(ISLAND, { ...plan, variant: "blitz", modifiers: ["minefield"] })).toBe("blitz+minefield");
    expect(
      variantOf(
        { ...FACTS, name: "hill218", variants: ["standard"] },
        { ...plan, variant: "blitz", modifiers: ["minefield"] },
      ),
    ).toBe("standard");
  });

  it("takes modifiers from the catalogue, not from the names of variants", () => {
    const info = { ...ISLAND, variants: ["c+", "c++", "c++fast"], modifiers: ["fast"] };
    expect(plainVariants(info)).toEqual(["c+", "c++"]);
    expect(modifiersOf(info, "c+")).toEqual(["fast"]);
    expect(modifiersOf(info, "c++")).toEqual([]);
  });

  it("becomes a match: against the computer, at one screen, with a friend", () => {
    const plan = planOf("island");
    expect(matchOf(ISLAND, plan, "computer", "captain")).toEqual({
      mine: "south",
      match: {
        game: "island",
        variant: "classic",
        south: { kind: "person" },
        north: { kind: "computer", level: "captain" },
        first: "random",
        clock: null,
      },
    });
    const { match, mine } = matchOf(
      ISLAND,
      { ...plan, side: "random", begins: "other" },
      "friend",
      undefined,
      () => false,
    );
    expect([mine, match.first, match.south.kind, match.north.kind]).toEqual(["north", "south", "person", "person"]);
  });

  it("has clocks in milliseconds, inside their ranges", () => {
    const plan = planOf("island");
    expect(clockOf({ ...plan, pace: "total", minutes: 5, increment: 3 })).toEqual({ total: 300_000, increment: 3000 });
    expect(clockOf({ ...plan, pace: "each", seconds: 30 })).toEqual({ each: 30_000 });
    expect(clockOf({ ...plan, pace: "days", days: 99 })).toEqual({ each: 14 * 86_400_000 });
    expect(within("minutes", Number.NaN)).toBe(1);
  });
});

describe("words", () => {
  it("says variants and clocks", () => {
    hear(
      "en",
      `island-page-variant-blitz = Blitz
island-page-with-minefield = { $variant } with minefield
page-clock-none = no clock
page-clock-total = { $minutes } + { $increment }
page-clock-each = { $seconds } s
page-clock-days = { $days } days`,
    );
    expect(sayVariant("island", "blitz+minefield")).toBe("Blitz with minefield");
    expect(sayVariant("island", "new")).toBe("new");
    expect(sayVariant("nim", "long+dark")).toBe("long + dark");
    expect(sayTitle("nim")).toBe("nim");
    expect(sayClock(null)).toBe("no clock");
    expect(sayClock({ total: 900_000, increment: 10_000 })).toBe("15 + 10");
    expect(sayClock({ each: 45_000 })).toBe("45 s");
    expect(sayClock({ each: 2 * 86_400_000 })).toBe("2 days");
  });
});

describe("the rulebook's sentences", () => {
  it("are cut into pieces, ids of rules into links, and HTML stays text", () => {
    expect(pieces("Write `e4`, **now**, as **I-3.6** and H-2.2 say: <b>x</b>.")).toEqual([
      { kind: "text", text: "Write " },
      { kind: "code", text: "e4" },
      { kind: "text", text: ", " },
      { kind: "bold", text: "now" },
      { kind: "text", text: ", as " },
      { kind: "rule", text: "I-3.6" },
      { kind: "text", text: " and " },
      { kind: "rule", text: "H-2.2" },
      { kind: "text", text: " say: <b>x</b>." },
    ]);
  });
});

describe("addresses", () => {
  const here = { origin: "http://localhost:8218", hostname: "localhost", protocol: "http:" };
  it("name the local network's only where the page was opened on the server's own machine", () => {
    expect(originFor(here, "http://192.168.0.5:8218")).toBe("http://192.168.0.5:8218");
    expect(originFor(here, "192.168.0.5:8218")).toBe("http://192.168.0.5:8218");
    expect(originFor(here, null)).toBe(here.origin);
    const outside = { origin: "https://play.example.org", hostname: "play.example.org", protocol: "https:" };
    expect(originFor(outside, "http://192.168.0.5:8218")).toBe(outside.origin);
  });
});
