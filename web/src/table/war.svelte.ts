// How the war stands that a match is a battle of: asked when the table opens, and when the battle's end has been told.
import { scoreSheet } from "../lib/api";
import { followingOf, standingOf, type Following, type Standing } from "../lib/standing";
import type { ScoreSheet } from "../wire";
import type { Play } from "./play.svelte";

interface Watched {
  play: Play;
  key: string;
  ended: boolean;
}

/** What a table knows of the war. */
export interface War {
  readonly sheet: ScoreSheet | null;
  /** Null: the match is played alone. */
  readonly standing: Standing | null;
  /** What a rematch is; null: not known yet. */
  readonly following: Following | null;
}

/** Keeps it current as long as the calling component lives. */
export function watchWar(watched: () => Watched): War {
  let sheet = $state.raw<ScoreSheet | null>(null);
  let failed = $state(false);
  $effect(() => {
    const { play, key, ended } = watched();
    void ended;
    if (!play.welcome?.series) return;
    // An answer that comes late must not replace a newer one.
    let latest = true;
    failed = false;
    scoreSheet(play.match, key).then(
      (found) => latest && (sheet = found),
      () => latest && (failed = true),
    );
    return () => (latest = false);
  });
  const standing = $derived(standingOf(watched().play.welcome, sheet));
  const following = $derived(followingOf(watched().play.welcome, sheet, failed));
  return {
    get sheet() {
      return sheet;
    },
    get standing() {
      return standing;
    },
    get following() {
      return following;
    },
  };
}
