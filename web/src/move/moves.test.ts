import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aboutOf, draw, keep, keysOf, remember } from "../lib/keys";
import { AnsweringServer } from "../testing";
import type { MovedSeat } from "../wire";
import { forgetMoved, takeOver } from "./moves";

const MATCH = "0123456789abcdef";
const LINK = "l".repeat(32);
const SEAT: MovedSeat = { match: MATCH, role: "south", game: "island", variant: "classic" };
const GONE = { code: "move-gone", sentence: "The link is not valid any more." };
let server: AnsweringServer;

beforeEach(() => {
  server = new AnsweringServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("seats that were offered to another device", () => {
  beforeEach(() => {
    keep(MATCH, "south", LINK);
    remember(MATCH, { game: "island" });
  });

  it("are forgotten once their key opens nothing", async () => {
    expect(await forgetMoved([{ match: MATCH, key: LINK }])).toBe(true);
    expect(keysOf(MATCH)).toEqual({});
    expect(aboutOf(MATCH)).toEqual({});
  });

  it("stay where the key that was drawn here opens them", async () => {
    const own = draw(MATCH, "south") ?? "";
    server.opens(MATCH, "south", own);
    expect(await forgetMoved([{ match: MATCH, key: LINK }])).toBe(false);
    expect(keysOf(MATCH)).toEqual({ south: own });
    expect(aboutOf(MATCH).game).toBe("island");
  });

  it("are forgotten one by one", async () => {
    const other = "n".repeat(32);
    keep(MATCH, "north", other);
    server.opens(MATCH, "north", other);
    const seats = [LINK, other].map((key) => ({ match: MATCH, key }));
    expect(await forgetMoved(seats)).toBe(true);
    expect(keysOf(MATCH)).toEqual({ north: other });
  });
});

describe("seats that are taken over", () => {
  it("are kept with the drawn key", async () => {
    server.move = () => ({ seats: [SEAT], seconds: 0 });
    await takeOver("secret", [SEAT]);
    expect(keysOf(MATCH).south).toBeTruthy();
    expect(keysOf(MATCH).drawn).toBeUndefined();
  });

  it("are not lost with the answer and the connection", async () => {
    server.down = true;
    await expect(takeOver("secret", [SEAT])).rejects.toThrow();
    const own = keysOf(MATCH).drawn?.south ?? "";
    expect(own).toBeTruthy();
    // The server had made the move.
    server.down = false;
    server.opens(MATCH, "south", own);
    server.move = () => GONE;
    await takeOver("secret", [SEAT]);
    expect(keysOf(MATCH)).toEqual({ south: own });
    expect(aboutOf(MATCH).variant).toBe("classic");
  });

  it.each([
    { code: "over-budget", sentence: "Later.", status: 429 },
    { code: "storage-failed", sentence: "The database does not answer.", status: 503 },
  ])("are asked for again with the same keys after $code", async (refusal) => {
    server.move = () => refusal;
    await expect(takeOver("secret", [SEAT])).rejects.toThrow(refusal.sentence);
    const own = keysOf(MATCH).drawn?.south;
    expect(own).toBeTruthy();
    server.move = () => ({ seats: [SEAT], seconds: 0 });
    await takeOver("secret", [SEAT]);
    expect(keysOf(MATCH)).toEqual({ south: own });
  });

  it("are not all said to be taken where one was taken before", async () => {
    const other = { ...SEAT, match: "f".repeat(16) };
    server.opens(MATCH, "south", draw(MATCH, "south") ?? "");
    server.move = () => ({ code: "over-budget", sentence: "Later.", status: 429 });
    await expect(takeOver("secret", [SEAT, other])).rejects.toThrow("Later.");
    expect(keysOf(MATCH).drawn).toBeUndefined();
    expect(aboutOf(MATCH).variant).toBe("classic");
    expect(keysOf(other.match).south).toBeUndefined();
    expect(keysOf(other.match).drawn?.south).toBeTruthy();
  });

  it("leave no keys behind where another device was first", async () => {
    server.move = () => GONE;
    await expect(takeOver("secret", [SEAT])).rejects.toThrow(GONE.sentence);
    expect(keysOf(MATCH)).toEqual({});
  });

  it("are all found again, however many they are", async () => {
    const seats = Array.from({ length: 60 }, (_, n) => ({ ...SEAT, match: String(n).padStart(16, "0") }));
    for (const { match } of seats) server.opens(match, "south", draw(match, "south") ?? "");
    server.move = () => GONE;
    await takeOver("secret", seats);
    expect(seats.every(({ match }) => keysOf(match).south)).toBe(true);
  });
});
