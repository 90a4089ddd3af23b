// "Your turn" for those who look elsewhere: a notification where it is allowed, a badge on the icon, a mark in the tab.
import { store, stored } from "./stored";

const STORED_AS = "skirmish.notices";
const PLAIN = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

class Notices {
  #wanted = $state(stored(STORED_AS, false));
  #allowed = $state(typeof Notification === "undefined" ? "denied" : Notification.permission);

  /** Whether this browser has notifications, on a page as secure as service workers ask for. */
  get possible(): boolean {
    return typeof Notification !== "undefined" && "serviceWorker" in navigator && this.#allowed !== "denied";
  }

  get on(): boolean {
    return this.#wanted && this.#allowed === "granted";
  }

  /** Switch them on or off; the browser asks for its leave the first time. */
  async turn(on: boolean): Promise<void> {
    if (on && this.#allowed === "default") this.#allowed = await Notification.requestPermission();
    this.#wanted = on && this.#allowed === "granted";
    store(STORED_AS, this.#wanted);
    if (this.#wanted) await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }

  /** Whether the player here is to move; a page out of sight says so, and takes it back when it is seen or answered. */
  mark(turn: boolean, words: string, match: string): void {
    const marked = turn && document.hidden;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = marked ? MARKED : PLAIN;
    const badge = marked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
    void this.#notify(marked && this.on, words, match);
  }

  /** Phones allow notifications to service workers only, so ours shows them wherever there is one. */
  async #notify(shown: boolean, words: string, match: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (!worker?.active) return;
    if (!shown) {
      for (const notice of await worker.getNotifications({ tag: match })) notice.close();
      return;
    }
    const data = `/t/${match}`;
    await worker.showNotification("Skirmish", { body: words, tag: match, icon: "/icon-192.png", data });
  }
}

export const notices = new Notices();
