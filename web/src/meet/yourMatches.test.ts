import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aboutOf, draw, keep, keysOf, remember } from "../lib/keys";
import { AnsweringServer } from "../testing";
import { YourMatches } from "./yours.svelte";

const MATCH = "0123456789abcdef";
const LINK = "l".repeat(32);
let server: AnsweringServer;

beforeEach(() => {
  server = new AnsweringServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it("has news of a match whose table was left before it heard of its own key", async () => {
  keep(MATCH, "south", LINK);
  remember(MATCH, { game: "island", status: "waiting" });
  const own = draw(MATCH, "south") ?? "";
  server.opens(MATCH, "south", own);
  const yours = new YourMatches();
  await yours.ask();
  expect(aboutOf(MATCH).status).toBe("playing");
  expect(yours.all).toMatchObject([{ match: MATCH, keys: { south: own }, role: "south" }]);
});

it("follows such a match into its rematch with the key that is valid", async () => {
  const next = "f".repeat(16);
  keep(MATCH, "south", LINK);
  const own = draw(MATCH, "south") ?? "";
  server.opens(MATCH, "south", own, { status: "over", next });
  await new YourMatches().ask();
  expect(keysOf(next)).toEqual({ north: own });
});

it("finds a seat that was taken over, though the answer was lost", async () => {
  const own = draw(MATCH, "north") ?? "";
  const yours = new YourMatches();
  yours.read();
  expect(yours.all).toEqual([]);
  server.opens(MATCH, "north", own);
  await yours.ask();
  expect(keysOf(MATCH)).toEqual({ north: own });
  expect(yours.all).toMatchObject([{ match: MATCH, role: "north" }]);
});
