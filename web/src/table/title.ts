// What the browser's tab says: the game, and whose turn it is.
import { say } from "../lib/say";
import { sayTitle } from "../lib/words";
import type { SeatName } from "../wire";
import type { Play } from "./play.svelte";
import { nameOf } from "./words";

/** `together`: two sit at this screen, so no one is "you". `telling`: whose moves the board still plays back. */
export function titleOf(play: Play, together: boolean, telling: SeatName | null = null): string {
  const name = sayTitle(play.game);
  const { status, prompt } = play.state;
  if (status === "over" && !telling) return say("table-title-over", { game: name });
  const seat = telling ?? prompt?.seat;
  if (!seat) return name;
  if (seat === play.seat && !together) return say("table-title-yours", { game: name });
  return say("table-title-theirs", { game: name, name: nameOf(play, seat) });
}
