// The visible part of the field and its scale. It follows the battle until the user pans or zooms.
import { SvelteMap } from "svelte/reactivity";
import type { Point } from "./spaces";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room that tools and floating buttons take from the field, in px. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the view follows until the user moves it. */
export interface Followed {
  box: Box;
  insets: Insets;
  /** Room that is left around the box where there is enough, in the field's units. */
  margin: number;
  /** What matters most when not everything fits. */
  focus: Point | null;
  /** The least scale at which everything is fitted into the view: what does not fit is panned to. */
  least: number;
  /** The largest one. */
  most: number;
}

const CLOSEST = 2.4;
const FARTHEST = 0.22;

/** The view that shows a box, and its scale. */
export function fitted(
  box: Box,
  width: number,
  height: number,
  { insets, margin, focus, least, most }: Omit<Followed, "box">,
) {
  const wide = Math.max(60, width - insets.left - insets.right);
  const high = Math.max(60, height - insets.top - insets.bottom);
  const whole = Math.min(wide / (box.width + 2 * margin), high / (box.height + 2 * margin));
  const scale = Math.min(most, Math.max(least, whole));
  const along = (start: number, size: number, room: number, wish: number) => {
    const half = room / scale / 2;
    if (size <= half * 2) return start + size / 2;
    // Too large to be seen at once: as near to what matters as the edges allow.
    return Math.min(start + size - half, Math.max(start + half, wish));
  };
  return {
    x: along(box.x, box.width, wide, focus?.x ?? 0) - (insets.left - insets.right) / 2 / scale,
    y: along(box.y, box.height, high, focus?.y ?? 0) - (insets.top - insets.bottom) / 2 / scale,
    scale,
  };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  #follow: () => Followed;
  #own = $state.raw<{ x: number; y: number; scale: number } | null>(null);
  /** The view was moved by the keyboard's focus, not by a wish of its own. */
  #lent = false;
  /** Fingers and mouse buttons that are down, in px. */
  readonly pointers = new SvelteMap<number, Point>();

  constructor(follow: () => Followed) {
    this.#follow = follow;
  }

  #auto = $derived.by(() => {
    const { box, ...wishes } = this.#follow();
    return fitted(box, this.width, this.height, wishes);
  });

  get #view() {
    return this.#own ?? this.#auto;
  }
  /** The point of the field in the middle of the view. */
  get x(): number {
    return this.#view.x;
  }
  get y(): number {
    return this.#view.y;
  }
  get scale(): number {
    return this.#view.scale;
  }
  /** Whether the view follows the battle. */
  get following(): boolean {
    return this.#own === null;
  }

  /** The part of the field that is seen. */
  get seen(): Box {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  /** A point of the field, given in px from the view's corner. */
  at(px: Point): Point {
    return { x: this.x + (px.x - this.width / 2) / this.scale, y: this.y + (px.y - this.height / 2) / this.scale };
  }

  /** A point of the field in px from the view's corner. */
  onScreen(point: Point): Point {
    return {
      x: (point.x - this.x) * this.scale + this.width / 2,
      y: (point.y - this.y) * this.scale + this.height / 2,
    };
  }

  fit(): void {
    this.#own = null;
    this.#lent = false;
  }

  /** The view's own choice; pressed once more, everything, however small. */
  show(): void {
    if (!this.following) {
      this.fit();
      return;
    }
    const { box, ...wishes } = this.#follow();
    this.#own = fitted(box, this.width, this.height, { ...wishes, focus: null, least: FARTHEST });
  }

  moveTo(point: Point): void {
    this.#own = { ...point, scale: this.scale };
    this.#lent = false;
  }

  /** Moves the field under the view, in px. */
  pan(dx: number, dy: number): void {
    this.#lent = false;
    this.#own = { x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale };
  }

  /** Closer, farther or everything, by a key; false for other keys. */
  press(key: string): boolean {
    if (key === "+" || key === "=") this.zoom(1.25);
    else if (key === "-") this.zoom(0.8);
    else if (key === "0") this.fit();
    else return false;
    return true;
  }

  /** Zooms; what lies under `around` (px; the middle if it is not given) stays there. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    // No farther than twice the view that shows everything: a battle must not be lost from sight.
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, this.#auto.scale / 2, this.scale * factor));
    const kept = this.at(around);
    this.#lent = false;
    this.#own = {
      x: kept.x - (around.x - this.width / 2) / scale,
      y: kept.y - (around.y - this.height / 2) / scale,
      scale,
    };
  }

  /** Goes back to following, if the view was only moved to show something. */
  home(): void {
    if (this.#lent) this.fit();
  }

  /** Moves no farther than it takes to see a point, with some px around it. */
  reveal(point: Point, margin: number): void {
    const px = this.onScreen(point);
    const over = (at: number, size: number) => Math.min(0, size - margin - at) + Math.max(0, margin - at);
    const dx = over(px.x, this.width);
    const dy = over(px.y, this.height);
    if (!dx && !dy) return;
    const lent = this.#own === null || this.#lent;
    this.pan(dx, dy);
    this.#lent = lent;
  }

  /** A finger or the mouse moved: one pans, two zoom and pan. */
  drag(id: number, to: Point): void {
    const from = this.pointers.get(id);
    if (!from) return;
    const rest = [...this.pointers].find(([each]) => each !== id)?.[1];
    this.pointers.set(id, to);
    if (!rest) {
      this.pan(to.x - from.x, to.y - from.y);
      return;
    }
    const far = (a: Point) => Math.max(20, Math.hypot(a.x - rest.x, a.y - rest.y));
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    this.zoom(far(to) / far(from), { x: (to.x + rest.x) / 2, y: (to.y + rest.y) / 2 });
  }
}
