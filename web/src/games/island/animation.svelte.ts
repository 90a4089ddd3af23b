// How the island's board plays back what happened: pieces move and turn, blocks burst, the die rolls.
import { index } from "../../lib/seats";
import { sound } from "../../lib/sound";
import type { Happening, PlayedToken, SeatName } from "../../wire";
import { type Beat, Playback } from "../playback.svelte";
import type { IslandView } from "./wire";
import { ahead, COLUMNS, type Facing, FACINGS, grid } from "./geometry";
import { KINDS, slotSpot, type Spot, spotSlot } from "./view";

export interface Sprite {
  id: number;
  kind: string;
  seat: SeatName;
  /** A square, or a pad square. */
  spot: Spot;
  /** Quarters clockwise from north; it may exceed 3, so that a turn goes the short way round. */
  quarter: number;
  /** How long it takes to where it is now. */
  ms: number;
  leaving: boolean;
}
export interface Crate {
  square: string;
  face: "block" | "block-live" | "block-safe";
  leaving: boolean;
}
export interface DrawnPad {
  seat: SeatName;
  column: string;
  ms: number;
}
const SQUARE = 90;
const MOVE = 240;
const ROLL = 600;
const BLAST = 420;
/** Time to see what the other side did before the next thing happens. */
const PAUSE = 260;
/** These follow each other quickly and need no pause. */
const SET_UP = new Set(["block-placed", "character-placed", "pad-loaded"]);
const LETTERS: Record<string, string> = { S: "soldier", J: "jeep", T: "tank" };

let made = 0;

export class BoardAnimation extends Playback<IslandView> {
  sprites = $state.raw<readonly Sprite[]>([]);
  crates = $state.raw<readonly Crate[]>([]);
  pads = $state.raw<readonly DrawnPad[]>([]);
  /** The die as it falls; the key changes with every roll. */
  die = $state.raw<{ face: number; key: number } | null>(null);
  fire = $state.raw<{ from: string; to: string } | null>(null);

  /** Match the view exactly; existing sprites keep their place in the document. */
  protected settle(view: IslandView): void {
    const old = [...this.sprites];
    const take = (kind: string, seat: SeatName, spot: Spot, facing: Facing): Sprite => {
      const at = old.findIndex((each) => each.spot === spot && each.kind === kind && each.seat === seat);
      const before = at >= 0 ? old.splice(at, 1)[0] : undefined;
      const wanted = FACINGS.indexOf(facing);
      const quarter = before && ((before.quarter % 4) + 4) % 4 === wanted ? before.quarter : wanted;
      return { id: before?.id ?? ++made, kind, seat, spot, quarter, ms: 0, leaving: false };
    };
    const sprites = view.pieces.map((piece) => take(piece.kind, piece.seat, piece.square, piece.facing as Facing));
    for (const pad of view.pads ?? [])
      pad.slots.forEach((kind, at) => {
        if (kind) sprites.push(take(kind, pad.seat, slotSpot(pad.seat, at + 1), ahead(pad.seat)));
      });
    this.sprites = sprites.sort((a, b) => a.id - b.id);
    this.crates = view.blocks.map((square) => ({ square, face: "block", leaving: false }));
    this.pads = (view.pads ?? []).map(({ seat, column }) => ({ seat, column, ms: 0 }));
    this.fire = null;
    this.die = null;
  }

  protected shown(): IslandView {
    const view = this.view as IslandView;
    const there = this.sprites.filter((sprite) => !sprite.leaving);
    const pieces = there.flatMap(({ kind, seat, spot, quarter }) =>
      spotSlot(spot) ? [] : [{ kind, seat, square: spot, facing: FACINGS[((quarter % 4) + 4) % 4] as Facing }],
    );
    const pads = view.pads?.map((pad) => ({
      ...pad,
      slots: pad.slots.map((_, at) => there.find(({ spot }) => spot === slotSpot(pad.seat, at + 1))?.kind ?? null),
    }));
    return { ...view, pieces, ...(pads ? { pads } : {}), ...countsOf(view, there) };
  }

  protected beatsOf({ events, chance, seat }: PlayedToken, own: boolean): Beat[] {
    const beats = this.#beatsOf(events);
    const placed = events.every(({ code }) => SET_UP.has(code));
    if (beats.length && !placed && !chance && !own) beats.push({ ms: PAUSE, play: () => undefined, seat });
    return beats;
  }

  /** The most telling sound of what happened. */
  protected heard(events: readonly Happening[]): void {
    const live = events.some((event) => event.code === "block-turned-over" && event.facts.kind === "live");
    if (live) sound("blast");
    else if (events.some((event) => event.code === "shot")) sound("shot");
    else if (events.some((event) => event.code === "rolled")) sound("roll");
    else if (events.length) sound("tap");
  }

  #beatsOf(events: readonly Happening[]): Beat[] {
    const beats: Beat[] = [];
    for (let n = 0; n < events.length; n++) {
      const event = events[n] as Happening;
      const together = [event];
      // All removals of one activation happen together (I-5.5).
      while (event.code === "removed" && events[n + 1]?.code === "removed") together.push(events[++n] as Happening);
      beats.push(...this.#beatOf(event, together));
    }
    return beats;
  }

  #beatOf(event: Happening, together: readonly Happening[]): Beat[] {
    const { code, facts } = event;
    const fact = (name: string) => String(facts[name] ?? "");
    const seat = facts.seat as SeatName;
    switch (code) {
      case "rolled":
        return [
          { ms: ROLL, play: () => this.#roll(Number(facts.face)), seat, rolls: true },
          { ms: PAUSE, play: () => undefined, seat, rolls: true },
        ];
      case "moved": {
        const [start, end] = [fact("start"), fact("end")];
        const ms = distance(start, end) * SQUARE;
        const beats: Beat[] = [{ ms, play: () => this.#move(start, { spot: end, ms }) }];
        if (facts.turn !== "none") beats.push({ ms: SQUARE, play: () => this.#turn(end, fact("turn")) });
        return beats;
      }
      case "turned":
        return [{ ms: SQUARE * 2, play: () => this.#turn(fact("square"), fact("direction")) }];
      case "entered": {
        const from = slotSpot(seat, Number(facts.number));
        return [{ ms: MOVE, play: () => this.#move(from, { spot: fact("square"), ms: MOVE }) }];
      }
      case "pad-slid":
        return [this.#slide(seat, fact("column"))];
      case "shot":
        return [{ ms: MOVE, play: () => this.#shoot(fact("shooter"), fact("target")) }];
      case "block-turned-over":
        return [{ ms: BLAST, play: () => this.#turnOver(fact("square"), fact("kind")) }];
      case "removed":
        return [{ ms: BLAST, play: () => this.#remove(together.map((each) => String(each.facts.square))) }];
      case "removed-from-pad":
        return [{ ms: BLAST, play: () => this.#remove([slotSpot(seat, Number(facts.number))]) }];
      case "pad-loaded":
        return [{ ms: MOVE, play: () => this.#load(seat, fact("kinds").match(/[SJT]/g) ?? []) }];
      case "block-placed":
        return [{ ms: MOVE, play: () => this.#placeBlock(fact("square")) }];
      case "character-placed":
        return [{ ms: MOVE, play: () => this.#placeCharacter(fact("kind"), seat, fact("square"), fact("facing")) }];
      default:
        return [];
    }
  }

  #roll(face: number): void {
    this.fire = null;
    this.die = { face, key: (this.die?.key ?? 0) + 1 };
    sound("roll");
  }
  #change(which: (sprite: Sprite) => boolean, change: (sprite: Sprite) => Partial<Sprite>): void {
    this.sprites = this.sprites.map((sprite) => (which(sprite) ? { ...sprite, ...change(sprite) } : sprite));
  }
  #move(from: Spot, to: { spot: Spot; ms: number }): void {
    this.die = null;
    this.fire = null;
    this.#change(
      (sprite) => sprite.spot === from && !sprite.leaving,
      () => to,
    );
    sound("tap");
  }
  #turn(square: string, direction: string): void {
    this.die = null;
    const by = direction === "left" ? -1 : 1;
    this.#change(
      (sprite) => sprite.spot === square,
      ({ quarter }) => ({ quarter: quarter + by, ms: SQUARE * 2 }),
    );
  }
  #slide(seat: SeatName, column: string): Beat {
    const step: Beat = { ms: MOVE, play: () => undefined };
    step.play = () => {
      const before = this.pads.find((pad) => pad.seat === seat)?.column ?? column;
      const ms = Math.min(900, MOVE * Math.max(1, Math.abs(COLUMNS.indexOf(before) - COLUMNS.indexOf(column))));
      step.ms = ms;
      this.die = null;
      this.pads = this.pads.map((pad) => (pad.seat === seat ? { ...pad, column, ms } : pad));
      this.#change(
        (sprite) => sprite.seat === seat && sprite.spot.includes("+"),
        () => ({ ms }),
      );
    };
    return step;
  }
  #shoot(from: string, to: string): void {
    this.die = null;
    this.fire = { from, to };
    sound("shot");
  }
  #turnOver(square: string, kind: string): void {
    const face = kind === "live" ? "block-live" : "block-safe";
    this.fire = null;
    this.crates = this.crates.map((crate) => (crate.square === square ? { ...crate, face, leaving: true } : crate));
    sound(kind === "live" ? "blast" : "tap");
  }
  #remove(spots: readonly Spot[]): void {
    this.fire = null;
    this.crates = this.crates.filter((crate) => !crate.leaving);
    this.#change(
      (sprite) => spots.includes(sprite.spot),
      () => ({ leaving: true, ms: BLAST }),
    );
  }
  #load(seat: SeatName, letters: readonly string[]): void {
    const quarter = FACINGS.indexOf(ahead(seat));
    const loaded = letters.map((letter, at): Sprite => {
      return {
        id: ++made,
        kind: LETTERS[letter] ?? "soldier",
        seat,
        spot: slotSpot(seat, at + 1),
        quarter,
        ms: 0,
        leaving: false,
      };
    });
    this.sprites = [...this.sprites, ...loaded];
    sound("tap");
  }
  #placeBlock(square: string): void {
    this.crates = [...this.crates, { square, face: "block", leaving: false }];
    sound("tap");
  }
  #placeCharacter(kind: string, seat: SeatName, square: string, facing: string): void {
    const quarter = ["north", "east", "south", "west"].indexOf(facing);
    this.sprites = [...this.sprites, { id: ++made, kind, seat, spot: square, quarter, ms: 0, leaving: false }];
    sound("tap");
  }
}

/** The counts where these characters stand: compared with the view, some are still to fall or to be placed. */
function countsOf(view: IslandView, there: readonly Sprite[]): Partial<IslandView> {
  const loaded = (view.pads ?? []).flatMap(({ seat, slots }) => slots.map((kind) => ({ seat, kind })));
  /** How many more of a kind stand there than in the view. */
  const more = (seat: SeatName, kind: string): number => {
    const fits = (each: { seat: SeatName; kind: string | null }) => each.seat === seat && each.kind === kind;
    return there.filter(fits).length - [...view.pieces, ...loaded].filter(fits).length;
  };
  type Counts = [Record<string, number>, Record<string, number>];
  const both = (counts: Counts, change: (more: number) => number): Counts => {
    const of = (seat: SeatName) =>
      KINDS.map((kind) => [kind, Math.max(0, (counts[index(seat)][kind] ?? 0) + change(more(seat, kind)))] as const);
    return [Object.fromEntries(of("south")), Object.fromEntries(of("north"))];
  };
  const all = (seat: SeatName) => KINDS.reduce((sum, kind) => sum + more(seat, kind), 0);
  /** Of unknown kinds only the number is known. */
  const gone = (seat: SeatName, by: Record<string, number>, counts: Record<string, number>) =>
    by.unknown ? { unknown: Math.max(0, by.unknown - all(seat)) } : counts;
  const left = (seat: SeatName) => view.left[index(seat)] + all(seat);
  const lost = view.lost && both(view.lost, (count) => -Math.max(0, count));
  return {
    left: [left("south"), left("north")],
    ...(view.box ? { box: both(view.box, (count) => Math.max(0, -count)) } : {}),
    ...(view.lost && lost
      ? { lost: [gone("south", view.lost[0], lost[0]), gone("north", view.lost[1], lost[1])] }
      : {}),
  };
}

function distance(from: string, to: string): number {
  const [[a, b], [c, d]] = [grid(from), grid(to)];
  return Math.max(1, Math.abs(a - c) + Math.abs(b - d));
}
