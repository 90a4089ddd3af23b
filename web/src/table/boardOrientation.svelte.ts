// Whether the board turns for each of two players at one screen: kept in this browser, by game.
import type { Face } from "../games/contract";
import { store, stored } from "../lib/stored";

const STORED_AS = "skirmish.turns";

class BoardOrientation {
  #turns = $state<Partial<Record<string, boolean>>>(stored(STORED_AS, {}));

  turns(game: string, face: Face): boolean {
    return this.#turns[game] ?? face.turnsForTwo;
  }

  turn(game: string, on: boolean): void {
    this.#turns[game] = on;
    store(STORED_AS, $state.snapshot(this.#turns));
  }
}

export const orientation = new BoardOrientation();
