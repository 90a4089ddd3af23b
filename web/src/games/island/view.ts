// Reading a view: who stands where. The page applies no rules.
import type { GameView, SeatName } from "../../wire";
import type { IslandView, CarrierPad as Pad, Piece } from "./wire";
import { index } from "../../lib/seats";

export const KINDS = ["soldier", "jeep", "tank"] as const;
export type Kind = (typeof KINDS)[number];
/** How far each hits (I-1.2), for words and drawings about a kind; a test holds them to the rules. */
export const RANGES: Readonly<Record<Kind, number>> = { soldier: 2, jeep: 3, tank: 4 };

const EMPTY: IslandView = { game: "island", pieces: [], blocks: [], live: 0, safe: 0, left: [0, 0], quiet: 0 };

/** The view, if it is the island's: the table draws one face for one game, but types cannot know that. */
export function island(view: GameView | null | undefined): IslandView {
  return view?.game === "island" ? (view as IslandView) : EMPTY;
}

/** How much lies and stands there: it grows with every decision of the set-up, and shrinks when one is taken back. */
export function grown(view: IslandView): number {
  const loaded = (view.pads ?? []).flatMap((pad) => pad.slots.filter(Boolean)).length;
  return view.blocks.length + view.pieces.length + loaded;
}

export function pieceOn(view: IslandView, square: string | null | undefined): Piece | undefined {
  return square ? view.pieces.find((piece) => piece.square === square) : undefined;
}

export function padOf(view: IslandView, seat: SeatName): Pad | undefined {
  return view.pads?.find((pad) => pad.seat === seat);
}

/** What is on a square or a pad square, as a symbol's id. */
export function pieceSymbol(view: IslandView, spot: Spot): string | null {
  const slot = spotSlot(spot);
  const kind = slot ? padOf(view, slot.seat)?.slots[slot.number - 1] : pieceOn(view, spot)?.kind;
  if (kind) return `piece-${kind}-${slot?.seat ?? pieceOn(view, spot)?.seat}`;
  return view.blocks.includes(spot) ? "block" : null;
}

export function boxOf(view: IslandView, seat: SeatName): Record<string, number> {
  return view.box?.[index(seat)] ?? {};
}

/** A pad square as the board's focus and the wire's `why` name it. */
export function slotName(number: number): string {
  return `+${number}`;
}

/** A place that can have the focus: a square (`e4`), or a seat's pad square (`south+3`). */
export type Spot = string;

export function slotSpot(seat: SeatName, number: number): Spot {
  return `${seat}+${number}`;
}

export function spotSlot(spot: Spot): { seat: SeatName; number: number } | null {
  const match = /^(south|north)\+([1-5])$/.exec(spot);
  return match ? { seat: match[1] as SeatName, number: Number(match[2]) } : null;
}
