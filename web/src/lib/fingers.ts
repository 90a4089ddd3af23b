// How something is pointed at, what a finger or a mouse means by it, and whether it is asked about first.
import { settings } from "./settings.svelte";

export type InputMethod = "mouse" | "touch" | "key";

/** A finger or a mouse that stays for this long, in ms, asks about what is below it. */
export const RESTS = 400;
/** Farther than this, in px, a press is a drag. */
export const SLACK = 8;

/** A pen touches the screen, as a finger does. */
export const inputMethodOf = ({ pointerType }: PointerEvent): InputMethod =>
  pointerType === "mouse" ? "mouse" : "touch";

/** Whether the player wishes to see what a press would do, also where it can be taken back. */
export const asksFirst = (by: InputMethod): boolean =>
  settings.confirm === "always" || (settings.confirm === "touch" && by === "touch");
