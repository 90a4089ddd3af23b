// The Battle for Hill 218 at the table.
import { say, shownSpace } from "../../lib/say";
import { index } from "../../lib/seats";
import type { Choice, Count, Face } from "../contract";
import type { Decision, GameView, Happening, Reason, SeatName, StateMessage } from "../../wire";
import Board from "./Board.svelte";
import { HillChoice } from "./choice.svelte";
import CoveredHand from "./CoveredHand.svelte";
import Kinds from "./Kinds.svelte";
import { counted, MARKS, spokenKind, STRIKE, UNKNOWN, unitsOf } from "./kinds";
import Panel from "./Panel.svelte";
import { isSpace } from "./spaces";
import type { HillDecision, HillView } from "./wire";

function brief(shown: GameView, seat: SeatName): string {
  const view = shown as HillView;
  const place = index(seat);
  const facts = { hand: view.hands[place].length, deck: view.decks[place], strikes: view.strikes[place] };
  return say("hillpage-brief", facts);
}

function emblem({ prompt, view: shown }: StateMessage, choice: Choice | null): string | null {
  const view = shown as HillView | null | undefined;
  if (!prompt || !view) return null;
  const made = choice instanceof HillChoice ? choice : null;
  if (made?.strike) return "strike";
  if (made?.kind) return `unit-${made.kind}`;
  const attacker = view.units.find((unit) => unit.at === view.attacker);
  return attacker ? `unit-${attacker.kind}` : null;
}

/** What a line of the log is about. */
function icon({ code, facts }: Happening): string | null {
  switch (code) {
    case "deployed":
      return `unit-${facts.kind}`;
    case "attacked":
      return "i-shot";
    case "strike":
      return "strike";
    case "cut-off":
      return "mark-cutoff";
    case "drawn":
    case "returned":
      return `back-${facts.seat}`;
    default:
      return null;
  }
}

function sayPlace(place: string): string {
  if (isSpace(place)) return shownSpace(place);
  return place === STRIKE ? say("hillpage-air-strike") : say("hill218-cards-each", { word: place });
}

/** An answer about what a card can do asks for no reason. */
function entitled(reason: Reason): string | null {
  if (reason.code === "cards-fit") return say("hillpage-which-card");
  if (reason.code === "card-goes") return say("hillpage-kind", { kind: reason.source || reason.target });
  return reason.code === "strike-reaches" ? say("hillpage-air-strike-title") : null;
}

/** The cards that can go to the space that was asked about. */
function fitting({ code, target }: Reason, decisions: readonly Decision[]) {
  const there = (decisions as readonly HillDecision[]).filter(
    (each) => each.kind === "deploy" && each.target === target,
  );
  return code === "cards-fit"
    ? there.map(({ token, piece }) => ({ token, label: say("hillpage-kind", { kind: piece ?? "" }) }))
    : [];
}

function cover(shown: GameView): GameView {
  const view = shown as HillView;
  const covered = (hand: readonly string[]) => hand.map(() => UNKNOWN);
  const hidden: HillView = { ...view, hands: [covered(view.hands[0]), covered(view.hands[1])], bottom: [[], []] };
  return hidden;
}

function counts(shown: GameView, seat: SeatName): Count[] {
  const view = shown as HillView;
  const place = index(seat);
  return [
    { icon: "i-hand", count: view.hands[place].length },
    { icon: "i-deck", count: view.decks[place] },
    { icon: "strike", count: view.strikes[place] },
  ];
}

const lost = (shown: GameView, seat: SeatName): Count[] =>
  counted((shown as HillView).destroyed[index(seat)]).map(([kind, count]) => ({
    icon: `unit-${kind}`,
    count,
    words: spokenKind(kind),
  }));

/** A unit that is destroyed, and units that are cut off by that. */
function costs({ code, facts }: Happening, seat: SeatName): boolean {
  if (code === "cut-off") return facts.seat === seat;
  return (code === "attacked" || code === "strike") && facts.seat !== seat;
}

export const face: Face = {
  choose: (play) => new HillChoice(play),
  Board,
  Panel,
  kinds: { after: "H-1.2", Kinds },
  standing: (view, seat) => say("hillpage-standing", { count: unitsOf(view as HillView, seat) }),
  brief,
  counts,
  lost,
  emblem,
  icon,
  costs,
  sayPlace,
  entitled,
  fitting,
  piece: (kind) => `unit-${kind}`,
  keys: [
    [["1", "…", "9"], "hillpage-key-cards"],
    [["a"], "hillpage-key-strike"],
    [["c"], "hillpage-key-hand"],
    [["+", "−", "0"], "hillpage-key-zoom"],
  ],
  marks: MARKS,
  layout: "field",
  ground: "var(--field)",
  aspect: () => "4 / 3",
  // Cards are read from below.
  turnsForTwo: true,
  hints: true,
  warns: true,
  confirms: true,
  cards: true,
  hidden: { Covered: CoveredHand, cover },
};
