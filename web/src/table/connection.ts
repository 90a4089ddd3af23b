// One socket for one key. It comes back by itself, resumes by sequence number, and sends again, under the same
// id, whatever was not yet acknowledged: so a request counts once, however often it travels.
import {
  CLOSE_CODES,
  type Ack,
  type Act,
  type Ask,
  type Entry,
  type Explained,
  type FromPage,
  type Hinted,
  type Join,
  type Lang,
  type Looked,
  type Pong,
  type Presence,
  type Refused,
  type StateMessage,
  type Suggested,
  type ToPage,
  type Welcome,
} from "../wire";

/** What of a WebSocket is used; a test brings its own. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The world outside: sockets, time, chance and a place to keep what is not acknowledged. */
export interface World {
  dial(): Wire;
  now(): number;
  later(what: () => void, ms: number): number;
  never(timer: number): void;
  random(): number;
  keep: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

/** What must not be lost or doubled. */
export type Errand = Join | Act | Ask;
export type Standing = "connecting" | "open" | "lost" | "invalid" | "stopped";
/** A question; its answer is of no use after the connection was lost. */
export type Question =
  | { type: "look"; token: string }
  | { type: "why"; source: string; target: string }
  | { type: "hint" }
  | { type: "suggest"; level: string };
export type Answer = Looked | Explained | Hinted | Suggested;

export interface Listener {
  standing(now: Standing, code: number | null): void;
  welcome(message: Welcome): void;
  /** A state that is at least as new as any before, and the whole log as far as it is known without a gap. */
  state(message: StateMessage, entries: readonly Entry[]): void;
  presence(message: Presence): void;
  ack(message: Ack, errand: Errand | null): void;
  refused(message: Refused, errand: Errand | null): void;
  /** The server could not read what was sent: these were given up. */
  dropped(errands: readonly Errand[]): void;
}

const SOONEST = 400;
const LATEST = 20_000;
const OVER_BUDGET_WAIT = 15_000;
const BEAT = 20_000;
const PATIENCE = 10_000;
const GLANCE = 4_000;

/** The entries with the new ones behind them: in order, none twice, and nothing beyond a gap. */
export function merged(known: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  let last = known.at(-1)?.seq ?? 0;
  const added: Entry[] = [];
  for (const entry of [...fresh].sort((one, other) => one.seq - other.seq)) {
    if (entry.seq === last + 1) {
      added.push(entry);
      last = entry.seq;
    }
  }
  return added.length ? [...known, ...added] : known;
}

export class Connection {
  readonly match: string;
  readonly #key: string;
  readonly #world: World;
  readonly #listener: Listener;
  #lang: Lang;
  #wire: Wire | null = null;
  #standing: Standing = "stopped";
  #greeted = false;
  #attempt = 0;
  #timer: number | null = null;
  #beat: number | null = null;
  #entries: readonly Entry[] = [];
  #seq = 0;
  #errands: Errand[] = [];
  #questions = new Map<string, (answer: Answer | null) => void>();
  /** The server's clock minus this machine's. */
  offset = 0;

  constructor(match: string, key: string, lang: Lang, listener: Listener, world: World) {
    this.match = match;
    this.#key = key;
    this.#lang = lang;
    this.#listener = listener;
    this.#world = world;
    this.#errands = this.#kept();
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** What was asked for and is not yet answered, oldest first. */
  get errands(): readonly Errand[] {
    return this.#errands;
  }

  start(): void {
    if (this.#standing === "stopped") this.#dial();
  }

  stop(): void {
    this.#hangUp();
    this.#become("stopped", null);
  }

  /** The network or the page is back: don't wait, and don't trust a socket that only seems open. */
  wake(): void {
    if (this.#standing === "lost") this.#dial();
    else if (this.#standing === "open") this.#ping(GLANCE);
  }

  /** Sentences from the server are in the language that was said at the start. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.#standing === "open" || this.#standing === "connecting") {
      this.#hangUp();
      this.#dial();
    }
  }

  /** Ask for something that changes the match. It is kept until it is answered, also over a reload. */
  send(errand: Errand): void {
    this.#errands = [...this.#errands, errand];
    this.#keep();
    if (this.#greeted) this.#say(errand);
  }

  /** Ask something; null if no answer can be had. */
  ask(question: Question): Promise<Answer | null> {
    if (!this.#greeted) return Promise.resolve(null);
    const id = newId(this.#world.random);
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#say({ ...question, id });
    });
  }

  newId(): string {
    return newId(this.#world.random);
  }

  #become(standing: Standing, code: number | null): void {
    this.#standing = standing;
    this.#listener.standing(standing, code);
  }

  #dial(): void {
    this.#hangUp();
    if (this.#standing !== "lost") this.#become("connecting", null);
    const wire = this.#world.dial();
    this.#wire = wire;
    wire.onopen = () => {
      if (this.#wire !== wire) return;
      const seen = this.#entries.at(-1)?.seq ?? 0;
      this.#say({ type: "hello", match: this.match, key: this.#key, lang: this.#lang, since: seen });
      this.#expect(PATIENCE);
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire && typeof data === "string") this.#hear(JSON.parse(data) as ToPage);
    };
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#closed(code);
    };
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    if (this.#timer !== null) this.#world.never(this.#timer);
    this.#timer = null;
    this.#calm();
    for (const resolve of this.#questions.values()) resolve(null);
    this.#questions.clear();
    wire?.close();
  }

  #closed(code: number): void {
    this.#hangUp();
    if (code === CLOSE_CODES["unknown-key"] || code === CLOSE_CODES["revoked-key"]) {
      this.#become("invalid", code);
      return;
    }
    if (code === CLOSE_CODES["bad-message"] && this.#errands.length) {
      // Sending the same again would end the same way for ever.
      const given = this.#errands;
      this.#errands = [];
      this.#keep();
      this.#listener.dropped(given);
    }
    this.#become("lost", code);
    const least = code === CLOSE_CODES["over-budget"] || code === CLOSE_CODES["bad-message"] ? OVER_BUDGET_WAIT : 0;
    const most = Math.min(LATEST, SOONEST * 2 ** this.#attempt++);
    this.#timer = this.#world.later(() => this.#dial(), least + most * (0.5 + this.#world.random() / 2));
  }

  #hear(message: ToPage): void {
    this.#rest();
    switch (message.type) {
      case "welcome":
        this.#listener.welcome(message);
        if (!this.#greeted) this.#greet();
        break;
      case "state":
        this.#stand(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "ack":
        this.#listener.ack(message, this.#done(message.id));
        break;
      case "refused":
        if (!this.#answer(message.id ?? "", null))
          this.#listener.refused(message, message.id === null ? null : this.#done(message.id));
        break;
      case "pong":
        this.#tell(message);
        break;
      default:
        this.#answer(message.id, message);
    }
  }

  #greet(): void {
    this.#greeted = true;
    this.#become("open", null);
    for (const errand of this.#errands) this.#say(errand);
  }

  #stand(state: StateMessage): void {
    this.#tell(state);
    this.#entries = merged(this.#entries, state.entries);
    const gap = (this.#entries.at(-1)?.seq ?? 0) < state.seq;
    if (state.seq >= this.#seq) {
      this.#seq = state.seq;
      this.#listener.state(state, this.#entries);
    }
    // Something was lost on the way: come back with the number up to which nothing is.
    if (gap) this.#closed(0);
    else this.#attempt = 0;
  }

  #tell(message: StateMessage | Pong): void {
    this.offset = message.now - this.#world.now();
  }

  #done(id: string): Errand | null {
    const errand = this.#errands.find((each) => each.id === id) ?? null;
    if (errand) {
      this.#errands = this.#errands.filter((each) => each !== errand);
      this.#keep();
    }
    return errand;
  }

  #answer(id: string, answer: Answer | null): boolean {
    const resolve = this.#questions.get(id);
    this.#questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  #say(message: FromPage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #ping(patience: number): void {
    this.#say({ type: "ping" });
    this.#expect(patience);
  }

  /** Any message shows that the server is there; ping after some silence. */
  #rest(): void {
    this.#calm();
    this.#beat = this.#world.later(() => this.#ping(PATIENCE), BEAT);
  }

  #expect(patience: number): void {
    this.#calm();
    this.#beat = this.#world.later(() => this.#closed(0), patience);
  }

  #calm(): void {
    if (this.#beat !== null) this.#world.never(this.#beat);
    this.#beat = null;
  }

  // One place for each seat: two at one screen have two connections to one match.
  get #place(): string {
    return `skirmish.errands.${this.match}.${this.#key.slice(0, 6)}`;
  }

  #kept(): Errand[] {
    try {
      const kept: unknown = JSON.parse(this.#world.keep?.getItem(this.#place) ?? "[]");
      return Array.isArray(kept) ? (kept as Errand[]) : [];
    } catch {
      return [];
    }
  }

  #keep(): void {
    try {
      if (this.#errands.length) this.#world.keep?.setItem(this.#place, JSON.stringify(this.#errands));
      else this.#world.keep?.removeItem(this.#place);
    } catch {
      // Storage is full or forbidden: then a reload in mid-turn asks again, and nothing else is lost.
    }
  }
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id, 120 bits and more. */
export function newId(random: () => number = chance): string {
  return Array.from({ length: 24 }, () => DIGITS[Math.floor(random() * DIGITS.length)]).join("");
}

/** A number from 0 to 1, from the browser's good source. */
export function chance(): number {
  const [one] = crypto.getRandomValues(new Uint32Array(1));
  return (one ?? 0) / 2 ** 32;
}

/** The browser as the world. */
export function browser(): World {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  let keep: World["keep"];
  try {
    keep = sessionStorage;
  } catch {
    keep = null;
  }
  return {
    dial: () => new WebSocket(`${scheme}//${location.host}/socket`) as unknown as Wire,
    now: () => Date.now(),
    later: (what, ms) => window.setTimeout(what, ms),
    never: (timer) => window.clearTimeout(timer),
    random: chance,
    keep,
  };
}
