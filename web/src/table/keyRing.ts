// The keys of one seat, as a player's side asks for them.
import type { SeatName } from "../wire";

/** Where a player's side finds the keys of its seat. */
export interface KeyRing {
  /** A key of one's own for the seat, new until the server has taken it; null if it could not be kept. */
  draw(seat: SeatName): string | null;
  /** The same, to join with; null also where the seat's key is one's own already. */
  claim(seat: SeatName): string | null;
  /** The server has taken the key of that hash, and no other opens the seat; null if it was not drawn here. */
  take(hash: string, seat: SeatName): string | null;
  /** The key to go on with where the server takes none of these; null: there is no other. */
  another(refused: ReadonlySet<string>): string | null;
}

/** For a viewer without a seat to keep. */
export const NO_RING: KeyRing = { draw: () => null, claim: () => null, take: () => null, another: () => null };
