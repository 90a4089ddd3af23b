// What this browser remembers of tables: whether they turn for each of two at one screen.
import { store, stored } from "../lib/stored";
import type { GameName } from "../wire";

const STORED_AS = "skirmish.turns";
/** Cards are read from below; a board lies between two people who sit across from each other. */
const USUAL: Readonly<Record<GameName, boolean>> = { island: false, hill218: true };

class Tables {
  #turns = $state<Partial<Record<GameName, boolean>>>(stored(STORED_AS, {}));

  turns(game: GameName): boolean {
    return this.#turns[game] ?? USUAL[game] ?? false;
  }

  turn(game: GameName, on: boolean): void {
    this.#turns[game] = on;
    store(STORED_AS, $state.snapshot(this.#turns));
  }
}

export const table = new Tables();
