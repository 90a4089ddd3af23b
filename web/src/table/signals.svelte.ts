// What tells a player who looks elsewhere: the tab's title, the waiting mark of a tab in the background, and sounds.
import { untrack } from "svelte";
import { notices } from "../lib/notices.svelte";
import { sound } from "../lib/sound";
import type { Play } from "./play.svelte";

interface Watched {
  play: Play;
  /** Two sit at this screen: no one is called. */
  together: boolean;
  title: string;
}

/** Gives these signals as long as the calling component lives. */
export function giveSignals(watched: () => Watched): void {
  $effect(() => {
    document.title = watched().title;
    return () => (document.title = "Skirmish");
  });

  let unseen = $state(document.hidden);
  $effect(() => {
    const look = () => (unseen = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const { play, together, title } = watched();
    const turn = play.asked && !together;
    void unseen;
    untrack(() => notices.mark(turn, title, play.match));
    return () => notices.mark(false, "", play.match);
  });

  // One's turn, a refusal, the end. Boards make their own sounds.
  let before: { asked: boolean; status: string } | null = null;
  $effect(() => {
    const { play, together } = watched();
    const { status, over } = play.state;
    const now = { asked: play.asked, status };
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
