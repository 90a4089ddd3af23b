import { describe, expect, it } from "vitest";
import { FakePlay } from "../../testing";
import type { IslandView, IslandDecision } from "./wire";
import { IslandChoice } from "./choice.svelte";
import { isSetUp } from "./decisions";
import { USE_ROLL, VIEW } from "./samples";
import { grown } from "./view";

const EMPTY: IslandView = {
  ...VIEW,
  pieces: [],
  blocks: [],
  pads: [],
  box: [
    { soldier: 5, jeep: 3, tank: 2 },
    { soldier: 5, jeep: 3, tank: 2 },
  ],
};
const blocks = (view: IslandView): IslandDecision[] =>
  ["a1", "c3", "e5"]
    .filter((square) => !view.blocks.includes(square))
    .map((target) => ({ token: `#${target}`, kind: "block", target }));

const at = (code: string, decisions: IslandDecision[], view: IslandView) => new FakePlay(view, code, decisions);
const answered = () => new Promise((wake) => setTimeout(wake));

describe("the help", () => {
  const after = (view: IslandView, square: string): IslandView => ({ ...view, blocks: [...view.blocks, square] });
  it("decides once, as the engine suggests", async () => {
    const table = at("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    table.suggestion = "#c3";
    choice.help(false);
    await answered();
    expect(table.sent).toEqual(["#c3"]);
    expect(choice.working).toBe(false);
  });
  it("goes on from prompt to prompt until the battle begins", async () => {
    const table = at("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    choice.help(true);
    expect(choice.working).toBe(true);
    await answered();
    const next = after(EMPTY, "a1");
    table.ask("place-block", { decisions: blocks(next), view: next });
    await choice.helpOn();
    expect(table.sent).toHaveLength(2);
    table.ask("use-roll", { decisions: USE_ROLL, view: VIEW });
    expect(choice.working).toBe(false);
    await choice.helpOn();
    expect(table.sent).toHaveLength(2);
  });
  it("stops when it was refused or taken back, and when nothing legal is suggested", async () => {
    const table = at("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    choice.help(true);
    await answered();
    table.ask("place-block", { decisions: blocks(EMPTY), view: EMPTY });
    await choice.helpOn();
    expect(table.sent).toHaveLength(1);
    expect(choice.working).toBe(false);
    table.suggestion = "#z9";
    choice.help(true);
    await answered();
    expect(table.sent).toHaveLength(1);
    expect(choice.working).toBe(false);
  });
  it("stops by its button, by Escape, and as soon as the player places by hand, also while a suggestion is on its way", async () => {
    const ways: ((choice: IslandChoice) => void)[] = [
      (choice) => choice.stopHelp(),
      (choice) => choice.cancel(),
      (choice) => choice.point("#e5", "mouse"),
    ];
    for (const stop of ways) {
      const table = at("place-block", blocks(EMPTY), EMPTY);
      const choice = new IslandChoice(table);
      choice.help(true);
      stop(choice);
      await answered();
      expect(choice.working).toBe(false);
      expect(table.sent).toEqual([]);
    }
  });
  it("is for the set-up only", () => {
    const codes = ["place-block", "place-character", "load-pad", "use-roll", "enter"];
    expect(codes.map(isSetUp)).toEqual([true, true, true, false, false]);
  });
  it("is not offered where nothing is suggested: in a lesson, the learner decides", () => {
    const table = at("place-block", blocks(EMPTY), EMPTY);
    expect(new IslandChoice(table).canHelp).toBe(true);
    Object.defineProperty(table, "suggest", { value: undefined });
    expect(new IslandChoice(table).canHelp).toBe(false);
  });
  it("counts what is set up", () => {
    expect(grown(VIEW)).toBe(5 + 2 + 4);
  });
});
