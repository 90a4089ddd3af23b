import { describe, expect, it } from "vitest";
import type { Entry, StateMessage } from "../wire";
import { Connection, merged, type Command, type Listener } from "./connection";
import { FakeEnvironment, type FakeSocket, KEY, MATCH, WELCOME } from "./fakes";

interface Notes extends Listener {
  statuses: [string, number | null][];
  states: [StateMessage, readonly Entry[]][];
  acked: [string, Command | null][];
  refusals: [string, Command | null][];
  given: readonly Command[];
  /** The keys of the seat that are held. */
  keys: string[];
}

function notes(): Notes {
  const all: Notes = {
    statuses: [],
    states: [],
    acked: [],
    refusals: [],
    given: [],
    keys: [],
    status: (now, code) => all.statuses.push([now, code]),
    welcome: () => undefined,
    state: (message, entries) => all.states.push([message, entries]),
    presence: () => undefined,
    phrased: () => undefined,
    ack: (message, command) => all.acked.push([message.id, command]),
    refused: (message, command) => all.refusals.push([message.code, command]),
    dropped: (pending) => (all.given = pending),
    another: (refused) => all.keys.find((key) => !refused.has(key)) ?? null,
  };
  return all;
}

const entry = (seq: number): Entry => ({ seq, at: seq, kind: "act", seat: "south" });
const state = (seq: number, ...entries: number[]): StateMessage => ({
  type: "state",
  seq,
  now: 5_000,
  status: "playing",
  entries: entries.map(entry),
});
const act = (id: string): Command => ({ type: "act", id, prompt: 3, token: "e3-e6" });

function connected(): { environment: FakeEnvironment; heard: Notes; line: Connection } {
  const environment = new FakeEnvironment();
  const heard = notes();
  const line = new Connection(MATCH, KEY, "en", heard, environment);
  line.start();
  environment.socket.open(WELCOME);
  return { environment, heard, line };
}

const seqs = (entries: readonly Entry[]) => entries.map(({ seq }) => seq);
const said = (socket: FakeSocket, type: string) => socket.sent.filter((each) => each.type === type);

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
    const environment = new FakeEnvironment();
    const line = new Connection(MATCH, KEY, "de", notes(), environment);
    line.start();
    line.send(act("a1"));
    environment.socket.onopen?.();
    expect(environment.socket.sent).toEqual([{ type: "hello", match: MATCH, key: KEY, lang: "de", since: 0 }]);
    environment.socket.receive(WELCOME);
    expect(said(environment.socket, "act")).toHaveLength(1);
  });

  it("sends again under the same id when the acknowledgement was lost, and forgets it when it comes", () => {
    const { environment, heard, line } = connected();
    environment.socket.receive(state(2, 1, 2));
    line.send(act("a1"));
    environment.socket.onclose?.({ code: 1006 });
    expect(heard.statuses.at(-1)).toEqual(["lost", 1006]);
    environment.advance(1_000);
    environment.socket.onopen?.();
    expect(environment.socket.sent[0]).toMatchObject({ type: "hello", since: 2 });
    environment.socket.receive(WELCOME);
    expect(said(environment.socket, "act")).toEqual([act("a1")]);
    environment.socket.receive({ type: "ack", id: "a1", seq: 3 });
    expect(heard.acked).toEqual([["a1", act("a1")]]);
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(2_000);
    environment.socket.open(WELCOME);
    expect(said(environment.socket, "act")).toEqual([]);
  });

  it("remembers over a reload what was not acknowledged", () => {
    const { environment, line } = connected();
    line.send(act("a1"));
    line.stop();
    const again = new Connection(MATCH, KEY, "en", notes(), environment);
    expect(again.pending).toEqual([act("a1")]);
    again.start();
    environment.socket.open(WELCOME);
    expect(said(environment.socket, "act")).toEqual([act("a1")]);
    environment.socket.receive({ type: "refused", id: "a1", code: "stale", sentence: "Too late." });
    expect(again.pending).toEqual([]);
    expect(environment.storage.items.size).toBe(0);
  });

  it("does not count a doubled state twice and ignores an older one", () => {
    const { environment, heard } = connected();
    environment.socket.receive(state(2, 1, 2));
    environment.socket.receive(state(2, 1, 2));
    environment.socket.receive(state(3, 2, 3));
    environment.socket.receive(state(2, 2));
    const last = heard.states.at(-1);
    expect(last?.[0].seq).toBe(3);
    expect(seqs(last?.[1] ?? [])).toEqual([1, 2, 3]);
  });

  it("comes back for what is missing, with the last number without a gap", () => {
    const { environment, heard } = connected();
    environment.socket.receive(state(1, 1));
    environment.socket.receive(state(4, 4));
    expect(seqs(heard.states.at(-1)?.[1] ?? [])).toEqual([1]);
    environment.advance(1_000);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.onopen?.();
    expect(environment.socket.sent[0]).toMatchObject({ since: 1 });
    environment.socket.receive(WELCOME);
    environment.socket.receive(state(4, 2, 3, 4));
    expect(seqs(heard.states.at(-1)?.[1] ?? [])).toEqual([1, 2, 3, 4]);
  });

  it("does not come back with a key that is not valid, or to a match that cannot be read", () => {
    for (const code of [4001, 4002, 4007]) {
      const { environment, heard } = connected();
      environment.socket.onclose?.({ code });
      environment.advance(600_000);
      expect(environment.sockets).toHaveLength(1);
      expect(heard.statuses.at(-1)).toEqual(["invalid", code]);
    }
  });

  it("goes on with another key of the seat, and sends again what the first one did not get an answer to", () => {
    const { environment, heard, line } = connected();
    line.send(act("a1"));
    heard.keys = [KEY, "own".repeat(10), "lost".repeat(8)];
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(1_000);
    environment.socket.open();
    environment.socket.onclose?.({ code: 4002 });
    expect(environment.sockets).toHaveLength(3);
    environment.socket.open(WELCOME);
    expect(environment.socket.sent).toMatchObject([{ type: "hello", key: "own".repeat(10) }, act("a1")]);
    const again = new Connection(MATCH, "own".repeat(10), "en", notes(), environment);
    expect(again.pending).toEqual([act("a1")]);
    heard.keys = [];
    environment.socket.onclose?.({ code: 4002 });
    expect(heard.statuses.at(-1)).toEqual(["invalid", 4002]);
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
      const { environment } = connected();
      environment.socket.onclose?.({ code });
      environment.advance(1_000);
      expect(environment.sockets).toHaveLength(soon ? 2 : 1);
      environment.advance(20_000);
      expect(environment.sockets.length).toBeGreaterThan(1);
    }
  });

  it("gives up what the server could not read instead of sending it forever", () => {
    const { environment, heard, line } = connected();
    line.send(act("a1"));
    environment.socket.onclose?.({ code: 4006 });
    expect(heard.given).toEqual([act("a1")]);
    expect(line.pending).toEqual([]);
  });

  it("waits longer each time, and not at all when it is woken", () => {
    const { environment, line } = connected();
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(400);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.onclose?.({ code: 1006 });
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(390);
    expect(environment.sockets).toHaveLength(2);
    line.wake();
    expect(environment.sockets).toHaveLength(3);
  });

  it("asks whether anybody is there and leaves a silent socket", () => {
    const { environment, heard } = connected();
    environment.socket.receive(state(1, 1));
    environment.advance(2_000);
    expect(said(environment.socket, "ping")).toHaveLength(1);
    environment.socket.receive({ type: "pong", now: 99_000 });
    environment.advance(4_999);
    expect(said(environment.socket, "ping")).toHaveLength(1);
    environment.advance(1);
    expect(said(environment.socket, "ping")).toHaveLength(2);
    const silent = environment.socket;
    environment.advance(5_001);
    expect(silent.closed).toBe(true);
    expect(heard.statuses.at(-1)?.[0]).toBe("lost");
  });

  it("leaves one of several servers that freezes within five seconds, by another route", () => {
    const { environment } = connected();
    environment.socket.receive(state(1, 1));
    environment.advance(100);
    environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
    const [silent, since] = [environment.socket, environment.now()];
    while (environment.sockets.length < 2) environment.advance(100);
    expect(silent.closed).toBe(true);
    expect(environment.now() - since).toBeLessThanOrEqual(4_100);
    expect(environment.routes).toEqual([MATCH, `${MATCH}~1`]);
  });

  it("leaves a server that freezes before there was a silence", () => {
    const { environment } = connected();
    environment.socket.receive(state(1, 1));
    for (let seq = 2, answered = 0; seq < 6; seq++) {
      environment.advance(100);
      if (said(environment.socket, "ping").length > answered) {
        environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
        answered++;
      }
      environment.advance(900);
      environment.socket.receive(state(seq, seq));
    }
    const since = environment.now();
    while (environment.sockets.length < 2) environment.advance(100);
    expect(environment.now() - since).toBeLessThanOrEqual(4_100);
  });

  it("takes another route when a server sends it on", () => {
    const { environment } = connected();
    environment.socket.onclose?.({ code: 4004 });
    environment.advance(1_000);
    expect(environment.routes).toEqual([MATCH, `${MATCH}~1`]);
  });

  it("leaves a frozen server again that a proxy has sent it back to", () => {
    const { environment } = connected();
    environment.socket.receive(state(1, 1));
    environment.advance(100);
    environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
    environment.advance(2_000);
    const since = environment.now();
    while (environment.sockets.length < 3) environment.advance(100);
    expect(environment.now() - since).toBeLessThanOrEqual(4_200);
  });

  it("gives a slow line the time it needs", () => {
    const { environment } = connected();
    environment.socket.receive(state(1, 1));
    environment.advance(2_000);
    for (let n = 0; n < 5; n++) {
      environment.advance(3_000); // the answer's way
      environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
      environment.advance(2_000);
    }
    expect(said(environment.socket, "ping")).toHaveLength(6);
    expect(environment.sockets).toHaveLength(1);
  });

  it("leaves a server that freezes as soon while the other player is waited for", () => {
    const { environment } = connected();
    environment.socket.receive({ ...state(0), status: "waiting" });
    environment.advance(100);
    environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
    environment.advance(4_500);
    expect(environment.routes).toEqual([MATCH, `${MATCH}~1`]);
  });

  it("asks rarely once a match is over", () => {
    const { environment } = connected();
    environment.socket.receive({ ...state(1, 1), status: "over" });
    environment.advance(19_999);
    expect(said(environment.socket, "ping")).toHaveLength(0);
    environment.advance(1);
    expect(said(environment.socket, "ping")).toHaveLength(1);
  });

  it("leaves a server that accepts the connection and says nothing", () => {
    const environment = new FakeEnvironment();
    new Connection(MATCH, KEY, "en", notes(), environment).start();
    environment.advance(21_000);
    expect(environment.routes).toEqual([MATCH, `${MATCH}~1`]);
  });

  it("hears nothing more from a socket it has left", () => {
    const { environment, heard } = connected();
    const old = environment.socket;
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(1_000);
    old.receive(state(9, 9));
    expect(heard.states).toEqual([]);
  });

  it("matches answers to questions, and gives none when the line breaks", async () => {
    const { environment, line, heard } = connected();
    const first = line.ask({ type: "look", token: "e3-e6" });
    const second = line.ask({ type: "hint" });
    const third = line.ask({ type: "why", source: "e3", target: "e9" });
    const [look, hint] = environment.socket.sent.slice(1);
    environment.socket.receive({ type: "hinted", id: String(hint?.id), threats: [] });
    environment.socket.receive({ type: "refused", id: String(look?.id), code: "stale", sentence: "No." });
    environment.socket.onclose?.({ code: 1006 });
    expect(await first).toMatchObject({ type: "refused", sentence: "No." });
    expect(await second).toMatchObject({ type: "hinted" });
    expect(await third).toBeNull();
    expect(heard.refusals).toEqual([]);
  });

  it("knows how far the server's clock is from this one", () => {
    const { environment, line } = connected();
    environment.socket.receive(state(1, 1));
    expect(line.offset).toBe(4_000);
  });
});
