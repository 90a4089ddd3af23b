// A player's unfinished choice at the plain table: the places picked so far narrow the decisions down.
import type { Choice, PlayApi } from "../contract";
import type { Decision } from "../../wire";

/** Whether a decision is about a place. */
function touches({ source, target }: Decision, place: string): boolean {
  return source === place || target === place;
}

export class PlainChoice implements Choice {
  #picked = $state.raw<{ prompt: number; places: readonly string[] }>({ prompt: -1, places: [] });
  readonly heading = null;

  constructor(readonly play: PlayApi) {}

  get #prompt(): number {
    return this.play.state.prompt?.number ?? -1;
  }

  /** The places picked for the present prompt: the first is where something starts. */
  get places(): readonly string[] {
    return this.#picked.prompt === this.#prompt ? this.#picked.places : [];
  }

  get all(): readonly Decision[] {
    return this.play.mine ? this.play.decisions : [];
  }

  /** The decisions that are about every place picked. */
  get open(): readonly Decision[] {
    return this.all.filter((decision) => this.places.every((place) => touches(decision, place)));
  }

  /** Whether picking a place leads anywhere. */
  offers(place: string): boolean {
    return this.all.some((decision) => touches(decision, place));
  }

  /** A place of the drawing was pressed: it narrows the list; a second press makes the only decision left. */
  pick(place: string): void {
    if (this.play.asking) {
      this.play.asking = false;
      void this.play.why(this.places[0] ?? "", place);
      return;
    }
    const again = this.places.includes(place);
    const narrowed = this.open.filter((decision) => touches(decision, place));
    const [only] = narrowed;
    if (only && narrowed.length === 1 && this.places.length > 0) this.decide(only.token);
    else if (again || !this.offers(place)) this.cancel();
    else this.#pick(narrowed.length ? [...this.places, place] : [place]);
  }

  decide(token: string): void {
    this.#pick([]);
    this.play.submit(token);
  }

  cancel(): boolean {
    const something = this.places.length > 0;
    this.#pick([]);
    return something;
  }

  #pick(places: readonly string[]): void {
    this.#picked = { prompt: this.#prompt, places };
  }
}
