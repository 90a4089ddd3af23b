import { describe, expect, it } from "vitest";
import type { PlayApi } from "../contract";
import type { StateMessage as State } from "../../wire";
import type { IslandView, IslandDecision as Option } from "./wire";
import { IslandChoice } from "./choice.svelte";
import { COLUMNS, FACINGS, SIZE, SQUARES } from "./geometry";
import { LOAD, USE_ROLL, VIEW } from "./samples";
import { grown, isSetUp, suggestion } from "./setup";

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
const blocks = (view: IslandView): Option[] =>
  SQUARES.filter((square) =>
    view.blocks.every((block) => block.charAt(0) !== square.charAt(0) && block.slice(1) !== square.slice(1)),
  ).map((target) => ({ token: `#${target}`, kind: "block", target }));
const characters = (view: IslandView, rows: string[], facings: readonly string[] = FACINGS): Option[] =>
  ["soldier", "jeep", "tank"].flatMap((piece) =>
    rows.flatMap((row) =>
      [...COLUMNS].flatMap((column) => {
        const target = `${column}${row}`;
        if (view.blocks.includes(target) || view.pieces.some(({ square }) => square === target)) return [];
        return facings.map((facing) => ({
          token: `${piece.charAt(0).toUpperCase()}${target}${facing}`,
          kind: "character",
          piece,
          target,
          facing,
        }));
      }),
    ),
  );

/** A table that takes what it is given, as the server would. */
class Table implements PlayApi {
  seat = "south" as const;
  mine = true;
  asking = false;
  sent: string[] = [];
  refuses = false;
  #state = $state.raw<State>({ type: "state", seq: 1, now: 0, status: "playing", entries: [] });
  constructor(code: string, options: Option[], view: IslandView) {
    this.ask(code, options, view);
  }
  ask(code: string, options: Option[], view: IslandView): void {
    const number = (this.#state.prompt?.number ?? 0) + 1;
    this.#state = {
      ...this.#state,
      view,
      decisions: options,
      prompt: { number, seat: this.seat, code, rule: "I-2.2", facts: {} },
    };
  }
  get state(): State {
    return this.#state;
  }
  get options(): readonly Option[] {
    return this.state.decisions ?? [];
  }
  submit(token: string): void {
    this.sent.push(token);
  }
  async look(): Promise<null> {
    return null;
  }
  async why(): Promise<null> {
    return null;
  }
}

describe("what is suggested", () => {
  it("is offered, and blocks lie apart", () => {
    let view = EMPTY;
    for (let n = 0; n < 10; n++) {
      const options = blocks(view);
      const found = suggestion(options, view, "south");
      expect(options).toContain(found);
      view = { ...view, blocks: [...view.blocks, found?.target ?? ""] };
    }
    expect(new Set(view.blocks).size).toBe(10);
  });
  it("spreads characters of every kind over the columns, looking at the enemy", () => {
    for (const [seat, rows, facing] of [
      ["south", ["1", "2"], "^"],
      ["north", ["11", "12"], "v"],
    ] as const) {
      let view: IslandView = { ...EMPTY, blocks: ["d3", "i10"] };
      for (let n = 0; n < 5; n++) {
        const options = characters(view, [...rows]);
        const found = suggestion(options, view, seat);
        expect(options).toContain(found);
        const [kind, square] = [found?.piece ?? "", found?.target ?? ""];
        const box = (view.box ?? []).map((each, at) =>
          at === (seat === "south" ? 0 : 1) ? { ...each, [kind]: (each[kind] ?? 0) - 1 } : each,
        );
        view = {
          ...view,
          pieces: [...view.pieces, { square, seat, kind, facing: found?.facing as "^" }],
          box: box as IslandView["box"],
        };
      }
      expect(new Set(view.pieces.map(({ square }) => square.charAt(0))).size).toBe(5);
      expect(new Set(view.pieces.map(({ kind }) => kind)).size).toBe(3);
      expect(view.pieces.every((piece) => piece.facing === facing)).toBe(true);
      const wall = seat === "south" ? "d" : "i";
      expect(view.pieces.some(({ square }) => square.startsWith(wall))).toBe(false);
    }
  });
  it("takes what there is where the enemy's direction is not offered", () => {
    const found = suggestion(characters(EMPTY, ["1"], ["<"]), EMPTY, "south");
    expect(found?.facing).toBe("<");
  });
  it("loads the pad in an order that is offered, and nothing in the battle", () => {
    expect(LOAD).toContain(suggestion(LOAD, VIEW, "south", () => 0.99));
    expect(suggestion(USE_ROLL, VIEW, "south")).toBeNull();
    expect(["place-block", "place-character", "load-pad", "use-roll", "enter"].map(isSetUp)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it("fills two whole rows", () => {
    let view = EMPTY;
    for (let n = 0; n < 2 * SIZE; n++) {
      const found = suggestion(characters(view, ["1", "2"]), view, "south");
      view = {
        ...view,
        pieces: [...view.pieces, { square: found?.target ?? "", seat: "south", kind: "soldier", facing: "^" }],
      };
    }
    expect(new Set(view.pieces.map(({ square }) => square)).size).toBe(2 * SIZE);
  });
});

describe("the help", () => {
  const after = (view: IslandView, square: string): IslandView => ({ ...view, blocks: [...view.blocks, square] });
  it("decides once", () => {
    const table = new Table("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    choice.help(false);
    expect(table.sent).toHaveLength(1);
    expect(choice.working).toBe(false);
  });
  it("goes on from prompt to prompt until the battle begins", () => {
    const table = new Table("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    choice.help(true);
    expect(choice.working).toBe(true);
    const next = after(EMPTY, "a1");
    table.ask("place-block", blocks(next), next);
    choice.helpOn();
    expect(table.sent).toHaveLength(2);
    table.ask("use-roll", USE_ROLL, VIEW);
    expect(choice.working).toBe(false);
    choice.helpOn();
    expect(table.sent).toHaveLength(2);
  });
  it("stops when it was refused or taken back", () => {
    const table = new Table("place-block", blocks(EMPTY), EMPTY);
    const choice = new IslandChoice(table);
    choice.help(true);
    table.ask("place-block", blocks(EMPTY), EMPTY);
    choice.helpOn();
    expect(table.sent).toHaveLength(1);
    expect(choice.working).toBe(false);
  });
  it("stops by its button, by Escape, and as soon as somebody places by hand", () => {
    const ways: ((choice: IslandChoice) => void)[] = [
      (choice) => choice.stopHelp(),
      (choice) => choice.cancel(),
      (choice) => choice.point("#e5", "mouse"),
    ];
    for (const stop of ways) {
      const choice = new IslandChoice(new Table("place-block", blocks(EMPTY), EMPTY));
      choice.help(true);
      stop(choice);
      expect(choice.working).toBe(false);
    }
  });
  it("counts what is set up", () => {
    expect(grown(VIEW)).toBe(5 + 2 + 4);
  });
});
