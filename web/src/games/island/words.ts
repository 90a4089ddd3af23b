// What the board shows, in words: decisions, previews, squares for those who listen.
import { say, sayList, saySaid } from "../../lib/say";
import type { Caught, GameView, Hinted, Reason, SeatName, Threat } from "../../wire";
import type { IslandView, IslandPreview, IslandDecision, IslandThreat } from "./wire";
import { index } from "../../lib/seats";
import type { Count } from "../contract";
import type { IslandChoice } from "./choice.svelte";
import { FACING_WORDS, type Facing } from "./geometry";
import { sideOf } from "./decisions";
import { island, KINDS, padOf, pieceOn, type Spot, spotSlot } from "./view";

/** "Jeep on d3". */
export function sayPiece(kind: string, square: string): string {
  return say("islandpage-piece-on", { kind, square });
}

/** The three lines of a move's button: what, and how far to where. */
export function sayMove(decision: IslandDecision): { what: string; where: string } {
  const side = sideOf(decision);
  const what = say(side ? `islandpage-turn-${side}` : "islandpage-forward");
  if (decision.kind === "turn") return { what, where: say("islandpage-on", { square: decision.source ?? "" }) };
  return {
    what,
    where: say(decision.hits_block ? "islandpage-to-block" : "islandpage-to", {
      steps: decision.path?.length || 1,
      square: decision.target ?? "",
    }),
  };
}

/** "Shoot: tank h4 hits the jeep on h8". */
export function sayShot(decision: IslandDecision, view: IslandView): string {
  return say("islandpage-shoot", {
    kind: decision.piece ?? "",
    shooter: decision.source ?? "",
    hit: decision.hit ?? "block",
    target: decision.target ?? "",
    own: decision.own && pieceOn(view, decision.target)?.seat === pieceOn(view, decision.source)?.seat ? "yes" : "no",
  });
}

/** A character in a list: "your soldier on e7". */
export function sayWho(who: Caught, seat: SeatName | null): string {
  return say("islandpage-who", { own: who.seat === seat ? "yes" : "no", kind: who.kind, square: who.square });
}

export function sayCrossfire(decision: IslandDecision, seat: SeatName | null): string {
  const caught = decision.caught ?? [];
  const [only] = caught;
  if (decision.hit === "block") {
    // A safe block's line of fire removes no one.
    const live = only ? [say("islandpage-crossfire-live", { who: sayPeople(caught, seat) })] : [];
    return [say("islandpage-shoot-block"), ...live].join(" ");
  }
  if (!only) return "";
  const words = caught.length === 1 ? "islandpage-crossfire" : "islandpage-crossfire-many";
  return say(words, {
    own: only.seat === seat ? "yes" : "no",
    kind: only.kind,
    square: only.square,
    who: sayPeople(caught, seat),
  });
}

function sayPeople(caught: readonly Caught[], seat: SeatName | null): string {
  return sayList(caught.map((each) => sayWho(each, seat)));
}

/** What a preview says, a sentence each. */
export function sayLooked(decision: IslandDecision, looked: IslandPreview | null, seat: SeatName | null): string[] {
  const says: string[] = [];
  if (!looked) {
    const crossfire = decision.kind === "shoot" ? sayCrossfire(decision, seat) : say("islandpage-lands");
    return crossfire ? [crossfire] : [];
  }
  if (looked.removed?.length) says.push(say("islandpage-look-removed", { who: sayPeople(looked.removed, seat) }));
  const [live, of] = looked.live ?? [0, 1];
  if (live > 0 || looked.chain?.length) {
    const sure = live === of;
    says.push(sure ? say("islandpage-look-surely") : say("islandpage-look-live", { live, of }));
    const risk = looked.risk ?? [];
    // A character that lands on the block is named by where it will stand.
    const named = (each: Caught) =>
      each.square === decision.target && decision.kind !== "shoot"
        ? say("islandpage-lander", { who: sayWho(each, seat) })
        : sayWho(each, seat);
    if (risk.length) says.push(say("islandpage-look-risk", { who: sayList(risk.map(named)) }));
    else if (!sure && !looked.farther?.length) says.push(say("islandpage-look-nobody"));
    const further = (looked.chain ?? []).slice(1);
    const count = further.length;
    if (count) says.push(say("islandpage-look-chain", { count, squares: sayList(further) }));
    if (looked.farther?.length)
      says.push(say("islandpage-look-farther", { count, who: sayPeople(looked.farther, seat) }));
  }
  if (looked.wins) says.push(say("islandpage-look-wins"));
  return says;
}

/** What a character would aim at where a decision takes it, and how it could be hit there. */
export function sayThere(looked: IslandPreview | null): string {
  if (!looked?.end) return "";
  const { hits, aims, threat, end } = looked;
  const aim = hits
    ? say("islandpage-there-hits", { kind: hits.kind, square: hits.square })
    : aims
      ? say("islandpage-there-aims", { square: aims })
      : "";
  const danger = threat ? saySaid(threat.words) : say("islandpage-sight-safe", { square: end });
  return [aim, danger].filter(Boolean).join(" ");
}

/** The question before a shot at one's own side (I-6.4). */
export function sayFriendly(
  decision: IslandDecision,
  looked: IslandPreview | null,
  seat: SeatName | null,
  view: IslandView,
): string {
  const target = pieceOn(view, decision.target);
  // What a block holds is unknown: characters in that line are at risk, not lost.
  const aimed = target ? [...(decision.caught ?? []), target] : [];
  const all = looked ? (looked.removed ?? []) : aimed;
  const people = all.filter((each) => each.seat === seat);
  const [only] = people;
  if (!only) return say("islandpage-own-risk");
  if (people.length === 1) return say("islandpage-own", { kind: only.kind, square: only.square });
  return say("islandpage-own-many", {
    who: sayList(people.map(({ kind, square }) => say("islandpage-who-own", { kind, square }))),
  });
}

/** What the prompt box says while something is picked. */
export function headingOf(choice: IslandChoice): string | null {
  const { pending, fork } = choice;
  if (fork.length) return say("islandpage-heading-fork", { square: fork[0]?.target ?? "" });
  if (!pending && choice.code.startsWith("remove")) return say("islandpage-remove-heading");
  if (choice.code === "place-character" && choice.kind) {
    const { number = 1, of = 1 } = choice.play.state.prompt?.says?.[0]?.facts ?? {};
    if (choice.place) return say("islandpage-heading-placed", { kind: choice.kind, square: choice.place });
    return say("islandpage-heading-place", { kind: choice.kind, number, of });
  }
  if (!pending) return null;
  if (pending.kind === "shoot") {
    if (pending.own) return say("islandpage-heading-own");
    return say("islandpage-heading-shoot", { hit: pending.hit ?? "block", target: pending.target ?? "" });
  }
  if (pending.hits_block) return say("islandpage-heading-land", { square: pending.target ?? "" });
  return null;
}

/** A square or a pad square for those who listen: who is there, and what can be done there. */
export function saySpot(view: IslandView, spot: Spot, states: readonly string[]): string {
  const slot = spotSlot(spot);
  let words: string;
  if (slot) {
    const pad = padOf(view, slot.seat);
    const kind = pad?.slots[slot.number - 1] ?? "none";
    words = say("islandpage-slot", { seat: slot.seat, number: slot.number, kind });
  } else {
    const piece = pieceOn(view, spot);
    if (piece) {
      const facing = FACING_WORDS[piece.facing as Facing];
      words = say("islandpage-square-piece", { square: spot, seat: piece.seat, kind: piece.kind, facing });
    } else
      words = say(view.blocks.includes(spot) ? "islandpage-square-block" : "islandpage-square-empty", { square: spot });
  }
  return [words, ...states].join("; ");
}

/** "Can be hit next turn, with 2 or 4: 2/6." */
export function sayThreat(hints: Hinted | null, square: string): string | null {
  const threat = hints ? threatsOf(hints).find((each) => each.square === square) : undefined;
  if (!threat) return null;
  return say(threat.rolls.length ? "islandpage-threat" : "islandpage-threat-zero", {
    rolls: threat.rolls.join(", "),
    chance: inSixths(threat),
  });
}

/** The threats, as the island's presenter makes them. */
export function threatsOf(hints: Hinted): readonly IslandThreat[] {
  return hints.threats as IslandThreat[];
}

/** A chance as dice players say it: 2/6 rather than 1/3, where sixths are possible. */
export function inSixths({ chance: [chance, of] }: Pick<Threat, "chance">): string {
  return 6 % of === 0 ? `${(chance * 6) / of}/6` : `${chance}/${of}`;
}

/** How many characters a side has still to place. */
const comingOf = (view: IslandView, seat: SeatName): number => view.coming?.[index(seat)] ?? 0;

/** "6 on the island, 2 on the pad". */
export function standing(given: GameView, seat: SeatName): string {
  const view = island(given);
  const here = view.pieces.filter((piece) => piece.seat === seat).length;
  const pad = padOf(view, seat);
  const waiting = pad?.slots.filter(Boolean).length ?? 0;
  const coming = comingOf(view, seat);
  if (coming > 0 && waiting === 0) return say("islandpage-standing-box", { island: here, box: coming });
  return pad
    ? say("islandpage-standing", { island: here, pad: waiting })
    : say("islandpage-standing-island", { island: here });
}

/** The same for a narrow strip: "8 left". */
export function brief(given: GameView, seat: SeatName): string {
  const view = island(given);
  return say("islandpage-brief", { left: view.left[index(seat)] + comingOf(view, seat) });
}

/** The characters that a side has lost, the strongest first; in blitz only how many. */
export function lost(given: GameView, seat: SeatName): Count[] {
  const gone = island(given).lost?.[index(seat)] ?? {};
  return [
    ...[...KINDS]
      .reverse()
      .map((kind) => ({
        icon: `piece-${kind}-${seat}`,
        count: gone[kind] ?? 0,
        words: say("islandpage-kind", { kind }),
      })),
    { icon: `badge-${seat}`, count: gone.unknown ?? 0, words: say("islandpage-lost-unknown") },
  ].filter(({ count }) => count > 0);
}

/** A square, a pad square or a kind of character that a question names. */
export function sayPlace(place: string): string {
  const owned = spotSlot(place);
  if (owned) return say("islandpage-pad-of", owned);
  const slot = /\+(\d)$/.exec(place);
  if (slot) return say("islandpage-pad-square", { number: Number(slot[1]) });
  return /^[a-l]\d{1,2}$/.test(place) ? place : say("islandpage-kind", { kind: place });
}

/** A question about who waits on a pad: nothing was tried, so its heading does not ask why not. */
export function entitled(reason: Reason): string | null {
  return reason.code === "pad-own" || reason.code === "pad-theirs" ? sayPlace(reason.target) : null;
}
