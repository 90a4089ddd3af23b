// Reading the view of a game without a face.
import { saySaid } from "../../lib/say";
import type { Decision, GameView, PlainView } from "../../wire";

export function plain(view: GameView): PlainView | null {
  return view.game === "plain" ? (view as PlainView) : null;
}

/** A decision in words; its token where the game has no words for it. */
export function sayDecision({ words, token }: Decision): string {
  return words ? saySaid(words) : token;
}
