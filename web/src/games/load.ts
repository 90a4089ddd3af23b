// Finds what each game's folder offers. A face is loaded when it is needed, so that no game waits for another's
// drawings; cards are small and come with the first page. A game without a folder here has the plain ones.
import type { Card, Face } from "./contract";

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");
const CARDS = import.meta.glob<{ card: Card }>("./*/card.ts", { eager: true });
const PLAIN = "plain";

/** Whether a game has a face of its own. */
export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in FACES;
}

/** The face of a game. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? FACES[`./${PLAIN}/index.ts`];
  if (!load) throw new Error("no plain face");
  return (await load()).face;
}

/** A game's picture and badge; those of any game where it is not known which. */
export function cardOf(game = PLAIN): Card {
  const found = CARDS[`./${game}/card.ts`] ?? CARDS[`./${PLAIN}/card.ts`];
  if (!found) throw new Error("no plain card");
  return found.card;
}
