// A viewer's side of one match: the latest state, what is on its way, and what can be asked.
import type { Choice, PlayApi } from "../games/contract";
import { renew } from "../lib/api";
import { usualLevel } from "../lib/games.svelte";
import { say } from "../lib/say";
import { index, other } from "../lib/seats";
import type {
  Ack,
  Decision,
  Entry,
  GameView,
  Hinted,
  Inspection,
  Lang,
  Looked,
  Player,
  Presence,
  Reason,
  Refused,
  Request,
  SeatName,
  StateMessage,
  Suggested,
  Welcome,
} from "../wire";
import { Connection, type Command, type ConnectionStatus } from "./connection";
import { browserEnvironment, onReturn, secureRandom, type Environment } from "./environment";
import { commit, commitmentTo as hashOf, duty, entropy, opening } from "./fair";
import { NO_RING, type KeyRing } from "./keyRing";
import { Phrases } from "./phrases.svelte";

const NOTHING: readonly Decision[] = [];

/** A position as a player saw it. */
export interface Seen {
  view: GameView;
  seq: number;
}

export class Play implements PlayApi {
  readonly match: string;
  readonly #environment: Environment;
  readonly #connection: Connection;
  readonly #ring: KeyRing;
  readonly #beside: () => boolean;
  readonly phrases: Phrases;
  /** What opens the seat. */
  key = $state.raw("");
  welcome = $state.raw<Welcome | null>(null);
  /** The latest state; null until the first has come. */
  present = $state.raw<StateMessage | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state.raw<ConnectionStatus>("connecting");
  /** Why the socket was closed last. */
  code = $state.raw<number | null>(null);
  /** A refusal, or an answer to "why not?". */
  reason = $state.raw<Reason | null>(null);
  /** Whether the reason is of something that was tried and not of something that was asked. */
  refused = $state.raw(false);
  /** A refusal that is not about a move: the sentence. */
  problem = $state.raw<string | null>(null);
  /** A name that was given while one joined with another. */
  #named: string | null = null;
  /** The name to join with was refused: ask for another one. */
  misnamed = $state.raw(false);
  /** The link was used up by a player who joined. */
  used = $state.raw(false);
  /** Something was given up because the server could not read it. */
  dropped = $state.raw(false);
  hinted = $state.raw<Hinted | null>(null);
  inspection = $state.raw<Inspection | null>(null);
  /** Whether the inspection's words are shown. */
  aloud = $state.raw(false);
  /** What a level suggests; without an answer as long as it thinks. */
  suggestion = $state.raw<{ level: string; answer: Suggested | null } | null>(null);
  readonly runnerUp = $derived(this.suggestion?.answer?.second?.token ?? null);
  asking = $state(false);
  /** The server's time, as far as anything on the page needs it. It stops with the connection: the clocks may have. */
  moment = $state.raw(0);
  #pending = $state.raw<readonly Command[]>([]);
  #awaited = $state.raw(0);
  #looks = new Map<string, Promise<Looked | null>>();
  #inspections = new Map<string, Promise<Inspection | null>>();
  #pointed: string | null = null;
  #hints = false;
  #ticker: number | null = null;
  #unwatch = () => {};

  /** `beside`, which may change: the other player sits here, too, and sees all; they agree what is taken back. */
  constructor(
    match: string,
    key: string,
    lang: Lang,
    environment: Environment = browserEnvironment(),
    ring: KeyRing = NO_RING,
    beside: () => boolean = () => false,
  ) {
    this.match = match;
    this.key = key;
    this.#environment = environment;
    this.#ring = ring;
    this.#beside = beside;
    this.phrases = new Phrases(environment);
    this.#connection = new Connection(
      match,
      key,
      lang,
      {
        status: (now, code) => {
          this.connection = now;
          this.code = code;
        },
        welcome: (message) => {
          this.welcome = message;
          this.#doDuty();
        },
        state: (message, entries) => this.#stand(message, entries),
        presence: (message) => (this.presence = message),
        phrased: (message) => this.phrases.hear(message, this.seat),
        ack: (message, command) => this.#acknowledge(message, command),
        refused: (message, command) => this.#refuse(message, command),
        dropped: () => {
          this.#pending = this.#connection.pending;
          this.dropped = true;
        },
        another: (refused) => {
          const key = ring.another(refused);
          if (key !== null) {
            this.key = key;
            this.problem = null;
            this.used = false;
          }
          return key;
        },
      },
      environment,
    );
    this.#pending = this.#connection.pending;
  }

  /** The state; throws if none has arrived yet. */
  get state(): StateMessage {
    if (!this.present) throw new Error("no state yet");
    return this.present;
  }

  /** The match starts from a position, not from the set-up. */
  get placed(): boolean {
    return Boolean(this.welcome?.position);
  }

  /** The game's name; empty until the server has answered. */
  get game(): string {
    return this.welcome?.game ?? "";
  }

  get seat(): SeatName | null {
    return this.welcome?.seat ?? null;
  }

  /** The viewer is asked, whatever the line is like. */
  get asked(): boolean {
    const { present } = this;
    return present?.status === "playing" && !!present.prompt && present.prompt.seat === this.seat;
  }

  get mine(): boolean {
    return this.asked && this.connection === "open" && !this.busy;
  }

  /** Something is on its way, or its outcome is. */
  get busy(): boolean {
    return this.#pending.length > 0 || this.#awaited > (this.present?.seq ?? 0);
  }

  /** The viewer plays against another person. */
  get converses(): boolean {
    return this.seat !== null && this.player(other(this.seat))?.kind === "person";
  }

  /** Alone with a computer and without a clock: what is done can be taken back at any time. */
  get alone(): boolean {
    return this.seat !== null && !this.welcome?.clock && Boolean(this.player(other(this.seat))?.level);
  }

  get lenient(): boolean {
    return this.alone || (this.seat !== null && !this.welcome?.clock && this.#beside());
  }

  get decisions(): readonly Decision[] {
    return (this.asked && this.present?.decisions) || NOTHING;
  }

  get pending(): readonly Command[] {
    return this.#pending;
  }

  start(): void {
    this.#unwatch = onReturn(() => this.#connection.wake());
    this.#connection.start();
    this.#tick();
  }

  stop(): void {
    this.#unwatch();
    if (this.#ticker !== null) this.#environment.clearTimer(this.#ticker);
    this.#ticker = null;
    this.#connection.stop();
  }

  /** Don't wait for the next attempt. */
  retry(): void {
    this.#connection.wake();
  }

  speak(lang: Lang): void {
    this.#connection.speak(lang);
  }

  player(seat: SeatName): Player | null {
    return this.welcome?.players[index(seat)] ?? null;
  }

  /** A seat's time left, as of now; null without a clock. */
  left(seat: SeatName): number | null {
    const clock = this.present?.clock;
    if (!this.present || !clock) return null;
    const passed = this.moment - this.present.now - (clock.held ?? 0);
    const gone = clock.running === seat ? Math.max(0, passed) : 0;
    return Math.max(0, clock.left[index(seat)] - gone);
  }

  /** Sit down or, as long as the match has not begun, change the name. */
  join(name: string): void {
    const { welcome, seat } = this;
    if (!welcome || !seat) return;
    const joining = this.#pending.find((command) => command.type === "join");
    this.#named = joining && joining.name !== name ? name : null;
    if (joining) return;
    const given = (welcome.scheme ?? 1) === 1 ? { entropy: entropy() } : { commitment: commit(welcome, seat) };
    const own = this.player(seat)?.joined ? null : this.#ring.claim(seat);
    const claim = own === null ? {} : { claim: hashOf(own) };
    this.#send({ type: "join", id: this.#connection.newId(), ...given, ...claim, name });
  }

  /** Replace the key of one's seat, so that it stays open here only. */
  async shutOthers(): Promise<void> {
    const { seat } = this;
    const own = seat && this.#ring.draw(seat);
    if (own) await renew(this.match, this.key, { role: seat, claim: hashOf(own) });
  }

  submit(token: string): void {
    const prompt = this.present?.prompt;
    if (!this.mine || !prompt) return;
    this.clear();
    this.#send({ type: "act", id: this.#connection.newId(), prompt: prompt.number, token });
  }

  ask(kind: Request): void {
    if (this.busy) return;
    this.clear();
    this.#send({ type: "ask", id: this.#connection.newId(), kind });
  }

  /** Says one of the fixed phrases to the other player. */
  async say(phrase: string): Promise<void> {
    const answer = await this.#connection.ask({ type: "phrase", phrase });
    if (answer?.type === "phrased") this.phrases.hear(answer, this.seat);
    else if (answer?.type === "refused") this.problem = answer.sentence;
  }

  look(token: string): Promise<Looked | null> {
    let looked = this.#looks.get(token);
    if (!looked) {
      looked = this.#connection
        .ask({ type: "look", token })
        .then((answer) => (answer?.type === "looked" ? answer : null));
      void looked.then((answer) => answer ?? this.#looks.delete(token));
      this.#looks.set(token, looked);
    }
    return looked;
  }

  async why(source: string, target: string): Promise<Reason | null> {
    const seq = this.present?.seq;
    const answer = await this.#connection.ask({ type: "why", source, target });
    if (answer?.type !== "reason" || this.present?.seq !== seq) return null;
    this.asking = false;
    this.refused = false;
    this.reason = answer;
    return answer;
  }

  inspect(place: string | null, aloud = false): void {
    this.#pointed = place;
    if (this.inspection?.place !== place) this.inspection = place === "" ? { place } : null;
    this.aloud = aloud && place !== null;
    if (place === null || this.inspection) return;
    let known = this.#inspections.get(place);
    if (!known) {
      const asked = this.#connection.ask({ type: "inspect", place });
      known = asked.then((answer) => (answer?.type === "inspected" ? answer.inspection : null));
      this.#inspections.set(place, known);
    }
    void known.then((found) => {
      if (this.#pointed === place) this.inspection = found;
    });
  }

  /** Asks a computer what to do; a second time, it is told no more. `partner`: the other seat's key at one screen. */
  async hint(level: string, choice: Choice | null, partner?: string): Promise<void> {
    if (!this.mine) return;
    const shown = this.suggestion?.level === level;
    this.clear();
    if (shown) return;
    const asked = { level, answer: null };
    this.suggestion = asked;
    const answer = await this.#connection.ask({ type: "suggest", level, ...(partner ? { partner } : {}) });
    if (this.suggestion !== asked) return;
    this.suggestion = answer?.type === "suggested" ? { level, answer } : null;
    if (answer?.type === "suggested") choice?.pick?.(answer.token);
    else if (answer?.type === "refused") this.problem = answer.sentence;
  }

  /** At the middle level, or that of the computer opposite if it is stronger: a weak one would set up badly. */
  async suggest(): Promise<string | null> {
    const { seat, present } = this;
    if (!seat || !this.mine) return null;
    const level = await usualLevel(this.game, this.player(other(seat))?.level);
    const answer = level ? await this.#connection.ask({ type: "suggest", level }) : null;
    return answer?.type === "suggested" && this.present?.seq === present?.seq ? answer.token : null;
  }

  /** Who can be hit next turn: asked now and after every state, or not at all. */
  set hints(on: boolean) {
    this.#hints = on;
    if (on) void this.#hint();
    else this.hinted = null;
  }

  forget(): void {
    this.reason = null;
    this.refused = false;
  }

  /** Nothing is pointed at any more. True if something was. */
  clear(): boolean {
    const something =
      this.reason !== null || this.asking || this.problem !== null || this.dropped || this.aloud || !!this.suggestion;
    this.inspect(null);
    this.suggestion = null;
    this.reason = null;
    this.refused = false;
    this.asking = false;
    this.problem = null;
    this.dropped = false;
    return something;
  }

  #sending(type: Command["type"]): boolean {
    return this.#pending.some((command) => command.type === type);
  }

  /** Open one's entropy as soon as everyone has committed, or replace one that this browser has lost. */
  #doDuty(): void {
    const { welcome, seat } = this;
    if (!welcome || !seat || this.#sending("join") || this.#sending("open")) return;
    const due = duty(welcome);
    const id = this.#connection.newId();
    if (due === "open") this.#send({ type: "open", id, entropy: opening(welcome, seat) });
    else if (due === "commit") {
      const name = this.player(seat)?.name ?? "";
      this.#send({ type: "join", id, commitment: commit(welcome, seat, true), name });
    } else if (due) this.problem = say(`table-fair-${due}`);
  }

  #send(command: Command): void {
    this.#connection.send(command);
    this.#pending = this.#connection.pending;
  }

  #stand(message: StateMessage, entries: readonly Entry[]): void {
    const newer = message.seq !== this.present?.seq;
    if (newer) {
      this.#looks.clear();
      this.#inspections.clear();
      this.inspect(null);
      this.suggestion = null;
      this.hinted = null;
      // What was said about the board before is not about this board.
      if (this.present) this.clear();
    }
    this.present = message;
    this.entries = entries;
    this.moment = message.now;
    if (newer && this.#hints) void this.#hint();
  }

  #acknowledge(message: Ack, command: Command | null): void {
    this.#pending = this.#connection.pending;
    const own = command?.type === "join" && command.claim && this.seat && this.#ring.take(command.claim, this.seat);
    if (own) {
      this.key = own;
      this.#connection.rekey(own);
    }
    if (this.#named !== null) this.join(this.#named);
    this.#awaited = Math.max(this.#awaited, message.seq);
    this.#doDuty();
  }

  #refuse(message: Refused, command: Command | null): void {
    this.#pending = this.#connection.pending;
    if (command?.type === "act" && (message.rule || message.squares?.length)) {
      const { sentence, code, rule, squares, facts } = message;
      this.reason = { source: "", target: "", sentence, code, rule, squares, facts };
      this.refused = true;
    } else if (
      command?.type === "join" &&
      message.code === "already-joined" &&
      this.seat &&
      this.player(this.seat)?.joined
    ) {
      // A name was changed too late: the match begins with the one before, and waits for this seat's entropy. Only
      // that: to commit again would be refused again.
      this.#named = null;
      if (this.welcome && duty(this.welcome) === "open") this.#doDuty();
    } else if (command?.type !== "open" || message.code !== "nothing-to-open") {
      // Another tab of this seat may have opened the entropy first.
      this.problem = message.sentence;
      this.used = message.code === "link-used";
      this.misnamed = command?.type === "join" && message.code.endsWith("-name");
    }
  }

  async #hint(): Promise<void> {
    const seq = this.present?.seq;
    if (!this.seat || this.present?.status !== "playing" || this.connection !== "open") return;
    const answer = await this.#connection.ask({ type: "hint" });
    if (answer?.type === "hinted" && this.#hints && this.present?.seq === seq) this.hinted = answer;
  }

  #tick(): void {
    if (this.connection === "open") this.moment = this.#environment.now() + this.#connection.offset;
    // A little jitter keeps many tabs from waking at once; a running clock wants every second on time.
    const wait = this.present?.clock?.running ? 200 : 5_000 + secureRandom() * 500;
    this.#ticker = this.#environment.setTimer(() => this.#tick(), wait);
  }
}
