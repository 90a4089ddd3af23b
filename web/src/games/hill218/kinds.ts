// Names of drawings and the order of the kinds. What a kind can do is the server's to say.
import { say } from "../../lib/say";
import symbols from "$assets/symbols.svg?url&no-inline";
import type { SeatName } from "../../wire";
import type { MarkHelp } from "../contract";
import type { HillView } from "./wire";

/** The order of the kinds everywhere, as on the record. */
export const KINDS = ["infantry", "heavy", "special", "tank", "artillery", "para"] as const;
/** A card that is not shown. */
export const UNKNOWN = "unknown";
/** The air strikes each side begins with (H-1.2). */
export const STRIKES = 2;
/** What an air strike is called as the source of a question. */
export const STRIKE = "strike";
export const DIAGRAMS = ["supply", "attack", "support"] as const;

/** The address of a drawing. */
export function drawing(id: string): string {
  return `${symbols}#${id}`;
}

/** A kind's diagram, seen from below; the other side's artillery is turned. */
export function diagram(kind: string, what: (typeof DIAGRAMS)[number], low: boolean): string {
  return drawing(`dg-${what}-${kind}${what === "attack" && kind === "artillery" && !low ? "-north" : ""}`);
}

/** What a kind is called in a label: the name for cards has soft hyphens, which some readers spell. */
export function spokenKind(kind: string): string {
  return say("hillpage-kind", { kind }).replaceAll("\u00ad", "");
}

/** Kinds with their counts, in the order of the kinds, unknown ones last. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...KINDS, UNKNOWN]
    .map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length])
    .filter(([, count]) => count > 0);
}

/** How many units a side has in play. */
export function unitsOf(view: HillView, seat: SeatName): number {
  return view.units.filter((unit) => unit.seat === seat).length;
}

/** What the signs on cards stand for. */
export const MARKS: readonly MarkHelp[] = [
  ["key-supply", "hillpage-key-supply"],
  ["key-attack", "hillpage-key-attack"],
  ["key-attack-open", "hillpage-key-attack-open"],
  ["key-support", "hillpage-key-support"],
];
