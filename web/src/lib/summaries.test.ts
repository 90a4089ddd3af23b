import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnsweringServer } from "../testing";
import { draw, keep, keysOf } from "./keys";
import { summariesOf } from "./summaries";

const MATCH = "0123456789abcdef";
const LINK = "l".repeat(32);
let server: AnsweringServer;

beforeEach(() => {
  server = new AnsweringServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("summaries of one's own matches", () => {
  it("asks once where the kept keys open their seats", async () => {
    keep(MATCH, "south", LINK);
    draw(MATCH, "south");
    server.opens(MATCH, "south", LINK);
    expect((await summariesOf([{ match: MATCH, key: LINK }])).matches).toHaveLength(1);
    expect(server.asked).toEqual([[{ match: MATCH, key: LINK }]]);
    expect(keysOf(MATCH).south).toBe(LINK);
  });

  it("keeps a drawn key that has replaced the link's", async () => {
    keep(MATCH, "south", LINK);
    const own = draw(MATCH, "south") ?? "";
    server.opens(MATCH, "south", own);
    const { matches } = await summariesOf([{ match: MATCH, key: LINK }]);
    expect(matches.map(({ match, role }) => [match, role])).toEqual([[MATCH, "south"]]);
    expect(keysOf(MATCH)).toEqual({ south: own });
  });

  it("leaves the keys of a match alone that cannot be read, or that opens with neither", async () => {
    keep(MATCH, "north", LINK);
    const own = draw(MATCH, "north");
    const before = { north: LINK, drawn: { north: own } };
    server.unreadable = [MATCH];
    expect((await summariesOf([{ match: MATCH, key: LINK }])).unreadable).toEqual([MATCH]);
    expect(server.asked).toHaveLength(1);
    server.unreadable = [];
    expect((await summariesOf([{ match: MATCH, key: LINK }])).matches).toEqual([]);
    expect(keysOf(MATCH)).toEqual(before);
  });

  it("asks in portions that a server accepts", async () => {
    const seats = Array.from({ length: 90 }, (_, n) => ({ match: String(n).padStart(16, "0"), key: LINK }));
    for (const { match } of seats) server.opens(match, "watch", LINK);
    expect((await summariesOf(seats)).matches).toHaveLength(90);
    expect(server.asked.map((each) => each.length)).toEqual([40, 40, 10]);
  });
});
