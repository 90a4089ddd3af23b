// Battle for the Island's face: what the table needs to draw it and to let it be played.
import type { Choice, Face } from "../contract";
import type { GameView, Happening, SeatName, StateMessage } from "../../wire";
import Board from "./Board.svelte";
import { IslandChoice } from "./choice.svelte";
import { cropBox, cropOf } from "./crop";
import { Layout } from "./geometry";
import Kinds from "./Kinds.svelte";
import Panel from "./Panel.svelte";
import { island } from "./view";
import { brief, entitled, lost, sayPlace, standing } from "./words";

/** The die that was rolled, or what is to be placed. */
function emblem({ prompt, entries }: StateMessage, choice: Choice | null): string | null {
  if (!prompt) return null;
  const kind = choice instanceof IslandChoice ? choice.kind : null;
  const roll = prompt.code === "choose-option" ? 0 : prompt.facts?.roll;
  if (roll !== undefined) return `die-${roll}`;
  switch (prompt.code) {
    case "place-block":
      return "block";
    case "enter":
      return `piece-soldier-${prompt.seat}`;
    case "place-character":
      return `piece-${kind ?? "soldier"}-${prompt.seat}`;
    case "load-pad":
      return kind ? `piece-${kind}-${prompt.seat}` : `missile-${prompt.seat}`;
    case "after-move": {
      const events = entries.flatMap((entry) => (entry.played ?? []).flatMap((played) => played.events));
      const rolled = events.findLast((event) => event.code === "rolled");
      return rolled ? `die-${rolled.facts.face}` : `badge-${prompt.seat}`;
    }
    default:
      return `badge-${prompt.seat}`;
  }
}

/** Who or what a line of the log is about. */
function icon({ code, facts }: Happening): string | null {
  switch (code) {
    case "rolled":
      return `die-${facts.face}`;
    case "block-placed":
      return "block";
    case "block-turned-over":
      return `block-${facts.kind}`;
    case "shot":
      return "i-shot";
    case "pad-loaded":
    case "pad-nominated":
    case "pad-slid":
      return `missile-${facts.seat}`;
    default:
      return facts.kind && facts.seat ? `piece-${facts.kind}-${facts.seat}` : null;
  }
}

/** A shot at a character, and who is removed. */
function costs({ code, facts }: Happening, seat: SeatName): boolean {
  if (code === "shot") return facts.seat !== seat && facts.hit !== "block";
  return (code === "removed" || code === "removed-from-pad") && facts.seat === seat;
}

/** A block that is turned over is worth more than the shot or the move that hit it. */
const outcome = (events: readonly Happening[]): number =>
  Math.max(
    0,
    events.findIndex(({ code }) => code === "block-turned-over"),
  );

/** The whole board's, or that of the part a picture shows. */
function aspect(view: GameView, caption = "", choice: Choice | null = null): string {
  const crop = cropOf(island(view), caption, choice instanceof IslandChoice ? choice.code : "");
  const { width, height } = crop ? cropBox(crop, new Layout("south")) : { width: 948, height: 1080 };
  return `${width} / ${height}`;
}

export const face: Face = {
  choose: (play) => new IslandChoice(play),
  Board,
  Panel,
  kinds: { after: "I-1.2", Kinds },
  standing,
  brief,
  lost,
  fatal: (view) => island(view).fatal ?? 0,
  emblem,
  icon,
  outcome,
  costs,
  sayPlace,
  entitled,
  piece: (kind, seat) => (seat ? `piece-${kind}-${seat}` : kind),
  keys: [
    [["1", "2", "3"], "islandpage-key-numbers"],
    [["←", "↑", "→", "↓"], "islandpage-key-turn"],
  ],
  faces: true,
  layout: "square",
  ground: "var(--sea)",
  aspect,
  // The board lies between two people who sit across from each other.
  turnsForTwo: false,
  hints: true,
  confirms: true,
};
