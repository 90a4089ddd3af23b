// What tells a player who looks elsewhere: the tab's title, the waiting mark of a tab in the background, and sounds.
import { untrack } from "svelte";
import { notices } from "../lib/notices.svelte";
import { sight } from "../lib/sight.svelte";
import { sound } from "../lib/sound";
import type { Play } from "./play.svelte";

interface Watched {
  play: Play;
  /** Two sit at this screen: no one is called. */
  together: boolean;
  title: string;
  /** The board still plays back what happened, and is seen: nothing is given away. */
  telling: boolean;
}

/** Gives these signals as long as the calling component lives. */
export function giveSignals(watched: () => Watched): void {
  $effect(() => {
    document.title = watched().title;
    return () => (document.title = "Skirmish");
  });

  $effect(() => {
    const { play, together, title } = watched();
    const turn = play.asked && !together;
    void sight.hidden;
    untrack(() => notices.mark(turn, title, play.match));
    return () => notices.mark(false, "", play.match);
  });

  // One's turn, a refusal, the end. Boards make their own sounds.
  let before: { asked: boolean; status: string } | null = null;
  $effect(() => {
    const { play, together, telling } = watched();
    const { status, over } = play.state;
    const now = { asked: play.asked, status };
    if (telling) {
      // One's own turn may end, and the next begin, while something is told.
      if (before && !now.asked) before = { ...before, asked: false };
      return;
    }
    if (before && now.status === "over" && before.status !== "over") {
      if (over?.result !== "draw") sound(together || !play.seat || over?.result === play.seat ? "win" : "lose");
    } else if (before && now.asked && !before.asked && !together) sound("turn");
    before = now;
  });
  $effect(() => {
    const { play } = watched();
    if (play.reason && play.refused) untrack(() => sound("refused"));
  });
}
