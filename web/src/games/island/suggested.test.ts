// A hint picks a decision on the board; Enter confirms that decision, and nothing else.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { Sitting } from "../../table/testing";
import { find } from "../../testing";
import type { Player, StateMessage } from "../../wire";
import { face } from "./index";
import { SHOT, VIEW } from "./samples";

const players: [Player, Player] = [
  { kind: "person", name: "Ada", joined: true },
  { kind: "computer", level: "captain", joined: true },
];
const first: StateMessage = {
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: 1, at: 1, kind: "act", seat: "south", played: [] }],
  view: VIEW,
  prompt: { number: 1, seat: "south", code: "after-move", rule: "I-3.4" },
  decisions: [SHOT, { token: "end", kind: "end" }],
};

async function hinted(): Promise<Sitting> {
  const table = new Sitting(face, first, { players });
  table.press("h");
  const id = String(table.sent("suggest")[0]?.id);
  table.receive({ type: "suggested", id, token: SHOT.token, win: 0.5 });
  await vi.waitFor(() => expect(find("[data-role=suggestion] ul")).not.toBeNull());
  flushSync();
  return table;
}

it("is confirmed by Enter", async () => {
  const table = await hinted();
  table.press("Enter");
  expect(table.sent("act")).toMatchObject([{ token: SHOT.token }]);
});

it("is not confirmed once it has been given up: Enter does not end the turn instead", async () => {
  const table = await hinted();
  // Escape at a square gives up what is picked; the hint can still be read.
  find("[data-spot=e6]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(find("[data-role=suggestion]")).not.toBeNull();
  table.press("Enter");
  expect(table.sent("act")).toEqual([]);
});
