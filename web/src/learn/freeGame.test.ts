import { describe, expect, it } from "vitest";
import type { CatalogueGame } from "../wire";
import { freeGame } from "./freeGame";

const INFO: CatalogueGame = {
  name: "island",
  title: "Battle for the Island",
  variants: ["classic", "quick"],
  hides: false,
  levels: ["recruit", "general"],
  rulebook: true,
};

describe("the free game after a guided battle", () => {
  it("begins in the position that the lesson gives", () => {
    const wanted = freeGame("island", INFO, { position: "a position", variant: "quick" });
    expect(wanted).toMatchObject({ variant: "quick", position: "a position", south: { kind: "person" } });
    expect(wanted.north).toEqual({ kind: "computer", level: "recruit" });
  });

  it("is a whole match where the lesson gives none", () => {
    const wanted = freeGame("island", INFO, null);
    expect(wanted).toMatchObject({ variant: "classic", position: null, first: "south" });
    expect(freeGame("island", { ...INFO, beginners: "quick" }, null).variant).toBe("quick");
  });
});
