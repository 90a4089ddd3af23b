// The table's keys, wherever the focus is, except while something is typed or a dialog is open.
import type { Progress } from "../games/contract";
import { isHotkey } from "../lib/hotkeys";

interface Keyboard {
  /** What is being told: any key shows the rest at once, unless it presses the button that has the focus. Once it is held,
   * only Escape does: the log may be read by keys. */
  progress: Progress | null;
  /** Leaves what was begun; true if there was something. */
  escape(): boolean;
  acts: Readonly<Record<string, () => void>>;
}

export function pressed(event: KeyboardEvent, { progress, escape, acts }: Keyboard): void {
  if (!isHotkey(event)) return;
  const { key } = event;
  if (progress) {
    if (progress.paused ? key !== "Escape" : key === "Tab" || key === "Shift" || presses(event)) return;
    progress.skip();
    event.preventDefault();
  } else if (key === "Escape") {
    if (escape()) event.preventDefault();
  } else {
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

/** Whether a key presses what has the focus; not on the board, which is behind what is being told. */
function presses({ key, target }: KeyboardEvent): boolean {
  if ((key !== "Enter" && key !== " ") || !(target instanceof Element)) return false;
  return target.closest("a, button, summary") !== null && !target.closest("[data-role=stage]");
}
