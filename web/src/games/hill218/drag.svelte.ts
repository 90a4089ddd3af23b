// A card that is dragged from the hand to the field.
import { inputMethodOf, SLACK } from "../../lib/fingers";
import type { HillChoice } from "./choice.svelte";
import type { Point } from "./spaces";

interface Ground {
  /** The space at a place on the screen; null outside of the field. */
  spaceUnder(x: number, y: number, finger: boolean): string | null;
}

/** A click that follows a drop within this time is the drop's own. */
const ECHO = 80;

export class Drag {
  /** Where the dragged card is on the screen; null while nothing is dragged. */
  at = $state.raw<Point | null>(null);
  #choice: () => HillChoice | null;
  #ground: () => Ground | undefined;
  #dropped = -Infinity;

  constructor(choice: () => HillChoice | null, ground: () => Ground | undefined) {
    this.#choice = choice;
    this.#ground = ground;
  }

  get active(): boolean {
    return this.at !== null;
  }

  /** Whether a click is only the echo of a drop. */
  get justDropped(): boolean {
    return performance.now() - this.#dropped < ECHO;
  }

  /** A card (its place in the hand) or the air strike is pressed: it may become a drag. */
  press(event: PointerEvent & { currentTarget: HTMLElement }, what: number | "strike"): void {
    const choice = this.#choice();
    if (event.button !== 0 || !choice || choice.mode !== "play" || choice.play.asking) return;
    const element = event.currentTarget;
    const by = inputMethodOf(event);
    const finger = by === "touch";
    const start = { x: event.clientX, y: event.clientY };
    const id = event.pointerId;
    const stop = new AbortController();
    const on = (name: "pointermove" | "pointerup" | "pointercancel", heard: (event: PointerEvent) => void) => {
      const ours = (each: Event) => each instanceof PointerEvent && each.pointerId === id && heard(each);
      element.addEventListener(name, ours, { signal: stop.signal });
    };

    const lift = (): boolean => {
      if (what === "strike") {
        if (!choice.canStrike) return false;
        if (!choice.strike) choice.pickStrike();
        return choice.strike;
      }
      if (!choice.usable(what)) return false;
      if (choice.card !== what) choice.pickCard(what);
      return choice.card === what;
    };
    on("pointermove", (moved) => {
      if (!this.at) {
        // The finger has opened the card's sheet.
        if (choice.inspected) return stop.abort();
        if (Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < SLACK) return;
        if (!lift()) return stop.abort();
        element.setPointerCapture(id);
        if (choice.aim) choice.elsewhere();
      }
      this.at = { x: moved.clientX, y: moved.clientY };
      choice.dragged = true;
      choice.peekAt(this.#ground()?.spaceUnder(moved.clientX, moved.clientY, finger) ?? null);
    });
    on("pointerup", (up) => {
      stop.abort();
      if (!this.at) return;
      this.#end(choice);
      const space = this.#ground()?.spaceUnder(up.clientX, up.clientY, finger) ?? null;
      if (space === null) return;
      if (!choice.legal.has(space)) return void choice.pickSpace(space);
      void choice.aimAt(space);
      // Where that is final it only aims, and a press or the button confirms.
      if (choice.sure(by)) choice.confirm();
    });
    on("pointercancel", () => {
      stop.abort();
      this.#end(choice);
    });
  }

  #end(choice: HillChoice): void {
    this.at = null;
    choice.dragged = false;
    this.#dropped = performance.now();
  }
}
