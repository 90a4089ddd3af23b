// Words that several screens use: titles, variants, clocks, how long ago.
import { tagOf } from "./language";
import { type Facts, has, say } from "./say";
import { voice } from "./voice.svelte";
import type { ClockPlan } from "../wire";
import { gameInfo } from "./games.svelte";

/** The message if there is one, otherwise these words: a game of another package may lack messages. */
function sayOr(id: string, otherwise: string, facts: Facts = {}): string {
  return has(id) ? say(id, facts) : otherwise;
}

/** A game's title. */
export function sayTitle(game: string): string {
  return sayOr(`${game}-title`, gameInfo(game)?.title ?? game);
}

/** A game's title where there is little room. */
export function sayShort(game: string): string {
  return sayOr(`${game}-page-short`, sayTitle(game));
}

/** What a game is about, in a sentence; empty if it does not say. */
export function sayAbout(game: string): string {
  return sayOr(`${game}-page-about`, "");
}

/** A variant's name with its modifiers: "Blitz with minefield". */
export function sayVariant(game: string, variant: string): string {
  const [plain = "", ...modifiers] = variant.split("+");
  return modifiers.reduce(
    (name, modifier) => sayOr(`${game}-page-with-${modifier}`, `${name} + ${modifier}`, { variant: name }),
    sayOr(`${game}-page-variant-${plain}`, plain),
  );
}

/** What a variant or modifier changes, in a sentence; empty if its game does not say. */
export function sayVariantText(game: string, kind: "variant" | "modifier", name: string): string {
  return sayOr(`${game}-page-${kind}-${name}-text`, "");
}

/** A modifier's name. */
export function sayModifier(game: string, name: string): string {
  return sayOr(`${game}-page-modifier-${name}`, name);
}

/** A clock in words: "15 minutes each, 10 seconds more per turn". */
export function sayClock(clock: ClockPlan | null | undefined): string {
  if (clock?.total) {
    const facts: Facts = {
      minutes: Math.round(clock.total / 60_000),
      increment: Math.round((clock.increment ?? 0) / 1000),
    };
    return say("page-clock-total", facts);
  }
  if (clock?.each) {
    const days = clock.each / 86_400_000;
    return days >= 1
      ? say("page-clock-days", { days: Math.round(days) })
      : say("page-clock-each", { seconds: Math.round(clock.each / 1000) });
  }
  return say("page-clock-none");
}

/** How a series is won: "Best of 3"; one battle for none. */
export function sayForm(form: string | null | undefined): string {
  const [, kind = "single", number = "1"] = /^(.+)-(\d+)$/.exec(form ?? "") ?? [];
  return say("page-series", { kind, number: Number(number) });
}

/** A record's date (2026-11-16) as the language writes it; anything else as it is. */
export function sayDate(date: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(tagOf(voice.lang), { dateStyle: "long", timeZone: "UTC" }).format(time);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "5 minutes ago", "yesterday", "now". `numeric`: always a number, "1 day ago". */
export function sayAgo(ms: number, numeric: "auto" | "always" = "auto"): string {
  const format = new Intl.RelativeTimeFormat(tagOf(voice.lang), { numeric });
  const [unit, length] = STEPS.find(([, each]) => ms >= each) ?? ["second", Infinity];
  return format.format(-Math.floor(ms / length), unit);
}
