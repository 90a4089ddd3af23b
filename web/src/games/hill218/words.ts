// The field in words, for those who hear it.
import { say, sayList, saySeat } from "../../lib/say";
import type { SeatName } from "../../wire";
import type { HillView, HillPreview } from "./wire";
import type { HillChoice } from "./choice.svelte";
import type { LastMarks } from "./lastMove";
import { index, SEATS } from "../../lib/seats";
import { BASES, HILL } from "./spaces";

const sentence = (id: string, facts?: Record<string, string | number>) => say(`hillpage-${id}`, facts);

/** A space and everything on it, in short sentences. */
export function spaceWords(at: string, view: HillView, choice: HillChoice | null, last: LastMarks): string {
  const parts: string[] = [];
  const unit = view.units.find((each) => each.at === at);
  const base = SEATS.find((seat) => BASES[seat] === at);
  if (at === HILL) parts.push(sentence("space-hill", { at }));
  else if (unit) {
    const facts = { at, kind: unit.kind, seat: unit.seat };
    parts.push(base ? sentence("space-unit-base", { ...facts, owner: base }) : sentence("space-unit", facts));
    if (!unit.supplied) parts.push(sentence("space-cut"));
  } else parts.push(base ? sentence("space-base", { at, seat: base }) : sentence("space-empty", { at }));
  if (last.deployed.includes(at) && unit) parts.push(sentence("space-deployed"));
  if (last.destroyed.some((fallen) => fallen.at === at)) parts.push(sentence("space-destroyed"));
  const decision = choice?.legal.get(at);
  if (decision) {
    parts.push(sentence(decision.kind === "deploy" ? "space-legal" : "space-target"));
    if (choice?.aim === at) parts.push(sentence("space-aimed"));
  }
  return parts.join(" ");
}

/** Which units, in words: "infantry at (1, 0) and tank at (2, 1)". */
function units(spaces: readonly { square: string; kind: string }[]): string {
  return sayList(spaces.map(({ square, kind }) => sentence("unit-at", { at: square, kind })));
}

/** A target and its attack's supporters. */
export function targetWords(at: string, piece: string, supporters: readonly string[], view: HillView): string {
  const base = SEATS.find((seat) => BASES[seat] === at);
  const victim = base ? sentence("target-base", { kind: piece, seat: base }) : sentence("target", { kind: piece, at });
  if (!supporters.length) return victim;
  const by = supporters.map((space) => ({
    square: space,
    kind: view.units.find((unit) => unit.at === space)?.kind ?? "unknown",
  }));
  return sentence("target-supported", { target: victim, units: units(by) });
}

/** What a token would do, sentence by sentence, without its targets. */
export function lookedWords(looked: HillPreview, seat: SeatName | null): { id: string; text: string }[] {
  const said: { id: string; text: string }[] = [];
  if (looked.wins) said.push({ id: "wins", text: sentence("look-wins") });
  for (const side of SEATS) {
    const cut = (looked.cut ?? []).filter((each) => each.seat === side);
    if (!cut.length) continue;
    const own = side === seat;
    said.push({
      id: `cut-${side}`,
      text: sentence(own ? "look-cut-own" : "look-cut", { units: units(cut), count: cut.length }),
    });
  }
  const kinds = looked.danger ?? [];
  const cards = sayList(
    kinds.map((word) => (word === "strike" ? say("hillpage-air-strike") : say("hill218-cards-each", { word }))),
  );
  if (kinds.length) said.push({ id: "danger", text: sentence("look-danger", { cards }) });
  return said;
}

/** A side's cards in one sentence. */
export function cardsWords(view: HillView, seat: SeatName): string {
  const place = index(seat);
  return sentence("cards-of", {
    who: saySeat(seat, "hill218"),
    hand: view.hands[place].length,
    deck: view.decks[place],
    strikes: view.strikes[place],
  });
}
