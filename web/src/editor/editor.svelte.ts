// A position being edited. The server knows the notation and the rules: each step sends the text and what is to be
// done with it, and brings the position after it, possible or not.
import { editPosition, sentenceOf } from "../lib/api";
import type { BoardEdit, EditedBoard } from "../games/contract";
import type { Edit, EditedPosition, SeatName } from "../wire";

/** What a press on a place does: puts this piece there, or takes away; null: turns what is there. */
export type Tool = { piece: string; seat: SeatName | null } | "erase" | null;

export class Editor implements BoardEdit {
  position = $state.raw<EditedPosition | null>(null);
  tool = $state.raw<Tool>(null);
  /** What is in the text field while it cannot be read, and why. */
  unread = $state.raw<{ text: string; why: string; part: string } | null>(null);
  /** The board has just been emptied: what it lacks is no fault yet. */
  emptied = $state(false);
  /** What went wrong with a step, in words. */
  failure = $state("");
  board: EditedBoard | null = null;
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);
  /** Steps follow each other: each needs the text that the one before it has brought. */
  #last: Promise<void> = Promise.resolve();

  constructor(readonly game: string) {}

  get possible(): boolean {
    return Boolean(this.position?.text) && !this.position?.reason && !this.unread;
  }

  get undoable(): boolean {
    return this.#past.length > 0 || this.unread !== null;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
  }

  /** Show a text; the game's own beginning without one. In another variant if one is named. */
  read(text: string | null, variant: string | null = null): Promise<void> {
    return this.#step(() => ({ text, variant }));
  }

  edit(edit: Edit): Promise<void> {
    return this.#step(({ text, variant }) => ({ text, variant, edit }));
  }

  setVariant(variant: string): Promise<void> {
    return this.#step(({ text }) => ({ text, variant }));
  }

  undo(): Promise<void> {
    if (this.unread) {
      this.unread = null;
      return this.#last;
    }
    const text = this.#past.at(-1);
    return text === undefined ? this.#last : this.#step(({ variant }) => ({ text, variant }), "back");
  }

  redo(): Promise<void> {
    const text = this.#future[0];
    return text === undefined ? this.#last : this.#step(({ variant }) => ({ text, variant }), "forward");
  }

  /** Enter, or a press, on a place. */
  press(place: string): void {
    const { tool } = this;
    if (tool === "erase") this.remove(place);
    else if (tool) void this.edit({ act: "put", at: place, piece: tool.piece, seat: tool.seat });
    else if (this.board?.pieceAt(place)) void this.edit({ act: "turn", at: place });
  }

  remove(place: string): void {
    if (this.board?.pieceAt(place)) void this.edit({ act: "remove", at: place });
  }

  /** A piece was carried from a place to a point of the window; off the board, it is taken away. */
  drop(from: string, x: number, y: number): void {
    const to = this.board?.placeAt(x, y) ?? null;
    if (to === from) return;
    void this.edit(to ? { act: "move", at: from, to } : { act: "remove", at: from });
  }

  #step(
    asked: (now: { text: string; variant: string }) => { text: string | null; variant: string | null; edit?: Edit },
    way: "new" | "back" | "forward" = "new",
  ): Promise<void> {
    this.#last = this.#last.then(async () => {
      const { text: now = "", variant: usual = "" } = this.position ?? {};
      const wanted = asked({ text: now, variant: usual });
      try {
        const found = await editPosition({ game: this.game, ...wanted });
        if (!found.view && found.reason) {
          const part = found.part === found.text ? "" : (found.part ?? "");
          this.unread = { text: found.text, why: found.reason.sentence, part };
          return;
        }
        if (now && found.text !== now) {
          this.#past = way === "back" ? this.#past.slice(0, -1) : [...this.#past, now];
          this.#future = way === "new" ? [] : way === "back" ? [now, ...this.#future] : this.#future.slice(1);
        }
        this.position = found;
        this.emptied = wanted.edit?.act === "clear";
        this.unread = null;
        this.failure = "";
      } catch (error) {
        this.failure = sentenceOf(error);
      }
    });
    return this.#last;
  }
}
