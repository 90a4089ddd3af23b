// Mouse, finger and pen on the board: click and click, drag and drop, a finger that rests to read a square's name.
import type { By, IslandChoice } from "./choice.svelte";
import { type Facing, FACINGS, type Layout, type Point } from "./geometry";
import { act, nearest, reachOf, targets, type Thing } from "./targets";
import { slotSpot, type Spot, spotSlot } from "./view";

/** What the pointer needs to know of the board; read anew each time. */
export interface Ground {
  choice: IslandChoice | null;
  layout: Layout;
  things: readonly Thing[];
  scale: number;
  /** Units from the window's px. */
  units(x: number, y: number): Point;
  /** The square or pad square at a point. */
  spotAt(point: Point): Spot | null;
  /** An animation ends at once. */
  finish(): void;
  /** The focus follows the pointer. */
  here(spot: Spot): void;
}

/** px: less is a click with an unsteady hand. */
const SLACK = 8;
const REST = 380;

type Grip = { from: "square"; square: string } | { from: "slot"; number: number } | { from: "place" };

export class Pointing {
  /** Whom the pointer carries, and where it is, in units. */
  drag = $state.raw<{ spot: Spot; at: Point } | null>(null);
  /** The square whose name a resting finger reads. */
  named = $state.raw<{ spot: Spot; at: Point } | null>(null);
  /** The spot under the mouse. */
  over = $state.raw<Spot | null>(null);
  #ground: () => Ground;
  #down: { x: number; y: number; by: By; grip: Grip | null; spot: Spot | null } | null = null;
  #by: By = "mouse";
  #swallow = false;
  #rest: ReturnType<typeof setTimeout> | null = null;

  constructor(ground: () => Ground) {
    this.#ground = ground;
  }

  /** Listens on the board; gives back how to stop. */
  readonly attach = (element: Element): (() => void) => {
    const on = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void) => {
      element.addEventListener(name, heard as EventListener);
      return () => element.removeEventListener(name, heard as EventListener);
    };
    const off = [
      on("pointerdown", (event) => this.#press(event)),
      on("pointermove", (event) => this.#move(event)),
      on("pointerup", (event) => this.#release(event)),
      on("pointercancel", () => this.#letGo()),
      on("pointerleave", (event) => event.pointerType === "mouse" && this.#leave()),
      on("click", (event) => this.#click(event)),
      on("contextmenu", (event) => this.#by === "touch" && event.preventDefault()),
    ];
    // Dragging a character must not scroll the page; not every browser honours touch-action inside an SVG.
    const hold = (event: Event) => {
      if ((this.#down?.grip || this.named) && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", hold, { passive: false });
    return () => {
      element.removeEventListener("touchmove", hold);
      for (const each of off) each();
      this.#letGo();
    };
  };

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const ground = this.#ground();
    this.#by = event.pointerType === "touch" ? "touch" : "mouse";
    this.#swallow = false;
    ground.finish();
    const point = ground.units(event.clientX, event.clientY);
    const spot = ground.spotAt(point);
    this.#down = { x: event.clientX, y: event.clientY, by: this.#by, grip: this.#grip(ground, point, spot), spot };
    if (this.#by !== "touch" || !spot) return;
    this.#rest = setTimeout(() => {
      this.named = { spot, at: point };
      this.#swallow = true;
    }, REST);
  }

  /** What a drag from here would carry. */
  #grip({ choice, things }: Ground, point: Point, spot: Spot | null): Grip | null {
    if (!choice || choice.play.asking || !spot) return null;
    const thing = nearest(things, point, 34);
    if (thing?.deed.do === "select") return { from: "square", square: thing.deed.square };
    if (thing?.deed.do === "place" || (thing?.deed.do === "face" && choice.place)) return { from: "place" };
    const slot = spotSlot(spot);
    if (!slot || slot.seat !== choice.side) return null;
    if (choice.code === "load-pad") return choice.order[slot.number - 1] ? { from: "slot", number: slot.number } : null;
    const enters = choice.options.some((option) => option.kind === "reinforce" && option.number === slot.number);
    return enters ? { from: "slot", number: slot.number } : null;
  }

  #move(event: PointerEvent): void {
    const ground = this.#ground();
    const point = ground.units(event.clientX, event.clientY);
    const down = this.#down;
    if (!down) {
      if (event.pointerType === "mouse") this.#hover(ground, point);
      return;
    }
    if (this.named) {
      const spot = ground.spotAt(point);
      if (spot) this.named = { spot, at: point };
      return;
    }
    if (!this.drag && Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
    this.#still();
    const { choice } = ground;
    if (!choice || !down.grip || !down.spot) return;
    if (!this.drag && event.target instanceof Element) event.target.setPointerCapture?.(event.pointerId);
    this.#swallow = true;
    if (down.grip.from === "place") return this.#aim(ground, choice, down.spot, point);
    if (!this.drag && down.grip.from === "square" && choice.selected !== down.grip.square)
      choice.select(down.grip.square);
    const spot = down.grip.from === "square" ? down.grip.square : slotSpot(choice.side, down.grip.number);
    this.drag = { spot, at: point };
    const target = this.#target(ground, choice, down.grip, point, down.by);
    choice.hover(target?.deed.do === "token" ? target.deed.token : null);
  }

  /** Dragging away from a character being placed turns it that way. */
  #aim({ layout }: Ground, choice: IslandChoice, spot: Spot, point: Point): void {
    if (choice.place !== spot && !spotSlot(spot)) choice.takePlace(spot);
    const square = choice.place;
    if (!square) return;
    const middle = layout.centre(square);
    const [dx, dy] = [point.x - middle.x, point.y - middle.y];
    if (Math.hypot(dx, dy) < 24) return;
    const angle = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 90 : 270) : dy > 0 ? 180 : 0;
    const facing = FACINGS.find((each) => layout.angle(each) === angle) as Facing;
    if (facing !== choice.facing) choice.takeFacing(facing);
  }

  /** Where the carried one could be let go: also on its own side, which a click would select. */
  #target({ layout, scale }: Ground, choice: IslandChoice, grip: Grip, point: Point, by: By): Thing | null {
    const fits = choice.options.filter((option) =>
      grip.from === "square"
        ? option.source === grip.square
        : grip.from === "slot" && option.kind === "reinforce" && option.number === grip.number,
    );
    const list = fits
      .flatMap((option) => targets(choice, layout, option))
      .filter((thing) => spotSlot(thing.spot) === null);
    return nearest(list, point, reachOf(by, scale));
  }

  #release(event: PointerEvent): void {
    const ground = this.#ground();
    const { choice } = ground;
    const down = this.#down;
    if (this.drag && choice && down?.grip) {
      const point = ground.units(event.clientX, event.clientY);
      if (choice.code === "load-pad" && down.grip.from === "slot") {
        const slot = spotSlot(ground.spotAt(point) ?? "");
        if (slot?.seat === choice.side) choice.exchange(down.grip.number, slot.number);
        else choice.takeOff(down.grip.number);
      } else {
        const target = this.#target(ground, choice, down.grip, point, down.by);
        // Dragging counts as confirming, unless a preview must be shown first.
        if (target?.deed.do === "token") choice.point(target.deed.token, "mouse");
      }
      choice.hover(null);
    }
    this.#letGo();
  }

  #click(event: MouseEvent): void {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    const ground = this.#ground();
    const { choice, things } = ground;
    ground.finish();
    if (!choice) return;
    // A screen reader's click has no place of its own but the element's.
    const spoken =
      event.detail === 0 && event.target instanceof Element ? event.target.getAttribute("data-spot") : null;
    const by: By = spoken ? "key" : this.#by;
    if (spoken) return pressSpot(choice, things, spoken);
    const point = ground.units(event.clientX, event.clientY);
    const spot = ground.spotAt(point);
    if (spot) ground.here(spot);
    if (choice.play.asking) {
      if (spot) void choice.why(spot);
      return;
    }
    const thing = nearest(things, point, reachOf(by, ground.scale));
    if (thing) act(choice, things, thing, by);
    else choice.cancel();
  }

  #hover({ choice, things, scale, spotAt }: Ground, point: Point): void {
    this.over = spotAt(point);
    if (!choice || choice.play.asking) return;
    const thing = nearest(things, point, reachOf("mouse", scale));
    choice.hover(thing?.deed.do === "token" ? thing.deed.token : null);
  }

  #leave(): void {
    this.over = null;
    this.#ground().choice?.hover(null);
  }
  #still(): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#rest = null;
  }
  #letGo(): void {
    this.#still();
    this.#down = null;
    this.drag = null;
    this.named = null;
  }
}

/** Enter, or a screen reader's press, on a spot. */
export function pressSpot(choice: IslandChoice, things: readonly Thing[], spot: Spot): void {
  if (choice.play.asking) {
    void choice.why(spot);
    return;
  }
  const here = things.filter((thing) => thing.spot === spot && thing.deed.do !== "face");
  const picked = here.find((thing) => thing.deed.do === "token" && thing.deed.token === choice.pending?.token);
  const thing = picked ?? here.find((each) => each.deed.do !== "select") ?? here[0];
  if (thing) act(choice, things, thing, "key");
}
