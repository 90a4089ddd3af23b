// What a short line of the log tells of a play, where it has no room for all of it.
import { expect, it } from "vitest";
import { Sitting } from "../../table/testing";
import { all } from "../../testing";
import { face } from "./index";
import { VIEW } from "./samples";

const SHOT_SAID = "You shot with the tank on d5 at the block on d9.";

it("is what the block was, and not who hit it: their badge and the sign of a shot stand before it", () => {
  const facts = { seat: "south" };
  const shot = { code: "shot", facts: { ...facts, kind: "tank", shooter: "d5", hit: "block", target: "d9" } };
  const token = { seat: "south" as const, token: "x", chance: false, events: [shot] };
  const turned = { ...token, chance: true, events: [{ code: "block-turned-over", facts: { square: "d9" } }] };
  const began = { ...token, events: [{ code: "turn-began", facts }] };
  new Sitting(face, {
    type: "state",
    seq: 1,
    now: 0,
    status: "playing",
    view: VIEW,
    entries: [{ seq: 1, at: 1, kind: "act", seat: "south", played: [began, token, turned] }],
    prompt: { number: 1, seat: "south", code: "after-move", rule: "I-3.4" },
    decisions: [],
  });
  const said = all("[data-log-list] li.latest > :last-child").map((each) => each.textContent.trim());
  const before = all("[data-log-list] .before").map((each) => each.textContent.trim());
  expect([said, before]).toEqual([[`${SHOT_SAID} The block on d9 was safe.`], [SHOT_SAID]]);
});
