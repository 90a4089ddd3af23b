// Carrying a piece: from a row or from the board, to a place. A press that goes nowhere is a plain press.

import { SLACK } from "../lib/fingers";

export class Carry {
  /** What is carried, and where on the screen. */
  now = $state.raw<{ icon: string; x: number; y: number } | null>(null);

  /** Follow a pointer from its press on: `drop` is told where it was let go, `press` that it stayed where it was. */
  begin(event: PointerEvent, icon: string, heard: { press?: () => void; drop: (x: number, y: number) => void }): void {
    const [x, y, id] = [event.clientX, event.clientY, event.pointerId];
    const stop = new AbortController();
    const on = (name: "pointermove" | "pointerup" | "pointercancel", hear: (event: PointerEvent) => void) =>
      addEventListener(name, (each) => each.pointerId === id && hear(each), { signal: stop.signal });
    on("pointermove", (each) => {
      if (this.now || Math.hypot(each.clientX - x, each.clientY - y) > SLACK)
        this.now = { icon, x: each.clientX, y: each.clientY };
    });
    on("pointerup", (each) => {
      stop.abort();
      const carried = this.now !== null;
      this.now = null;
      if (carried) heard.drop(each.clientX, each.clientY);
      else heard.press?.();
    });
    on("pointercancel", () => {
      stop.abort();
      this.now = null;
    });
  }
}
