// Whether other devices reach this server, for whatever shows a link to it. Only a page on the server's own machine
// needs to ask: any other one came the way that a link goes.
import { catalogue, switchNetwork } from "../lib/api";
import { store, stored } from "../lib/stored";
import { onlyHere, originFor } from "./addresses";

/** Kept while the owner wants the server to be open. */
const OPENED = "skirmish.network";

class Reach {
  /** Where the local network reaches the server; null: nowhere. */
  lan = $state<string | null>(null);
  /** May this page change it? */
  owner = $state(false);

  /** For links that others are to open. */
  get origin(): string {
    return originFor(location, this.lan);
  }

  /** Links open on this computer only. */
  get onlyHere(): boolean {
    return onlyHere(this.origin);
  }

  /** It was opened here and not closed again: a restart has closed it to players who came over the network. */
  get cutOff(): boolean {
    return this.owner && this.onlyHere && stored(OPENED, false);
  }

  /** Ask the server, which may have been restarted since. */
  async look(): Promise<void> {
    if (!onlyHere(location.origin)) return;
    try {
      const found = await catalogue(true);
      this.lan = found.lan ?? null;
      this.owner = found.owner ?? false;
    } catch {
      // The address in the bar serves as well.
    }
  }

  async change(open: boolean): Promise<void> {
    const { lan } = await switchNetwork(open);
    store(OPENED, open);
    this.lan = lan ?? null;
  }
}

export const reach = new Reach();
