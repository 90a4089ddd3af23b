import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { count, keep, remember } from "../lib/keys";
import { YourMatches } from "../meet/yours.svelte";
import { AnsweringServer, find, show } from "../testing";
import Continue from "./Continue.svelte";

const MATCH = "0123456789abcdef";
const KEY = "k".repeat(32);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("says whose turn it is as the server knows it, not as it was when it was looked at last", async () => {
  const server = new AnsweringServer();
  vi.stubGlobal("fetch", server.fetch);
  keep(MATCH, "south", KEY);
  remember(MATCH, { game: "nim", status: "playing", turn: false, opponent: "Ruben" });
  server.opens(MATCH, "south", KEY, { turn: "south" });
  show(Continue, {});
  expect(find(`[data-match="${MATCH}"] .state.turn`)).toBeNull();
  expect(find(`[data-match="${MATCH}"] .note`)?.textContent).toContain("Ruben is moving");
  // A test transforms what is imported late.
  await vi.waitFor(
    () => {
      flushSync();
      expect(find(`[data-match="${MATCH}"] .state.turn`)).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}, 25_000);

it("follows nothing where there is no match", async () => {
  const start = vi.spyOn(YourMatches.prototype, "start").mockImplementation(() => undefined);
  show(Continue, {});
  // What the page would import late, and then a task for what waits for it.
  await Promise.all([import("../meet/yours.svelte"), import("../meet/Thumb.svelte")]);
  await new Promise((wake) => setTimeout(wake));
  expect(start).not.toHaveBeenCalled();
  expect(find("section")).toBeNull();
}, 25_000);

it("keeps the sums when the last match is removed from the list", () => {
  count(MATCH, "nim", "won");
  show(Continue, {});
  expect(find("[data-match]")).toBeNull();
  expect(find('[data-role="tally"]')?.textContent).toContain("1");
});
