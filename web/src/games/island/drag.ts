// Dragging a kind from the panel onto the board. Without a drag the press is a plain click.
import { SLACK } from "../../lib/fingers";
import type { IslandChoice } from "./choice.svelte";
import type { Kind } from "./view";

export function dragKind(choice: IslandChoice, kind: Kind): (element: Element) => () => void {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let carried = false;
    const down = (event: PointerEvent) => {
      carried = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick hand leaves the button before it has moved far enough to be sure.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!choice.carried) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        choice.takeKind(kind);
        carried = true;
      }
      choice.carried = { kind, x: event.clientX, y: event.clientY };
    };
    const up = () => {
      choice.released = choice.carried;
      stop();
    };
    // What was carried has been let go; the click that follows is not meant.
    const click = (event: Event) => {
      if (carried) event.stopPropagation();
      carried = false;
    };
    const stop = () => {
      start = null;
      choice.carried = null;
    };
    const heard = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", stop],
      ["click", click],
    ] as const;
    for (const [name, hear] of heard) element.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of heard) element.removeEventListener(name, hear as EventListener);
    };
  };
}
