// What a player has picked up so far: a card and a space, an air strike and a target, cards to be returned. It knows
// decisions only: what a card may do, the server has said.
import { say } from "../../lib/say";
import { asksFirst, type InputMethod, RESTS } from "../../lib/fingers";
import type { Choice, PlayApi } from "../contract";
import type { HillView, HillPreview, HillDecision } from "./wire";
import { index } from "../../lib/seats";
import { headingOf } from "./heading";
import { STRIKE, UNKNOWN } from "./kinds";
import type { SeatName } from "../../wire";

/** What is being decided. */
export type Mode = "wait" | "return" | "play" | "attack" | "pass";

/** A card whose sheet is open. */
export interface Inspected {
  kind: string;
  seat: SeatName;
}

interface Selection {
  /** The prompt it was made for: another prompt knows nothing of it. */
  prompt: number | null;
  /** Cards of the hand in the order they were picked; one, but for the set-up. */
  cards: number[];
  strike: boolean;
  aim: string | null;
}

/** More spaces than these lie all over the field. */
const FAR = 14;
const NOTHING: Selection = { prompt: null, cards: [], strike: false, aim: null };

export class HillChoice implements Choice {
  #selection = $state.raw<Selection>(NOTHING);
  #peek = $state.raw<{ prompt: number | null; at: string | null }>({ prompt: null, at: null });
  /** Previews, by prompt and token. */
  #looks = $state.raw<ReadonlyMap<string, HillPreview | null>>(new Map());
  #asked = new Map<string, Promise<void>>();
  /** What was known of the last deployment: its targets are those of the attack that follows. */
  #deployed: HillPreview | null = null;
  #under: string | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** A card is dragged: the panel tells about the space below it. */
  dragged = $state.raw(false);
  inspected = $state.raw<Inspected | null>(null);
  /** Whether a question is on its way: nothing else is asked meanwhile. */
  wondering = $state.raw(false);

  constructor(readonly play: PlayApi) {}

  get view(): HillView | null {
    const view = this.play.state.view;
    return view?.game === "hill218" ? (view as HillView) : null;
  }

  get decisions(): readonly HillDecision[] {
    return this.play.decisions;
  }

  get mode(): Mode {
    if (!this.play.mine) return "wait";
    const kinds = new Set(this.decisions.map((decision) => decision.kind));
    if (kinds.has("return")) return "return";
    if (kinds.has("attack")) return "attack";
    if (kinds.has("pass")) return "pass";
    return kinds.size ? "play" : "wait";
  }

  /** The player's own hand. */
  get hand(): readonly string[] {
    const { seat } = this.play;
    return (seat && this.view?.hands[index(seat)]) ?? [];
  }

  // What is selected

  get #now(): Selection {
    const fits = this.play.mine && this.#selection.prompt === this.#prompt;
    return fits ? this.#selection : NOTHING;
  }

  get #prompt(): number | null {
    return this.play.state.prompt?.number ?? null;
  }

  #select(changes: Partial<Selection>): void {
    this.#selection = { ...NOTHING, ...changes, prompt: this.#prompt };
    this.#peek = { prompt: null, at: null };
    this.play.forget?.();
  }

  /** Picked cards' places in the hand, in the order they were picked. */
  get picked(): readonly number[] {
    return this.#now.cards;
  }

  /** The selected card's place in the hand. */
  get card(): number | null {
    return this.mode === "play" ? (this.#now.cards[0] ?? null) : null;
  }

  /** The selected card's kind. */
  get kind(): string | null {
    return this.card === null ? null : (this.hand[this.card] ?? null);
  }

  get strike(): boolean {
    return this.#now.strike;
  }

  /** The space that is chosen but not yet confirmed. */
  get aim(): string | null {
    return this.#now.aim;
  }

  /** The space that is looked at: chosen, or under the mouse or the keyboard's focus. */
  get shown(): string | null {
    if (this.aim) return this.aim;
    return this.#peek.prompt === this.#prompt && this.legal.has(this.#peek.at ?? "") ? this.#peek.at : null;
  }

  /** The space that heading and panel are about: chosen, or below a dragged card. */
  get told(): string | null {
    return this.aim ?? (this.dragged ? this.shown : null);
  }

  /** What a question's source is: the selected card, or nothing. */
  get source(): string {
    if (this.strike) return STRIKE;
    return this.kind ?? (this.mode === "attack" ? (this.view?.attacker ?? "") : "");
  }

  // What may be done

  /** The decisions of the selected card, air strike or attack, by their space. */
  get legal(): ReadonlyMap<string, HillDecision> {
    const found = new Map<string, HillDecision>();
    const { mode, kind, strike } = this;
    for (const decision of this.play.mine ? this.decisions : []) {
      const fits =
        mode === "attack"
          ? decision.kind === "attack"
          : strike
            ? decision.kind === "strike"
            : decision.kind === "deploy" && decision.piece === kind;
      if (fits && decision.target) found.set(decision.target, decision);
    }
    return found;
  }

  /** The spaces where a kind may be deployed. */
  spaces(kind: string): string[] {
    const fits = (decision: HillDecision) => decision.kind === "deploy" && decision.piece === kind && decision.target;
    return this.play.mine ? this.decisions.filter(fits).map((decision) => decision.target as string) : [];
  }

  get canStrike(): boolean {
    return this.play.mine && this.decisions.some((decision) => decision.kind === "strike");
  }

  /** Whether a card of the hand can be picked now. */
  usable(place: number): boolean {
    const kind = this.hand[place];
    if (this.mode === "return") return true;
    return this.mode === "play" && kind !== undefined && this.spaces(kind).length > 0;
  }

  /** How many cards are to be returned in the set-up. */
  get wanted(): number {
    return this.mode === "return" ? (this.decisions[0]?.cards?.length ?? 0) : 0;
  }

  /** The decision that is ready to be confirmed. */
  get ready(): HillDecision | null {
    if (this.mode === "return") {
      const cards = this.picked.map((place) => this.hand[place]);
      const same = (decision: HillDecision) =>
        decision.cards?.length === cards.length && decision.cards.every((card, place) => card === cards[place]);
      return this.decisions.find((decision) => decision.kind === "return" && same(decision)) ?? null;
    }
    return this.aim === null ? null : (this.legal.get(this.aim) ?? null);
  }

  get pass(): HillDecision | null {
    return this.mode === "pass" ? (this.decisions.find((decision) => decision.kind === "pass") ?? null) : null;
  }

  get forced(): string | null {
    const [only, another] = this.decisions;
    return only && !another && (this.mode === "pass" || this.mode === "attack") ? only.token : null;
  }
  get stuck(): boolean {
    return this.mode === "pass";
  }
  finish(): boolean {
    const decision = this.ready ?? this.pass;
    if (decision) this.confirm(decision);
    return decision !== null;
  }
  confirms(token: string): boolean {
    return (this.ready ?? this.pass)?.token === token && this.finish();
  }

  /** Whether one press plays: where it can be taken back without asking anybody, unless the player wishes to see first
      what it does. After a turn's last play cards are drawn, so a person opposite would have to agree. */
  sure(by: InputMethod): boolean {
    return !asksFirst(by) && (this.play.lenient || (this.view?.plays ?? 0) > 1);
  }

  // Picking

  /** A card of the hand is picked: select it, put it back, or ask about it. */
  pickCard(place: number): void {
    const kind = this.hand[place];
    if (kind === undefined) return;
    if (this.play.asking) {
      void this.#wonder(kind, this.mode === "play" && this.usable(place) ? { cards: [place] } : null);
    } else if (this.mode === "return") {
      const rest = this.picked.filter((each) => each !== place);
      const all = rest.length < this.picked.length ? rest : [...rest, place];
      // One too many: the first one picked goes back to the hand.
      this.#select({ cards: all.slice(-this.wanted) });
    } else if (this.mode === "play") {
      if (place === this.card) this.#select({});
      else if (this.usable(place)) this.#select({ cards: [place] });
      else void this.why(kind, "");
    } else if (this.play.state.prompt?.seat !== this.play.seat || this.mode !== "wait") {
      // A player who is asked but has lost the connection means to play the card, not to read about it.
      this.inspect(kind);
    }
  }

  /** Selects a kind's first card in the hand. */
  pickKind(kind: string): void {
    const place = this.hand.indexOf(kind);
    if (place >= 0 && place !== this.card) this.pickCard(place);
  }

  pickStrike(): void {
    if (this.play.asking) void this.#wonder(STRIKE, this.mode === "play" && this.canStrike ? { strike: true } : null);
    else if (!this.play.mine) this.play.inspect("", true);
    else if (this.mode !== "play") void this.why(STRIKE, "");
    else if (this.canStrike) this.#select({ strike: !this.strike });
    else void this.why(STRIKE, "");
  }

  /** A space is picked: aim at it, confirm it, or hear why not. True if it had an effect. */
  pickSpace(at: string, by: InputMethod = "key"): boolean {
    if (this.play.asking) {
      void this.why(this.source, at);
      return true;
    }
    const decision = this.legal.get(at);
    if (decision) {
      if (at === this.aim || this.sure(by)) this.confirm(decision);
      else void this.aimAt(at);
      return true;
    }
    const unit = this.view?.units.find((each) => each.at === at);
    if (this.card !== null || this.strike || (this.mode === "attack" && unit)) {
      void this.why(this.source, at);
      return true;
    }
    if (unit) {
      this.inspect(unit.kind, unit.seat);
      this.play.inspect(at);
    } else if (this.play.mine) void this.why("", at);
    else this.play.inspect(at, true);
    return Boolean(unit);
  }

  pick(token: string): void {
    const decision = this.decisions.find((each) => each.token === token);
    if (decision?.kind === "return") this.#select({ cards: this.#places(decision.cards ?? []) });
    if (!decision?.target) return;
    if (decision.kind === "strike") this.#select({ strike: true });
    else if (decision.kind === "deploy") this.#select({ cards: [this.hand.indexOf(decision.piece ?? "")] });
    void this.aimAt(decision.target);
  }

  /** Opens the sheet about a card; without a seat, one's own. */
  inspect(kind: string | null, seat: SeatName = this.play.seat ?? "south"): void {
    this.inspected = kind === null || kind === UNKNOWN ? null : { kind, seat };
    if (kind === null) this.play.inspect(null);
  }

  press(token: string): void {
    const decision = this.decisions.find((each) => each.token === token);
    if (decision?.target && !this.sure("mouse")) this.pick(token);
    else if (decision) this.confirm(decision);
  }

  illustrate(pick: string): void {
    if (this.decisions.some(({ token }) => token === pick)) this.pick(pick);
    else this.pickKind(pick);
  }

  /** Chooses a space, still to be confirmed; done when it is known what that would do. */
  async aimAt(at: string): Promise<void> {
    const decision = this.legal.get(at);
    if (!decision) return;
    this.#select({ cards: [...this.#now.cards], strike: this.strike, aim: at });
    await this.look(decision);
  }

  /** The mouse or the keyboard's focus is on a space: show what it would do. */
  peekAt(at: string | null): void {
    // While asking "why not?", pointing is not aiming.
    if (this.play.asking) return;
    if (this.#peek.at === at && this.#peek.prompt === this.#prompt) return;
    this.#peek = { prompt: this.#prompt, at };
    const decision = at === null ? undefined : this.legal.get(at);
    if (decision) void this.look(decision);
  }

  /** The mouse is on a space: if it rests on a unit, show from where it could be hit. */
  restOn(at: string | null): void {
    if (at === this.#under) return;
    this.#under = at;
    clearTimeout(this.#resting);
    if (this.play.inspection && !this.inspected) this.play.inspect(null);
    if (at === null || !this.view?.units.some((unit) => unit.at === at)) return;
    this.#resting = setTimeout(() => this.play.inspect(at), RESTS);
  }

  /** A finger rests on a space: what a play there would do, what the unit there supports, what could destroy it. */
  holdOn(at: string): void {
    if (this.legal.has(at) && !this.play.asking) void this.aimAt(at);
    this.play.inspect(this.view?.units.some((unit) => unit.at === at) ? at : null, true);
  }

  /** Not there: choose another space for the same card. */
  elsewhere(): void {
    this.#select({ cards: [...this.#now.cards], strike: this.strike });
  }

  /** Do what is ready, or this decision. */
  confirm(decision: HillDecision | null = this.ready): void {
    if (!decision || !this.play.mine) return;
    this.#deployed = decision.kind === "deploy" ? this.looked(decision) : null;
    this.#selection = NOTHING;
    this.play.submit(decision.token);
  }

  cancel(): boolean {
    if (this.play.asking) {
      this.play.asking = false;
      return true;
    }
    const { cards, strike, aim } = this.#now;
    if (aim !== null) this.elsewhere();
    else if (this.mode === "return" && cards.length) this.#select({ cards: cards.slice(0, -1) });
    else if (cards.length || strike) this.#select({});
    else return false;
    return true;
  }

  // Asking

  /** Asks what a decision would do, once. */
  look(decision: HillDecision): Promise<void> {
    const key = `${this.#prompt} ${decision.token}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.play.look(decision.token).then((looked) => {
      this.#looks = new Map(this.#looks).set(key, looked?.preview ?? null);
      if (!looked) this.#asked.delete(key);
    });
    this.#asked.set(key, asked);
    return asked;
  }

  /** Whether a decision's preview has arrived, so its description no longer moves any buttons. */
  settled(decision: HillDecision): boolean {
    return this.#looks.has(`${this.#prompt} ${decision.token}`);
  }

  /** What a decision would do, if that is known already. */
  looked(decision: HillDecision | null | undefined): HillPreview | null {
    return decision ? (this.#looks.get(`${this.#prompt} ${decision.token}`) ?? null) : null;
  }

  /** Who supports the attack on a target, as far as that is known. */
  supporters(at: string): readonly string[] {
    const decision = this.mode === "attack" ? this.legal.get(at) : undefined;
    const known = [this.looked(decision), this.#deployed];
    return known.flatMap((each) => each?.attacks ?? []).find((target) => target.at === at)?.supporters ?? [];
  }

  /** What the space looked at would do. */
  get preview(): HillPreview | null {
    return this.shown === null ? null : this.looked(this.legal.get(this.shown));
  }

  /** Asks about a card; where it can be played it is selected, and the next press asks about a space for it. */
  async #wonder(source: string, selected: Partial<Selection> | null): Promise<void> {
    if (this.wondering) return;
    if (selected) this.#select(selected);
    await this.why(source, "");
    if (selected) this.play.asking = this.source === source;
  }

  async why(source: string, target: string): Promise<void> {
    if (this.wondering) return;
    this.wondering = true;
    try {
      await this.play.why(source, target);
    } finally {
      this.wondering = false;
      this.play.asking = false;
    }
  }

  get begun(): boolean {
    return this.card !== null || this.strike || this.mode === "attack";
  }

  /** Where any card of the hand may go, but for those that may go almost anywhere. */
  get reach(): string[] {
    return [...new Set(this.hand)].map((kind) => this.spaces(kind)).flatMap((all) => (all.length > FAR ? [] : all));
  }

  get heading(): string | null {
    return headingOf(this);
  }

  get effect(): string | null {
    const { preview } = this;
    if (!this.told || !this.kind || !preview || preview.wins) return null;
    return say("hillpage-look-targets", { count: preview.attacks?.length ?? 0 });
  }

  /** Where these cards are in the hand. */
  #places(cards: readonly string[]): number[] {
    const left: (string | null)[] = [...this.hand];
    return cards.map((kind) => {
      const place = left.indexOf(kind);
      left[place] = null;
      return place;
    });
  }
}
