// What the browser's tab says: the game, and whose turn it is.
import { say } from "../lib/say";
import { sayTitle } from "../lib/words";
import type { Play } from "./play.svelte";
import { nameOf } from "./words";

/** `together`: two sit at this screen, so no one is "you". */
export function titleOf(play: Play, together: boolean): string {
  const name = sayTitle(play.game);
  const { status, prompt } = play.state;
  if (status === "over") return say("table-title-over", { game: name });
  if (!prompt) return name;
  if (play.asked && !together) return say("table-title-yours", { game: name });
  return say("table-title-theirs", { game: name, name: nameOf(play, prompt.seat) });
}
