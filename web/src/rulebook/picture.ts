// A choice for a picture: everything is known, and nothing can be done.
import type { Choice, Face, PlayApi } from "../games/contract";
import type { ExamplePick, GameView, StateMessage } from "../wire";

/** The choice that an example of the rulebook shows. */
export function pictured(face: Face, view: GameView, picked: ExamplePick): Choice {
  const { prompt, decisions, preview, pick } = picked;
  const state: StateMessage = {
    type: "state",
    seq: 0,
    now: 0,
    status: "playing",
    entries: [],
    view,
    prompt,
    decisions,
  };
  const play: PlayApi = {
    state,
    seat: prompt.seat,
    mine: true,
    decisions,
    lenient: false,
    inspection: null,
    inspect: () => undefined,
    asking: false,
    submit: () => undefined,
    look: (token) => Promise.resolve(preview && token === pick ? { type: "looked", id: "", token, preview } : null),
    why: () => Promise.resolve(null),
  };
  const choice = face.choose(play);
  choice.illustrate?.(pick);
  return choice;
}
