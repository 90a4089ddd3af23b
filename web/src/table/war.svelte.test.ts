// What a table knows of its war: the latest answer counts.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { ScoreSheet } from "../wire";
import { KEY, MATCH, WELCOME } from "./fakes";
import type { Play } from "./play.svelte";
import { type War, watchWar } from "./war.svelte";

const sheet = (status: "playing" | "over"): ScoreSheet => ({
  ...{ game: "island", variant: "classic", form: "best-of-3", kind: "best-of", number: 3, first: "south" },
  ...{ players: WELCOME.players, battles: [{ match: MATCH, status, swapped: false }] },
  ...{ wins: [0, 0], points: [0, 0], you: "south" },
});
/** The requests for the sheet in order. */
let asked: { answer: (answer: Response) => void; fail: (error: Error) => void }[] = [];
let stop: () => void = () => undefined;

/** A table that watches the war, and what ends its battle. */
function watch(): { war: War; end: () => void } {
  vi.stubGlobal("fetch", () => new Promise((answer, fail) => asked.push({ answer, fail })));
  let ended = $state(false);
  const play = { match: MATCH, welcome: { ...WELCOME, series: "best-of-3", battle: 1 } } as Play;
  let war: War | undefined;
  stop = $effect.root(() => {
    war = watchWar(() => ({ play, key: KEY, ended }));
  });
  flushSync();
  const end = () => {
    ended = true;
    flushSync();
  };
  return { war: war!, end };
}
const answer = (n: number, status: "playing" | "over") => asked[n]?.answer(Response.json(sheet(status)));

afterEach(() => {
  stop();
  asked = [];
  vi.unstubAllGlobals();
});

it("does not let a slow answer replace a newer one", async () => {
  const { war, end } = watch();
  end();
  answer(1, "over");
  await vi.waitFor(() => expect(war.following).toBe("battle"));
  answer(0, "playing");
  await new Promise((done) => setTimeout(done, 20));
  expect(war.following).toBe("battle");
});

it("asks again at the end what could not be known at the beginning", async () => {
  const { war, end } = watch();
  asked[0]?.fail(new TypeError("no server"));
  await vi.waitFor(() => expect(war.following).toBe("battle"));
  end();
  expect(war.following).toBeNull();
});
