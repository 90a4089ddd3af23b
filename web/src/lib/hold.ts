// A finger that rests on something asks about it, as the right button of a mouse does. Not every phone sends
// "contextmenu" for that, so the time is measured here.

/** How long a finger rests until it asks. */
export const RESTS = 500;
/** Farther than this, it has moved on. */
const SLACK = 9;

/** For `{@attach}`: calls `ask` once for each long press, right press or menu key, and swallows the click that ends it. */
export function holds(ask: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: PointerEvent | null = null;
    let asked = false;
    const asks = () => {
      clearTimeout(timer);
      asked = true;
      ask();
    };
    const leave = () => {
      clearTimeout(timer);
      down = null;
    };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, heard, { signal: stop.signal, capture: true });
    on("pointerdown", (event) => {
      leave();
      down = event;
      asked = false;
      if (event.pointerType !== "mouse") timer = setTimeout(asks, RESTS);
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
      if (!asked) return;
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
