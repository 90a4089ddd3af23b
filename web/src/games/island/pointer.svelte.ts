// Mouse, finger and pen on the board: click and click, drag and drop, a finger that rests to read a square's name.
import { type InputMethod, inputMethodOf, RESTS, SLACK } from "../../lib/fingers";
import type { IslandChoice } from "./choice.svelte";
import { type Facing, FACINGS, type Layout, type Point, STEP } from "./geometry";
import { activate, hidden, nearest, reachOf, type Target, targetsOf } from "./targets";
import { pieceOn, slotSpot, type Spot, spotSlot } from "./view";

/** What the pointer needs to know of the board; read anew each time. */
export interface BoardContext {
  choice: IslandChoice | null;
  layout: Layout;
  targets: readonly Target[];
  scale: number;
  /** Units from the window's px. */
  units(x: number, y: number): Point;
  /** The square or pad square at a point. */
  spotAt(point: Point): Spot | null;
  /** An animation ends at once. */
  finish(): void;
  /** Someone who watches has pressed a place. */
  press(spot: Spot): void;
  /** The focus follows the pointer. */
  here(spot: Spot): void;
}

/** How far around its middle, in squares, a press surely means a square. */
const INNER = 0.35;

type DragSource = { from: "square"; square: string } | { from: "slot"; number: number } | { from: "place" };

export class BoardPointer {
  /** Whom the pointer carries, and where it is, in units. */
  drag = $state.raw<{ spot: Spot; at: Point } | null>(null);
  /** The square whose name a resting finger reads. */
  named = $state.raw<{ spot: Spot; at: Point } | null>(null);
  /** The spot under the mouse. */
  over = $state.raw<Spot | null>(null);
  #context: () => BoardContext;
  #down: { x: number; y: number; by: InputMethod; source: DragSource | null; spot: Spot | null } | null = null;
  #by: InputMethod = "mouse";
  #ignoreClick = false;
  #rest: ReturnType<typeof setTimeout> | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;

  constructor(context: () => BoardContext) {
    this.#context = context;
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
      if ((this.#down?.source || this.named) && event.cancelable) event.preventDefault();
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
    const context = this.#context();
    this.#by = inputMethodOf(event);
    this.#ignoreClick = false;
    if (context.choice) context.choice.touched = this.#by === "touch";
    context.finish();
    const point = context.units(event.clientX, event.clientY);
    const spot = context.spotAt(point);
    this.#down = {
      x: event.clientX,
      y: event.clientY,
      by: this.#by,
      source: this.#dragSource(context, point, spot),
      spot,
    };
    if (this.#by !== "touch" || !spot) return;
    this.#rest = setTimeout(() => {
      this.named = { spot, at: point };
      this.#ignoreClick = true;
      const { choice, targets } = this.#context();
      const tokens = targets.flatMap(({ spot: at, action }) =>
        at === spot && action.type === "token" ? action.token : [],
      );
      choice?.rest(spot, [...new Set(tokens)]);
    }, RESTS);
  }

  /** What a drag from here would carry. */
  #dragSource({ choice, targets }: BoardContext, point: Point, spot: Spot | null): DragSource | null {
    if (!choice || choice.play.asking || !spot) return null;
    const target = nearest(targets, point, 34);
    if (target?.action.type === "select") return { from: "square", square: target.action.square };
    if (target?.action.type === "place" || (target?.action.type === "face" && choice.place)) return { from: "place" };
    const slot = spotSlot(spot);
    if (!slot || slot.seat !== choice.side) return null;
    if (choice.code === "load-pad") return choice.order[slot.number - 1] ? { from: "slot", number: slot.number } : null;
    const enters = choice.decisions.some(
      (decision) => decision.kind === "reinforce" && decision.number === slot.number,
    );
    return enters ? { from: "slot", number: slot.number } : null;
  }

  #move(event: PointerEvent): void {
    const context = this.#context();
    const point = context.units(event.clientX, event.clientY);
    const down = this.#down;
    if (!down) {
      if (event.pointerType === "mouse") this.#hover(context, point);
      return;
    }
    if (this.named) {
      const spot = context.spotAt(point);
      if (spot) this.named = { spot, at: point };
      return;
    }
    if (!this.drag && Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
    this.#still();
    const { choice } = context;
    if (!choice || !down.source || !down.spot) return;
    if (!this.drag && event.target instanceof Element) event.target.setPointerCapture?.(event.pointerId);
    this.#ignoreClick = true;
    if (down.source.from === "place") return this.#aim(context, choice, down.spot, point);
    if (!this.drag && down.source.from === "square" && choice.selected !== down.source.square)
      choice.select(down.source.square);
    const spot = down.source.from === "square" ? down.source.square : slotSpot(choice.side, down.source.number);
    this.drag = { spot, at: point };
    const target = this.#target(context, choice, down.source, point, down.by);
    choice.hover(target?.action.type === "token" ? target.action.token : null);
  }

  /** Dragging away from a character being placed turns it that way. */
  #aim({ layout }: BoardContext, choice: IslandChoice, spot: Spot, point: Point): void {
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
  #target(
    { layout, scale }: BoardContext,
    choice: IslandChoice,
    source: DragSource,
    point: Point,
    by: InputMethod,
  ): Target | null {
    const fits = choice.decisions.filter((decision) =>
      source.from === "square"
        ? decision.source === source.square
        : source.from === "slot" && decision.kind === "reinforce" && decision.number === source.number,
    );
    const list = fits
      .filter((decision) => !hidden(choice, decision))
      .flatMap((decision) => targetsOf(choice, layout, decision))
      .filter((target) => spotSlot(target.spot) === null);
    return nearest(list, point, reachOf(by, scale));
  }

  #release(event: PointerEvent): void {
    const context = this.#context();
    const { choice } = context;
    const down = this.#down;
    if (this.drag && choice && down?.source) {
      const point = context.units(event.clientX, event.clientY);
      if (choice.code === "load-pad" && down.source.from === "slot") {
        const slot = spotSlot(context.spotAt(point) ?? "");
        if (slot?.seat === choice.side) choice.exchange(down.source.number, slot.number);
        else choice.takeOff(down.source.number);
      } else {
        const target = this.#target(context, choice, down.source, point, down.by);
        if (target?.action.type === "token") choice.point(target.action.token, down.by);
      }
      choice.hover(null);
    }
    this.#letGo();
  }

  #click(event: MouseEvent): void {
    // Keys and screen readers click without a place: theirs is no echo of a finger's.
    if (this.#ignoreClick && event.detail > 0) {
      this.#ignoreClick = false;
      return;
    }
    const context = this.#context();
    const { choice, targets } = context;
    context.finish();
    if (!choice) {
      const spot = context.spotAt(context.units(event.clientX, event.clientY));
      if (spot) context.press(spot);
      return;
    }
    // A screen reader's click has no place of its own but the element's.
    const spoken =
      event.detail === 0 && event.target instanceof Element ? event.target.getAttribute("data-spot") : null;
    const by: InputMethod = spoken ? "key" : this.#by;
    if (spoken) return pressSpot(choice, targets, spoken);
    const point = context.units(event.clientX, event.clientY);
    const spot = context.spotAt(point);
    if (spot) context.here(spot);
    if (choice.play.asking) {
      if (spot) void choice.why(spot);
      return;
    }
    // A finger on a square where a character may stand means that square.
    const placed = targets.find(({ spot: at, action }) => at === spot && action.type === "place");
    const target = (by === "touch" && placed) || nearest(targets, point, reachOf(by, context.scale));
    const aside = by === "touch" && choice.code === "place-block" && target && target.spot !== spot;
    if (aside) this.#beside(context, choice, target, point, spot);
    else if (target) activate(choice, targets, target, by);
    // The second press of a double press asks nothing: the first has just done what it was meant for.
    else if (event.detail > 1) return;
    else if (spot) choice.answer(spot);
    else choice.cancel();
  }

  /** A finger beside a square for a block: well inside another square that one was meant; at its edge the block is only
      shown, to be confirmed. */
  #beside({ layout }: BoardContext, choice: IslandChoice, target: Target, point: Point, spot: Spot | null): void {
    const middle = spot && !spotSlot(spot) ? layout.centre(spot) : null;
    const inside = middle && Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)) < STEP * INNER;
    if (inside && spot) choice.answer(spot);
    else if (target.action.type === "token") choice.pick(target.action.token);
  }

  #hover({ choice, targets, scale, spotAt }: BoardContext, point: Point): void {
    this.#rested(choice, spotAt(point));
    if (!choice || choice.play.asking) return;
    const target = nearest(targets, point, reachOf("mouse", scale));
    choice.hover(target?.action.type === "token" ? target.action.token : null);
  }

  /** A mouse that rests on a square shows what it reaches and what can hit it. */
  #rested(choice: IslandChoice | null, spot: Spot | null): void {
    if (this.over === spot) return;
    this.over = spot;
    clearTimeout(this.#looking);
    if (choice?.play.inspection && !choice.play.inspection.words?.length) choice.play.inspect(null);
    if (!choice || choice.play.asking || !spot || spotSlot(spot) || !pieceOn(choice.view, spot)) return;
    this.#looking = setTimeout(() => choice.play.inspect(spot), RESTS);
  }

  #leave(): void {
    clearTimeout(this.#looking);
    this.over = null;
    this.#context().choice?.hover(null);
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
export function pressSpot(choice: IslandChoice, targets: readonly Target[], spot: Spot): void {
  if (choice.play.asking) {
    void choice.why(spot);
    return;
  }
  const here = targets.filter((target) => target.spot === spot && target.action.type !== "face");
  const picked = here.find((target) => target.action.type === "token" && target.action.token === choice.pending?.token);
  const target = picked ?? here.find((each) => each.action.type !== "select") ?? here[0];
  if (target) activate(choice, targets, target, "key");
  else choice.answer(spot);
}
