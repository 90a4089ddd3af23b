// The offers of this browser that wait for someone: a connection to each keeps it listed, and tells when it is taken.
// It belongs to the page, not to a screen: one may look around meanwhile.
import { aboutOf, forget, keysOf, remember } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { index, other } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { ownKey, ownOffers, withdraw } from "../invite/offers";
import { Connection, type Listener } from "./connection";
import { browserEnvironment } from "./environment";
import { keyRing } from "./seats";

class HeldOffers {
  #connections = new Map<string, Connection>();
  /** The offers of matches that ended because the seat in another game was taken. */
  #ended = new Map<string, string>();
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
      const connection = new Connection(match, key, settings.lang, this.#listener(match, key), browserEnvironment());
      this.#connections.set(match, connection);
      connection.start();
    }
  }

  /** Withdraw an offer, in all of its games; the match whose seat someone has just taken, or null. One is at that table
   * then, or goes on to it, unless one is at another one. */
  async withdraw(matches: readonly string[]): Promise<string | null> {
    // The server ends these connections together with the matches: that is no news then.
    for (const each of matches) this.#drop(each);
    try {
      const taken = await withdraw(matches);
      if (taken) this.#taken(taken);
      return taken;
    } finally {
      this.refresh();
    }
  }

  #drop(match: string): void {
    this.#connections.get(match)?.stop();
    this.#connections.delete(match);
  }

  #listener(match: string, key: string): Listener {
    const ring = keyRing(match, { key, role: keysOf(match).south === key ? "south" : "north" });
    return {
      welcome: ({ seat, players }) => {
        if (seat && players[index(other(seat))].joined) this.#taken(match);
      },
      status: (now) => {
        if (now !== "invalid") return;
        const { offer } = aboutOf(match);
        // Someone has taken another seat of the same offer: with it the server has deleted this match. Its table may
        // have dropped the key already.
        if (offer && (ownKey(match) ?? key) === key) {
          forget(match);
          this.#ended.set(match, offer);
          this.refresh();
          const [left, ...more] = this.matches.filter((each) => aboutOf(each).offer === offer);
          if (left && !more.length && this.#here && this.#ended.has(this.#here)) this.#follow(left);
        }
        // It was forgotten, or another browser has claimed the seat.
        else void this.withdraw([match]).catch(() => undefined);
      },
      // Its own table, or that of another tab, has joined and replaced the key.
      another: (refused) => ring.another(refused),
      state: () => undefined,
      presence: () => undefined,
      phrased: () => undefined,
      ack: () => undefined,
      refused: () => undefined,
      dropped: () => undefined,
    };
  }

  #taken(match: string): void {
    // Its own table knows whose turn it is; elsewhere, the match waits for the player in any case.
    remember(match, { offered: false, status: "playing", ...(this.#here === match ? {} : { turn: true }) });
    this.refresh();
    sound("turn");
    // At another table one is not disturbed: it waits in the list.
    if (this.#here === null) router.go(`/t/${match}`);
    else this.#follow(match);
  }

  /** The match whose table is shown. */
  get #here(): string | null {
    return router.route.screen === "table" ? router.route.match : null;
  }

  /** A player who waits at the table of another game of the same offer goes on to this one. */
  #follow(match: string): void {
    const here = this.#here;
    const { offer } = aboutOf(match);
    if (!offer || !here || here === match) return;
    if ((this.#ended.get(here) ?? aboutOf(here).offer) === offer) router.go(`/t/${match}`, { replace: true });
  }
}

export const held = new HeldOffers();
