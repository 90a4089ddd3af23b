// One socket for one key. It reconnects by itself, resumes by sequence number, and sends pending commands again under
// the same id, so that the server executes each once.
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
  type Open,
  type Phrased,
  type Pong,
  type Presence,
  type Refused,
  type StateMessage,
  type Inspected,
  type Suggested,
  type ToPage,
  type Welcome,
} from "../wire";
import { newId, type Environment, type Socket } from "./environment";
import { Pulse } from "./pulse";

/** A request that changes the match: it must be neither lost nor executed twice. */
export type Command = Join | Open | Act | Ask;
export type ConnectionStatus = "connecting" | "open" | "lost" | "invalid" | "stopped";
/** A question; its answer is useless after the connection was lost. */
export type Question =
  | { type: "look"; token: string }
  | { type: "why"; source: string; target: string }
  | { type: "hint" }
  | { type: "inspect"; place: string }
  | { type: "suggest"; level: string }
  | { type: "phrase"; phrase: string };
export type Answer = Looked | Explained | Hinted | Inspected | Suggested | Phrased | Refused;

export interface Listener {
  status(now: ConnectionStatus, code: number | null): void;
  welcome(message: Welcome): void;
  /** A state that is at least as new as any before, and the whole log as far as it is known without a gap. */
  state(message: StateMessage, entries: readonly Entry[]): void;
  presence(message: Presence): void;
  /** A player's phrase that this connection did not send. */
  phrased(message: Phrased): void;
  ack(message: Ack, command: Command | null): void;
  refused(message: Refused, command: Command | null): void;
  /** The server could not read what was sent: these were given up. */
  dropped(pending: readonly Command[]): void;
  /** The key to go on with where the server takes none of these; null: there is no other. */
  another(refused: ReadonlySet<string>): string | null;
}

/** After these, trying again would end the same way. */
const FINAL: readonly number[] = [
  CLOSE_CODES["unknown-key"],
  CLOSE_CODES["revoked-key"],
  CLOSE_CODES["unreadable-match"],
];
const FIRST_RETRY = 400;
const LAST_RETRY = 20_000;
const OVER_BUDGET_DELAY = 15_000;
/** A table that is cut off shows a clock, and who is there, for this long and as long as an answer may take. */
const MOST_SILENCE = 5_000;

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
  #key: string;
  #refusedKeys = new Set<string>();
  readonly #environment: Environment;
  readonly #listener: Listener;
  #lang: Lang;
  #socket: Socket | null = null;
  #status: ConnectionStatus = "stopped";
  #greeted = false;
  #attempt = 0;
  #timer: number | null = null;
  #entries: readonly Entry[] = [];
  #seq = 0;
  #pending: Command[] = [];
  #over = false;
  readonly #pulse: Pulse;
  #questions = new Map<string, (answer: Answer | null) => void>();
  /** The server's clock minus this machine's. */
  offset = 0;

  constructor(match: string, key: string, lang: Lang, listener: Listener, environment: Environment) {
    this.match = match;
    this.#key = key;
    this.#lang = lang;
    this.#listener = listener;
    this.#environment = environment;
    this.#pulse = new Pulse(
      environment,
      () => this.#write({ type: "ping" }),
      () => {
        this.#closed(0);
        this.wake(); // without a pause: another server may be there, and the next silence may last longer
      },
      MOST_SILENCE,
    );
    this.#pending = this.#restore();
  }

  /** What was asked for and is not yet answered, oldest first. */
  get pending(): readonly Command[] {
    return this.#pending;
  }

  start(): void {
    if (this.#status === "stopped") this.#connect();
  }

  stop(): void {
    this.#disconnect();
    this.#setStatus("stopped", null);
  }

  /** The network or the page is back, or the network is lost: don't wait, and don't trust a socket that only seems open. */
  wake(): void {
    if (this.#status === "lost") this.#connect();
    else if (this.#status === "open") this.#pulse.wake();
  }

  /** Sentences from the server are in the language that was said at the start. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.#status === "open" || this.#status === "connecting") {
      this.#disconnect();
      this.#connect();
    }
  }

  /** Ask for something that changes the match. It is kept until it is answered, also over a reload. */
  send(command: Command): void {
    this.#pending = [...this.#pending, command];
    this.#save();
    if (this.#greeted) this.#write(command);
  }

  /** Ask something; null if there is no answer. */
  ask(question: Question): Promise<Answer | null> {
    if (!this.#greeted) return Promise.resolve(null);
    const id = newId(this.#environment.random);
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#write({ ...question, id });
    });
  }

  newId(): string {
    return newId(this.#environment.random);
  }

  /** Go on with another key of the same seat, from the next connection on. */
  rekey(key: string): void {
    this.#environment.storage?.removeItem(this.#storageKey);
    this.#key = key;
    this.#save();
  }

  #setStatus(status: ConnectionStatus, code: number | null): void {
    this.#status = status;
    this.#listener.status(status, code);
  }

  #connect(): void {
    this.#disconnect();
    if (this.#status !== "lost") this.#setStatus("connecting", null);
    const socket = this.#environment.openSocket(this.#pulse.route(this.match));
    this.#socket = socket;
    this.#pulse.opening();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      const seen = this.#entries.at(-1)?.seq ?? 0;
      const key = this.#key ? { key: this.#key } : {};
      this.#write({ type: "hello", match: this.match, ...key, lang: this.#lang, since: seen });
      this.#pulse.greeted();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === "string") this.#receive(JSON.parse(data) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#closed(code);
    };
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (this.#timer !== null) this.#environment.clearTimer(this.#timer);
    this.#timer = null;
    this.#pulse.stop();
    for (const resolve of this.#questions.values()) resolve(null);
    this.#questions.clear();
    socket?.close();
  }

  #closed(code: number): void {
    this.#disconnect();
    if (FINAL.includes(code)) {
      const unreadable = code === CLOSE_CODES["unreadable-match"];
      const another = unreadable ? null : this.#listener.another(this.#refusedKeys.add(this.#key));
      if (another === null) this.#setStatus("invalid", code);
      else {
        this.rekey(another);
        this.#connect();
      }
      return;
    }
    if (code === CLOSE_CODES["bad-message"] && this.#pending.length) {
      // Sending the same again would end the same way forever.
      const dropped = this.#pending;
      this.#pending = [];
      this.#save();
      this.#listener.dropped(dropped);
    }
    if (code === CLOSE_CODES["going-down"]) this.#pulse.detour();
    this.#setStatus("lost", code);
    const least = code === CLOSE_CODES["over-budget"] || code === CLOSE_CODES["bad-message"] ? OVER_BUDGET_DELAY : 0;
    const backoff = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempt++);
    this.#timer = this.#environment.setTimer(
      () => this.#connect(),
      least + backoff * (0.5 + this.#environment.random() / 2),
    );
  }

  #receive(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.#listener.welcome(message);
        if (!this.#greeted) this.#greet();
        break;
      case "state":
        this.#receiveState(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "ack":
        this.#listener.ack(message, this.#settle(message.id));
        break;
      case "refused":
        if (!this.#answer(message.id ?? "", message))
          this.#listener.refused(message, message.id === null ? null : this.#settle(message.id));
        break;
      case "phrased":
        if (!this.#answer(message.id ?? "", message)) this.#listener.phrased(message);
        break;
      case "pong":
        this.#syncClock(message);
        break;
      case "meeting": // for visitors of the meeting place, who have another connection
        break;
      default:
        this.#answer(message.id, message);
    }
    if (this.#socket) this.#pulse.heard(message, this.#over);
  }

  #greet(): void {
    this.#greeted = true;
    this.#refusedKeys.clear();
    this.#setStatus("open", null);
    for (const command of this.#pending) this.#write(command);
  }

  #receiveState(state: StateMessage): void {
    this.#syncClock(state);
    this.#over = state.status === "over";
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

  #syncClock(message: StateMessage | Pong): void {
    this.offset = message.now - this.#environment.now();
  }

  #settle(id: string): Command | null {
    const command = this.#pending.find((each) => each.id === id) ?? null;
    if (command) {
      this.#pending = this.#pending.filter((each) => each !== command);
      this.#save();
    }
    return command;
  }

  #answer(id: string, answer: Answer | null): boolean {
    const resolve = this.#questions.get(id);
    this.#questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  #write(message: FromPage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // One place for each seat: two at one screen have two connections to one match.
  get #storageKey(): string {
    return `skirmish.pending.${this.match}.${this.#key.slice(0, 6)}`;
  }

  #restore(): Command[] {
    try {
      const stored: unknown = JSON.parse(this.#environment.storage?.getItem(this.#storageKey) ?? "[]");
      return Array.isArray(stored) ? (stored as Command[]) : [];
    } catch {
      return [];
    }
  }

  #save(): void {
    try {
      if (this.#pending.length) this.#environment.storage?.setItem(this.#storageKey, JSON.stringify(this.#pending));
      else this.#environment.storage?.removeItem(this.#storageKey);
    } catch {
      // Storage is full or forbidden: then a reload in mid-turn asks again, and nothing else is lost.
    }
  }
}
