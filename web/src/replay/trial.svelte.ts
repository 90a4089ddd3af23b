// A line that is tried out from a moment of a replay: its reader decides for both sides and for chance. The server works
// out what is possible, and keeps nothing of it.
import { sentenceOf, tryLine, tryLook, tryWhy } from "../lib/api";
import type { PlayApi } from "../games/contract";
import type { Decision, Entry, Looked, Outcome, Reason, SeatName, StateMessage, TriedLine } from "../wire";

/** Where a line begins. */
export interface Root {
  game: string;
  variant: string;
  position: string;
  past: string | null;
}

export class Trial implements PlayApi {
  #at: { tokens: readonly string[]; line: TriedLine };
  /** The answer to "why not?". */
  reason = $state.raw<Reason | null>(null);
  /** What went wrong with the last step. */
  problem = $state("");
  asking = $state(false);
  readonly lenient = true;
  readonly inspection = null;
  readonly root: Root;
  #busy = $state(false);

  private constructor(root: Root, line: TriedLine) {
    this.root = root;
    this.#at = $state.raw({ tokens: [], line });
  }

  /** Begin a line at a position. Cards that it leaves open and that a player would know are dealt. */
  static async begin(root: Root): Promise<Trial> {
    const line = await tryLine({ ...root, tokens: [], deal: true });
    return new Trial({ ...root, position: line.position ?? root.position }, line);
  }

  /** What was tried, chance included. */
  get tokens(): readonly string[] {
    return this.#at.tokens;
  }

  /** Where that leads. */
  get line(): TriedLine {
    return this.#at.line;
  }

  readonly state: StateMessage = $derived.by(() => {
    const { view, prompt = null, decisions = [], over = null } = this.line;
    const status = over ? "over" : "playing";
    return { type: "state", seq: this.tokens.length, now: 0, status, entries: [], view, prompt, decisions, over };
  });

  /** What was tried, as the table's log would have it. */
  readonly entries: readonly Entry[] = $derived.by(() =>
    this.line.played.map((played, n) => ({ seq: n + 1, at: 0, kind: "act", seat: played.seat, played: [played] })),
  );

  get seat(): SeatName | null {
    return this.line.decisions?.length ? this.line.seat : null;
  }

  get mine(): boolean {
    return !this.#busy && this.seat !== null;
  }

  get decisions(): readonly Decision[] {
    return this.line.decisions ?? [];
  }

  get outcomes(): readonly Outcome[] {
    return this.line.outcomes ?? [];
  }

  submit(token: string): void {
    void this.#go([...this.tokens, token]);
  }

  /** Let chance decide, as likely as it is. */
  roll(random: () => number = Math.random): void {
    let left = random() * this.outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const picked = this.outcomes.find(({ weight }) => (left -= weight) < 0) ?? this.outcomes.at(-1);
    if (picked) this.submit(picked.token);
  }

  /** Take back the last token. */
  back(): void {
    void this.#go(this.tokens.slice(0, -1));
  }

  async look(token: string): Promise<Looked | null> {
    const asked = this.tokens;
    if (!this.decisions.some((decision) => decision.token === token)) return null;
    const found = await tryLook({ ...this.root, tokens: [...asked], token }).catch(() => null);
    return asked === this.tokens ? found : null;
  }

  async why(source: string, target: string): Promise<Reason | null> {
    this.asking = false;
    this.reason = await tryWhy({ ...this.root, tokens: [...this.tokens], source, target }).catch(() => null);
    return this.reason;
  }

  inspect(): void {
    // Nothing is told of a place here: the engine's questions belong to a match.
  }

  async #go(tokens: readonly string[]): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.problem = "";
    this.reason = null;
    try {
      this.#at = { tokens, line: await tryLine({ ...this.root, tokens: [...tokens] }) };
    } catch (error) {
      this.problem = sentenceOf(error);
    } finally {
      this.#busy = false;
    }
  }
}
