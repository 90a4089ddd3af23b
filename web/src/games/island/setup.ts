// Set-up done for somebody who would rather begin: one of the decisions that the server offers, chosen so that things
// stand well apart and look at the enemy. It knows no rule; whatever it picks was offered.
import type { SeatName } from "../../wire";
import type { IslandView, IslandDecision as Option } from "./wire";
import { ahead, type Facing, grid, SIZE } from "./geometry";
import { ofKind } from "./options";
import { boxOf, KINDS, type Kind } from "./view";

/** What is asked of a player before the battle. */
const SET_UP = new Set(["place-block", "place-character", "load-pad"]);

export function isSetUp(code: string): boolean {
  return SET_UP.has(code);
}

/** How much lies and stands there: it grows with every decision of the set-up, and shrinks when one is taken back. */
export function grown(view: IslandView): number {
  const loaded = (view.pads ?? []).flatMap((pad) => pad.slots.filter(Boolean)).length;
  return view.blocks.length + view.pieces.length + loaded;
}

/** A sensible decision among the options, or none where nothing is to be set up. */
export function suggestion(
  options: readonly Option[],
  view: IslandView,
  seat: SeatName,
  random: () => number = Math.random,
): Option | null {
  const blocks = ofKind(options, "block");
  if (blocks.length) return best(blocks, (option) => blockWorth(option, view), random);
  const characters = ofKind(options, "character");
  if (characters.length) return character(characters, view, seat, random);
  return best(ofKind(options, "load"), () => 0, random);
}

/** Away from the other blocks, and in the middle rather than at an edge where nobody comes by. */
function blockWorth({ target }: Option, view: IslandView): number {
  const [column, row] = grid(target ?? "");
  const apart = Math.min(4, ...view.blocks.map((block) => distance([column, row], grid(block))));
  const [aside, along] = [fromMiddle(column), fromMiddle(row)];
  return apart - Math.max(0, along - 3) - Math.max(0, aside - 5) * 0.5;
}

function character(options: readonly Option[], view: IslandView, seat: SeatName, random: () => number): Option | null {
  const own = view.pieces.filter((piece) => piece.seat === seat);
  const left = boxOf(view, seat);
  // The kind of which the smallest part is there already: so everybody has some of each on the island and some to come.
  const share = (kind: Kind) => {
    const here = own.filter((piece) => piece.kind === kind).length;
    return here / Math.max(1, here + (left[kind] ?? 0));
  };
  const kinds = KINDS.filter((kind) => options.some((option) => option.piece === kind));
  const kind = [...kinds].sort((a, b) => share(a) - share(b))[0];
  const facing = facingOf(options, seat);
  const able = options.filter((option) => option.piece === kind && option.facing === facing);
  const worth = ({ target }: Option): number => {
    const [column, row] = grid(target ?? "");
    const apart = Math.min(4, ...own.map((piece) => Math.abs(grid(piece.square)[0] - column)));
    const forward = ahead(seat) === "^" ? row : SIZE - 1 - row;
    const walled = view.blocks.some((block) => {
      const [there, high] = grid(block);
      const gap = ahead(seat) === "^" ? high - row : row - high;
      return there === column && gap > 0 && gap <= 4;
    });
    return apart + forward * 0.5 - (walled ? 2 : 0) - Math.max(0, fromMiddle(column) - 4) * 0.5;
  };
  return best(able, worth, random);
}

/** Towards the enemy, where that is offered. */
function facingOf(options: readonly Option[], seat: SeatName): Facing | undefined {
  const wanted = ahead(seat);
  if (options.some((option) => option.facing === wanted)) return wanted;
  return options[0]?.facing as Facing | undefined;
}

function best(options: readonly Option[], worth: (option: Option) => number, random: () => number): Option | null {
  const scored = options.map((option) => ({ option, worth: worth(option) }));
  const most = Math.max(...scored.map((each) => each.worth));
  const good = scored.filter((each) => each.worth >= most - 0.01);
  return good[Math.floor(random() * good.length)]?.option ?? null;
}

function fromMiddle(n: number): number {
  return Math.abs(n - (SIZE - 1) / 2);
}

function distance([a, b]: [number, number], [c, d]: [number, number]): number {
  return Math.hypot(a - c, b - d);
}
