// A socket, a clock and storage for tests: nothing moves unless the test says so.
import type { ToPage, Welcome } from "../wire";
import type { Socket, Environment } from "./environment";

export const MATCH = "0123456789abcdef";
export const KEY = "k".repeat(32);

/** South's greeting at a match between Ada and Ruben. */
export const WELCOME: Welcome = {
  type: "welcome",
  match: MATCH,
  game: "island",
  variant: "classic",
  first: "south",
  seat: "south",
  players: [
    { kind: "person", name: "Ada", joined: true },
    { kind: "person", name: "Ruben", joined: true },
  ],
  commitment: "c0ffee",
};

export class FakeSocket extends EventTarget implements Socket {
  /** Open, as a browser's says it. */
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  receive(...messages: ToPage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server accepts the socket and says this. */
  open(...messages: ToPage[]): void {
    this.onopen?.();
    this.receive(...messages);
  }
}

export class FakeStorage {
  items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

export class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = [];
  time = 1_000;
  timers = new Map<number, { at: number; what: () => void }>();
  storage = new FakeStorage();
  #number = 0;
  /** The matches that a proxy was told. */
  routes: (string | undefined)[] = [];
  openSocket(match?: string): Socket {
    this.routes.push(match);
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  setTimer(what: () => void, ms: number): number {
    this.timers.set(++this.#number, { at: this.time + ms, what });
    return this.#number;
  }
  clearTimer(timer: number): void {
    this.timers.delete(timer);
  }
  random(): number {
    return Math.random();
  }
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
  advance(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= until).sort(([, one], [, two]) => one.at - two.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.time = due[1].at;
      due[1].what();
    }
    this.time = until;
  }
}
