import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { grouped, ownOffers } from "../invite/offers";
import { aboutOf, keysOf, remember } from "../lib/keys";
import { held } from "../table/held.svelte";
import { stubSockets } from "../testing";
import type { CatalogueGame, NewOffer, Offered } from "../wire";
import { offer, quickMatch } from "./seats";

const FACTS = { title: "", hides: false, levels: [], rulebook: true };
const ISLAND: CatalogueGame = { ...FACTS, name: "island", variants: ["classic"] };
const HILL: CatalogueGame = { ...FACTS, name: "hill218", variants: ["standard"] };
const WATCH = "w".repeat(32);

let asked: { method: string; path: string; body: NewOffer }[] = [];
let made = 0;
/** What the server answers to an offer instead. */
let refusal: { code: string; sentence: string } | null = null;
/** Someone has just sat down on the seat that is to be withdrawn. */
let taken = false;

const seat = ({ game, variant }: { game: string; variant: string }) => {
  made += 1;
  return {
    match: String(made).padStart(16, "0"),
    game,
    variant,
    commitment: "",
    seat: "south" as const,
    key: "k".repeat(32),
    watch: WATCH,
  };
};

beforeEach(() => {
  asked = [];
  made = 0;
  refusal = null;
  taken = false;
  stubSockets();
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body = JSON.parse(String(request.body ?? "{}")) as NewOffer;
    asked.push({ method: String(request.method), path, body });
    if (request.method === "DELETE" && taken)
      return Promise.resolve(Response.json({ code: "seat-taken", sentence: "Taken." }, { status: 409 }));
    if (request.method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    if (refusal) return Promise.resolve(Response.json(refusal, { status: 429 }));
    const answer: Offered = { ...seat(body), also: (body.also ?? []).map(seat) };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  held.refresh();
});

describe("a quick match in either game", () => {
  it("offers a seat in both, as one offer", async () => {
    await quickMatch([], [ISLAND, HILL], "Ann");
    expect(asked.map(({ body }) => body)).toEqual([
      {
        game: "island",
        variant: "classic",
        also: [{ game: "hill218", variant: "standard" }],
        name: "Ann",
        quick: true,
      },
    ]);
    const [group] = grouped(ownOffers());
    expect(group?.map((match) => aboutOf(match).game).sort()).toEqual(["hill218", "island"]);
    expect(group?.map((match) => keysOf(match).south)).toHaveLength(2);
    // Again, for either or for one of them: it waits already.
    expect((await quickMatch([], [ISLAND, HILL], "Ann")).seated).toBe(false);
    expect((await quickMatch([], [HILL], "Ann")).seated).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it("offers a seat in as many games as an offer may have", async () => {
    const names = ["one", "two", "three", "four", "five", "six"];
    const games = names.map((name) => ({ ...ISLAND, name }));
    const { match } = await quickMatch([], games, "Ann");
    expect(asked[0]?.body.also).toHaveLength(4);
    expect(ownOffers()).toHaveLength(5);
    // Again: it waits already.
    expect(await quickMatch([], games, "Ann")).toMatchObject({ seated: false });
    expect(asked).toHaveLength(1);
    expect(grouped(ownOffers())[0]).toContain(match);
  });

  it("sits down where someone has just taken the seat that it was to withdraw", async () => {
    const { match } = await quickMatch([], [ISLAND], "Ann");
    taken = true;
    expect(await quickMatch([], [ISLAND, HILL], "Ann")).toEqual({ match, seated: true });
    expect(aboutOf(match)).toMatchObject({ offered: false, status: "playing", turn: true });
    expect(asked).toHaveLength(2);
  });

  it("says that one waits no longer where the offer that was withdrawn for a new one finds no successor", async () => {
    await quickMatch([], [ISLAND], "Ann");
    refusal = { code: "over-budget", sentence: "Wait a moment." };
    await expect(quickMatch([], [ISLAND, HILL], "Ann")).rejects.toThrow(
      "Wait a moment. Your earlier seat is no longer offered.",
    );
    expect(ownOffers()).toEqual([]);
    // Where nothing was withdrawn there is nothing to add.
    await expect(quickMatch([], [ISLAND, HILL], "Ann")).rejects.toThrow(/^Wait a moment\.$/);
  });

  it("offers anew what waits in one game only, but not a seat that was offered with care", async () => {
    const { match } = await quickMatch([], [ISLAND], "Ann");
    const chosen = await offer({ game: "hill218", variant: "standard", clock: { total: 600_000 } });
    remember(chosen, { at: 1 });
    await quickMatch([], [ISLAND, HILL], "Ann");
    expect(asked.length, "both are offered already").toBe(2);
    await quickMatch([], [ISLAND, { ...HILL, name: "nim" }], "Ann");
    expect(asked[2]).toMatchObject({ method: "DELETE", path: `/api/seats/${match}` });
    expect(asked[3]?.body.also?.map(({ game }) => game)).toEqual(["nim"]);
    expect(aboutOf(chosen).offered).toBe(true);
  });
});
