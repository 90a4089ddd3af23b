// The live list of open seats and of matches that anyone may watch, over one socket. It reconnects by itself.
import { browserEnvironment, type Environment, onReturn, type Socket } from "../table/environment";
import { Pulse } from "../table/pulse";
import { CLOSE_CODES, type Lang, type ListedMatch, type ListedOffer, type Meeting, type ToPage } from "../wire";

const FIRST_RETRY = 500;
const LAST_RETRY = 20_000;

export class MeetingList {
  readonly #environment: Environment;
  readonly #lang: Lang;
  readonly #pulse: Pulse;
  #socket: Socket | null = null;
  #timer: number | null = null;
  #attempt = 0;
  #offers = new Map<string, ListedOffer>();
  #shown = new Map<string, ListedMatch>();
  #return: (() => void) | null = null;

  /** The oldest first. */
  offers = $state.raw<readonly ListedOffer[]>([]);
  shown = $state.raw<readonly ListedMatch[]>([]);
  /** How many seats are open; more than are listed, if there are very many. */
  open = $state(0);
  /** Whether the list is up to date; null: it has not come yet. */
  live = $state<boolean | null>(null);

  constructor(lang: Lang, environment: Environment = browserEnvironment()) {
    this.#lang = lang;
    this.#environment = environment;
    this.#pulse = new Pulse(
      environment,
      () => this.#socket?.send(JSON.stringify({ type: "ping" })),
      () => {
        this.#lost();
        this.#connect(); // without a pause: another server may be there
      },
    );
  }

  start(): void {
    this.#connect();
    this.#return = onReturn(() => (this.live ? this.#pulse.wake() : this.#connect()));
  }

  stop(): void {
    this.#return?.();
    this.#disconnect();
  }

  #connect(): void {
    this.#disconnect();
    const socket = this.#environment.openSocket(this.#pulse.route("") || undefined);
    this.#socket = socket;
    this.#pulse.opening();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      socket.send(JSON.stringify({ type: "meet", lang: this.#lang }));
      this.#pulse.greeted();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(data)) as ToPage;
      if (message.type === "meeting") this.#heard(message);
      this.#pulse.heard(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === CLOSE_CODES["going-down"]) this.#pulse.detour();
      this.#lost();
    };
  }

  #lost(): void {
    this.#disconnect();
    if (this.live) this.live = false;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempt++) * (0.75 + this.#environment.random() / 2);
    this.#timer = this.#environment.setTimer(() => this.#connect(), wait);
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (this.#timer !== null) this.#environment.clearTimer(this.#timer);
    this.#timer = null;
    this.#pulse.stop();
    socket?.close();
  }

  #heard({ offers = [], shown = [], gone = [], whole = false, open = 0 }: Meeting): void {
    if (whole) {
      this.#offers.clear();
      this.#shown.clear();
      this.#attempt = 0;
    }
    for (const match of gone) {
      this.#offers.delete(match);
      this.#shown.delete(match);
    }
    for (const each of offers) this.#offers.set(each.match, each);
    for (const each of shown) this.#shown.set(each.match, each);
    this.offers = [...this.#offers.values()];
    this.shown = [...this.#shown.values()];
    this.open = Math.max(open, this.offers.length);
    this.live = true;
  }
}
