import { afterEach, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { FakePlay } from "../../testing";
import { HillChoice } from "./choice.svelte";
import { Drag } from "./drag.svelte";
import type { HillView } from "./wire";

const view = (plays: number): HillView => ({
  game: "hill218",
  units: [],
  links: [],
  hands: [["infantry"], ["unknown"]],
  decks: [8, 9],
  strikes: [0, 0],
  destroyed: [[], []],
  plays,
});
const DEPLOY = [{ token: "I@1,-1", kind: "deploy", piece: "infantry", target: "1,-1" }];
const usual = settings.confirm;
afterEach(() => void (settings.confirm = usual));

/** A card is dragged to a space: what is sent, and what waits to be confirmed. `rested`: its sheet has opened first. */
function dropped(
  plays: number,
  pointerType: "mouse" | "touch",
  lenient = false,
  rested = false,
): [string[], string | null] {
  const play = new FakePlay(view(plays), "play", DEPLOY);
  play.lenient = lenient;
  const choice = new HillChoice(play);
  const drag = new Drag(
    () => choice,
    () => ({ spaceUnder: () => "1,-1" }),
  );
  const card = document.body.appendChild(document.createElement("button"));
  card.setPointerCapture = () => undefined;
  card.addEventListener("pointerdown", (event) =>
    drag.press(event as PointerEvent & { currentTarget: HTMLElement }, 0),
  );
  const at = { pointerId: 1, pointerType, button: 0, clientY: 0 };
  card.dispatchEvent(new PointerEvent("pointerdown", { ...at, clientX: 0 }));
  if (rested) choice.inspect("infantry");
  card.dispatchEvent(new PointerEvent("pointermove", { ...at, clientX: 60 }));
  card.dispatchEvent(new PointerEvent("pointerup", { ...at, clientX: 60 }));
  return [play.sent, choice.aim];
}

it("a dropped card is played where that can be taken back; what is final is asked about", () => {
  for (const pointer of ["mouse", "touch"] as const) {
    expect(dropped(2, pointer)).toEqual([["I@1,-1"], null]);
    expect(dropped(1, pointer, true)).toEqual([["I@1,-1"], null]);
    expect(dropped(1, pointer)).toEqual([[], "1,-1"]);
  }
  settings.confirm = "touch";
  expect([dropped(2, "mouse"), dropped(2, "touch")]).toEqual([
    [["I@1,-1"], null],
    [[], "1,-1"],
  ]);
  settings.confirm = "always";
  expect(dropped(2, "mouse")).toEqual([[], "1,-1"]);
});

it("a finger that has opened a card's sheet carries nothing behind it", () => {
  expect(dropped(2, "touch", true, true)).toEqual([[], null]);
});
