// Whether the server behind a socket is still there. Any message shows that it is; after some silence it is asked, and
// without an answer in time it is left: a frozen server keeps its sockets open.
import type { ToPage } from "../wire";
import type { Environment } from "./environment";

const PING_INTERVAL = 20_000;
/** Asked at once, a server says after how much silence it wants to be asked, and how long its answer takes. */
const FIRST_PING = 0;
const REPLY_TIMEOUT = 10_000;
const WAKE_TIMEOUT = 4_000;

const within = (patience: number, least = 0) => Math.min(REPLY_TIMEOUT, Math.max(least, patience));

export class Pulse {
  readonly #environment: Environment;
  readonly #ping: () => void;
  readonly #left: () => void;
  #timer: number | null = null;
  #silence = FIRST_PING;
  /** How long an answer may take: less where another server can go on, but no less than this line needs. */
  #patience = REPLY_TIMEOUT;
  /** How long a connection may take to open. */
  #opening = 2 * REPLY_TIMEOUT;
  /** Whether the server has said anything over this connection. */
  #open = false;
  #asked = 0;
  /** How many servers have fallen silent or sent us on. */
  #detours = 0;

  readonly #most: number;

  /** `ping` asks the server, `left` is called when it has not answered. `most`: it is asked after this silence at most. */
  constructor(environment: Environment, ping: () => void, left: () => void, most = PING_INTERVAL) {
    this.#most = most;
    this.#environment = environment;
    this.#ping = ping;
    this.#left = left;
  }

  /** A name for a proxy, which picks a server by it: after a silence another one, and so perhaps another server. */
  route(name: string): string {
    return this.#detours ? `${name}~${this.#detours}` : name;
  }

  /** A socket is being opened. */
  opening(): void {
    this.#open = false;
    this.#expectMessage(this.#opening);
  }

  /** It is open, and the server has been greeted. */
  greeted(): void {
    this.#expectMessage(REPLY_TIMEOUT);
  }

  /** The server has said something. `idle`: a silence would delay no player. */
  heard(message: ToPage, idle = false): void {
    this.#open = true;
    if (message.type === "pong") {
      this.#silence = Math.min(this.#most, 1_000 * (message.again ?? PING_INTERVAL / 1_000));
      this.#patience = within(2 * (this.#environment.now() - this.#asked), Math.min(this.#silence, REPLY_TIMEOUT));
      this.#opening = 2 * this.#patience;
    }
    this.#set(() => this.#ask(this.#patience), idle ? PING_INTERVAL : this.#silence);
  }

  /** The network or the page is back, or the network is lost: the socket may only seem open. */
  wake(): void {
    this.#ask(WAKE_TIMEOUT);
  }

  /** The server asks to come back, perhaps to another one. */
  detour(): void {
    this.#detours++;
  }

  stop(): void {
    if (this.#timer !== null) this.#environment.clearTimer(this.#timer);
    this.#timer = null;
  }

  #ask(patience: number): void {
    this.#asked = this.#environment.now();
    this.#ping();
    this.#expectMessage(patience);
  }

  #expectMessage(patience: number): void {
    this.#set(() => {
      this.detour();
      const before = this.#patience;
      this.#patience = within(2 * before);
      // A proxy that knows nothing yet may lead there once more: the first try is a short one.
      this.#opening = this.#open ? before : 2 * this.#patience;
      this.#left();
    }, patience);
  }

  #set(what: () => void, ms: number): void {
    this.stop();
    this.#timer = this.#environment.setTimer(what, ms);
  }
}
