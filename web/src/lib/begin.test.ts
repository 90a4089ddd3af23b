import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NewMatch } from "../wire";
import { begin } from "./begin";
import { aboutOf } from "./keys";

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

it("a newcomer's first match is noted as that", async () => {
  await begin(WANTED, "south", "computer", true);
  expect(aboutOf(MATCH)).toMatchObject({ first: true });
});
