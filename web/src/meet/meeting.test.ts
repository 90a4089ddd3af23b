import { describe, expect, it } from "vitest";
import { FakeEnvironment } from "../table/fakes";
import type { Meeting } from "../wire";
import { MeetingList } from "./meeting.svelte";

const LIST: Meeting = { type: "meeting", whole: true };

function visiting(): { environment: FakeEnvironment; list: MeetingList } {
  const environment = new FakeEnvironment();
  const list = new MeetingList("en", environment);
  list.start();
  environment.socket.open(LIST);
  return { environment, list };
}

describe("the list of open seats", () => {
  it("leaves one of several servers that freezes within five seconds, by another route", () => {
    const { environment, list } = visiting();
    environment.advance(100);
    environment.socket.receive({ type: "pong", now: 99_000, again: 2 });
    const silent = environment.socket;
    environment.advance(5_000);
    expect(silent.closed).toBe(true);
    expect(list.live).toBe(false);
    expect(environment.routes).toEqual([undefined, "~1"]);
    environment.socket.open(LIST);
    expect(list.live).toBe(true);
  });

  it("takes another route when a server sends it on", () => {
    const { environment } = visiting();
    environment.socket.onclose?.({ code: 4004 });
    environment.advance(1_000);
    expect(environment.routes).toEqual([undefined, "~1"]);
  });

  it("asks a server that is alone rarely", () => {
    const { environment } = visiting();
    environment.advance(100);
    environment.socket.receive({ type: "pong", now: 99_000, again: 20 });
    environment.advance(19_999);
    expect(environment.socket.sent.map((each) => each.type)).toEqual(["meet", "ping"]);
    expect(environment.sockets).toHaveLength(1);
  });
});
