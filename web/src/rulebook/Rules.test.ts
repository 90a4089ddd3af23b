import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { find, show } from "../testing";
import type { Rulebook } from "../wire";
import Rules from "./Rules.svelte";

const BOOK: Rulebook = {
  game: "island",
  lang: "en",
  parts: [
    { kind: "heading", level: 1, text: "Island" },
    { kind: "rule", id: "I-1.1", text: "A turn has five parts." },
    { kind: "rule", id: "I-1.2", text: "A roll has parts." },
  ],
};

afterEach(() => vi.unstubAllGlobals());

it("says how many places a search found in one status that stays", async () => {
  vi.stubGlobal("fetch", async (path: string) => (path.includes("rule") ? Response.json(BOOK) : Response.error()));
  show(Rules, { game: "island" });
  await vi.waitFor(() => expect(find("input[type=search]")).not.toBeNull());
  const status = find("nav [role=status]");
  expect(status?.textContent?.trim()).toBe("");
  const field = find("input[type=search]") as HTMLInputElement;
  const search = (words: string) => {
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    return status?.textContent?.replace(/\s+/g, " ").trim();
  };
  expect(search("turn")).toBe("1 place");
  expect(search("turn five roll parts")).toContain("some of these words");
  expect(search("nowhere")).toBe("Nothing found");
  expect(search("")).toBe("");
  expect(status?.isConnected).toBe(true);
  expect(document.querySelectorAll("nav [role=status]")).toHaveLength(1);
});
