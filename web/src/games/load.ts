// Loads a game's face when it is needed: nobody waits for the other game's drawings.
import type { Face } from "./contract";
import type { GameName } from "../wire";

const FOUND = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The face of a game. */
export async function faceOf(game: GameName): Promise<Face> {
  const load = FOUND[`./${game}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).face;
}
