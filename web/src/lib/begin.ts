// Sets up a match, keeps its keys in this browser, and goes to its table.
import { create } from "./api";
import { keep, keepFriends, remember } from "./keys";
import { isNew } from "./plan";
import { router } from "./router.svelte";
import { other } from "./seats";
import type { NewMatch, SeatName } from "../wire";

/** Whom a new match is played against. */
export type Against = "computer" | "screen" | "friend";

/** Begin a match in which the seat `mine` is the asker's. */
export async function begin(wanted: NewMatch, mine: SeatName, against: Against): Promise<void> {
  const made = await create(wanted);
  const [own, others] = [made[mine], made[other(mine)]];
  if (own) keep(made.match, mine, own);
  if (others && against === "screen") keep(made.match, other(mine), others);
  if (others && against === "friend") keepFriends(made.match, others);
  keep(made.match, "watch", made.watch);
  const { level } = wanted[other(mine)];
  const isFirst = against === "computer" && !wanted.position && isNew(wanted.game);
  remember(made.match, {
    game: wanted.game,
    variant: wanted.variant,
    against,
    ...(level ? { level } : {}),
    ...(isFirst ? { newcomer: "unopened" as const } : {}),
    status: against === "friend" ? "waiting" : "playing",
  });
  router.go(`/t/${made.match}`);
}
