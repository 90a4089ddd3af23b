// The colours of a picture by day and by night, as CSS variables.
import { settings } from "../lib/settings.svelte";

export type Palette = Readonly<Record<string, readonly [day: string, night: string]>>;

/** The variables of the present theme, for a `style` attribute. */
export function paletteStyle(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, [day, night]]) => `--${name}: ${settings.dark ? night : day}`)
    .join("; ");
}
