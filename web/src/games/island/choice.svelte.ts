// A player's unfinished choice at the island: who is selected, what would be done, what it would do.
// Everything picked belongs to one prompt; when the server asks something else, it is simply out of date.
import { say } from "../../lib/say";
import { asksFirst, type InputMethod } from "../../lib/fingers";
import type { Choice, PlayApi } from "../contract";
import type { SeatName } from "../../wire";
import type { IslandView, IslandPreview, IslandDecision } from "./wire";
import { ahead, type Facing } from "./geometry";
import {
  byToken,
  facingsFor,
  filled,
  isSetUp,
  kindsToPlace,
  loading,
  movers,
  isPlain,
  needsLook,
  NO_ORDER,
  ofKind,
  type Order,
  placing,
  sources,
  stillToLoad,
  type Way,
  WAYS,
  ways,
} from "./decisions";
import { grown, island, type Kind, KINDS, pieceOn, type Spot, spotSlot } from "./view";
import { headingOf } from "./words";

interface Picked {
  prompt: number;
  /** The selected character's square. */
  square: string | null;
  /** What would be done; a second press does it. */
  token: string | null;
  /** Several things can be done at one place: which? */
  fork: readonly string[];
  /** A shot at one's own side was confirmed once; now it is asked about. */
  asked: boolean;
  way: Way | null;
  kind: Kind | null;
  place: string | null;
  facing: Facing | null;
  order: Order;
}

const NOTHING: Omit<Picked, "prompt"> = {
  square: null,
  token: null,
  fork: [],
  asked: false,
  way: null,
  kind: null,
  place: null,
  facing: null,
  order: NO_ORDER,
};

export class IslandChoice implements Choice {
  readonly play: PlayApi;
  #picked = $state.raw<Picked>({ prompt: -1, ...NOTHING });
  #looked = $state.raw<{ token: string; preview: IslandPreview } | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The kind picked last: a fourth soldier often follows three. */
  #lastKind: Kind | null = null;
  /** The decision under the mouse or the keyboard's focus, drawn as if it were picked. */
  hovered = $state.raw<string | null>(null);
  /** The last press was a key: the focus should go where the question is. */
  keyed = $state(false);
  /** The last press on the board was a finger's: it hits squares, not the small noses between them. */
  touched = $state(false);
  /** The way of a zero that is pointed at; the board draws it, the panel does not expand for it. */
  wayHovered = $state.raw<Way | null>(null);
  /** A kind carried from the panel to the board, and where the pointer is. */
  carried = $state.raw<{ kind: Kind; x: number; y: number } | null>(null);
  ownSetUp = $state(false);
  /** The player asked to have the set-up done. */
  #helping = $state.raw(false);
  /** How much was set up when the help last decided: no progress since means it was refused or taken back. */
  #grown = -1;
  /** Counts starts and stops of the help, to discard suggestions that arrive late. */
  #helps = 0;
  /** A kind that was dropped at a point of the window; the board finds what is there. */
  released = $state.raw<{ kind: Kind; x: number; y: number } | null>(null);

  constructor(play: PlayApi) {
    this.play = play;
  }

  get view(): IslandView {
    return island(this.play.state.view);
  }
  get seat(): SeatName | null {
    return this.play.seat;
  }
  /** Whose character or pad it is about: the viewer's. */
  get side(): SeatName {
    return this.play.state.prompt?.seat ?? this.play.seat ?? "south";
  }
  get code(): string {
    return this.play.state.prompt?.code ?? "";
  }
  get decisions(): readonly IslandDecision[] {
    return this.play.mine ? this.play.decisions : [];
  }
  get #number(): number {
    return this.play.state.prompt?.number ?? -1;
  }
  get #now(): Picked {
    return this.#picked.prompt === this.#number ? this.#picked : { prompt: this.#number, ...NOTHING };
  }
  #set(change: Partial<Picked>): void {
    // A player who picks something no longer wants help.
    this.stopHelp();
    this.#picked = { ...this.#now, asked: false, fork: [], ...change, prompt: this.#number };
  }

  // What is picked

  get selected(): string | null {
    const { square } = this.#now;
    const able = sources(this.decisions);
    if (square && able.includes(square)) return square;
    // Where only one can use the roll, it is selected from the start.
    const only = movers(this.decisions);
    const turns = this.code !== "choose-option" || this.way === "turn";
    return turns && only.length === 1 && square === null ? (only[0] as string) : null;
  }
  get begun(): boolean {
    return this.selected !== null || this.place !== null || (this.pending !== null && needsLook(this.pending));
  }
  get pending(): IslandDecision | null {
    const now = this.#now;
    if (this.code === "place-character") return placing(this.decisions, this.kind, this.place, this.facing);
    if (this.code === "load-pad") return loading(this.decisions, now.order);
    return byToken(this.decisions, now.token);
  }
  get fork(): IslandDecision[] {
    return this.#now.fork.flatMap((token) => byToken(this.decisions, token) ?? []);
  }
  get asked(): boolean {
    return this.#now.asked && this.pending !== null;
  }
  get way(): Way | null {
    const open = ways(this.decisions);
    const way = this.#now.way ?? (open.length === 1 ? open[0] : null);
    return way && open.includes(way) ? way : null;
  }
  get wayShown(): Way | null {
    const open = ways(this.decisions);
    return this.way ?? (this.wayHovered && open.includes(this.wayHovered) ? this.wayHovered : null);
  }
  get kind(): Kind | null {
    const open = this.code === "load-pad" ? this.#loadable() : kindsToPlace(this.decisions);
    const wanted = this.#now.kind ?? this.#lastKind;
    return wanted && open.includes(wanted) ? wanted : (open[0] ?? null);
  }
  get place(): string | null {
    return this.#now.place;
  }
  get facing(): Facing | null {
    const open = facingsFor(this.decisions, this.kind, this.place);
    const wanted = this.#now.facing ?? ahead(this.side);
    return open.includes(wanted) ? wanted : (open[0] ?? null);
  }
  get order(): Order {
    return this.code === "load-pad" ? this.#now.order : NO_ORDER;
  }
  /** What is drawn as if it were done: the picked decision, or the one pointed at. */
  get shown(): IslandDecision | null {
    return this.pending ?? byToken(this.decisions, this.hovered);
  }
  get looked(): IslandPreview | null {
    return this.#looked && this.#looked.token === this.shown?.token ? this.#looked.preview : null;
  }
  get heading(): string | null {
    return this.working ? say("islandpage-help-working") : headingOf(this);
  }
  /** The set-up goes on by itself, also while the other side decides. */
  get working(): boolean {
    return this.#helping && isSetUp(this.code);
  }

  get forced(): string | null {
    // Where undo brings it back, a shot at one's own side that removes no enemy keeps no turn from ending.
    const end = this.play.lenient && this.decisions.some(({ kind }) => kind === "end");
    const idle = ({ friendly, caught = [] }: IslandDecision) =>
      friendly && caught.every(({ seat }) => seat === this.seat);
    const [only, another] = end ? this.decisions.filter((each) => !idle(each)) : this.decisions;
    return only && !another && !only.penalty && !needsLook(only) ? only.token : null;
  }
  get stuck(): boolean {
    return this.play.state.prompt?.says?.some(({ id }) => id === "island-asked-nobody") ?? false;
  }
  finish(): boolean {
    const end = this.decisions.find(({ kind }) => kind === "end");
    if (this.pending) this.confirm();
    else if (end) this.#submit(end);
    else return false;
    return true;
  }
  confirms(token: string): boolean {
    if (this.pending?.token !== token) return false;
    this.confirm();
    return true;
  }

  // Help with the set-up

  /** Whether the set-up can be done for the player now. */
  get canHelp(): boolean {
    return this.play.suggest !== undefined && isSetUp(this.code);
  }
  /** Decides for the player: once, or until the set-up is over or they stop it. */
  help(all: boolean): void {
    this.#helping = all;
    this.#grown = -1;
    void this.helpOn();
  }
  setUp(): void {
    this.#helping = true;
    this.#grown = -1;
  }
  /** The next decision, where the set-up is done for the player: the engine suggests it. */
  async helpOn(): Promise<void> {
    const size = grown(this.view);
    if (!isSetUp(this.code) || size <= this.#grown) return this.stopHelp();
    const helps = ++this.#helps;
    const token = (await this.play.suggest?.()) ?? null;
    if (helps !== this.#helps) return;
    const decision = byToken(this.decisions, token);
    if (!decision) return this.stopHelp();
    this.#grown = size;
    this.#submit(decision);
  }
  stopHelp(): void {
    this.#helping = false;
    this.#helps += 1;
  }

  // Picking

  select(square: string | null): void {
    const way = this.code === "choose-option" && square ? "turn" : this.#now.way;
    this.#set({ square, token: null, way });
  }
  /** One of a zero's ways; if there is only one way to go it, it is gone at once: from its button, whose words leave no
      doubt, or by a key as from the board. */
  takeWay(way: Way | null, by?: InputMethod): void {
    const [only, another] = way ? ofKind(this.decisions, way) : [];
    if (only && !another && !needsLook(only)) {
      if (by) this.point(only.token, by);
      else this.#submit(only);
    } else if (way !== this.way) this.#set({ way, token: null, square: null });
  }
  takeKind(kind: Kind): void {
    this.#lastKind = kind;
    this.#set({ kind });
  }
  takePlace(place: string | null): void {
    this.#set({ place });
  }
  takeFacing(facing: Facing): void {
    this.#set({ facing });
  }
  /** Puts a kind on a pad square; without a square, on the first that is free. */
  put(kind: Kind, number?: number): void {
    const order = [...this.order];
    const at = number === undefined ? order.indexOf(null) : number - 1;
    if (at < 0) return;
    if (order[at] !== kind && stillToLoad(this.decisions, order)[kind] <= 0) return;
    order[at] = kind;
    this.#lastKind = kind;
    this.#set({ order, kind });
  }
  takeOff(number: number): void {
    this.#set({ order: this.order.map((kind, at) => (at === number - 1 ? null : kind)) });
  }
  exchange(from: number, to: number): void {
    const order = [...this.order];
    [order[from - 1], order[to - 1]] = [order[to - 1] ?? null, order[from - 1] ?? null];
    this.#set({ order });
  }
  fill(): void {
    this.#set({ order: filled(this.decisions, this.order) });
  }
  empty(): void {
    this.#set({ order: NO_ORDER });
  }
  /** A pad square was pressed while the pad is loaded. */
  pressSlot(number: number): void {
    const there = this.order[number - 1];
    if (there) this.takeOff(number);
    else if (this.kind) this.put(this.kind, number);
  }

  /** Several things can be done here: lets the player say which. */
  ask(tokens: readonly string[]): void {
    this.#set({ fork: tokens, token: null });
  }

  /** A decision was picked on the board. What is certain and can be taken back without asking anybody is done at once,
      unless the player wishes to see it first; anything else is previewed. */
  point(token: string, by: InputMethod): void {
    const decision = byToken(this.decisions, token);
    if (!decision) return;
    const follows = decision.kind === "move" && (decision.source === this.selected || this.selected === null);
    // The turn goes on after a shot.
    const shoots = decision.kind === "shoot";
    // Other decisions pass the turn or are followed by a roll: only a computer gives them back, or a neighbour.
    const given = this.play.lenient && decision.kind !== "move";
    if (!asksFirst(by) && (follows || shoots || given) && isPlain(decision)) this.#submit(decision);
    else if (this.pending?.token === token) this.confirm();
    else this.#prepare(decision);
  }

  /** A decision's own button was pressed: words leave no doubt, so only what should be seen first is shown first. */
  press(token: string): void {
    const decision = byToken(this.decisions, token);
    if (!decision) return;
    if (isPlain(decision)) this.#submit(decision);
    else if (this.pending?.token === token) this.confirm();
    else this.#prepare(decision);
  }

  /** Do what is picked; one's own side is asked about first. */
  confirm(): void {
    const decision = this.pending;
    if (!decision) return;
    if (decision.kind === "shoot" && !this.asked && this.hurtsOwn) {
      this.#picked = { ...this.#now, asked: true };
    } else this.#submit(decision);
  }

  /** The confirming button itself was pressed: its words have asked already. */
  go(): void {
    const decision = this.pending;
    if (decision) this.#submit(decision);
  }

  /** Whether what is picked takes, or may take, one's own. */
  get hurtsOwn(): boolean {
    const decision = this.pending;
    return decision !== null && Boolean(decision.own || this.looked?.own);
  }

  cancel(): boolean {
    if (this.working) {
      this.stopHelp();
      return true;
    }
    const now = this.#picked.prompt === this.#number ? this.#picked : null;
    if (now && (now.token !== null || now.fork.length > 0)) {
      this.#set({ token: null });
      return true;
    }
    if (!now || !(now.square || now.way || now.place || now.order.some(Boolean))) return false;
    this.#picked = { prompt: this.#number, ...NOTHING, square: now.square ? "" : null };
    return true;
  }

  pick(token: string): void {
    const decision = byToken(this.decisions, token);
    if (decision && this.code !== "place-character" && this.code !== "load-pad") this.#prepare(decision);
  }

  /** A finger rests on a spot: what can be done there is shown, and what the square reaches. */
  rest(spot: Spot, tokens: readonly string[]): void {
    const [token, another] = tokens;
    if (token && !another && !this.play.asking) this.pick(token);
    if (!spotSlot(spot)) this.play.inspect(spot, true);
  }

  /** A press where nothing can be done is answered: why not, what it reaches, what can hit it. */
  answer(spot: Spot): void {
    // One that is selected because no other can move was not meant.
    if (this.play.mine) void this.why(spot, this.#now.square);
    if (!spotSlot(spot)) this.play.inspect(spot, true);
    else if (!this.play.mine) this.play.inspect("", true);
  }

  /** Why can't the selected one go there, or why can't this one act? */
  async why(spot: Spot, square: string | null = this.selected): Promise<void> {
    this.play.asking = false;
    const source = square || (this.code === "place-character" ? (this.kind ?? "") : "");
    // Another one of one's own is meant itself: no one asks how to go there.
    const itself = source === spot || (square && pieceOn(this.view, spot)?.seat === this.side);
    await this.play.why(itself ? "" : source, spot);
  }

  /** The decision that a mouse or the focus rests on. */
  hover(token: string | null): void {
    if (this.hovered === token) return;
    this.hovered = token;
    clearTimeout(this.#resting);
    const decision = byToken(this.decisions, token);
    // What it would aim at from there, and what could hit it, for a pointer that rests.
    if (decision && !needsLook(decision)) this.#resting = setTimeout(() => void this.#look(decision), 160);
  }

  illustrate(pick: string): void {
    const decision = byToken(this.decisions, pick);
    const way = WAYS.find((each) => each === pick);
    if (decision) this.#prepare(decision);
    else if (way) this.#set({ way });
    else if (sources(this.decisions).includes(pick)) this.#set({ square: pick });
  }

  #prepare(decision: IslandDecision): void {
    const square = decision.source ?? this.#now.square;
    const way = this.code === "choose-option" && decision.kind !== "shoot" ? (decision.kind as Way) : this.#now.way;
    this.#set({ token: decision.token, square, way });
    if (needsLook(decision)) void this.#look(decision);
  }
  async #look(decision: IslandDecision): Promise<void> {
    if (this.#looked?.token === decision.token) return;
    const looked = await this.play.look(decision.token);
    if (looked && looked.token === this.shown?.token) this.#looked = looked;
  }
  #submit(decision: IslandDecision): void {
    if (isSetUp(this.code) && !this.#helping) this.ownSetUp = true;
    this.hovered = null;
    this.#looked = null;
    this.play.submit(decision.token);
  }
  #loadable(): Kind[] {
    const left = stillToLoad(this.decisions, this.#now.order);
    return KINDS.filter((kind) => left[kind] > 0);
  }
}

/** The island's choice behind the table's: the table hands back what `choose` made. */
export function mine(choice: Choice | null | undefined): IslandChoice | null {
  return choice instanceof IslandChoice ? choice : null;
}
