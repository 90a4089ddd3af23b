// Tries that lead nowhere: what is asked about them, and what stays marked meanwhile.
import { describe, expect, it } from "vitest";
import { FakePlay } from "../../testing";
import type { Reason } from "../../wire";
import { IslandChoice } from "./choice.svelte";
import { Layout, STEP } from "./geometry";
import { marksOf } from "./marks";
import { BoardPointer } from "./pointer.svelte";
import { PLACING, USE_ROLL, VIEW } from "./samples";
import { boardTargets } from "./targets";

const layout = new Layout("south");

describe("a press where nothing can be done", () => {
  it.each([
    ["is answered", 1, [["", "h8"]]],
    ["asks nothing as the second of a double press", 2, []],
  ])("%s", (_, detail, questions) => {
    const table = new FakePlay(VIEW, "use-roll", USE_ROLL);
    const element = document.createElement("div");
    const pointer = new BoardPointer(() => ({
      choice: new IslandChoice(table),
      layout,
      targets: [],
      scale: 1,
      units: () => layout.centre("h8"),
      spotAt: () => "h8",
      finish: () => undefined,
      here: () => undefined,
      press: () => undefined,
    }));
    const off = pointer.attach(element);
    element.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    off?.();
    expect(table.questions).toEqual(questions);
  });
});

it("the squares where one could place stay marked while a try is explained", () => {
  const choice = new IslandChoice(new FakePlay(VIEW, "place-character", PLACING));
  const reason: Reason = { source: "soldier", target: "h8", sentence: "h8 is not in your home rows." };
  const free = marksOf(VIEW, layout, choice, null, null, null).legal;
  expect(free.length).toBeGreaterThan(0);
  expect(marksOf(VIEW, layout, choice, reason, null, null).legal).toEqual(free);
});

describe("a finger that places a block, beside the only square for it", () => {
  // How far from the middle of h8, to the right, where i8 is free: in squares.
  it.each([
    ["in the middle of another square is told why not", 0, [["", "h8"]], null],
    ["near it is shown the block, to be confirmed", 0.45, [], "i8"],
  ])("%s", (_, away, questions, picked) => {
    const table = Object.assign(new FakePlay(VIEW, "place-block", [{ token: "i8", kind: "block", target: "i8" }]), {
      lenient: true,
    });
    const choice = new IslandChoice(table);
    const element = document.createElement("div");
    const { x, y } = layout.centre("h8");
    const pointer = new BoardPointer(() => ({
      choice,
      layout,
      targets: boardTargets(choice, layout),
      scale: 0.3,
      units: () => ({ x: x + away * STEP, y }),
      spotAt: () => "h8",
      finish: () => undefined,
      here: () => undefined,
      press: () => undefined,
    }));
    const off = pointer.attach(element);
    element.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    element.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    off?.();
    expect([table.questions, choice.pending?.target ?? null, table.sent]).toEqual([questions, picked, []]);
  });
});
