import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aboutOf, draw, keep, keysOf, remember } from "../lib/keys";
import { router } from "../lib/router.svelte";
import * as sounds from "../lib/sound";
import { type FakeSocket, WELCOME } from "./fakes";
import { stubSockets } from "../testing";
import { CLOSE_CODES } from "../wire";
import { held } from "./held.svelte";

const [ISLAND, HILL, NIM] = ["a", "b", "c"].map((each) => each.repeat(16)) as [string, string, string];
const KEY = "k".repeat(32);
let sockets: FakeSocket[] = [];
/** What the server answers to who takes an offer back, by match; without one it does so. */
let refusals: Record<string, string> = {};
let withdrawn: string[] = [];

beforeEach(() => {
  [sockets, refusals, withdrawn] = [stubSockets(), {}, []];
  vi.stubGlobal("fetch", (path: string) => {
    const match = path.split("/").at(-1) ?? "";
    withdrawn.push(match);
    const code = refusals[match];
    if (!code) return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json({ code, sentence: code }, { status: 409 }));
  });
  router.go("/matches");
});
afterEach(() => {
  localStorage.clear();
  held.refresh();
  vi.unstubAllGlobals();
});

function offered(...matches: string[]): void {
  for (const match of matches) {
    keep(match, "south", KEY);
    remember(match, { offered: true, status: "waiting", ...(matches[1] ? { offer: String(matches[0]) } : {}) });
  }
  held.refresh();
  for (const socket of sockets) socket.onopen?.();
}

/** The present connection to a match. */
function to(match: string): FakeSocket {
  const socket = sockets.find((each) => !each.closed && each.sent[0]?.match === match);
  if (!socket) throw new Error(`nothing is held of ${match}`);
  return socket;
}
const end = (match: string) => to(match).onclose?.({ code: CLOSE_CODES["unknown-key"] });
const sitDown = (match: string) => to(match).receive({ ...WELCOME, match });

describe("an offer that is taken back", () => {
  it("is forgotten in all of its games", async () => {
    offered(ISLAND, HILL);
    await held.withdraw([ISLAND, HILL]);
    expect(withdrawn).toEqual([ISLAND]);
    expect([keysOf(ISLAND), keysOf(HILL)]).toEqual([{}, {}]);
    expect(held.matches).toEqual([]);
  });

  it("leaves the key of the seat that was just taken in another game", async () => {
    offered(ISLAND, HILL);
    refusals = { [ISLAND]: "unknown-key", [HILL]: "seat-taken" };
    await held.withdraw([ISLAND, HILL]);
    expect(keysOf(ISLAND)).toEqual({});
    expect(keysOf(HILL)).toEqual({ south: KEY });
    expect(aboutOf(HILL)).toMatchObject({ offered: false, status: "playing" });
    expect(location.pathname).toBe(`/t/${HILL}`);
  });

  it("stays where the server cannot be reached", async () => {
    offered(ISLAND, HILL);
    refusals = { [ISLAND]: "over-budget" };
    await expect(held.withdraw([ISLAND, HILL])).rejects.toThrow("over-budget");
    expect([keysOf(ISLAND), keysOf(HILL)]).toEqual([{ south: KEY }, { south: KEY }]);
    expect(held.matches).toHaveLength(2);
  });
});

describe("an offer whose seat is claimed in this browser, at its own table or in another tab", () => {
  it("is held on with the key that was drawn there", () => {
    offered(ISLAND);
    const drawn = draw(ISLAND, "south");
    end(ISLAND);
    expect(withdrawn).toEqual([]);
    sockets.at(-1)?.onopen?.();
    expect(to(ISLAND).sent[0]).toMatchObject({ type: "hello", match: ISLAND, key: drawn });
    expect(held.matches).toEqual([ISLAND]);
  });
});

describe("an offer that is taken", () => {
  it("is announced once at its own table, which knows whose turn it is", () => {
    const sound = vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
    offered(ISLAND);
    router.go(`/t/${ISLAND}`);
    sitDown(ISLAND);
    expect(aboutOf(ISLAND)).toMatchObject({ offered: false, status: "playing" });
    expect([aboutOf(ISLAND).turn, sound.mock.calls]).toEqual([undefined, [["turn"]]]);
    sound.mockRestore();
  });

  it("leads to the table, but not away from another one", () => {
    offered(ISLAND);
    router.go(`/t/${NIM}`);
    sitDown(ISLAND);
    expect(location.pathname).toBe(`/t/${NIM}`);
    offered(HILL);
    router.go("/");
    sitDown(HILL);
    expect(location.pathname).toBe(`/t/${HILL}`);
  });

  it.each(["before", "after"])(
    "leads from the table of one game to that of another, %s the first has ended",
    (when) => {
      offered(ISLAND, HILL, NIM);
      router.go(`/t/${ISLAND}`);
      if (when === "before") sitDown(NIM);
      end(ISLAND);
      if (when === "after") sitDown(NIM);
      expect(location.pathname).toBe(`/t/${NIM}`);
    },
  );

  it("leads to the only game that is left before anyone has joined it", () => {
    offered(ISLAND, HILL, NIM);
    router.go(`/t/${ISLAND}`);
    end(ISLAND);
    expect(location.pathname).toBe(`/t/${ISLAND}`);
    end(NIM);
    expect(location.pathname).toBe(`/t/${HILL}`);
    expect(keysOf(HILL)).toEqual({ south: KEY });
  });
});
