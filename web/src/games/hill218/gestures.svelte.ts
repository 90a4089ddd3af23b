// Fingers, mouse and wheel on the field: drag pans, pinch and wheel zoom, a double tap fits, a press is a tap.
import { inputMethodOf, RESTS, SLACK } from "../../lib/fingers";
import type { Camera } from "./camera.svelte";
import type { Point } from "./spaces";

interface Heard {
  /** Something is pressed: animations finish. */
  press(): void;
  /** True if it had an effect: then a second tap does not make a double tap. */
  tap(px: Point, finger: boolean): boolean;
  /** A finger rests. */
  hold(px: Point): void;
  /** The mouse is over the field; null: it has left. */
  hover(px: Point | null): void;
}

const DOUBLE_TAP = 320;

export class Gestures {
  /** Whether the view may glide: not under a hand that moves it. */
  calm = $state(false);
  dragging = $state(false);
  /** Where a finger rests. */
  rest = $state.raw<Point | null>(null);
  #camera: Camera;
  #heard: Heard;
  #start: Point = { x: 0, y: 0 };
  #moved = false;
  #lastTap = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(camera: Camera, heard: Heard) {
    this.#camera = camera;
    this.#heard = heard;
  }

  /** Listens to an element as long as it is there. */
  attach = (element: SVGElement) => {
    const stop = new AbortController();
    const on = <K extends keyof SVGElementEventMap>(
      name: K,
      heard: (event: SVGElementEventMap[K]) => void,
      passive = true,
    ) => element.addEventListener(name, heard as EventListener, { signal: stop.signal, passive });
    on("pointerdown", (event) => this.#down(event, element));
    on("pointermove", (event) => this.#move(event, element));
    on("pointerup", (event) => this.#up(event, element));
    on("pointercancel", (event) => this.#gone(event));
    on("pointerleave", () => this.#heard.hover(null));
    on("wheel", (event) => this.#wheel(event, element), false);
    // The first view does not glide into its place.
    this.#settle(60);
    return () => {
      stop.abort();
      clearTimeout(this.#resting);
      clearTimeout(this.#settling);
    };
  };

  #px(event: MouseEvent, element: Element): Point {
    const edge = element.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  }

  #down(event: PointerEvent, element: Element): void {
    if (event.button !== 0) return;
    this.#heard.press();
    const px = this.#px(event, element);
    this.#camera.pointers.set(event.pointerId, px);
    if (this.#camera.pointers.size > 1) {
      this.#moved = true; // two fingers never tap
      return;
    }
    this.#start = px;
    this.#moved = false;
    if (inputMethodOf(event) === "mouse") return;
    this.#resting = setTimeout(() => {
      this.rest = px;
      this.#heard.hold(px);
    }, RESTS);
  }

  #move(event: PointerEvent, element: Element): void {
    const px = this.#px(event, element);
    if (!this.#camera.pointers.has(event.pointerId)) {
      if (event.pointerType === "mouse") this.#heard.hover(px);
      return;
    }
    if (!this.#moved && Math.hypot(px.x - this.#start.x, px.y - this.#start.y) < SLACK) return;
    if (!this.#moved || !this.dragging) {
      this.#moved = true;
      this.dragging = true;
      this.calm = false;
      this.#unrest();
      element.setPointerCapture(event.pointerId);
    }
    this.#camera.drag(event.pointerId, px);
  }

  #up(event: PointerEvent, element: Element): void {
    const known = this.#camera.pointers.has(event.pointerId);
    const rested = this.rest !== null;
    this.#gone(event);
    if (!known || this.#moved || this.#camera.pointers.size) return;
    const px = this.#px(event, element);
    // A long press only tells about the space.
    if (rested) return;
    const acted = this.#heard.tap(px, event.pointerType !== "mouse");
    if (!acted && event.timeStamp - this.#lastTap < DOUBLE_TAP) this.#camera.fit();
    this.#lastTap = acted ? 0 : event.timeStamp;
  }

  #gone(event: PointerEvent): void {
    this.#camera.pointers.delete(event.pointerId);
    this.#unrest();
    if (this.#camera.pointers.size) return;
    this.dragging = false;
    this.#settle(30);
  }

  #unrest(): void {
    clearTimeout(this.#resting);
    this.rest = null;
  }

  #settle(after: number): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.calm = true), after);
  }

  #wheel(event: WheelEvent, element: Element): void {
    event.preventDefault();
    this.calm = false;
    this.#settle(160);
    // Lines and pages are larger steps than pixels.
    const step = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 120 : 1);
    this.#camera.zoom(Math.exp(-Math.max(-160, Math.min(160, step)) / 420), this.#px(event, element));
  }
}
