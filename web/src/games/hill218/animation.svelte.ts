// How the field plays back what happened: a card arrives, an arrow, a burst, then the next play.
import { index, other } from "../../lib/seats";
import { sound } from "../../lib/sound";
import type { Happening, PlayedToken, SeatName } from "../../wire";
import { type Beat, Playback } from "../playback.svelte";
import { UNKNOWN } from "./kinds";
import type { Fallen } from "./lastMove";
import type { HillView } from "./wire";

const LANDING = 260;
/** The other side's cards take longer: they must be recognised. */
const ARRIVAL = 520;
const AIM = 480;
const BURST = 420;
/** A destroyed unit is gone for a moment before the next thing happens. */
const GONE = 120;
const CUT = 360;
const CARDS = 240;
/** Time to see what the other side did before the next thing happens. */
const PAUSE = 420;

export class BoardAnimation extends Playback<HillView> {
  /** What is drawn: the view before, the view now, or on the way between them. */
  drawn = $state.raw<HillView | null>(null);
  /** An attack on its way; an air strike comes from nowhere on the field. */
  fire = $state.raw<{ from: string | null; to: string; seat: SeatName } | null>(null);

  /** Where a unit is being destroyed. */
  burst = $state.raw<string | null>(null);
  /** What was destroyed meanwhile: the marks of the last turn tell it only when the whole play has been told. */
  ghosts = $state.raw<readonly Fallen[]>([]);

  protected shown(): HillView {
    return this.drawn as HillView;
  }

  protected settle(view: HillView): void {
    this.drawn = view;
    this.fire = null;
    this.burst = null;
    this.ghosts = [];
  }

  protected heard(events: readonly Happening[]): void {
    if (events.some(({ code }) => code === "strike")) sound("blast");
    else if (events.some(({ code }) => code === "attacked")) sound("shot");
    else if (events.some(({ code }) => code === "deployed")) sound("card");
  }

  protected beatsOf({ events, chance }: PlayedToken, own: boolean): Beat[] {
    const beats = events.flatMap((event) => this.#beatsOf(event, own));
    if (beats.length && !own && !chance) beats.push({ ms: PAUSE, play: () => (this.fire = null) });
    return beats;
  }

  #beatsOf({ code, facts }: Happening, own: boolean): Beat[] {
    const seat = facts.seat as SeatName;
    const [kind, at] = [String(facts.kind ?? ""), String(facts.at ?? "")];
    const cards = String(facts.cards ?? "")
      .split(" ")
      .filter(Boolean);
    switch (code) {
      case "deployed":
        return [{ ms: own ? LANDING : ARRIVAL, play: () => this.#deploy(seat, kind, at) }];
      case "attacked":
        return [
          { ms: AIM, play: () => this.#aim(seat, String(facts.unit), at) },
          { ms: BURST, play: () => (this.burst = at) },
          { ms: GONE, play: () => this.#destroy(other(seat), at) },
        ];
      case "strike":
        return [
          { ms: AIM, play: () => this.#aim(seat, null, at) },
          { ms: BURST, play: () => (this.burst = at) },
          { ms: GONE, play: () => this.#destroy(other(seat), at, Number(facts.left)) },
        ];
      case "cut-off":
        return [{ ms: CUT, play: () => this.#cut(seat, String(facts.spaces ?? "").split(" ")) }];
      case "supplied":
        return [{ ms: CUT, play: () => this.#supply(seat, String(facts.spaces ?? "").split(" ")) }];
      case "drawn":
        return [{ ms: CARDS, play: () => this.#take(seat, cards) }];
      case "returned":
        return [{ ms: CARDS, play: () => this.#putBack(seat, cards) }];
      case "passed":
        return [{ ms: PAUSE, play: () => undefined }];
      default:
        return [];
    }
  }

  #change(change: (view: HillView) => Partial<HillView>): void {
    if (this.drawn) this.drawn = { ...this.drawn, ...change(this.drawn) };
  }
  #deploy(seat: SeatName, kind: string, at: string): void {
    this.fire = null;
    this.#change(({ units, links, hands }) => ({
      units: [...units, { at, seat, kind, supplied: true }],
      links: [...links, ...this.#linksTo([at], units)],
      hands: ofSeat(hands, seat, (hand) => without(hand, [kind])),
    }));
    sound("card");
  }
  /** How supply reaches these spaces from units in play, as far as that lasts. */
  #linksTo(spaces: readonly string[], units: HillView["units"]): HillView["links"] {
    const links = this.view?.links ?? [];
    return links.filter(({ start, end }) => spaces.includes(end) && units.some(({ at }) => at === start));
  }
  #aim(seat: SeatName, from: string | null, to: string): void {
    this.fire = { from, to, seat };
    sound(from ? "shot" : "blast");
  }
  /** `left`: how many air strikes the other side has after it. */
  #destroy(seat: SeatName, at: string, left?: number): void {
    this.burst = null;
    const kind = this.drawn?.units.find((unit) => unit.at === at && unit.seat === seat)?.kind;
    if (kind) this.ghosts = [...this.ghosts, { at, kind, seat, by: this.fire?.from ?? null }];
    this.#change(({ units, links, destroyed, strikes }) => {
      const victim = units.find((unit) => unit.at === at && unit.seat === seat);
      return {
        units: units.filter((unit) => unit !== victim),
        links: links.filter((link) => link.start !== at && link.end !== at),
        // The unit that had to attack has done so.
        attacker: null,
        destroyed: ofSeat(destroyed, seat, (kinds) => (victim ? [...kinds, victim.kind] : kinds)),
        strikes: left === undefined ? strikes : ofSeat(strikes, other(seat), () => left),
      };
    });
  }
  /** Units that no supply reaches any more, after the play that cut them off. */
  #cut(seat: SeatName, spaces: readonly string[]): void {
    this.fire = null;
    this.#change(({ units, links }) => ({
      units: units.map((unit) =>
        unit.seat === seat && spaces.includes(unit.at) ? { ...unit, supplied: false } : unit,
      ),
      links: links.filter((link) => link.seat !== seat || !spaces.includes(link.end)),
    }));
  }
  /** Units that were cut off, after the play that supplies them again. */
  #supply(seat: SeatName, spaces: readonly string[]): void {
    this.#change(({ units, links }) => ({
      units: units.map((unit) => (unit.seat === seat && spaces.includes(unit.at) ? { ...unit, supplied: true } : unit)),
      links: [...links, ...this.#linksTo(spaces, units)],
    }));
  }
  #take(seat: SeatName, cards: readonly string[]): void {
    this.#change(({ hands, decks }) => ({
      hands: ofSeat(hands, seat, (hand) => [...hand, ...cards]),
      decks: ofSeat(decks, seat, (deck) => Math.max(0, deck - cards.length)),
    }));
  }
  #putBack(seat: SeatName, cards: readonly string[]): void {
    this.#change(({ hands, decks }) => ({
      hands: ofSeat(hands, seat, (hand) => without(hand, cards)),
      decks: ofSeat(decks, seat, (deck) => deck + cards.length),
    }));
  }
}

/** A pair with one side's part changed. */
function ofSeat<T>(pair: readonly [T, T], seat: SeatName, change: (part: T) => T): [T, T] {
  const both: [T, T] = [...pair];
  both[index(seat)] = change(pair[index(seat)]);
  return both;
}

/** A hand without some cards; of a hidden hand, one hidden card for each. */
function without(hand: readonly string[], cards: readonly string[]): string[] {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.includes(card) ? rest.indexOf(card) : rest.indexOf(UNKNOWN);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
