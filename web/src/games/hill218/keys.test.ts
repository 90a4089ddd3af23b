import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Sitting } from "../../table/testing";
import { all, find } from "../../testing";
import type { Happening, StateMessage } from "../../wire";
import { face } from "./index";
import type { HillDecision, HillView } from "./wire";

const VIEW: HillView = {
  game: "hill218",
  units: [
    { at: "0,-1", seat: "south", kind: "infantry", supplied: true },
    { at: "0,1", seat: "north", kind: "tank", supplied: true },
  ],
  links: [],
  hands: [["infantry", "heavy", "tank", "para", "special", "artillery", "heavy"], ["unknown"]],
  decks: [8, 9],
  strikes: [1, 2],
  destroyed: [[], []],
};
const KINDS = ["infantry", "heavy", "tank", "para", "special", "artillery"];
const DECISIONS: HillDecision[] = [
  ...KINDS.map((piece, at) => ({ token: `${piece}@${at - 3},-2`, kind: "deploy", piece, target: `${at - 3},-2` })),
  { token: "!0,1", kind: "strike", piece: "tank", target: "0,1" },
];
const asks = (more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: more.seq ?? 1, at: 1, kind: "act", seat: "south", played: [] }],
  view: VIEW,
  prompt: { number: more.seq ?? 1, seat: "south", code: "play", rule: "H-3.1", facts: { plays: 2 } },
  decisions: DECISIONS,
  ...more,
});
const seat = () => new Sitting(face, asks(), { game: "hill218" });
const heading = () => find("[data-role=prompt] h2")?.textContent ?? "";
const world = () => find(".world")?.style.transform ?? "";

beforeEach(() => {
  settings.hints = false;
  settings.pace = "normal";
});

describe("keys at the hill's table, with the focus outside of the field", () => {
  it("choose each card of the hand by its number, and the air strike", () => {
    const table = seat();
    for (const [place, kind] of VIEW.hands[0].entries()) {
      table.press(String(place + 1));
      const chosen = find(`.hand [data-card][aria-pressed=true]`);
      expect([place, chosen?.dataset.card]).toEqual([place, kind]);
    }
    table.press("a");
    expect(heading()).toContain("strike");
    const before = heading();
    table.press("9"); // there is no ninth card
    expect(heading()).toBe(before);
  });

  it("lead to the hand, and show the field closer, farther and whole", () => {
    const table = seat();
    const whole = world();
    table.press("+");
    const close = world();
    table.press("-");
    table.press("-");
    const far = world();
    expect(new Set([whole, close, far]).size).toBe(3);
    table.press("0");
    expect(world()).toBe(whole);
    table.press("c");
    expect(document.activeElement?.closest(".hand")).not.toBeNull();
  });

  it("play what is aimed at, show dangers and tell the last turn again", () => {
    const table = seat();
    table.press("d");
    expect([settings.hints, table.sent("hint").length]).toEqual([true, 1]);
    const deployed: Happening = { code: "deployed", facts: { seat: "north", kind: "heavy", at: "1,1" } };
    const played = [{ seat: "north" as const, token: "H@1,1", chance: false, events: [deployed] }];
    const units = [...VIEW.units, { at: "1,1", seat: "north" as const, kind: "heavy", supplied: true }];
    const entries = [{ seq: 2, at: 1, kind: "act" as const, seat: "north" as const, played }];
    table.receive(asks({ seq: 2, entries, view: { ...VIEW, units } as HillView, undo: "free" }));
    const asked = () => find("[data-role=prompt]")?.dataset.mine;
    expect(asked()).toBe("false");
    table.press("2"); // any key skips what is told, and does nothing else
    expect([asked(), find(".hand [aria-pressed=true]")]).toEqual(["true", null]);
    table.press("g");
    expect(asked()).toBe("false");
    table.press("Escape");
    table.press("1");
    find("[data-square='-3,-2']")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    table.press("e");
    expect(table.sent("act").map(({ token }) => token)).toEqual(["infantry@-3,-2"]);
  });

  it("take back", () => {
    const table = new Sitting(face, asks({ undo: "free" }), { game: "hill218" });
    table.press("u");
    expect(table.sent("ask").map(({ kind }) => kind)).toEqual(["take-back"]);
  });
});

describe("what the other side did", () => {
  const units = VIEW.units.filter(({ at }) => at !== "0,-1");
  const hit: Happening = {
    code: "attacked",
    facts: { seat: "north", kind: "tank", unit: "0,1", victim: "infantry", at: "0,-1" },
  };
  const theirs = { seq: 2, at: 1, kind: "act" as const, seat: "north" as const };
  const lost = { ...theirs, played: [{ seat: "north" as const, token: "*0,-1", chance: false, events: [hit] }] };
  const mine = { seat: "south" as const, token: "heavy@-2,-2", chance: false };
  const landed: Happening = { code: "deployed", facts: { seat: "south", kind: "heavy", at: "-2,-2" } };
  const asked = () => find("[data-role=prompt]")?.dataset.mine;

  it("is skipped by a press on the board, and stays to be seen until one acts", () => {
    const table = seat();
    table.receive(asks({ seq: 2, entries: [lost], view: { ...VIEW, units } as HillView }));
    expect(asked()).toBe("false");
    find("[data-role=stage]")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    flushSync();
    expect(asked()).toBe("true");
    expect([all("[data-shot]").length, all("[data-fallen]").length]).toEqual([1, 1]);
    const entries = [
      { seq: 3, at: 2, kind: "act" as const, seat: "south" as const, played: [{ ...mine, events: [landed] }] },
    ];
    table.receive(asks({ seq: 3, entries, view: { ...VIEW, units } as HillView }));
    expect([all("[data-shot]").length, all("[data-fallen]").length]).toEqual([0, 0]);
  });
});
