import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, kept, remember } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { held } from "../table/held.svelte";
import Table from "../table/Table.svelte";
import { type FakeSocket, MATCH, WELCOME } from "../table/fakes";
import { click, find, show, stubSockets } from "../testing";
import { CLOSE_CODES, type ToPage } from "../wire";

const OTHER = "fedcba9876543210";
let sockets: FakeSocket[] = [];

beforeEach(() => {
  sockets = stubSockets();
  for (const [match, game] of [
    [MATCH, "island"],
    [OTHER, "hill218"],
  ] as const) {
    keep(match, "south", "k".repeat(32));
    keep(match, "watch", "w".repeat(32));
    remember(match, { offered: true, offer: MATCH, game, variant: "standard", status: "waiting" });
  }
  router.go(`/t/${MATCH}`);
  show(Table, { match: MATCH });
  for (const socket of sockets) {
    const match = String((socket.onopen?.(), socket.sent[0]?.match));
    const players = [{ kind: "person", joined: true }, { kind: "person" }];
    const state = { type: "state", seq: 0, now: 1, status: "waiting", entries: [], prompt: null };
    socket.receive({ ...WELCOME, match, players } as ToPage, state as unknown as ToPage);
  }
  flushSync();
});
afterEach(() => {
  localStorage.clear();
  held.refresh();
  vi.unstubAllGlobals();
});

/** The server has deleted a match. */
function end(match: string): void {
  for (const socket of sockets.filter((each) => !each.closed && each.sent[0]?.match === match))
    socket.onclose?.({ code: CLOSE_CODES["unknown-key"] });
  flushSync();
}

it("names all games of the offer, and takes it back in all of them", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal("fetch", fetch);
  expect(find("[data-role=offered]")?.textContent).toContain(" / ");
  click(find("[data-act=take-back]"));
  await vi.waitFor(() => expect(location.pathname).toBe("/matches"));
  expect(fetch).toHaveBeenCalledOnce();
  expect(kept()).toEqual([]);
});

it("goes on to the other game when the seat there is taken", () => {
  end(MATCH);
  expect(find("[data-role=invalid]")).toBeNull();
  expect(location.pathname).toBe(`/t/${OTHER}`);
});

it("says that the link is no longer valid when the offer has ended in all games", () => {
  end(OTHER);
  expect(location.pathname).toBe(`/t/${MATCH}`);
  end(MATCH);
  expect(find("[data-role=invalid]")).not.toBeNull();
});

it("forgets why the offer could not be taken back when that is tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server")));
  click(find("[data-act=take-back]"));
  await vi.waitFor(() => {
    flushSync();
    expect(find("[data-role=offered] [role=alert]")).not.toBeNull();
  });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  click(find("[data-act=take-back]"));
  expect(find("[data-role=offered] [role=alert]")).toBeNull();
});
