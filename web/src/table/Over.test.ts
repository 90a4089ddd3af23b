// The end of a battle says how its war goes on.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { find } from "../testing";
import type { GameView, ScoreSheet, StateMessage } from "../wire";
import { MATCH, WELCOME } from "./fakes";
import { FACE } from "./stub/face";
import { Sitting } from "./testing";

const ended = (more: Partial<StateMessage>): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "over",
  entries: [],
  view: { game: "island", pieces: [], blocks: [], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: null,
  decisions: [],
  over: { how: "resignation", result: "south" },
  ...more,
});
const SHEET: ScoreSheet = {
  ...{ game: "island", variant: "classic", form: "best-of-3", kind: "best-of", number: 3, first: "south" },
  players: WELCOME.players,
  battles: [1, 2].map((n) => ({ match: n === 2 ? MATCH : "first", status: "over", swapped: n === 2 })),
  ...{ wins: [1, 1], points: [10, 10], you: "north" },
};

/** South has won the second battle; a score sheet comes. */
async function sees(sheet: Partial<ScoreSheet>, more: Partial<StateMessage> = {}): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...SHEET, ...sheet })));
  new Sitting(FACE, ended(more), { series: "best-of-3", battle: 2 });
  expect(find(".waits, [data-act=rematch]"), "not known yet").toBeNull();
  await vi.waitFor(() => {
    flushSync();
    expect(find(".waits, [data-act=rematch]")).not.toBeNull();
  });
}
const heading = () => find("[data-role=over] h2")?.textContent;
const button = () => find("[data-act=rematch]")?.textContent.trim();

afterEach(() => vi.unstubAllGlobals());

it("goes on with the next battle, which is no rematch", async () => {
  await sees({});
  expect([heading(), button()]).toEqual(["You won", "Next battle"]);
});

it("waits for the other side to start the next battle", async () => {
  await sees({}, { rematch: "south" });
  expect(find(".waits")?.textContent).toBe("Waiting for Ruben to start battle 3.");
});

it("says which battle the other side would like to start, also in the log", async () => {
  await sees({}, { rematch: "north", entries: [{ seq: 1, at: 1, kind: "rematch", seat: "north" }] });
  expect(button()).toBe("Start battle 3");
  expect(find("[data-role=log]")?.textContent).toContain("asked for the next battle.");
});

it("tells the end of a war that the battle has decided, after which there is a new one", async () => {
  await sees({ wins: [0, 2], over: true, winner: "north" });
  expect([heading(), button()]).toEqual(["You won the war, 2:0", "New war"]);
  expect(find("[data-role=war-score]")).toBeNull();
});

it("tells the end of an earlier battle of that war as its own, with the way to the battle after it", async () => {
  const battles = [...SHEET.battles].reverse();
  const sheet = { ...SHEET, battles, wins: [0, 2], over: true, winner: "north" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(sheet)));
  new Sitting(FACE, ended({ next: "second" }), { series: "best-of-3", battle: 1 });
  await vi.waitFor(() => {
    flushSync();
    expect(find("[data-act=next]")?.textContent.trim()).toBe("Go to battle 2");
  });
  expect(heading()).toBe("You won");
});

it("leads on to a battle that has begun while the score is still unknown", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  new Sitting(FACE, ended({ next: "third" }), { series: "best-of-3", battle: 2 });
  expect(find("[data-act=next]")?.textContent.trim()).toBe("Go to battle 3");
});
