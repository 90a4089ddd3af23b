// Whether other devices reach this server, for whatever shows a link to it. Only a page on the server's own machine
// needs to ask: any other one came the way that a link goes.
import { catalogue, switchNetwork } from "../lib/api";
import { onlyHere, originFor } from "./addresses";

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
    this.lan = (await switchNetwork(open)).lan ?? null;
  }
}

export const reach = new Reach();
