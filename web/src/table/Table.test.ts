import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../games/hill218/index";
import { keep, remember } from "../lib/keys";
import { find, show } from "../testing";
import type { SeatName, StateMessage, ToPage } from "../wire";
import { FakeSocket, MATCH, WELCOME } from "./fakes";
import Table from "./Table.svelte";

const KEYS = { south: "s".repeat(32), north: "n".repeat(32) };
let sockets: FakeSocket[] = [];

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("WebSocket", function () {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const welcome = (seat: SeatName, joined = true): ToPage => ({
  ...WELCOME,
  game: "hill218",
  seat,
  players: [
    { kind: "person", joined },
    { kind: "person", joined },
  ],
});
const state = (seat: SeatName, more: Partial<StateMessage> = {}): ToPage =>
  ({
    type: "state",
    seq: 1,
    now: 1,
    status: "playing",
    entries: Array.from({ length: more.seq ?? 1 }, (_, n) => ({ seq: n + 1, at: 0, kind: "act", seat, played: [] })),
    view: {
      game: "hill218",
      units: [],
      links: [],
      hands: [["infantry"], ["unknown"]],
      decks: [8, 9],
      strikes: [1, 2],
      destroyed: [[], []],
    },
    prompt: { number: 1, seat, code: "play", rule: "H-2.1", facts: { plays: 1 } },
    decisions: [],
    ...more,
  }) as never;

const until = (selector: string) => vi.waitFor(() => expect(find(selector)).not.toBeNull());
function hear(socket: FakeSocket | undefined, ...messages: ToPage[]): void {
  socket?.open(...messages);
  flushSync();
}

describe("the page of a match", () => {
  it("says that it holds no key, and opens no socket", () => {
    show(Table, { match: MATCH });
    expect(find("[data-role=invalid]")).not.toBeNull();
    expect(sockets).toHaveLength(0);
  });

  it("shows the table to a player", async () => {
    keep(MATCH, "south", KEYS.south);
    show(Table, { match: MATCH });
    expect(sockets).toHaveLength(1);
    hear(sockets[0], welcome("south"), state("south"));
    await until("[data-role=table]");
    expect(find("[data-role=prompt]")?.dataset.prompt).toBe("play");
  });

  it("asks an invited player for a name", () => {
    keep(MATCH, "south", KEYS.south);
    show(Table, { match: MATCH });
    hear(sockets[0], welcome("south", false), state("south", { status: "waiting", prompt: null }));
    expect(find("[data-role=join]")).not.toBeNull();
  });

  it("hands the screen over between two, and stays with the last player while no one is asked", async () => {
    keep(MATCH, "south", KEYS.south);
    keep(MATCH, "north", KEYS.north);
    remember(MATCH, { against: "screen" });
    show(Table, { match: MATCH });
    hear(sockets[0], welcome("south"), state("south"));
    hear(sockets[1], welcome("north"), state("south"));
    await until("[data-role=hand-over]");
    expect(find("[data-role=hand-over]")?.dataset.to).toBe("south");
    find("[data-act=ready]")?.click();
    await until("[data-role=table]");
    const turn = (socket: FakeSocket | undefined, more: Partial<StateMessage>) =>
      socket?.receive(state("north", { seq: 2, ...more }));
    for (const socket of sockets) turn(socket, {});
    flushSync();
    expect(find("[data-role=hand-over]")?.dataset.to).toBe("north");
    for (const socket of sockets) turn(socket, { seq: 3, prompt: null });
    flushSync();
    expect(find("[data-role=hand-over]")?.dataset.to).toBe("north");
  });
});
