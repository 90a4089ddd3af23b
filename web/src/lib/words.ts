// Words that several screens use: variants, clocks, how long ago.
import { tagOf } from "./language";
import { type Facts, has, say } from "./say";
import { voice } from "./voice.svelte";
import type { ClockPlan } from "../wire";
import { variantParts } from "../lobby/plan";

/** A variant's name: "Blitz with minefield". */
export function sayVariant(variant: string): string {
  const { plain, minefield } = variantParts(variant);
  const id = `page-variant-${plain}`;
  // A variant that we have no words for yet is named by its own word.
  const name = has(id) ? say(id) : plain;
  return minefield ? say("page-variant-with-minefield", { variant: name }) : name;
}

/** A clock in words: "15 minutes each, 10 seconds more per move". */
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

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: "5 minutes ago", "yesterday", "now". */
export function sayAgo(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(tagOf(voice.lang), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, "second");
}
