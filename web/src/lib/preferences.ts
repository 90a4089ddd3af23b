// A person's choices as they lie in the browser; plain values, so that the first script can read them too.
import type { Lang } from "../wire";
import { LANGUAGES, preferred } from "./language";
import { stored } from "./stored";

export type Theme = "auto" | "light" | "dark";
/** How fast a board plays back what happened; "off": nothing moves, as with the system's wish for reduced motion. */
export type Pace = "slow" | "normal" | "fast" | "off";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];

/** When what is pressed on a board is done only after it was confirmed. `final`: what can be taken back at will is done at
 * once; anything else is asked about. */
export type Confirm = "always" | "touch" | "final";
export const CONFIRMS: readonly Confirm[] = ["always", "touch", "final"];
export type CardSize = "small" | "normal" | "large";
export const CARD_SIZES: readonly CardSize[] = ["small", "normal", "large"];

export interface Preferences {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  hints: boolean;
  /** The prompt says that the match could be lost next turn. */
  warnings: boolean;
  pace: Pace;
  coordinates: boolean;
  /** Choices that are the only one left are made by themselves: the turn ends when nothing is left to do. */
  ends: boolean;
  /** The level that gives hints; empty: that of the opponent. */
  advisor: string;
  confirm: Confirm;
  cards: CardSize;
  /** Phrases of the other player are shown. */
  phrases: boolean;
  /** The name used last; empty for none. */
  name: string;
}

export const STORED_AS = "skirmish.settings";

/** The language that another site has chosen for the viewer in its frame. */
function ofFrame(): string | null {
  return location.pathname.startsWith("/embed/") ? new URLSearchParams(location.search).get("lang") : null;
}

/** What is kept, each value checked, and the defaults for the rest. */
export function readPreferences(): Preferences {
  const kept = stored<Partial<Record<keyof Preferences | "motion", unknown>>>(STORED_AS, {});
  const flag = (name: keyof Preferences, otherwise: boolean) =>
    typeof kept?.[name] === "boolean" ? (kept[name] as boolean) : otherwise;
  return {
    lang: LANGUAGES.find((known) => known === (ofFrame() ?? kept?.lang)) ?? preferred(navigator.languages ?? []),
    theme: (["auto", "light", "dark"] as const).find((known) => known === kept?.theme) ?? "auto",
    sound: flag("sound", true),
    hints: flag("hints", false),
    warnings: flag("warnings", true),
    // Kept by earlier versions: a switch that turned all motion off.
    pace: PACES.find((known) => known === kept?.pace) ?? (kept?.motion === false ? "off" : "normal"),
    coordinates: flag("coordinates", true),
    ends: flag("ends", true),
    // Kept by earlier versions: a switch, and "never" for "final".
    confirm: CONFIRMS.find((known) => known === kept?.confirm) ?? (kept?.confirm === true ? "always" : "final"),
    cards: CARD_SIZES.find((known) => known === kept?.cards) ?? "normal",
    phrases: flag("phrases", true),
    advisor: typeof kept?.advisor === "string" ? kept.advisor : "",
    name: typeof kept?.name === "string" ? kept.name.slice(0, 40) : "",
  };
}
