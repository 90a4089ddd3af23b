import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NewMatch } from "../wire";
import { type Against, begin } from "./begin";
import { aboutOf, forget } from "./keys";
import { noteBegun } from "./plan";

const MATCH = "0123456789abcdef";
const WANTED: NewMatch = {
  game: "nim",
  variant: "usual",
  south: { kind: "person" },
  north: { kind: "computer", level: "recruit" },
};

beforeEach(() => {
  const made = { match: MATCH, commitment: "", watch: "w".repeat(32), south: "s".repeat(32), north: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(made)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

it("a newcomer's first whole match against a computer is noted as that", async () => {
  const first = async (wanted: NewMatch, against: Against = "computer") => {
    await begin(wanted, "south", against);
    const { newcomer } = aboutOf(MATCH);
    forget(MATCH);
    return newcomer;
  };
  expect(await first(WANTED)).toBe("unopened");
  expect(await first({ ...WANTED, position: "a position" })).toBeUndefined();
  expect(await first(WANTED, "screen")).toBeUndefined();
  noteBegun("nim");
  expect(await first(WANTED)).toBeUndefined();
});
