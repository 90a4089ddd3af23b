// What component tests share: English messages, a component in the page, and a table that records its calls.
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { PlayApi } from "./games/contract";
import { hear } from "./lib/say";
import { FakeSocket } from "./table/fakes";
import type {
  Decision,
  GameView,
  Inspection,
  Looked,
  MovedSeats,
  MySeat,
  Preview,
  SeatName,
  StateMessage,
  Summaries,
  Summary,
} from "./wire";

const FILES = import.meta.glob<string>(
  ["../../src/skirmish/i18n/locales/en/*.ftl", "../../src/skirmish/games/*/locales/en/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const shown: Record<string, unknown>[] = [];
/** What brings back what a test has changed. */
const changed: (() => void)[] = [];

beforeEach(() => {
  hear("en", Object.values(FILES).join("\n"));
  // A component that asks a server gets no answer, unless its test gives one; no request leaves the process.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server")));
});
afterEach(() => {
  for (const each of shown.splice(0)) void unmount(each);
  document.body.innerHTML = "";
  for (const restore of changed.splice(0)) restore();
});

/** Until the test ends, no animation is cancelled: the tests' DOM rejects a promise that no one awaits when a transition
 * ends with its element. */
export function leaveAnimations(): void {
  const { cancel } = Animation.prototype;
  Animation.prototype.cancel = () => undefined;
  changed.push(() => (Animation.prototype.cancel = cancel));
}

/** Put a component into the page until the test ends. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}

export const find = (selector: string) => document.body.querySelector<HTMLElement>(selector);
export const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];

/** Press something on the page. */
export function click(target: Element | null | undefined): void {
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
}

/** The sockets that the page opens from now on, in order. */
export function stubSockets(): FakeSocket[] {
  const sockets: FakeSocket[] = [];
  const open = function () {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  vi.stubGlobal("WebSocket", Object.assign(open, { CLOSING: 2 }));
  return sockets;
}

/** The viewer's side of a match that accepts everything. */
export class FakePlay implements PlayApi {
  mine = true;
  lenient = false;
  asking = false;
  state: StateMessage;
  /** What `look` answers. */
  preview: Preview = {};
  /** What `suggest` answers instead of the first decision. */
  suggestion: string | null = null;
  readonly sent: string[] = [];
  readonly looks: string[] = [];
  inspection: Inspection | null = null;
  readonly inspected: (string | null)[] = [];
  readonly questions: [string, string][] = [];

  constructor(view: GameView, code: string, decisions: readonly Decision[]) {
    const prompt = { number: 1, seat: this.seat, code, rule: "X-1.1" };
    this.state = { type: "state", seq: 1, now: 0, status: "playing", entries: [], view, prompt };
    this.state.decisions = [...decisions];
  }
  get seat(): SeatName {
    return "south";
  }
  get decisions(): readonly Decision[] {
    return this.state.decisions ?? [];
  }
  /** The next prompt comes. */
  ask(code = "play", changes: Partial<StateMessage> = {}): void {
    const number = (this.state.prompt?.number ?? 0) + 1;
    this.state = { ...this.state, ...changes, prompt: { number, seat: this.seat, code, rule: "X-1.1" } };
  }
  submit(token: string): void {
    this.sent.push(token);
  }
  async look(token: string): Promise<Looked> {
    this.looks.push(token);
    return { type: "looked", id: "1", token, preview: this.preview };
  }
  async why(source: string, target: string): Promise<null> {
    this.questions.push([source, target]);
    return null;
  }
  /** How often an answer was forgotten. */
  forgotten = 0;
  forget(): void {
    this.forgotten += 1;
  }
  inspect(place: string | null): void {
    this.inspected.push(place);
  }
  async suggest(): Promise<string | null> {
    return this.suggestion ?? this.decisions[0]?.token ?? null;
  }
}

/** A server that knows which keys open which seats, and answers summaries and moves. */
export class AnsweringServer {
  readonly #seats = new Map<string, Summary>();
  /** What was asked for in each request for summaries. */
  readonly asked: MySeat[][] = [];
  unreadable: string[] = [];
  down = false;
  /** The answer to a claim, or the refusal. */
  move: () => MovedSeats | { code: string; sentence: string; status?: number } = () => ({ seats: [], seconds: 0 });

  opens(match: string, role: Summary["role"], key: string, more: Partial<Summary> = {}): void {
    const players: Summary["players"] = [
      { kind: "person", joined: true },
      { kind: "person", joined: true },
    ];
    const summary = { match, role, game: "nim", variant: "usual", players, status: "playing", now: 0 } as const;
    this.#seats.set(`${match} ${key}`, { ...summary, ...more });
  }

  readonly fetch = async (path: string, request?: RequestInit): Promise<Response> => {
    if (this.down) throw new TypeError("no server");
    if (path === "/api/moves/claims") {
      const answer = this.move();
      return Response.json(answer, { status: "code" in answer ? (answer.status ?? 404) : 200 });
    }
    const { seats } = JSON.parse(String(request?.body)) as { seats: MySeat[] };
    this.asked.push(seats);
    const read = seats.filter(({ match }) => !this.unreadable.includes(match));
    const matches = read.flatMap(({ match, key }) => this.#seats.get(`${match} ${key}`) ?? []);
    const unreadable = seats.map(({ match }) => match).filter((match) => this.unreadable.includes(match));
    return Response.json({ matches, unreadable } satisfies Summaries);
  };
}
