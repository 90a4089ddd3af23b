import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RESTS } from "./fingers";
import { holds } from "./hold";

const ask = vi.fn();
const click = vi.fn();
let card: HTMLButtonElement;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  card = document.createElement("button");
  card.addEventListener("click", click);
  release = holds(ask)(card);
});
afterEach(() => {
  release();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const point = (name: string, more: PointerEventInit = {}) =>
  card.dispatchEvent(new PointerEvent(name, { pointerType: "touch", bubbles: true, cancelable: true, ...more }));

/** The click that ends a press. */
const clicked = () => card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

it("asks once while a finger rests, whether or not the phone says so too, and swallows the click", () => {
  point("pointerdown");
  vi.advanceTimersByTime(RESTS);
  expect(ask).toHaveBeenCalledTimes(1);
  point("contextmenu");
  point("pointerup");
  clicked();
  expect([ask.mock.calls.length, click.mock.calls.length]).toEqual([1, 0]);
  clicked();
  expect(click).toHaveBeenCalledTimes(1);
});

it("leaves short presses, and fingers that move on, to others", () => {
  point("pointerdown");
  vi.advanceTimersByTime(RESTS - 1);
  point("pointerup");
  card.click();
  point("pointerdown");
  point("pointermove", { clientX: 20 });
  vi.advanceTimersByTime(RESTS);
  expect([ask.mock.calls.length, click.mock.calls.length]).toEqual([0, 1]);
});

it("asks for a right press and for the menu key", () => {
  point("pointerdown", { pointerType: "mouse", button: 2 });
  vi.advanceTimersByTime(RESTS);
  expect(ask).not.toHaveBeenCalled();
  point("contextmenu", { pointerType: "mouse" });
  point("pointerup", { pointerType: "mouse" });
  point("contextmenu", { pointerType: "" });
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  [
    "a right press",
    () =>
      ["pointerdown", "contextmenu", "pointerup"].forEach((name) => point(name, { pointerType: "mouse", button: 2 })),
  ],
  ["the menu key", () => point("contextmenu", { pointerType: "" })],
  [
    "a long press that ends without a click",
    () => {
      point("pointerdown");
      vi.advanceTimersByTime(RESTS);
      point("pointercancel");
      vi.advanceTimersByTime(RESTS);
    },
  ],
])("leaves the next press to others after %s", (_, asks) => {
  asks();
  expect(ask).toHaveBeenCalledTimes(1);
  clicked();
  expect(click).toHaveBeenCalledTimes(1);
});

it("leaves keys and screen readers alone, whatever a finger has done", () => {
  point("pointerdown");
  vi.advanceTimersByTime(RESTS);
  card.click();
  expect(click).toHaveBeenCalledTimes(1);
});
