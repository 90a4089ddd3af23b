// A player at a game's whole table, for tests: its board, its panel and its keys, without a server.
import { flushSync } from "svelte";
import type { Face } from "../games/contract";
import { leaveAnimations, show } from "../testing";
import type { SeatName, StateMessage, ToPage, Welcome } from "../wire";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import Frame from "./Frame.svelte";
import { Play } from "./play.svelte";

export class Sitting {
  readonly #environment = new FakeEnvironment();
  readonly play = new Play(MATCH, KEY, "en", this.#environment);

  constructor(face: Face, first: StateMessage, welcome: Partial<Welcome> = {}) {
    leaveAnimations();
    this.play.start();
    const game = first.view?.game ?? "";
    this.#environment.socket.open({ ...WELCOME, game, ...welcome }, first);
    const { play } = this;
    show(Frame, { play, key: KEY, face, choice: face.choose(play), below: "south" as SeatName });
  }

  /** What the page sent of a kind. */
  sent(type: string): Record<string, unknown>[] {
    return this.#environment.socket.sent.filter((each) => each.type === type);
  }

  receive(message: ToPage): void {
    this.#environment.socket.receive(message);
    flushSync();
  }

  /** A key is pressed, wherever the focus is; whether the browser is left to do what it does with it. */
  press(key: string): boolean {
    const left = (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    flushSync();
    return left;
  }
}
