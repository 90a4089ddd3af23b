import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holds, RESTS } from "./hold";

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

it("asks once while a finger rests, whether or not the phone says so too, and swallows the click", () => {
  point("pointerdown");
  vi.advanceTimersByTime(RESTS);
  expect(ask).toHaveBeenCalledTimes(1);
  point("contextmenu");
  point("pointerup");
  card.click();
  expect([ask.mock.calls.length, click.mock.calls.length]).toEqual([1, 0]);
  card.click();
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
