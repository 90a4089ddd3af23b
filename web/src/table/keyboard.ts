// The table's keys, wherever the focus is, except while something is typed or a dialog is open.
import type { Progress } from "../games/contract";
import { isHotkey } from "../lib/hotkeys";

interface Keyboard {
  /** What is being told: any key shows the rest at once. */
  progress: Progress | null;
  /** Leaves what was begun; true if there was something. */
  escape(): boolean;
  acts: Readonly<Record<string, () => void>>;
}

export function pressed(event: KeyboardEvent, { progress, escape, acts }: Keyboard): void {
  if (!isHotkey(event)) return;
  if (progress && event.key !== "Tab" && event.key !== "Shift") {
    progress.skip();
    event.preventDefault();
  } else if (event.key === "Escape") {
    if (escape()) event.preventDefault();
  } else if (acts[event.key]) {
    event.preventDefault();
    acts[event.key]?.();
  }
}
