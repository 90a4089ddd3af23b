// The free game after a guided battle: as South against the gentlest level.
import type { CatalogueGame, FreeGame, NewMatch } from "../wire";

/** The match to ask for. Without a position it is a whole one. */
export function freeGame(game: string, info: CatalogueGame | undefined, free: FreeGame | null): NewMatch {
  return {
    game,
    variant: free?.variant ?? info?.beginners ?? info?.variants[0] ?? "",
    south: { kind: "person" },
    north: { kind: "computer", level: info?.levels[0] ?? null },
    first: "south",
    position: free?.position ?? null,
  };
}
