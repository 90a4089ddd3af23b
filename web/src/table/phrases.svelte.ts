// What the players said to each other: fixed phrases, which only the open pages keep.
import { settings } from "../lib/settings.svelte";
import type { Phrased, SeatName } from "../wire";
import type { Environment } from "./environment";

export type Spoken = Pick<Phrased, "seat" | "phrase">;

/** For how long a phrase stands at its speaker's name. */
const SHOWN = 6_000;
const MOST = 12;

export class Phrases {
  /** The latest ones, oldest first. */
  said = $state.raw<readonly Spoken[]>([]);
  #fresh = $state.raw<readonly Spoken[]>([]);
  readonly #environment: Pick<Environment, "setTimer">;

  constructor(environment: Pick<Environment, "setTimer">) {
    this.#environment = environment;
  }

  /** Take in what a player said; what the other one says only unless that is muted. */
  hear(spoken: Spoken, own: SeatName | null): void {
    if (!settings.phrases && spoken.seat !== own) return;
    this.said = [...this.said, spoken].slice(-MOST);
    this.#fresh = [...this.#fresh.filter(({ seat }) => seat !== spoken.seat), spoken];
    this.#environment.setTimer(() => (this.#fresh = this.#fresh.filter((each) => each !== spoken)), SHOWN);
  }

  /** What a player has just said. */
  of(seat: SeatName): string | null {
    return this.#fresh.find((each) => each.seat === seat)?.phrase ?? null;
  }
}
