import { describe, expect, it } from "vitest";
import type { About } from "../lib/keys";
import { find, show } from "../testing";
import Yours from "./Yours.svelte";

function card(about: About): void {
  const each = { match: "a".repeat(16), keys: { south: "k" }, about, role: "south" as const, summary: null };
  show(Yours, { each, onremove: () => undefined });
}

describe("a match in the list", () => {
  it("names the other player and their side", () => {
    card({ game: "island", variant: "classic", status: "playing", turn: false, opponent: "Ben" });
    expect(find(".vs")?.textContent).toMatch(/Ben\s*North/);
    expect(find(".theirs")?.textContent).toBe("Ben is moving");
  });

  it("names the side of a player without a name, once", () => {
    card({ game: "island", variant: "classic", status: "playing", turn: false });
    expect(find(".vs")?.textContent?.trim()).toBe("North");
    expect(find(".theirs")?.textContent).toBe("North is moving");
  });
});
