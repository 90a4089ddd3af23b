import { describe, expect, it } from "vitest";
import type { Entry, StateMessage, Welcome } from "../wire";
import { Connection, merged, type Errand, type Listener } from "./connection";
import { FakeWorld, type FakeWire } from "./fakes";

const MATCH = "0123456789abcdef";
const KEY = "k".repeat(32);

interface Notes extends Listener {
  standings: [string, number | null][];
  states: [StateMessage, readonly Entry[]][];
  acked: [string, Errand | null][];
  refusals: [string, Errand | null][];
  given: readonly Errand[];
}

function notes(): Notes {
  const all: Notes = {
    standings: [],
    states: [],
    acked: [],
    refusals: [],
    given: [],
    standing: (now, code) => all.standings.push([now, code]),
    welcome: () => undefined,
    state: (message, entries) => all.states.push([message, entries]),
    presence: () => undefined,
    ack: (message, errand) => all.acked.push([message.id, errand]),
    refused: (message, errand) => all.refusals.push([message.code, errand]),
    dropped: (errands) => (all.given = errands),
  };
  return all;
}

const welcome: Welcome = {
  type: "welcome",
  match: MATCH,
  game: "island",
  variant: "classic",
  first: "south",
  seat: "south",
  players: [{ kind: "person" }, { kind: "person" }],
  commitment: "c",
};
const entry = (seq: number): Entry => ({ seq, at: seq, kind: "act", seat: "south" });
const state = (seq: number, ...entries: number[]): StateMessage => ({
  type: "state",
  seq,
  now: 5_000,
  status: "playing",
  entries: entries.map(entry),
});
const act = (id: string): Errand => ({ type: "act", id, prompt: 3, token: "e3-e6" });

function connected(): { world: FakeWorld; heard: Notes; line: Connection } {
  const world = new FakeWorld();
  const heard = notes();
  const line = new Connection(MATCH, KEY, "en", heard, world);
  line.start();
  world.wire.onopen?.();
  world.wire.hear(welcome);
  return { world, heard, line };
}

const seqs = (entries: readonly Entry[]) => entries.map(({ seq }) => seq);
const said = (wire: FakeWire, type: string) => wire.sent.filter((each) => each.type === type);

describe("merging entries", () => {
  it("puts them in order, once each", () => {
    expect(seqs(merged([entry(1), entry(2)], [entry(4), entry(2), entry(3)]))).toEqual([1, 2, 3, 4]);
  });
  it("stops at a gap", () => {
    expect(seqs(merged([entry(1)], [entry(3), entry(4)]))).toEqual([1]);
  });
  it("keeps the same array when nothing is new", () => {
    const known = [entry(1)];
    expect(merged(known, [entry(1)])).toBe(known);
  });
});

describe("a connection", () => {
  it("says hello first, with the key inside, and nothing else before it is welcome", () => {
    const world = new FakeWorld();
    const line = new Connection(MATCH, KEY, "de", notes(), world);
    line.start();
    line.send(act("a1"));
    world.wire.onopen?.();
    expect(world.wire.sent).toEqual([{ type: "hello", match: MATCH, key: KEY, lang: "de", since: 0 }]);
    world.wire.hear(welcome);
    expect(said(world.wire, "act")).toHaveLength(1);
  });

  it("sends again under the same id when the acknowledgement was lost, and forgets it when it comes", () => {
    const { world, heard, line } = connected();
    world.wire.hear(state(2, 1, 2));
    line.send(act("a1"));
    world.wire.onclose?.({ code: 1006 });
    expect(heard.standings.at(-1)).toEqual(["lost", 1006]);
    world.pass(1_000);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toMatchObject({ type: "hello", since: 2 });
    world.wire.hear(welcome);
    expect(said(world.wire, "act")).toEqual([act("a1")]);
    world.wire.hear({ type: "ack", id: "a1", seq: 3 });
    expect(heard.acked).toEqual([["a1", act("a1")]]);
    world.wire.onclose?.({ code: 1006 });
    world.pass(2_000);
    world.wire.onopen?.();
    world.wire.hear(welcome);
    expect(said(world.wire, "act")).toEqual([]);
  });

  it("remembers over a reload what was not acknowledged", () => {
    const { world, line } = connected();
    line.send(act("a1"));
    line.stop();
    const again = new Connection(MATCH, KEY, "en", notes(), world);
    expect(again.errands).toEqual([act("a1")]);
    again.start();
    world.wire.onopen?.();
    world.wire.hear(welcome);
    expect(said(world.wire, "act")).toEqual([act("a1")]);
    world.wire.hear({ type: "refused", id: "a1", code: "stale", sentence: "Too late." });
    expect(again.errands).toEqual([]);
    expect(world.keep.kept.size).toBe(0);
  });

  it("does not count a doubled state twice and ignores an older one", () => {
    const { world, heard } = connected();
    world.wire.hear(state(2, 1, 2));
    world.wire.hear(state(2, 1, 2));
    world.wire.hear(state(3, 2, 3));
    world.wire.hear(state(2, 2));
    const last = heard.states.at(-1);
    expect(last?.[0].seq).toBe(3);
    expect(seqs(last?.[1] ?? [])).toEqual([1, 2, 3]);
  });

  it("comes back for what is missing, with the last number without a gap", () => {
    const { world, heard } = connected();
    world.wire.hear(state(1, 1));
    world.wire.hear(state(4, 4));
    expect(seqs(heard.states.at(-1)?.[1] ?? [])).toEqual([1]);
    world.pass(1_000);
    expect(world.wires).toHaveLength(2);
    world.wire.onopen?.();
    expect(world.wire.sent[0]).toMatchObject({ since: 1 });
    world.wire.hear(welcome);
    world.wire.hear(state(4, 2, 3, 4));
    expect(seqs(heard.states.at(-1)?.[1] ?? [])).toEqual([1, 2, 3, 4]);
  });

  it("does not come back with a key that is not valid", () => {
    for (const code of [4001, 4002]) {
      const { world, heard } = connected();
      world.wire.onclose?.({ code });
      world.pass(600_000);
      expect(world.wires).toHaveLength(1);
      expect(heard.standings.at(-1)).toEqual(["invalid", code]);
    }
  });

  it("comes back after every other end, later after a reproach", () => {
    for (const [code, soon] of [
      [1000, true],
      [1006, true],
      [4003, true],
      [4004, true],
      [4005, false],
      [4006, false],
    ] as const) {
      const { world } = connected();
      world.wire.onclose?.({ code });
      world.pass(1_000);
      expect(world.wires).toHaveLength(soon ? 2 : 1);
      world.pass(20_000);
      expect(world.wires.length).toBeGreaterThan(1);
    }
  });

  it("gives up what the server could not read instead of sending it for ever", () => {
    const { world, heard, line } = connected();
    line.send(act("a1"));
    world.wire.onclose?.({ code: 4006 });
    expect(heard.given).toEqual([act("a1")]);
    expect(line.errands).toEqual([]);
  });

  it("waits longer each time, and not at all when it is woken", () => {
    const { world, line } = connected();
    world.wire.onclose?.({ code: 1006 });
    world.pass(400);
    expect(world.wires).toHaveLength(2);
    world.wire.onclose?.({ code: 1006 });
    world.wire.onclose?.({ code: 1006 });
    world.pass(390);
    expect(world.wires).toHaveLength(2);
    line.wake();
    expect(world.wires).toHaveLength(3);
  });

  it("asks whether anybody is there and leaves a silent socket", () => {
    const { world, heard } = connected();
    world.wire.hear(state(1, 1));
    world.pass(20_000);
    expect(said(world.wire, "ping")).toHaveLength(1);
    world.wire.hear({ type: "pong", now: 99_000 });
    world.pass(20_000);
    expect(said(world.wire, "ping")).toHaveLength(2);
    const silent = world.wire;
    world.pass(10_001);
    expect(silent.hungUp).toBe(true);
    expect(heard.standings.at(-1)?.[0]).toBe("lost");
  });

  it("hears nothing more from a socket it has left", () => {
    const { world, heard } = connected();
    const old = world.wire;
    world.wire.onclose?.({ code: 1006 });
    world.pass(1_000);
    old.hear(state(9, 9));
    expect(heard.states).toEqual([]);
  });

  it("matches answers to questions, and gives none when the line breaks", async () => {
    const { world, line, heard } = connected();
    const first = line.ask({ type: "look", token: "e3-e6" });
    const second = line.ask({ type: "hint" });
    const third = line.ask({ type: "why", source: "e3", target: "e9" });
    const [look, hint] = world.wire.sent.slice(1);
    world.wire.hear({ type: "hinted", id: String(hint?.id), threats: [] });
    world.wire.hear({ type: "refused", id: String(look?.id), code: "stale", sentence: "No." });
    world.wire.onclose?.({ code: 1006 });
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ type: "hinted" });
    expect(await third).toBeNull();
    expect(heard.refusals).toEqual([]);
  });

  it("knows how far the server's clock is from this one", () => {
    const { world, line } = connected();
    world.wire.hear(state(1, 1));
    expect(line.offset).toBe(4_000);
  });
});
