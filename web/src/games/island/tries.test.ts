// Tries that lead nowhere: what is asked about them, and what stays marked meanwhile.
import { describe, expect, it } from "vitest";
import { FakePlay } from "../../testing";
import type { Reason } from "../../wire";
import { IslandChoice } from "./choice.svelte";
import { Layout } from "./geometry";
import { marksOf } from "./marks";
import { BoardPointer } from "./pointer.svelte";
import { PLACING, USE_ROLL, VIEW } from "./samples";

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
