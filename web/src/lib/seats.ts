// The two seats: South is first in every pair that the server sends.
import type { SeatName } from "../wire";

export const SEATS: readonly SeatName[] = ["south", "north"];

/** A seat's place in a pair. */
export function index(seat: SeatName): 0 | 1 {
  return seat === "south" ? 0 : 1;
}

export function other(seat: SeatName): SeatName {
  return seat === "south" ? "north" : "south";
}
