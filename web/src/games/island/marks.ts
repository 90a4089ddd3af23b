// What is drawn on the board for a choice: a shape for every state, as the look has them.
import { other } from "../../lib/seats";
import { say } from "../../lib/say";
import type { Caught, Hinted, Inspection, Reason, SeatName } from "../../wire";
import type { IslandView, IslandPreview, IslandDecision } from "./wire";
import type { IslandChoice } from "./choice.svelte";
import { inSixths, threatsOf } from "./words";
import { ahead, type Facing, type Layout, line, type Point, turned } from "./geometry";
import { movers, needsLook, ofKind, shots, sideOf, sources, squaresFor, ways } from "./decisions";
import { ASIDE, beside, direct, noseAt, nosesFor, tokenSide } from "./targets";
import { padOf, pieceOn, slotSpot, type Spot } from "./view";

interface Ghost {
  kind: string;
  seat: SeatName;
  square: string;
  facing: Facing;
  picked?: boolean;
  /** Not to be: drawn paler, under a "not here". */
  denied?: boolean;
}
interface Nose {
  at: Point;
  angle: number;
  symbol: "ghost-turn-left" | "ghost-turn-right" | "nose";
  picked: boolean;
  /** Of one who is not chosen. */
  faint?: boolean;
}
interface Fire {
  from: string;
  to: string;
}
export interface Tag {
  square: string;
  words: string;
  calm: boolean;
}

/** Nothing is marked. */
function noMarks() {
  return {
    canAct: [] as string[],
    legal: [] as string[],
    selected: null as string | null,
    way: "",
    arrows: [] as string[],
    fire: [] as Fire[],
    targets: [] as string[],
    /** A block that can be landed on and shot at, and the side of the token: the sight lies on the other. */
    apart: null as { square: string; side: Point } | null,
    crossfire: [] as string[],
    blast: [] as string[],
    chain: [] as string[],
    risk: [] as string[],
    ghosts: [] as Ghost[],
    blockGhost: null as string | null,
    noses: [] as Nose[],
    padGhosts: [] as { seat: SeatName; column: string; picked: boolean }[],
    /** Pad squares that can be chosen, of the side to decide or of the other. */
    slots: [] as { seat: SeatName; number: number; picked: boolean }[],
    noSlots: [] as { seat: SeatName; number: number }[],
    blocked: [] as string[],
    notHere: null as string | null,
    threatened: [] as string[],
    /** The piece whose reach is shown. */
    inspected: null as string | null,
    /** Where those stand who could hit the piece that is pointed at: squares and pad squares. */
    aiming: [] as Spot[],
    tags: [] as Tag[],
  };
}
export type Marks = ReturnType<typeof noMarks>;

/** What is drawn, each mark once: a square may be in danger for several reasons. */
export function marksOf(...given: Parameters<typeof allMarks>): Marks {
  const marks = allMarks(...given);
  const once = <T>(all: readonly T[], key: (each: T) => string): T[] => [
    ...new Map(all.map((each) => [key(each), each])).values(),
  ];
  const square = (each: string) => each;
  for (const list of ["aiming", "threatened", "targets", "crossfire"] as const) marks[list] = once(marks[list], square);
  marks.fire = once(marks.fire, ({ from, to }) => from + to);
  marks.tags = once(marks.tags, (tag) => tag.square);
  return marks;
}

function allMarks(
  view: IslandView,
  layout: Layout,
  choice: IslandChoice | null,
  reason: Reason | null,
  hints: Hinted | null,
  pointed: string | null,
): Marks {
  const marks = noMarks();
  if (hints) threatMarks(marks, view, hints, [pointed, choice?.selected ?? null]);
  const seen = choice?.play.inspection ?? null;
  if (seen) inspectionMarks(marks, view, layout, seen);
  if (reason) {
    reasonMarks(marks, view, layout, reason);
    // Where something could be placed instead, a press places it.
    if (choice?.code === "place-block" || choice?.code === "place-character") placeMarks(marks, choice);
    return marks;
  }
  if (!choice?.decisions.length) return marks;
  switch (choice.code) {
    case "place-block":
      placeMarks(marks, choice);
      marks.blockGhost = choice.shown?.target ?? null;
      if (choice.pending?.target)
        marks.tags.push({ square: choice.pending.target, words: say("islandpage-again"), calm: true });
      break;
    case "place-character":
      placingMarks(marks, choice, layout);
      break;
    case "load-pad":
      break;
    default:
      playingMarks(marks, choice, layout);
  }
  return marks;
}

/** The squares where the block or the character could stand. */
function placeMarks(marks: Marks, { decisions, kind, place }: IslandChoice): void {
  const blocks = ofKind(decisions, "block").flatMap((decision) => decision.target ?? []);
  marks.legal = [...blocks, ...squaresFor(decisions, kind)].filter((square) => square !== place);
}

function placingMarks(marks: Marks, choice: IslandChoice, layout: Layout): void {
  const { kind, place, facing, side } = choice;
  placeMarks(marks, choice);
  if (!place || !kind || !facing) return;
  marks.ghosts.push({ kind, seat: side, square: place, facing, picked: true });
  for (const each of nosesFor(choice, layout, place)) {
    const [at, angle] = [noseAt(layout, place, each), layout.angle(each)];
    marks.noses.push({ at, angle, symbol: "nose", picked: each === facing });
  }
}

function playingMarks(marks: Marks, choice: IslandChoice, layout: Layout): void {
  const { decisions, selected, shown, view, wayShown: way } = choice;
  marks.selected = selected;
  if (selected) selectedMarks(marks, choice, layout, selected);
  else if (choice.code !== "choose-option") marks.canAct = sources(decisions);
  else if (way !== "reinforce" && way !== "pad") marks.canAct = movers(decisions);
  directMarks(marks, choice, layout);
  for (const decision of ofKind(decisions, "remove")) if (decision.target) marks.canAct.push(decision.target);
  shotMarks(marks, choice);
  for (const { square } of marks.ghosts) {
    const side = marks.targets.includes(square) ? tokenSide(choice, layout, square) : null;
    if (side) marks.apart = { square, side };
  }
  padMarks(marks, choice, layout);
  if (shown && choice.looked) lookedMarks(marks, choice.looked, other(choice.side));
  if (shown?.kind === "remove" && shown.target) marks.targets.push(shown.target);
  if (shown?.hits_block && shown.target)
    marks.tags.push({ square: shown.target, words: say("islandpage-tag-lands"), calm: true });
  // What waits for a second press says so; a preview has a button for it.
  const waits = choice.pending && !needsLook(choice.pending) ? choice.pending : null;
  const spot = waits?.kind === "slide" ? null : (waits?.target ?? waits?.source);
  if (spot) marks.tags.push({ square: spot, words: say("islandpage-again"), calm: true });
  // A decision that is pointed at is drawn even if it belongs to a character other than the selected one.
  if ((shown?.kind === "move" || shown?.kind === "turn") && shown.source !== selected) {
    const piece = pieceOn(view, shown.source);
    const side = sideOf(shown);
    const facing = piece && (side ? turned(piece.facing as Facing, side) : (piece.facing as Facing));
    if (piece && facing && shown.kind === "turn") marks.ghosts.push({ ...piece, facing, picked: true });
    else if (piece && facing && shown.target) {
      marks.ghosts.push({ kind: piece.kind, seat: piece.seat, square: shown.target, facing, picked: true });
      marks.way += line(layout.centre(piece.square), layout.centre(shown.target), 34, 28);
    }
  }
}

/** Where a press is enough without choosing who acts: a dot to move, noses to turn. */
function directMarks(marks: Marks, choice: IslandChoice, layout: Layout): void {
  if (choice.shown) return;
  for (const { spot, action } of direct(choice, layout)) {
    const decision = action.type === "token" ? choice.decisions.find(({ token }) => token === action.token) : null;
    const piece = pieceOn(choice.view, decision?.source);
    const side = decision && sideOf(decision);
    if (!piece || !decision) continue;
    const [angle, more] = [layout.angle(piece.facing as Facing), { picked: false, faint: true }];
    if (!side) marks.legal.push(spot);
    else if (decision.kind === "move")
      marks.noses.push({ at: layout.centre(spot), angle, symbol: `ghost-turn-${side}`, ...more });
    else {
      const beyond = beside(layout, piece.square, piece.facing, side, ASIDE);
      marks.noses.push({
        at: beyond,
        angle: layout.angle(turned(piece.facing as Facing, side)),
        symbol: "nose",
        ...more,
      });
    }
  }
}

/** The selected one's way: a hollow token straight on, two noses where it can turn. */
function selectedMarks(marks: Marks, choice: IslandChoice, layout: Layout, selected: string): void {
  const { view, shown, decisions } = choice;
  const piece = pieceOn(view, selected);
  // Where it could go would lie under the shot that is asked about.
  if (!piece || shown?.kind === "shoot") return;
  const middle = layout.centre(selected);
  const stops = new Map<string, number>();
  for (const decision of decisions) {
    if (decision.source !== selected) continue;
    const side = sideOf(decision);
    const picked = shown?.token === decision.token;
    if (decision.kind === "turn" && side) {
      const at = beside(layout, selected, piece.facing, side, ASIDE);
      marks.noses.push({ at, angle: layout.angle(turned(piece.facing as Facing, side)), symbol: "nose", picked });
      if (picked) marks.ghosts.push({ ...piece, facing: turned(piece.facing as Facing, side), picked });
    }
    if (decision.kind !== "move" || !decision.target) continue;
    const at = layout.centre(decision.target);
    stops.set(decision.target, Math.hypot(at.x - middle.x, at.y - middle.y));
    if (side) marks.noses.push({ at, angle: layout.angle(piece.facing), symbol: `ghost-turn-${side}`, picked });
    else marks.ghosts.push({ ...piece, square: decision.target, facing: piece.facing as Facing, picked });
  }
  let [before, inset] = [selected, 38];
  for (const [stop] of [...stops].sort((a, b) => a[1] - b[1])) {
    marks.way += line(layout.centre(before), layout.centre(stop), inset, 28);
    [before, inset] = [stop, 28];
  }
}

/** Shots at the other side are always drawn; those at blocks and one's own side only while considered. */
function shotMarks(marks: Marks, choice: IslandChoice): void {
  const { shown, selected, decisions, view } = choice;
  const drawn =
    shown?.kind === "shoot"
      ? [shown]
      : shots(decisions).filter(
          (decision) => aims(decision, view) || (selected !== null && decision.source === selected && !decision.own),
        );
  for (const decision of drawn) {
    if (!decision.source || !decision.target) continue;
    // Nor does a shot lie over the landing on the same block that is asked about.
    if (shown?.hits_block && shown.kind === "move" && shown.target === decision.target) continue;
    marks.fire.push({ from: decision.source, to: decision.target });
    marks.targets.push(decision.target);
    marks.crossfire.push(...(decision.caught ?? []).map((caught) => caught.square));
    if (drawn.length > 2) continue;
    if (!shown || decision.hit !== "block")
      marks.tags.push({ square: decision.target, words: say("islandpage-tag-hit"), calm: false });
    for (const caught of decision.caught ?? [])
      marks.tags.push({ square: caught.square, words: say("islandpage-tag-crossfire"), calm: false });
  }
}

function aims(decision: IslandDecision, view: IslandView): boolean {
  return !decision.own && pieceOn(view, decision.target) !== undefined;
}

/** Who can enter where, and where the pad can slide. */
function padMarks(marks: Marks, choice: IslandChoice, layout: Layout): void {
  const { decisions, shown, side, view, wayShown: way, code } = choice;
  const pad = padOf(view, side);
  for (const decision of ofKind(decisions, "remove-pad"))
    marks.slots.push({ seat: other(side), number: decision.number ?? 0, picked: shown === decision });
  if (!pad) return;
  const focus: string | null = code === "enter" ? "reinforce" : (way ?? shown?.kind ?? null);
  const entering = focus === "reinforce" ? ofKind(decisions, "reinforce") : [];
  for (const decision of entering) {
    if (!decision.target || !decision.number) continue;
    const picked = shown?.token === decision.token;
    if (shown && shown.kind === "reinforce" && !picked) continue;
    const from = layout.slot(side, pad.column, decision.number);
    const up = layout.isBelow(side) ? -1 : 1;
    marks.arrows.push(`M${from.x} ${from.y - -up * 30}v${up * 30}m-9 ${-up * 9}l9 ${up * 10} 9 ${-up * 10}`);
    marks.ghosts.push({
      kind: decision.piece ?? "soldier",
      seat: side,
      square: decision.target,
      facing: ahead(side),
      picked,
    });
    if (picked || entering.length === 1)
      marks.tags.push({
        square: decision.target,
        words: say("islandpage-tag-enters", { square: decision.target }),
        calm: true,
      });
  }
  if (focus === "reinforce") {
    const able = new Set(entering.map((decision) => decision.number));
    pad.slots.forEach((kind, at) => {
      if (kind && !able.has(at + 1)) marks.noSlots.push({ seat: side, number: at + 1 });
    });
  }
  for (const decision of ofKind(decisions, "slide")) {
    const picked = shown?.token === decision.token;
    if (decision.target && (!shown || shown.kind !== "slide" || picked))
      marks.padGhosts.push({ seat: side, column: decision.target, picked });
  }
  if (focus === "pad" && ways(decisions).includes("pad")) marks.slots.push({ seat: side, number: 3, picked: true });
}

/** Where a character's shot goes, and from where it can be hit. */
function inspectionMarks(marks: Marks, view: IslandView, layout: Layout, seen: Inspection): void {
  marks.aiming.push(...hitters(seen.by ?? [], foeOn(view, seen.place)));
  const [aimed] = seen.aims ?? [];
  const last = aimed ?? seen.reaches?.at(-1);
  if (!pieceOn(view, seen.place)) return;
  marks.inspected = seen.place;
  if (!last) return;
  if (aimed) {
    marks.fire.push({ from: seen.place, to: aimed });
    marks.targets.push(aimed);
  } else marks.way += line(layout.centre(seen.place), layout.centre(last), 38, 8);
}

/** The places that a threat names: `+3` is a pad square of the side that threatens. */
function hitters(by: readonly string[], foe: SeatName): Spot[] {
  return by.map((place) => (place.startsWith("+") ? slotSpot(foe, Number(place.slice(1))) : place));
}

/** The side that threatens what is on a square. */
function foeOn(view: IslandView, square: string): SeatName {
  return other(pieceOn(view, square)?.seat ?? "north");
}

/** What a look says would happen: certain removals, the blast, the chain, who is at risk. */
function lookedMarks(marks: Marks, looked: IslandPreview, foe: SeatName): void {
  const squares = (people: readonly Caught[] | undefined) => (people ?? []).map((each) => each.square);
  if (looked.end && looked.aims) {
    marks.fire.push({ from: looked.end, to: looked.aims });
    if (looked.hits) marks.targets.push(looked.aims);
  }
  if (looked.end && looked.threat) {
    marks.threatened.push(looked.end);
    marks.aiming.push(...hitters(looked.threat.by, foe));
    marks.tags.push({ square: looked.end, words: inSixths(looked.threat), calm: false });
  }
  marks.crossfire.push(...squares(looked.removed).filter((square) => !marks.targets.includes(square)));
  marks.blast = looked.blast ?? [];
  marks.chain = looked.chain ?? [];
  marks.risk = squares([...(looked.risk ?? []), ...(looked.farther ?? [])]);
  const [live, of] = looked.live ?? [0, 1];
  const first = marks.chain[0];
  if (first && live > 0) {
    marks.tags = marks.tags.filter((tag) => tag.square !== first);
    marks.tags.push({ square: first, words: say("islandpage-tag-live", { live, of }), calm: false });
  }
  marks.crossfire = [...new Set(marks.crossfire)];
}

/** A refusal points: who wanted, what is in the way, where it cannot go. */
function reasonMarks(marks: Marks, view: IslandView, layout: Layout, reason: Reason): void {
  const piece = pieceOn(view, reason.source);
  const target = /^[a-l]\d+$/.test(reason.target) ? reason.target : null;
  marks.selected = piece?.square ?? null;
  marks.blocked = (reason.squares ?? []).filter((square) => square !== reason.source && square !== target);
  if (!reason.token) {
    marks.notHere = target;
    if (target && reason.squares?.includes(target) && (pieceOn(view, target) || view.blocks.includes(target))) {
      marks.blocked.push(target);
      marks.notHere = null;
    }
  }
  if (!piece || !target) return;
  if (!pieceOn(view, target))
    marks.ghosts.push({ ...piece, square: target, facing: piece.facing as Facing, denied: true });
  marks.way = line(layout.centre(piece.square), layout.centre(marks.blocked[0] ?? target), 38, 38);
}

function threatMarks(marks: Marks, view: IslandView, hints: Hinted, near: readonly (string | null)[]): void {
  for (const threat of threatsOf(hints)) {
    marks.threatened.push(threat.square);
    if (!near.includes(threat.square)) continue;
    const chance = inSixths(threat);
    // With any roll, with some, or only with a later one, after a zero.
    const rolls = threat.rolls.length
      ? say("islandpage-tag-threat", { rolls: threat.rolls.join(", ") })
      : say("islandpage-tag-after-zero");
    const words = threat.rolls.length < 6 ? `${chance} · ${rolls}` : chance;
    marks.tags.push({ square: threat.square, words, calm: false });
    marks.aiming.push(...hitters(threat.by, foeOn(view, threat.square)));
  }
}
