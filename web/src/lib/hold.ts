// A finger that rests on something asks about it, as the right button of a mouse does. Not every phone sends
// "contextmenu" for that, so the time is measured here.

import { inputMethodOf, RESTS, SLACK } from "./fingers";

/** A click that comes later is not the one that ends the press. */
const ECHO = 400;

/** For `{@attach}`: calls `ask` once for each long press, right press or menu key, and swallows the click that ends it. */
export function holds(ask: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: PointerEvent | null = null;
    /** A finger that is down, or has just been, has asked: the click that ends its press means nothing else. */
    let asked = false;
    const asks = () => {
      clearTimeout(timer);
      asked = down !== null && inputMethodOf(down) === "touch";
      ask();
    };
    const leave = () => {
      clearTimeout(timer);
      if (asked) timer = setTimeout(() => (asked = false), ECHO);
      down = null;
    };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, heard, { signal: stop.signal, capture: true });
    on("pointerdown", (event) => {
      asked = false;
      leave();
      down = event;
      if (inputMethodOf(event) === "touch") timer = setTimeout(asks, RESTS);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) >= SLACK) clearTimeout(timer);
    });
    on("pointerup", leave);
    on("pointercancel", leave);
    on("contextmenu", (event) => {
      event.preventDefault();
      if (!down || !asked) asks();
    });
    on("click", (event) => {
      // Keys and screen readers click without a place.
      if (!asked || event.detail === 0) return;
      asked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    return () => {
      leave();
      stop.abort();
    };
  };
}
