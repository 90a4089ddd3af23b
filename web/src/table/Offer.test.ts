import { expect, it } from "vitest";
import { find, show } from "../testing";
import type { Entry, SeatName } from "../wire";
import Offer from "./Offer.svelte";
import type { Play } from "./play.svelte";

const played = (seq: number, seat: SeatName, token: string, ...codes: string[]): Entry => ({
  seq,
  at: seq,
  kind: "act",
  seat,
  played: [{ token, seat, chance: false, events: codes.map((code) => ({ code, facts: {} })) }],
});

/** What South reads when North asks for a takeback after these. */
function asked(...entries: Entry[]): string {
  const present = { status: "playing", takeback: "north" };
  const play = { seat: "south", game: "hill218", present, entries, busy: false, player: () => ({ name: "Ruben" }) };
  show(Offer, { play: play as unknown as Play });
  return find("[data-role=offer] b")?.textContent ?? "";
}

it("says that one decision goes", () => {
  expect(asked(played(1, "north", "one"))).toBe("Ruben would like to take back their last decision.");
});

it("says that more goes with it once the turn has passed, but not the whole turn", () => {
  const entries = [played(1, "north", "one"), played(2, "north", "two", "turn-began")];
  expect(asked(...entries)).toBe("Ruben would like to take back their last decision and all that followed.");
});

it("says so also where no turn has begun since, as in a set-up in which the sides alternate", () => {
  const rolled = (seq: number): Entry => ({
    ...{ seq, at: seq, kind: "act", seat: "north" },
    played: [{ token: "3", seat: "north", chance: true, events: [{ code: "rolled", facts: {} }] }],
  });
  expect(asked(played(1, "north", "one", "placed"), rolled(2))).toBe(
    "Ruben would like to take back their last decision.",
  );
  document.body.innerHTML = "";
  expect(asked(played(1, "north", "one", "placed"), played(2, "south", "two", "placed"))).toBe(
    "Ruben would like to take back their last decision and all that followed.",
  );
});
