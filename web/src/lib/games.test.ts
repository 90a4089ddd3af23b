import { afterEach, describe, expect, it, vi } from "vitest";
import { usualLevel } from "./games.svelte";

const LEVELS = ["recruit", "corporal", "sergeant", "captain", "general"];

describe("the level that suggests", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the middle one, or the opponent's if that is stronger", async () => {
    const body = JSON.stringify({ games: [{ name: "island", levels: LEVELS }], levels: LEVELS });
    const headers = { "content-type": "application/json" };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers })));
    expect(await usualLevel("island")).toBe("sergeant");
    expect(await usualLevel("island", "recruit")).toBe("sergeant");
    expect(await usualLevel("island", "general")).toBe("general");
    expect(await usualLevel("unknown", "general")).toBeNull();
  });
});
