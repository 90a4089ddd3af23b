import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../games/hill218/index";
import { keep, keysOf, remember } from "../lib/keys";
import { find, show, stubSockets } from "../testing";
import { CLOSE_CODES, type SeatName, type StateMessage, type ToPage } from "../wire";
import { type FakeSocket, MATCH, WELCOME } from "./fakes";
import { commitmentTo } from "./fair";
import { carryOver, keyRing } from "./seats";
import Table from "./Table.svelte";

const KEYS = { south: "s".repeat(32), north: "n".repeat(32) };
let sockets: FakeSocket[] = [];

beforeEach(() => {
  sockets = stubSockets();
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
  it("says that it holds no key, once the server has said that not anyone may watch", () => {
    show(Table, { match: MATCH });
    expect(sockets).toHaveLength(1);
    expect(find("[data-role=invalid]")).toBeNull();
    sockets[0]?.onopen?.();
    expect(sockets[0]?.sent[0]).not.toHaveProperty("key");
    sockets[0]?.onclose?.({ code: CLOSE_CODES["unknown-key"] });
    flushSync();
    expect(find("[data-role=invalid]")?.textContent).toContain("no seat here");
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

  const joinForm = () => {
    history.replaceState(null, "", `/t/${MATCH}#${KEYS.north}`);
    show(Table, { match: MATCH });
    hear(sockets[0], welcome("north", false), state("north", { status: "waiting", prompt: null }));
    find("[data-role=join] button[type=submit]")?.click();
    flushSync();
    return sockets[0]?.sent.find(({ type }) => type === "join");
  };

  it("joins with a key of its own, and keeps it instead of the link's once that is answered", () => {
    const joining = joinForm();
    const own = keysOf(MATCH).drawn?.north ?? "";
    expect(joining).toMatchObject({ claim: commitmentTo(own) });
    expect(keysOf(MATCH).north).toBe(KEYS.north);
    hear(sockets[0], { type: "ack", id: String(joining?.id), seq: 1 });
    expect(keysOf(MATCH)).toEqual({ north: own });
  });

  it("finds its seat with its own key where the answer was lost", async () => {
    const joining = joinForm();
    const own = keysOf(MATCH).drawn?.north;
    sockets[0]?.onclose?.({ code: 4002 });
    expect(sockets).toHaveLength(2);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", key: own });
    hear(sockets[1], welcome("north"), state("north"));
    expect(sockets[1]?.sent).toContainEqual(joining);
    await until("[data-role=table]");
    expect(keysOf(MATCH)).toEqual({ north: own });
  });

  it("asks for another name where the usual one is refused", () => {
    keep(MATCH, "south", KEYS.south);
    keep(MATCH, "watch", KEYS.north);
    show(Table, { match: MATCH });
    hear(sockets[0], welcome("south", false), state("south", { status: "waiting", prompt: null }));
    expect(find("[data-role=join]")).toBeNull();
    const id = String(sockets[0]?.sent.find(({ type }) => type === "join")?.id);
    hear(sockets[0], { type: "refused", id, code: "deceptive-name", sentence: "Choose another one." });
    expect(find("[data-role=join]")).not.toBeNull();
    find("[data-role=join] button[type=submit]")?.click();
    expect(sockets[0]?.sent.filter(({ type }) => type === "join")).toHaveLength(2);
  });

  it("invites no one to the next battle while the other side comes", () => {
    keep(MATCH, "south", KEYS.south);
    keep(MATCH, "watch", KEYS.north);
    remember(MATCH, { against: "friend", rematch: true, offered: true });
    show(Table, { match: MATCH });
    const players = [true, false].map((joined) => ({ kind: "person", joined }));
    const war = { ...welcome("south"), players, series: "best-of-3", battle: 2 } as ToPage;
    hear(sockets[0], war, state("south", { status: "waiting", prompt: null }));
    expect(find("[data-role=before]")?.textContent).toContain("Setting up battle 2…");
    expect(find("[data-act=link]")).toBeNull();
    expect(document.body.textContent).not.toContain("Invite a friend");
  });

  it("says in an invitation that it is to a war", () => {
    history.replaceState(null, "", `/t/${MATCH}#${KEYS.north}`);
    show(Table, { match: MATCH });
    const war = { ...welcome("north", false), series: "best-of-3", battle: 1 } as ToPage;
    hear(sockets[0], war, state("north", { status: "waiting", prompt: null }));
    expect(find("[data-role=join] [data-role=series]")?.textContent).toContain("3");
  });

  it("says beside one's own invitation which clock was chosen", () => {
    keep(MATCH, "south", KEYS.south);
    keep(MATCH, "watch", KEYS.north);
    show(Table, { match: MATCH });
    const timed = { ...welcome("south", false), clock: { total: 900_000, increment: 10_000 } } as ToPage;
    hear(sockets[0], timed, state("south", { status: "waiting", prompt: null }));
    expect(find("[data-role=planned]")?.textContent).toContain("15 minutes each");
  });

  it("says that a link was used, unless this browser has the seat", () => {
    const used = { type: "refused", id: null, code: "link-used", sentence: "Accepted already." } as const;
    history.replaceState(null, "", `/t/${MATCH}#${KEYS.north}`);
    show(Table, { match: MATCH });
    hear(sockets[0], used);
    sockets[0]?.onclose?.({ code: 4002 });
    flushSync();
    expect(find("[data-role=invalid]")?.textContent).toContain("Accepted already.");
    expect(keysOf(MATCH)).toEqual({});
    keep(MATCH, "north", KEYS.south);
    history.replaceState(null, "", `/t/${MATCH}#${KEYS.north}`);
    show(Table, { match: MATCH });
    hear(sockets[1], used);
    sockets[1]?.onclose?.({ code: 4002 });
    expect(sockets).toHaveLength(3);
    sockets[2]?.onopen?.();
    expect(sockets[2]?.sent[0]).toMatchObject({ key: KEYS.south });
  });

  it("keeps the key that a rematch has, whatever its match had", () => {
    const next = "fedcba9876543210";
    keep(MATCH, "south", KEYS.south);
    keep(next, "north", "newer".repeat(6));
    carryOver(MATCH, next, [{ key: KEYS.south, role: "south" }], () => "");
    expect(keysOf(next)).toEqual({ north: "newer".repeat(6) });
    expect(keyRing(next, { key: "", role: "north" }).claim("north")).toBeNull();
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
    // South sees the result first.
    expect(find("[data-role=hand-over]")).toBeNull();
    expect(find("[data-player].near")?.dataset.player).toBe("south");
    find("[data-act=hand]")?.click();
    flushSync();
    expect(find("[data-role=hand-over]")?.dataset.to).toBe("north");
    for (const socket of sockets) turn(socket, { seq: 3, prompt: null });
    flushSync();
    expect(find("[data-role=hand-over]")?.dataset.to).toBe("north");
  });
});
