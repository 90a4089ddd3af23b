// A rulebook's contents: anchors that can be read, and search.
import { tagOf } from "../lib/language";
import type { Lang, RuleText, Rulebook } from "../wire";
import { pieces } from "./inline";

/** A heading or a rule: its anchor, and its words without marks. */
export interface Place {
  id: string;
  text: string;
  /** 2, 3 …; 0 for a rule. */
  level: number;
}

/** The words of a text, without its marks. */
export function plainWords(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join("");
}

/** The anchor of every part that has one: a rule's id, or a heading's words (/rules/island#the-pad). */
export function anchors({ parts, lang }: Rulebook): (string | null)[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    if (part.kind === "rule") return part.id ?? null;
    if (part.kind !== "heading" || part.level === 1) return null;
    const words = slug(part, lang);
    let id = words;
    for (let n = 2; taken.has(id); n++) id = `${words}-${n}`;
    taken.add(id);
    return id;
  });
}

function slug({ text = "" }: RuleText, lang: Lang): string {
  const words =
    plainWords(text)
      .toLocaleLowerCase(tagOf(lang))
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "part";
}

/** Headings and rules in order. */
export function places(book: Rulebook): Place[] {
  const ids = anchors(book);
  return book.parts.flatMap(({ text = "", level = 0, kind }, n) => {
    const id = ids[n];
    return id ? [{ id, text: plainWords(text), level: kind === "rule" ? 0 : level }] : [];
  });
}

/** Places that have all words of a search, and places that have at least half of them. */
export interface Found {
  all: Place[];
  /** The best first; only where few have all. */
  some: Place[];
}
/** Where this many places have all words, no others are looked for. */
const ENOUGH = 5;

/** The rules and headings that have these words, in any case. */
export function found(book: Rulebook, wanted: string): Found {
  const tag = tagOf(book.lang);
  const words = [...new Set(wanted.toLocaleLowerCase(tag).split(/\s+/).filter(Boolean))];
  if (!words.length) return { all: [], some: [] };
  const ranked = places(book).map((place) => {
    const whole = `${place.id} ${place.text}`.toLocaleLowerCase(tag);
    return { place, hits: words.filter((word) => whole.includes(word)).length };
  });
  const all = ranked.filter(({ hits }) => hits === words.length);
  const half = ranked.filter(({ hits }) => hits < words.length && hits >= words.length / 2);
  const some = all.length < ENOUGH ? half.sort((one, two) => two.hits - one.hits) : [];
  return { all: all.map(({ place }) => place), some: some.map(({ place }) => place) };
}
