// Sentences for people: a message id and its facts in, the chosen language out. The twin of Python's Speaker
// (skirmish/i18n/speaker.py) on the same Fluent files; tests/i18n/vectors.json holds what both must say. Reactive:
// inside a component the text follows the language.
import type { FluentValue, FluentVariable } from "@fluent/bundle";
import type { MatchEnd, Happening, Lang, Prompt, Said, SeatName } from "../wire";
import { TURN_BEGAN } from "./events";
import { fetchMessages, tagOf } from "./language";
import { Messages, ShownNumber } from "./messages";
import { other } from "./seats";
import { settings } from "./settings.svelte";
import { voice } from "./voice.svelte";

/** What fills a message's placeholders. */
export type Facts = Record<string, string | number>;

/** Who is told what happened: "you" for the reader's own seat, names for the others. The twin of Python's Audience. */
export interface Audience {
  readonly you: SeatName | null;
  /** What a seat's player is called; null: South or North. */
  readonly name: (seat: SeatName) => string | null;
  /** Whether a seat is a computer's. */
  readonly computer?: (seat: SeatName) => boolean;
}

const STRANGERS: Audience = { you: null, name: () => null };
const MINUS = "\u2212";
const NO_BREAK = "\u00a0";
/** Letters of right-to-left scripts (Python's _RIGHT_TO_LEFT): text that has any is isolated from what surrounds it. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = "\u2068";
const END_ISOLATE = "\u2069";
/** What messages can call: `{ SPACE($at) }` is a space with coordinates. */
const FUNCTIONS = { SPACE: ([space]: FluentValue[]) => shownSpace(space as string) };
/** Replaces a missing message: a raw id is never shown. */
const MISSING = "…";
/** After this line come the English messages of games that lack the language (Python's IN_ENGLISH). */
const IN_ENGLISH = "### In English";
const reported = new Set<string>();

/** Switch to this language: fetches its messages, then changes the page. Rejects if that fails. */
export async function speak(lang: Lang): Promise<void> {
  const text = await fetchMessages(lang);
  hear(lang, text);
  settings.lang = lang;
}

/** Take these messages as the language spoken. */
export function hear(lang: Lang, text: string): void {
  const [own = "", english = ""] = text.split(IN_ENGLISH);
  voice.bundle = bundleOf(lang, own);
  voice.english = bundleOf("en", english);
  voice.lang = lang;
}

function bundleOf(lang: Lang, text: string): Messages {
  const bundle = new Messages(tagOf(lang), { useIsolating: false, functions: FUNCTIONS });
  // Games of other packages come last, and the first message of an id counts: they cannot replace ours.
  for (const id of bundle.add(text)) report(`${lang}: ${id} twice`);
  return bundle;
}

/** The message with its facts filled in. */
export function say(id: string, facts: Facts = {}): string {
  const { lang } = voice;
  const bundle = voice.bundle.hasMessage(id) ? voice.bundle : voice.english;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(`${lang}: no message ${id}`);
    return MISSING;
  }
  const shown: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) shown[name] = shownFact(fact);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, shown, errors);
  for (const error of errors) report(`${lang}: ${id}: ${error.message}`);
  return text;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return voice.bundle.hasMessage(id) || voice.english.hasMessage(id);
}

/** A sentence that the server named. */
export function saySaid(said: Said): string {
  return say(said.id, listed(said.id.split("-", 1)[0] ?? "", said.facts ?? {}));
}

/** What happened, for the log. */
export function sayEvent(game: string, { code, facts }: Happening, audience = STRANGERS): string {
  return sayOrCode(`${game}-event-`, code, { ...people(game, facts, audience), ...listed(game, facts) });
}

/** All that one play did, in a line; that the next turn begins only where there is nothing else. */
export function sayPlay(game: string, events: readonly Happening[], audience = STRANGERS): string {
  const told = events.filter(({ code }) => code !== TURN_BEGAN);
  return (told.length ? told : events).map((event) => sayEvent(game, event, audience)).join(" ");
}

/** `who` and `name` for a seat, `foe` and `foe-name` for the other side: what messages about players need. */
export function people(game: string, { seat, result }: Facts, audience: Audience): Facts {
  const of = seat ?? result;
  if (of === undefined) return {};
  const one: SeatName = of === "north" ? "north" : "south"; // a draw names neither
  const who = (each: SeatName) => (each === audience.you ? "you" : "other");
  const name = (each: SeatName) => {
    const [called, side] = [audience.name(each), saySeat(each, game)];
    return !called ? side : called === audience.name(other(each)) ? `${called} (${side})` : called;
  };
  return { who: who(one), name: name(one), foe: who(other(one)), "foe-name": name(other(one)) };
}

/** What the seat to move must decide. */
export function sayPrompt(game: string, prompt: Prompt): string {
  return sayOrCode(`${game}-prompt-`, prompt.code, prompt.facts);
}

/** Who won and how. */
export function sayOver(game: string, { how, result }: MatchEnd, audience = STRANGERS): string {
  return sayOrCode(`${game}-over-`, how, { ...people(game, { result }, audience), result });
}

/** South or North, as the game calls it (Korean has two words). */
export function saySeat(seat: SeatName, game = ""): string {
  return say(has(`${game}-seat`) ? `${game}-seat` : "seat", { seat });
}

/** A game's message for a code; a game of another package that lacks it gets the code itself, as words. */
function sayOrCode(prefix: string, code: string, facts?: Facts): string {
  if (has(prefix + code)) return say(prefix + code, facts);
  const words = code.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Several names as a list of this language: "a, b and c". Korean gets commas: its 및 is too formal here. */
export function sayList(words: readonly string[]): string {
  if (voice.lang === "ko") return words.join(", ");
  return new Intl.ListFormat(tagOf(voice.lang), { type: "conjunction" }).format(words);
}

/** A space with coordinates for people: `-2,1` is `(−2, 1)`, with a true minus and no break inside. */
export function shownSpace(space: string): string {
  return `(${space.replaceAll("-", MINUS).replace(",", `,${NO_BREAK}`)})`;
}

/** Facts in which lists of words (`cards` beside `cards-count`) are words of this language. */
export function listed(game: string, facts: Facts): Facts {
  const spoken: Facts = { ...facts };
  for (const [name, value] of Object.entries(facts)) {
    if (!(`${name}-count` in facts) || typeof value !== "string") continue;
    const words = value.split(/\s+/).filter(Boolean);
    // Cards of which none is shown stay the one word, for the message to select on.
    const hidden = words.length > 0 && words.every((word) => word === "unknown");
    // A game of another package may lack the message: its words stay as they are.
    const each = `${game}-${name}-each`;
    spoken[name] = hidden ? "unknown" : words.map((word) => (has(each) ? say(each, { word }) : word)).join(", ");
  }
  return spoken;
}

function shownFact(fact: string | number): FluentVariable {
  if (typeof fact === "number") return fact < 0 ? `${MINUS}${-fact}` : new ShownNumber(fact);
  return RIGHT_TO_LEFT.test(fact) ? ISOLATE + fact + END_ISOLATE : fact;
}

/** A message that is missing or lacks a fact is a bug of ours: the tests watch the console for it. */
function report(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  console.error(`message: ${what}`);
}
