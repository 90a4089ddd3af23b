import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fetchGames } from "../lib/games.svelte";
import { click, find, show } from "../testing";
import type { ListedOffer } from "../wire";
import type { MeetingList } from "./meeting.svelte";
import Seats from "./Seats.svelte";

afterEach(() => vi.unstubAllGlobals());

it("takes the keyboard to the list where seats in another game are shown at a press", async () => {
  const games = ["island", "hill218"].map((name) => ({ name, variants: ["usual"], levels: [], title: name }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games })));
  await fetchGames();
  const offers = [{ match: "a".repeat(16), game: "hill218", variant: "usual", name: "Elif" }] as ListedOffer[];
  show(Seats, { list: { offers, open: 1, live: true } as unknown as MeetingList });
  find("input[type=radio][value=island]")?.click();
  flushSync();
  expect(find("[data-seat]")).toBeNull();
  click(find("[data-act=elsewhere]"));
  expect(find("[data-seat]")).not.toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("UL"));
});
