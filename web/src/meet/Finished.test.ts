import { expect, it } from "vitest";
import { find, show } from "../testing";
import type { SeatName, Summary } from "../wire";
import Finished from "./Finished.svelte";

function card(rematch: SeatName | null, next: string | null = null): string | undefined {
  const about = { game: "nim", status: "over" as const, opponent: "Ben", result: "won" as const };
  const summary = { rematch, next } as Summary;
  const each = { match: "a".repeat(16), keys: { south: "k" }, about, role: "south" as const, summary };
  show(Finished, { each, onremove: () => undefined });
  return find(".asks")?.textContent;
}

it("says that the other player would like a rematch, as long as there is none", () => {
  expect(card("north")).toBe("Ben would like to play again");
});

it("says nothing of one's own wish, and of a rematch that was agreed on", () => {
  expect(card("south")).toBeUndefined();
  expect(card("north", "b".repeat(16))).toBeUndefined();
});
