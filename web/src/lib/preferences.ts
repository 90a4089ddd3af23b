// A person's choices as they lie in the browser; plain values, so that the first script can read them too.
import type { Lang } from "../wire";
import { LANGUAGES, preferred } from "./language";
import { stored } from "./stored";

export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  hints: boolean;
  /** False: nothing moves, as with the system's own wish for reduced motion. */
  motion: boolean;
  coordinates: boolean;
  /** The name used last; empty for none. */
  name: string;
}

export const STORED_AS = "skirmish.settings";

/** What is kept, each value checked, and the defaults for the rest. */
export function readPreferences(): Preferences {
  const kept = stored<Partial<Record<keyof Preferences, unknown>>>(STORED_AS, {});
  const flag = (name: keyof Preferences, otherwise: boolean) =>
    typeof kept?.[name] === "boolean" ? (kept[name] as boolean) : otherwise;
  return {
    lang: LANGUAGES.find((known) => known === kept?.lang) ?? preferred(navigator.languages ?? []),
    theme: (["auto", "light", "dark"] as const).find((known) => known === kept?.theme) ?? "auto",
    sound: flag("sound", true),
    hints: flag("hints", false),
    motion: flag("motion", true),
    coordinates: flag("coordinates", true),
    name: typeof kept?.name === "string" ? kept.name.slice(0, 40) : "",
  };
}
