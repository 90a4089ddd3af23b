// The messages of the chosen language, and the English ones of games that lack it. Reactive.
import type { Lang } from "../wire";
import { Messages } from "./messages";

class Voice {
  bundle = $state.raw<Messages>(new Messages("en"));
  english = $state.raw<Messages>(new Messages("en"));
  lang = $state.raw<Lang>("en");
}

export const voice = new Voice();
