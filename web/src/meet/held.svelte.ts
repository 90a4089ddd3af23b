// The offers of this browser that wait for someone: a connection to each keeps it listed, and tells when it is taken.
// It belongs to the page, not to a screen: one may look around meanwhile.
import { remember } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { index, other } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { Connection, type Listener } from "../table/connection";
import { browserEnvironment } from "../table/environment";
import { ownKey, takeBack } from "../invite/offers";
import { ownOffers } from "./seats";

class HeldOffers {
  #connections = new Map<string, Connection>();
  /** The matches, the newest first. */
  matches = $state.raw<readonly string[]>([]);

  /** Hold what this browser offers, and nothing else. */
  refresh(): void {
    this.matches = ownOffers();
    for (const [match, connection] of this.#connections)
      if (!this.matches.includes(match)) {
        connection.stop();
        this.#connections.delete(match);
      }
    for (const match of this.matches) {
      const key = ownKey(match);
      if (!key || this.#connections.has(match)) continue;
      const connection = new Connection(match, key, settings.lang, this.#listener(match), browserEnvironment());
      this.#connections.set(match, connection);
      connection.start();
    }
  }

  async takeBack(match: string): Promise<void> {
    // The server ends this connection together with the match: that is no news then.
    this.#connections.get(match)?.stop();
    this.#connections.delete(match);
    try {
      await takeBack(match);
    } finally {
      this.refresh();
    }
  }

  #listener(match: string): Listener {
    return {
      welcome: ({ seat, players }) => {
        if (seat && players[index(other(seat))].joined) this.#taken(match);
      },
      status: (now) => {
        // It was forgotten, or another tab has claimed the seat.
        if (now === "invalid") void this.takeBack(match).catch(() => undefined);
      },
      another: () => null,
      state: () => undefined,
      presence: () => undefined,
      phrased: () => undefined,
      ack: () => undefined,
      refused: () => undefined,
      dropped: () => undefined,
    };
  }

  #taken(match: string): void {
    remember(match, { offered: false, status: "playing", turn: true });
    this.refresh();
    sound("turn");
    // At another table one is not disturbed: it waits in the list.
    if (router.route.screen !== "table") router.go(`/t/${match}`);
  }
}

export const held = new HeldOffers();
