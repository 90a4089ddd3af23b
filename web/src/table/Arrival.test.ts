import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aboutOf, keep, keepFriends, keysOf, remember } from "../lib/keys";
import { find, show, stubSockets } from "../testing";
import Arrival from "./Arrival.svelte";
import { type FakeSocket, MATCH } from "./fakes";
import { nameUnasked } from "./seats";

const OWN = "s".repeat(32);
const FRIENDS = "n".repeat(32);
let sockets: FakeSocket[] = [];

beforeEach(() => {
  sockets = stubSockets();
  keep(MATCH, "south", OWN);
  keepFriends(MATCH, FRIENDS);
  remember(MATCH, { game: "island", variant: "classic", against: "friend", status: "waiting" });
  location.hash = FRIENDS;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = "";
});

function press(act: string): void {
  find(`[data-act=${act}]`)?.click();
  flushSync();
}
const greetings = () =>
  sockets.map((socket) => {
    socket.onopen?.();
    return socket.sent[0];
  });

describe("one's own invitation", () => {
  it("is not used until it is chosen, and leads back to one's own seat", () => {
    show(Arrival, { match: MATCH });
    expect(find("[data-role=own-invitation]")).not.toBeNull();
    expect(sockets).toHaveLength(0);
    expect(location.hash).toBe("");
    press("own-seat");
    expect(greetings()).toMatchObject([{ key: OWN }]);
    expect(keysOf(MATCH)).toEqual({ south: OWN, friend: FRIENDS });
  });

  it("opens both seats to who wants to play both sides, without asking for names", () => {
    show(Arrival, { match: MATCH });
    press("both-seats");
    expect(greetings()).toMatchObject([{ key: OWN }, { key: FRIENDS }]);
    expect(keysOf(MATCH)).toEqual({ south: OWN, north: FRIENDS });
    expect(aboutOf(MATCH).against).toBe("screen");
    expect(nameUnasked(MATCH, "north", "Ann")).toBe("");
  });

  it("leads to one's own seat once the friend has joined", () => {
    remember(MATCH, { status: "playing" });
    show(Arrival, { match: MATCH });
    expect(find("[data-role=own-invitation]")).toBeNull();
    expect(greetings()).toMatchObject([{ key: OWN }]);
  });
});
