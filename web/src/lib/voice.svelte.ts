// The bundle that speaks now. Whoever reads `voice.bundle` is told when the language changes.
import { FluentBundle } from "@fluent/bundle";
import type { Lang } from "../wire";

class Voice {
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  lang = $state.raw<Lang>("en");
}

export const voice = new Voice();
