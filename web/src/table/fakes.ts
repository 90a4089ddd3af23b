// A socket, a clock and a shelf for tests: nothing moves unless the test says so.
import type { ToPage } from "../wire";
import type { Wire, World } from "./connection";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  hungUp = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.hungUp = true;
  }
  hear(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class Shelf {
  kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

export class FakeWorld implements World {
  wires: FakeWire[] = [];
  time = 1_000;
  timers = new Map<number, { at: number; what: () => void }>();
  keep = new Shelf();
  #number = 0;
  dial(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  now(): number {
    return this.time;
  }
  later(what: () => void, ms: number): number {
    this.timers.set(++this.#number, { at: this.time + ms, what });
    return this.#number;
  }
  never(timer: number): void {
    this.timers.delete(timer);
  }
  random(): number {
    return Math.random();
  }
  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("nobody has dialled");
    return wire;
  }
  pass(ms: number): void {
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
