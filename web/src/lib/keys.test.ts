import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  draw,
  drop,
  forget,
  keep,
  keepFriends,
  kept,
  keysOf,
  linkTo,
  readLink,
  remember,
  takeFromAddress,
} from "./keys";

const MATCH = "0123456789abcdef";
const OTHER = "fedcba9876543210";
const KEY = "abcdefghijklmnopqrstuv-_AB";
const KEY2 = "ABCDEFGHIJKLMNOPQRSTUV-_ab";

describe("keys", () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, "", "/");
  });

  it("takes a key out of the address at once, and sorts it when its role is known", () => {
    history.replaceState(null, "", `/t/${MATCH}#${KEY}`);
    expect(takeFromAddress(MATCH)).toBe(KEY);
    expect(location.hash).toBe("");
    expect(location.pathname).toBe(`/t/${MATCH}`);
    expect(keysOf(MATCH)).toEqual({ fresh: KEY });
    keep(MATCH, "north", KEY);
    expect(keysOf(MATCH)).toEqual({ north: KEY });
    history.replaceState(null, "", `/t/${MATCH}#${KEY}`);
    takeFromAddress(MATCH);
    expect(keysOf(MATCH)).toEqual({ north: KEY });
  });

  it("leaves alone what is no key", () => {
    history.replaceState(null, "", `/t/${MATCH}#I-3.6`);
    expect(takeFromAddress(MATCH)).toBeNull();
    expect(location.hash).toBe("#I-3.6");
    expect(keysOf(MATCH)).toEqual({});
  });

  it("keeps the invited player's key apart, even when it comes back as a link", () => {
    keep(MATCH, "south", KEY);
    keepFriends(MATCH, KEY2);
    expect(keysOf(MATCH)).toEqual({ south: KEY, friend: KEY2 });
    history.replaceState(null, "", `/t/${MATCH}#${KEY2}`);
    takeFromAddress(MATCH);
    expect(keysOf(MATCH).fresh).toBe(KEY2);
    keepFriends(MATCH, null);
    expect(keysOf(MATCH).friend).toBeUndefined();
  });

  it("draws a key of its own for a seat, the same one until it is kept", () => {
    keep(MATCH, "north", KEY);
    const drawn = draw(MATCH, "north") ?? "";
    expect(drawn).toMatch(/^[0-9A-Za-z_-]{32}$/);
    expect(draw(MATCH, "north")).toBe(drawn);
    expect(draw(MATCH, "south")).not.toBe(drawn);
    expect(keysOf(MATCH)).toMatchObject({ north: KEY, drawn: { north: drawn } });
    keep(MATCH, "north", drawn);
    expect(keysOf(MATCH).north).toBe(drawn);
    expect(keysOf(MATCH).drawn?.north).toBeUndefined();
    drop(MATCH, keysOf(MATCH).drawn?.south ?? "");
    expect(keysOf(MATCH)).toEqual({ north: drawn });
  });

  it("draws none where the browser would not keep it", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(draw(MATCH, "north")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("lists matches, the one looked at last first, and forgets them", () => {
    keep(MATCH, "south", KEY);
    remember(MATCH, { game: "island", at: 1 });
    keep(OTHER, "watch", KEY2);
    remember(OTHER, { game: "hill218", at: 2 });
    remember(MATCH, { status: "over", at: 3 });
    expect(kept().map((each) => each.match)).toEqual([MATCH, OTHER]);
    expect(kept()[0]?.about).toEqual({ game: "island", status: "over", at: 3 });
    forget(MATCH);
    expect(kept().map((each) => each.match)).toEqual([OTHER]);
  });

  it("drops a key that is no longer valid, and the match with its last one", () => {
    keep(MATCH, "south", KEY);
    drop(MATCH, KEY);
    expect(kept()).toEqual([]);
  });

  it("reads damaged storage as empty", () => {
    localStorage.setItem("skirmish.keys", "{not json");
    expect(kept()).toEqual([]);
    keep(MATCH, "south", KEY);
    expect(keysOf(MATCH)).toEqual({ south: KEY });
  });

  it("writes and reads links", () => {
    expect(linkTo(MATCH, KEY, "http://192.168.0.5:8218/")).toBe(`http://192.168.0.5:8218/t/${MATCH}#${KEY}`);
    expect(readLink(`  http://example.org/t/${MATCH}#${KEY} `)).toEqual({ match: MATCH, key: KEY });
    expect(readLink(`/t/${MATCH}`)).toEqual({ match: MATCH, key: null });
    expect(readLink(MATCH)).toEqual({ match: MATCH, key: null });
    for (const wrong of ["", "hello", `/t/${MATCH}#short`, "/t/ABC", `/t/${MATCH}x`])
      expect(readLink(wrong)).toBeNull();
  });
});
