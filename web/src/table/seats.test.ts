import { afterEach, expect, it } from "vitest";
import { aboutOf, remember } from "../lib/keys";
import { isNew } from "../lib/plan";
import type { Welcome } from "../wire";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import { Play } from "./play.svelte";
import { carryOver, note } from "./seats";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each<[string, Partial<Welcome>, boolean]>([
  ["a whole match", {}, false],
  ["a small battle", { position: "a position" }, true],
  ["watching", { seat: null }, true],
])("%s at a table: is the player a newcomer still?", (_, welcome, newcomer) => {
  const environment = new FakeEnvironment();
  const play = new Play(MATCH, KEY, "en", environment);
  play.start();
  const entries = [{ seq: 1, at: 1, kind: "act" as const, seat: "south" as const, played: [] }];
  environment.socket.open(
    { ...WELCOME, ...welcome },
    { type: "state", seq: 1, now: 1, status: "playing", entries, view: { game: "island" } },
  );
  note(play);
  play.stop();
  expect(isNew("island")).toBe(newcomer);
});

it("a rematch is neither a newcomer's first match nor an offer any more", () => {
  remember(MATCH, {
    ...{ game: "island", variant: "quick", against: "anyone", opponent: "Ruben", status: "over", result: "won" },
    ...{ newcomer: "opened", offer: MATCH, quick: true, clock: { total: 60_000, increment: 0 }, turn: true },
  });
  carryOver(MATCH, "rematch", [], () => "");
  const { at, ...about } = aboutOf("rematch");
  expect(at).toBeDefined();
  expect(about).toEqual({
    ...{ game: "island", variant: "quick", against: "anyone", opponent: "Ruben", status: "playing", rematch: true },
  });
});
