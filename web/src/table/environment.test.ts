import { afterEach, expect, it, vi } from "vitest";
import { browserEnvironment, onReturn } from "./environment";

afterEach(() => vi.unstubAllGlobals());

const opened: FakeWebSocket[] = [];

class FakeWebSocket extends EventTarget {
  static readonly CLOSING = 2;
  readyState = 1;
  readonly sent: unknown[] = [];
  readonly close = vi.fn<() => void>();
  constructor() {
    super();
    opened.push(this);
  }
  send(text: unknown): void {
    this.sent.push(text);
  }
}

function open() {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const socket = browserEnvironment().openSocket("m");
  return { socket, browsers: opened.at(-1) as FakeWebSocket };
}

it("closes its socket when the page is left, which the browser may keep for the way back", () => {
  const { browsers } = open();
  window.dispatchEvent(new Event("pagehide"));
  expect(browsers.close).toHaveBeenCalledOnce();
  browsers.dispatchEvent(new Event("close"));
  window.dispatchEvent(new Event("pagehide"));
  expect(browsers.close, "one that is closed is forgotten").toHaveBeenCalledOnce();
});

it("says nothing more to a socket that closes", () => {
  const { socket, browsers } = open();
  socket.send("one");
  browsers.readyState = FakeWebSocket.CLOSING;
  socket.send("two");
  expect(browsers.sent).toEqual(["one"]);
});

it("calls back when the browser has lost its network, too: a server on the same machine is still there", () => {
  const called = vi.fn<() => void>();
  const stop = onReturn(called);
  for (const event of ["offline", "online"]) window.dispatchEvent(new Event(event));
  expect(called).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("offline"));
  expect(called).toHaveBeenCalledTimes(2);
});
