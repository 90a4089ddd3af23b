// Plays back on a board what happened, beat by beat, from the view before to the view that the server sent. It always
// ends at that view. What the table shows besides the board (log, counts, whose turn it is) follows the same beats.
import { settings } from "../lib/settings.svelte";
import type { Entry, GameView, Happening, PlayedToken, SeatName } from "../wire";
import type { Progress } from "./contract";

/** One step of a playback: what changes on the board, and how long it stays before the next. */
export interface Beat {
  ms: number;
  play(): void;
  /** Whose it is, if not that of the seat that decided. */
  seat?: SeatName;
  /** Chance that the viewer waits for, on either side. */
  rolls?: boolean;
}
interface QueuedBeat extends Beat {
  seat: SeatName;
  /** How far the log has been told when this beat is played. */
  seq: number;
  tokens: number;
}

/** What the other side did, to be shown again. */
interface Turn<View> {
  before: View;
  after: View;
  entries: readonly Entry[];
}

/** The log as far as a board has told it. */
export function told(entries: readonly Entry[], progress: Progress | null): readonly Entry[] {
  if (!progress) return entries;
  return entries.flatMap((entry) => {
    if (entry.seq !== progress.seq) return entry.seq < progress.seq ? [entry] : [];
    return [{ ...entry, played: (entry.played ?? []).slice(0, progress.tokens) }];
  });
}

/** A computer's whole turn may arrive at once; at the normal pace playing it back takes at most this long. */
const LONGEST = 6_000;
/** A turn has fewer beats than this. When a record is stepped through faster than it can be shown, more are skipped. */
const BACKLOG = 20;
/** More events than a turn has: a view that is far from the last one is shown at once. */
const MOST_EVENTS = 40;

export abstract class Playback<View extends GameView> {
  /** Something is moving on the board. */
  running = $state.raw(false);
  /** How far the playback is, as long as the viewer should see it before being asked. */
  progress = $state.raw<Progress | null>(null);
  /** Shows the other side's last turn once more; null: there is none, or it is being shown. */
  again = $state.raw<(() => void) | null>(null);
  protected view: View | null = null;
  #viewer: SeatName | null = null;
  #seen = -1;
  /** The first is the one that is shown. */
  #beats: QueuedBeat[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last: Turn<View> | null = null;
  /** The viewer holds the beat that is shown. */
  #held = false;

  /** Play back what happened since the last view. The viewer's own moves need no pause. */
  follow(view: View, recent: readonly Entry[], still: boolean, viewer: SeatName | null = null): void {
    this.#viewer = viewer;
    const latest = recent.at(-1)?.seq ?? 0;
    const fresh = recent.filter((entry) => entry.seq > this.#seen);
    const before = this.view;
    const back = latest < this.#seen || fresh.some((entry) => entry.undone);
    if (before && view === before && latest === this.#seen) return;
    if (this.#beats.length > BACKLOG) this.finish();
    this.view = view;
    this.#seen = latest;
    const told = fresh.flatMap((entry) => (entry.played ?? []).flatMap((played) => played.events));
    if (!before || back) this.#last = null;
    if (!before || back || still || !settings.animated || told.length === 0 || told.length > MOST_EVENTS) {
      if (before && !still && !back) this.heard(told);
      return this.finish();
    }
    this.#keep(before, fresh);
    this.#queue(fresh);
  }

  /** Skip to the end: after a press during a playback, or without animations. */
  finish(): void {
    this.stop();
    this.#held = false;
    this.#beats = [];
    this.#end();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** What is drawn now, as far as a view can say it. */
  protected abstract shown(): View;
  /** Draw exactly this view. */
  protected abstract settle(view: View): void;
  /** The beats of one decision or one outcome of chance; `own` if the viewer made it. */
  protected abstract beatsOf(played: PlayedToken, own: boolean): Beat[];
  /** What is heard of these events where nothing moves. */
  protected abstract heard(events: readonly Happening[]): void;

  /** A turn comes in several messages: as long as the other side goes on, it is one turn. */
  #keep(before: View, entries: readonly Entry[]): void {
    const theirs = ({ played = [] }: Entry) => played.some(({ seat, chance }) => !chance && seat !== this.#viewer);
    const goesOn = this.#last?.after === before;
    if (entries.some(theirs))
      this.#last = {
        before: goesOn && this.#last ? this.#last.before : before,
        after: this.view as View,
        entries: goesOn && this.#last ? [...this.#last.entries, ...entries] : entries,
      };
    else this.#last = null;
  }

  #queue(entries: readonly Entry[]): void {
    for (const { seq, played = [] } of entries)
      for (const [at, token] of played.entries()) {
        const beats = this.beatsOf(token, token.seat === this.#viewer);
        // The log tells a token with its last beat: a die must not be given away while it rolls.
        for (const [n, beat] of beats.entries())
          this.#beats.push(
            // The same object: some beats find out how long they take only when they are played.
            Object.assign(beat, { seat: beat.seat ?? token.seat, seq, tokens: n === beats.length - 1 ? at + 1 : at }),
          );
      }
    const whole = this.#beats.reduce((sum, beat) => sum + beat.ms, 0);
    if (whole > LONGEST) for (const beat of this.#beats) beat.ms *= LONGEST / whole;
    this.running = true;
    this.again = null;
    if (this.#timer === null && !this.#held) this.#show();
    else this.#report();
  }

  #show(): void {
    const beat = this.#beats[0];
    if (!beat) {
      this.#timer = null;
      this.#end();
      return;
    }
    beat.play();
    this.#report();
    this.#timer = setTimeout(() => this.#next(), beat.ms * settings.pacing);
  }

  #next(): void {
    this.#beats.shift();
    this.#show();
  }

  #end(): void {
    if (this.view) this.settle(this.view);
    this.running = false;
    this.progress = null;
    const last = this.#last;
    this.again = last && last.after === this.view ? () => this.#repeat(last) : null;
  }

  #repeat({ before, entries }: Turn<View>): void {
    this.finish();
    this.settle(before);
    this.#queue(entries);
  }

  /** Holds what is shown until it is pressed again; a skip goes to the end as ever. */
  #pause(): void {
    if (this.#held) {
      this.#held = false;
      this.#next();
    } else if (this.#timer !== null) {
      this.stop();
      this.#held = true;
      this.#report();
    }
  }

  /** The opponent's moves and every roll are played back before the next question; one's own moves are not. */
  #report(): void {
    const beat = this.#beats[0];
    const waits = this.#held || this.#beats.some(({ seat, rolls }) => rolls || seat !== this.#viewer);
    if (!waits || !beat) {
      this.progress = null;
      return;
    }
    const { seat, seq, tokens } = beat;
    const [paused, skip, pause] = [this.#held, () => this.finish(), () => this.#pause()];
    this.progress = { seat, seq, tokens, view: this.shown(), skip, paused, pause };
  }
}
