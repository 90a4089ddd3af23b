// A learner's side of a lesson: the position of the present step, what was decided in it, and what came of the last
// try. To a game's face it is a table like any other; the server judges every try and keeps nothing.
import type { PlayApi } from "../games/contract";
import { askLesson, sentenceOf, tryLesson } from "../lib/api";
import { keepStep } from "../lib/lessons";
import type {
  Decision,
  Entry,
  Inspection,
  LessonMoment,
  LessonQuestion,
  LessonText,
  Looked,
  Reason,
  SeatName,
  StateMessage,
  StepText,
} from "../wire";

const BLANK: StateMessage = { type: "state", seq: 0, now: 0, status: "playing", entries: [] };

export class LessonPlay implements PlayApi {
  readonly seat: SeatName = "south";
  /** Nothing can go wrong here: no press needs a second one. */
  readonly lenient = true;
  /** In words; another language brings others. */
  lesson = $state.raw<LessonText>() as LessonText;
  /** The present step's place. */
  at = $state.raw(0);
  state = $state.raw<StateMessage>(BLANK);
  entries = $state.raw<readonly Entry[]>([]);
  /** Why the last try was not taken. */
  reason = $state.raw<Reason | null>(null);
  /** The step's goal is reached. */
  passed = $state.raw(false);
  /** What came of the last try. */
  moment = $state.raw<LessonMoment | null>(null);
  /** The present position does not follow from the one before. */
  jumped = $state.raw(true);
  failure = $state.raw("");
  asking = $state(false);
  inspection = $state.raw<Inspection | null>(null);
  #line = $state.raw<readonly string[]>([]);
  #busy = $state.raw(false);
  #seq = 0;
  /** How many of the step's tokens are in the entries. */
  #told = 0;
  /** Counts positions, so that an answer about an earlier one is dropped. */
  #turn = 0;

  constructor(
    readonly game: string,
    lesson: LessonText,
  ) {
    this.lesson = lesson;
  }

  get step(): StepText {
    return this.lesson.steps[this.at] as StepText;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  get mine(): boolean {
    return !this.#busy && !this.passed && !!this.state.prompt && !this.step.shows;
  }
  /** How many decisions of the step are made. */
  get made(): number {
    return this.#line.length;
  }
  get busy(): boolean {
    return this.#busy;
  }
  get decisions(): readonly Decision[] {
    return this.state.decisions ?? [];
  }
  /** Shows the position of a step. `on`: it is the one on the board already. */
  async open(at: number, on = false): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.lesson.steps.length - 1);
    this.#begin();
    const moment = await this.#try(null);
    if (!moment) return;
    if (!on) {
      this.entries = [];
      this.#seq = 0;
    }
    this.jumped = !on;
    this.#told = 0;
    // The very same view: a board that still moves is not interrupted.
    this.#stand(on && this.state.view ? { ...moment, view: this.state.view } : moment);
  }

  submit(token: string): void {
    if (this.mine) void this.#submit([...this.#line, token]);
  }

  /** A step that only shows something has been seen. */
  seen(): void {
    if (this.step.shows && !this.passed) void this.#submit([]);
  }

  async look(token: string): Promise<Looked | null> {
    // A pointer may rest on what the position before offered.
    if (!this.decisions.some((decision) => decision.token === token)) return null;
    const preview = (await this.#ask({ look: token }))?.preview;
    return preview ? { type: "looked", id: "", token, preview } : null;
  }

  async why(source: string, target: string): Promise<Reason | null> {
    this.asking = false;
    const reason = (await this.#ask({ why: [source, target] }))?.reason ?? null;
    this.reason = reason;
    return reason;
  }

  inspect(place: string | null): void {
    this.inspection = null;
    if (place === null || !(this.mine || this.step.shows)) return;
    void this.#ask({ inspect: place }).then((found) => (this.inspection = found?.inspection ?? null));
  }

  /** Forgets what was said about the last try. True if there was something to forget. */
  clear(): boolean {
    const something = this.reason !== null || this.inspection !== null || this.failure !== "";
    this.reason = null;
    this.inspection = null;
    this.failure = "";
    return something;
  }

  #begin(): void {
    this.clear();
    this.passed = false;
    this.moment = null;
    this.#line = [];
    this.#turn += 1;
  }

  async #submit(line: readonly string[]): Promise<void> {
    this.clear();
    const moment = await this.#try([...line]);
    if (!moment) return;
    if (moment.reason) {
      this.reason = moment.reason;
      return;
    }
    this.#line = line;
    this.#turn += 1;
    this.jumped = false;
    this.passed = moment.result === "passed";
    if (this.passed) keepStep(this.game, this.lesson.id, this.step.id);
    this.#stand(moment);
  }

  #stand(moment: LessonMoment): void {
    this.moment = moment;
    const played = (moment.played ?? []).slice(this.#told);
    this.#told += played.length;
    if (played.length) {
      const entry: Entry = { seq: ++this.#seq, at: 0, kind: "act", seat: "south", played };
      this.entries = [...this.entries, entry];
    }
    const prompt = moment.prompt ? { ...moment.prompt, number: this.#turn } : null;
    const { view = null, decisions = [] } = moment;
    this.state = { ...BLANK, seq: this.#seq, entries: [...this.entries], view, prompt, decisions };
  }

  async #try(line: string[] | null): Promise<LessonMoment | null> {
    const turn = this.#turn;
    this.#busy = true;
    try {
      const moment = await tryLesson(this.game, this.lesson.id, this.step.id, { line });
      return turn === this.#turn ? moment : null;
    } catch (error) {
      if (turn === this.#turn) this.failure = sentenceOf(error);
      return null;
    } finally {
      if (turn === this.#turn) this.#busy = false;
    }
  }

  async #ask(question: LessonQuestion) {
    const turn = this.#turn;
    const asked = { line: [...this.#line], ...question };
    const answer = await askLesson(this.game, this.lesson.id, this.step.id, asked).catch(() => null);
    return turn === this.#turn ? answer : null;
  }
}
