// A note drawn by the same bubble as a reason: it points at a place and blames nothing.
import type { Reason } from "../wire";
import type { Note } from "./contract";

/** A note as the bubble's reason. */
export function noted({ at, words }: Note): Reason {
  return { source: "", target: at, sentence: words };
}

/** The first sentence, and the rest. */
export function headed(words: string): [heading: string, rest: string] {
  const heading = /^.*?[.?](?=\s|$)/s.exec(words)?.[0] ?? words;
  return [heading, words.slice(heading.length).trim()];
}

/** What is said on the board: a lesson's note, or a reason that no panel tells. */
export function spokenOf(reason: Reason | null, note: Note | null, reasonTold: boolean): Reason | null {
  if (reason) return reasonTold ? null : reason;
  return note?.words ? noted(note) : null;
}
