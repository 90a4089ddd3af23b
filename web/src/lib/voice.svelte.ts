// The messages of the chosen language, and the English ones of games that lack it. Reactive.
import { FluentBundle } from "@fluent/bundle";
import type { Lang } from "../wire";

class Voice {
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  english = $state.raw<FluentBundle>(new FluentBundle("en"));
  lang = $state.raw<Lang>("en");
}

export const voice = new Voice();
