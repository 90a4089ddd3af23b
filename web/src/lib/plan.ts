// What a person chose on a game's card, and the match that this means. No rules: variants come from the server.
import type { Against } from "./begin";
import { other } from "./seats";
import { seriesOf } from "./series";
import { kept } from "./keys";
import { store, stored } from "./stored";
import type { ClockPlan, CatalogueGame, NewMatch, SeatName } from "../wire";

export type Pace = "none" | "total" | "each" | "days";
export type Show = "link" | "live" | "late";

/** The choices of one game's card, kept for the next visit. */
export interface Plan {
  /** 1 is the weakest. */
  level: number;
  variant: string;
  /** Modifiers that are switched on, such as a minefield. */
  modifiers: string[];
  side: SeatName | "random";
  begins: "me" | "other" | "random";
  pace: Pace;
  minutes: number;
  increment: number;
  seconds: number;
  days: number;
  /** Who may watch: with the link, or anyone, at once or late. */
  show: Show;
  /** A series of battles, such as best-of-3; empty: one. */
  series: string;
}

const USUAL: Plan = {
  level: 1,
  variant: "",
  modifiers: [],
  side: "south",
  begins: "random",
  pace: "none",
  minutes: 15,
  increment: 10,
  seconds: 60,
  days: 2,
  show: "link",
  series: "",
};
const STORED_AS = "skirmish.plans";
/** The games of which a whole match was opened at a seat. */
const BEGUN = "skirmish.begun";

/** What each number may be; the server has the last word. */
export const RANGES = {
  minutes: { min: 1, max: 180 },
  increment: { min: 0, max: 60 },
  seconds: { min: 10, max: 3600 },
  days: { min: 1, max: 14 },
} as const;

/** Whether no whole match of a game was ever opened at a seat in this browser: options that are only tried out do not make
 * a player experienced, nor does a small battle. */
export function isNew(game: string): boolean {
  return !stored<string[]>(BEGUN, []).includes(game);
}

/** The player has opened a whole match of a game: the next one is not the first, also when this one is removed. */
export function noteBegun(game: string): void {
  if (isNew(game)) store(BEGUN, [...stored<string[]>(BEGUN, []), game]);
}

/** Whether no match of a game was played to its end in this browser. */
export function isUnplayed(game: string): boolean {
  return !kept().some(({ about }) => about.game === game && about.status === "over");
}

/** The plan used last for this game; until one is kept the gentlest level, and the variant for beginners if it has one:
 * a match begun by others changes nothing. */
export function planOf(game: string, beginners = ""): Plan {
  const last = stored<Record<string, Partial<Plan>>>(STORED_AS, {})[game] ?? {};
  const plan = { ...USUAL, variant: beginners };
  for (const name of Object.keys(USUAL) as (keyof Plan)[])
    if (typeof last[name] === typeof USUAL[name]) Object.assign(plan, { [name]: last[name] });
  // A war is chosen each time: one that stayed set would surprise the next opponent.
  return { ...plan, modifiers: [...plan.modifiers].map(String), series: USUAL.series };
}

/** Keep a game's plan. */
export function keepPlan(game: string, plan: Plan): void {
  store(STORED_AS, { ...stored<Record<string, Plan>>(STORED_AS, {}), [game]: plan });
}

const modified = (variant: string, modifier: string) => `${variant}+${modifier}`;

/** The variants without modifiers, the usual one first. */
export function plainVariants({ variants, modifiers = [] }: CatalogueGame): string[] {
  const all = new Set(variants.flatMap((each) => modifiers.map((modifier) => modified(each, modifier))));
  return variants.filter((each) => !all.has(each));
}

/** The modifiers that a variant may have. */
export function modifiersOf({ variants, modifiers = [] }: CatalogueGame, variant: string): string[] {
  return modifiers.filter((each) => variants.includes(modified(variant, each)));
}

/** The plain variant that a plan means; the usual one if it names one that does not exist. */
export function plainOf(info: CatalogueGame, plan: Plan): string {
  const plain = plainVariants(info);
  return plain.includes(plan.variant) ? plan.variant : (plain[0] ?? "");
}

/** The variant that a plan means, with its modifier. */
export function variantOf(info: CatalogueGame, plan: Plan): string {
  const variant = plainOf(info, plan);
  const modifier = modifiersOf(info, variant).find((each) => plan.modifiers.includes(each));
  return modifier ? modified(variant, modifier) : variant;
}

/** A number that was typed, inside its range. */
export function within(name: keyof typeof RANGES, value: number): number {
  const { min, max } = RANGES[name];
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min;
}

/** The clock that a plan means; none for no clock. */
export function clockOf(plan: Plan): ClockPlan | null {
  if (plan.pace === "total")
    return { total: within("minutes", plan.minutes) * 60_000, increment: within("increment", plan.increment) * 1000 };
  if (plan.pace === "each") return { each: within("seconds", plan.seconds) * 1000 };
  if (plan.pace === "days") return { each: within("days", plan.days) * 86_400_000 };
  return null;
}

/** By how many seconds anyone may watch late; null: not anyone may. */
export const DELAYS: Readonly<Record<Show, number | null>> = { link: null, live: 0, late: 120 };

/** The match to ask for, and which seat is the asker's. `coin` decides what was left to chance on this side. */
export function matchOf(
  info: CatalogueGame,
  plan: Plan,
  against: Against,
  level: string | undefined,
  coin: () => boolean = tossed,
): { match: NewMatch; mine: SeatName } {
  const mine = plan.side === "random" ? (coin() ? "south" : "north") : plan.side;
  const theirs = other(mine);
  const person = { kind: "person" } as const;
  const seats = {
    [mine]: person,
    [theirs]: against === "computer" ? ({ kind: "computer", level: level ?? null } as const) : person,
  } as Pick<NewMatch, SeatName>;
  const first = plan.begins === "random" ? "random" : plan.begins === "me" ? mine : theirs;
  // Two at one screen are alone with it.
  const show = against === "screen" ? null : DELAYS[plan.show];
  const match: NewMatch = { game: info.name, variant: variantOf(info, plan), ...seats, first, clock: clockOf(plan) };
  if (show !== null) match.show = show;
  const series = seriesOf(info, plan.series);
  if (series) match.series = series;
  return { match, mine };
}

function tossed(): boolean {
  return ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 1) === 1;
}
