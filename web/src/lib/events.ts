// Codes of events that mean the same in every game.

/** A turn begins; the event's `seat` plays it. */
export const TURN_BEGAN = "turn-began";
/** Every game's last event: how it ended. */
export const ENDED = "ended";
