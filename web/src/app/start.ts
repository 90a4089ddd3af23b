// Puts the page up as soon as its messages are there.
import { mount } from "svelte";
import { fetchGames } from "../lib/games.svelte";
import App from "./App.svelte";
import { router } from "../lib/router.svelte";
import { speak } from "../lib/say";
import { settings } from "../lib/settings.svelte";

const WAIT_MS = 1500;
/** So long the first page waits for what there is to play, so that nothing jumps when it comes. */
const PATIENCE_MS = 300;

/** Show the page in `target`. Without messages there is nothing to say, so it tries until they come. */
export async function start(target: HTMLElement): Promise<void> {
  const known = router.route.screen === "home" ? fetchGames().catch(() => undefined) : undefined;
  for (;;) {
    try {
      await speak(settings.lang);
      break;
    } catch {
      await new Promise((wake) => setTimeout(wake, WAIT_MS));
    }
  }
  if (known) await Promise.race([known, new Promise((wake) => setTimeout(wake, PATIENCE_MS))]);
  mount(App, { target });
  // It keeps one page for when the server cannot be reached, and nothing else; a browser has it over a secure connection only.
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
