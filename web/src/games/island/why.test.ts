// What is possible after "why not?" is done by a button of the answer, which asks first what the table asks first.
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { Sitting } from "../../table/testing";
import { click, find } from "../../testing";
import type { StateMessage } from "../../wire";
import { face } from "./index";
import { SHOT, USE_ROLL, VIEW } from "./samples";
import type { IslandDecision } from "./wire";

const first: StateMessage = {
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: 1, at: 1, kind: "act", seat: "south", played: [] }],
  view: VIEW,
  prompt: { number: 1, seat: "south", code: "use-roll", rule: "I-3.4", facts: { roll: 3 } },
};

/** A table on which a press was answered with "Do it", and that was pressed. */
function told(decision: IslandDecision): Sitting {
  const { token, target = "" } = decision;
  const table = new Sitting(face, { ...first, decisions: [...USE_ROLL.slice(0, 4), decision] });
  table.play.reason = { sentence: "You can.", source: "", target: target ?? "", token };
  flushSync();
  click(find("[data-act=do]") as Element);
  flushSync();
  return table;
}

it("asks before a shot that chance decides, or that may hit one's own", () => {
  for (const shot of [{ hit: "block" }, { own: true }]) {
    const table = told({ ...SHOT, token: "h4*h7", target: "h7", ...shot });
    expect(table.sent("act")).toEqual([]);
    expect(find("[data-role=why]")).toBeNull();
    expect(find("[data-role=preview]")).not.toBeNull();
  }
});

it("does at once what words alone decide", () => {
  const table = told({ ...(USE_ROLL[1] as IslandDecision), token: "d3-d4", target: "d4" });
  expect(table.sent("act")).toMatchObject([{ token: "d3-d4" }]);
});
