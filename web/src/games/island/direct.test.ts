// One press where it is clear which character is meant: none has to be chosen first.
import { describe, expect, it, vi } from "vitest";
import { FakePlay } from "../../testing";
import { type InputMethod, RESTS } from "../../lib/fingers";
import { settings } from "../../lib/settings.svelte";
import { IslandChoice } from "./choice.svelte";
import { Layout } from "./geometry";
import { marksOf } from "./marks";
import { BoardPointer, pressSpot } from "./pointer.svelte";
import { USE_ROLL, VIEW, ZERO } from "./samples";
import { activate, boardTargets, nearest } from "./targets";
import type { IslandDecision } from "./wire";

const layout = new Layout("south");
function at(code: string, decisions: readonly IslandDecision[]): { table: FakePlay; choice: IslandChoice } {
  const table = new FakePlay(VIEW, code, decisions);
  return { table, choice: new IslandChoice(table) };
}
function press(choice: IslandChoice, spot: string): void {
  pressSpot(choice, boardTargets(choice, layout), spot);
}

describe("an empty square", () => {
  it("needs no one chosen where only one can go", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    expect(marksOf(VIEW, layout, choice, null, null, null).legal).toEqual(["d6", "h3"]);
    press(choice, "d6");
    expect(table.sent).toEqual(["d3-d6"]);
    press(choice, "a9");
    expect(table.questions).toEqual([["", "a9"]]);
  });
  it("has both its arrows within it, beside those of the next one", () => {
    const { choice } = at("use-roll", USE_ROLL);
    const turns = marksOf(VIEW, layout, choice, null, null, null).noses;
    expect(turns.map((nose) => nose.at)).toEqual([layout.centre("d5"), layout.centre("d5")]);
  });
  it("answers why not, where two can go or another one is chosen", () => {
    const [forward] = USE_ROLL.filter((decision) => decision.token === "k3-h3");
    const rival: IslandDecision = { ...forward!, token: "k3-d6", target: "d6" };
    const two = at("use-roll", [...USE_ROLL, rival]);
    press(two.choice, "d6");
    expect([two.table.sent, two.table.questions]).toEqual([[], [["", "d6"]]]);
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.select("d3");
    press(choice, "h3");
    expect([table.sent, table.questions]).toEqual([[], [["d3", "h3"]]]);
  });
  it("asks a finger in which direction a character turns that was not chosen first, and takes a mouse's half of the square", () => {
    const pressed = (by: InputMethod) => {
      const { table, choice } = at("use-roll", USE_ROLL);
      const { x, y } = layout.centre("d5");
      const list = boardTargets(choice, layout);
      const target = nearest(list, { x: x - 14, y }, 40);
      if (target) activate(choice, list, target, by);
      return [table.sent, choice.fork.map(({ token }) => token)];
    };
    expect(pressed("mouse")).toEqual([["d3-d5L"], []]);
    expect(pressed("touch")).toEqual([[], ["d3-d5R", "d3-d5L"]]);
  });
  it("turns one at a zero by a press beside, which is asked again where no undo brings it back", () => {
    const pressed = (lenient: boolean) => {
      const { table, choice } = at("choose-option", ZERO);
      table.lenient = lenient;
      press(choice, "e3");
      return [table.sent, choice.pending?.token];
    };
    expect(pressed(true)[0]).toEqual(["d3R"]);
    expect(pressed(false)).toEqual([[], "d3R"]);
  });
});

it("hears a screen reader's press after a finger has rested, and a finger's drag as the finger's", () => {
  const { table, choice } = at("use-roll", USE_ROLL);
  const spot = { now: "d3" };
  const pointer = new BoardPointer(() => ({
    ...{ choice, layout, scale: 1, spotAt: () => spot.now, units: () => layout.centre(spot.now) },
    ...{ finish: () => undefined, press: () => undefined, here: () => undefined },
    targets: boardTargets(choice, layout),
  }));
  const square = document.body.appendChild(document.createElement("button"));
  square.dataset.spot = "d3";
  const leave = pointer.attach(square);
  const finger = (name: string, clientX = 0) =>
    square.dispatchEvent(new PointerEvent(name, { pointerType: "touch", pointerId: 1, clientX, bubbles: true }));
  vi.useFakeTimers();
  finger("pointerdown");
  vi.advanceTimersByTime(RESTS);
  finger("pointerup");
  square.click();
  expect(choice.selected).toBe("d3");
  vi.useRealTimers();
  settings.confirm = "touch";
  finger("pointerdown");
  spot.now = "d6";
  finger("pointermove", 60);
  finger("pointerup", 60);
  settings.confirm = "final";
  expect([table.sent, choice.pending?.token]).toEqual([[], "d3-d6"]);
  leave();
});
