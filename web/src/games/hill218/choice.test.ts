import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { InputMethod } from "../../lib/fingers";
import { settings } from "../../lib/settings.svelte";
import { FakePlay } from "../../testing";
import type { HillDecision, HillPreview, HillView } from "./wire";
import { HillChoice } from "./choice.svelte";

vi.mock("../../lib/say", async (original) => ({
  ...(await original<object>()),
  say: (id: string, facts: Record<string, unknown> = {}) => [id, ...Object.values(facts)].join(" "),
}));

const deploy = (piece: string, target: string): HillDecision => ({
  token: `${piece[0]!.toUpperCase()}@${target}`,
  kind: "deploy",
  piece,
  target,
});
const strike = (target: string): HillDecision => ({ token: `!${target}`, kind: "strike", piece: "tank", target });
const attack = (target: string): HillDecision => ({
  token: `*${target}`,
  kind: "attack",
  piece: "infantry",
  source: "1,0",
  target,
});
const returning = (...cards: string[]): HillDecision => ({
  token: `<${cards.map((card) => card[0]!.toUpperCase()).join("")}`,
  kind: "return",
  cards,
});

const VIEW: HillView = {
  game: "hill218",
  units: [
    { at: "0,-1", seat: "south", kind: "infantry", supplied: true },
    { at: "0,1", seat: "north", kind: "infantry", supplied: true },
    { at: "2,1", seat: "north", kind: "tank", supplied: true },
  ],
  links: [],
  hands: [
    ["infantry", "infantry", "heavy", "tank"],
    ["unknown", "unknown"],
  ],
  decks: [8, 9],
  strikes: [1, 2],
  destroyed: [[], []],
};

const PREVIEW: HillPreview = { attacks: [{ at: "2,1", piece: "tank", supporters: ["2,0"] }] };
const playing = (...decisions: HillDecision[]) =>
  Object.assign(new FakePlay(VIEW, "play", decisions), { preview: PREVIEW });

const settle = async () => {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};

it("shows what a picture is about", async () => {
  const made = new HillChoice(playing(deploy("tank", "1,-1"), strike("2,1")));
  made.illustrate("tank");
  expect([made.kind, made.aim]).toEqual(["tank", null]);
  made.illustrate("!2,1");
  await settle();
  expect([made.strike, made.aim]).toEqual([true, "2,1"]);
  const attacking = new HillChoice(playing(attack("2,1")));
  attacking.illustrate("*2,1");
  await settle();
  expect([attacking.aim, attacking.supporters("2,1")]).toEqual(["2,1", ["2,0"]]);
});

it("opens no card's sheet while the one who is asked waits for the connection", () => {
  const play = playing(deploy("tank", "1,-1"));
  const choice = new HillChoice(play);
  play.mine = false;
  choice.pickCard(3);
  expect(choice.inspected).toBeNull();
  if (play.state.prompt) play.state.prompt.seat = "north";
  choice.pickCard(3);
  expect(choice.inspected).toEqual({ kind: "tank", seat: "south" });
});

it("answers a press on anything while the other side is asked", () => {
  const play = playing();
  const choice = new HillChoice(play);
  play.mine = false;
  choice.pickSpace("1,-1");
  choice.pickStrike();
  expect(play.inspected).toEqual(["1,-1", ""]);
});

describe("deploying", () => {
  let play: FakePlay;
  let choice: HillChoice;
  const decisions = [deploy("infantry", "1,-1"), deploy("infantry", "0,-2"), deploy("heavy", "1,0"), strike("2,1")];
  const make = () => {
    play = playing(...decisions);
    choice = new HillChoice(play);
  };
  beforeAll(make);

  it("begins with a card, goes on with a space and ends with the same space", async () => {
    make();
    expect(choice.mode).toBe("play");
    expect([...choice.legal.keys()]).toEqual([]);
    choice.pickCard(1);
    expect([choice.card, choice.kind]).toEqual([1, "infantry"]);
    expect([...choice.legal.keys()]).toEqual(["1,-1", "0,-2"]);
    expect(choice.heading).toBe("hillpage-heading-deploy infantry");
    choice.pickSpace("1,-1");
    expect(choice.heading).toBe("hillpage-heading-deploy-at infantry 1,-1");
    expect(play.looks).toEqual(["I@1,-1"]);
    await settle();
    expect(choice.preview?.attacks?.[0]?.supporters).toEqual(["2,0"]);
    expect(choice.settled(choice.ready!)).toBe(true);
    choice.pickSpace("1,-1");
    expect(play.sent).toEqual(["I@1,-1"]);
    expect(choice.card).toBe(null);
  });

  it("confirms what was suggested only as long as it is aimed at", () => {
    make();
    choice.pick("I@1,-1");
    choice.pickSpace("0,-2");
    expect([choice.confirms("I@1,-1"), play.sent]).toEqual([false, []]);
    choice.pick("I@1,-1");
    expect([choice.confirms("I@1,-1"), play.sent]).toEqual([true, ["I@1,-1"]]);
  });

  it("changes its mind: another space, another card, none", () => {
    make();
    choice.pickCard(0);
    choice.pickSpace("1,-1");
    choice.pickSpace("0,-2");
    expect(choice.aim).toBe("0,-2");
    choice.elsewhere();
    expect([choice.aim, choice.card]).toEqual([null, 0]);
    choice.pickCard(2);
    expect(choice.kind).toBe("heavy");
    choice.pickCard(2);
    expect(choice.card).toBe(null);
    expect(play.sent).toEqual([]);
  });

  it("is taken back step by step by Escape", () => {
    make();
    choice.pickCard(0);
    choice.pickSpace("1,-1");
    expect([choice.cancel(), choice.aim, choice.card]).toEqual([true, null, 0]);
    expect([choice.cancel(), choice.card]).toEqual([true, null]);
    expect(choice.cancel()).toBe(false);
  });

  it("asks why instead of doing nothing", async () => {
    make();
    choice.pickCard(3);
    expect(play.questions).toEqual([["tank", ""]]);
    await settle();
    choice.pickCard(0);
    choice.pickSpace("0,0");
    expect(play.questions.at(-1)).toEqual(["infantry", "0,0"]);
    await settle();
    play.asking = true;
    choice.pickSpace("1,-1");
    expect(play.questions.at(-1)).toEqual(["infantry", "1,-1"]);
    expect(choice.aim).toBe(null);
    await settle();
    expect(play.asking).toBe(false);
  });

  it("asks about a space for the card that was asked about", async () => {
    make();
    play.asking = true;
    choice.pickCard(0);
    await vi.waitFor(() => expect(choice.wondering).toBe(false));
    expect([play.asking, choice.card]).toEqual([true, 0]);
    choice.pickSpace("1,-1");
    expect(play.questions).toEqual([
      ["infantry", ""],
      ["infantry", "1,-1"],
    ]);
    await settle();
    expect([play.asking, play.sent]).toEqual([false, []]);
    // A card that can go nowhere is told about, and that is all.
    play.asking = true;
    choice.pickCard(3);
    await vi.waitFor(() => expect(choice.wondering).toBe(false));
    expect([play.asking, play.questions.at(-1)]).toEqual([false, ["tank", ""]]);
  });

  it("shows what is under the mouse, but not while the player asks why", () => {
    make();
    choice.pickCard(0);
    choice.peekAt("1,-1");
    expect(choice.shown).toBe("1,-1");
    choice.peekAt("5,5");
    expect(choice.shown).toBe(null);
    play.asking = true;
    choice.peekAt("1,-1");
    expect(choice.shown).toBe(null);
    expect(play.looks).toEqual(["I@1,-1"]);
  });

  it("is forgotten when another prompt comes, or when it is not one's turn", () => {
    make();
    choice.pickCard(0);
    choice.pickSpace("1,-1");
    play.ask();
    expect([choice.card, choice.aim, choice.ready]).toEqual([null, null, null]);
    choice.pickCard(0);
    play.mine = false;
    expect([choice.mode, choice.card]).toEqual(["wait", null]);
    choice.confirm(decisions[0]);
    expect(play.sent).toEqual([]);
  });

  it("plays at one press as the settings say, where that can be taken back", async () => {
    const before = settings.confirm;
    const pressed = (confirm: typeof before, by: InputMethod, lenient = true) => {
      make();
      play.lenient = lenient;
      settings.confirm = confirm;
      choice.pickCard(0);
      choice.pickSpace("1,-1", by);
      return play.sent.length;
    };
    const all = (...how: [typeof before, boolean?]) =>
      (["mouse", "key", "touch"] as const).map((by) => pressed(how[0], by, how[1]));
    expect(all(before)).toEqual([1, 1, 1]);
    expect(all("touch")).toEqual([1, 1, 0]);
    expect(all("always")).toEqual([0, 0, 0]);
    expect(all("final", false)).toEqual([0, 0, 0]);
    settings.confirm = before;
  });

  it("does what a button names as a press on the field would", () => {
    for (const [lenient, sent, aim] of [
      [true, ["I@1,-1"], null],
      [false, [], "1,-1"],
    ] as const) {
      make();
      play.lenient = lenient;
      choice.press("I@1,-1");
      expect([play.sent, choice.aim]).toEqual([sent, aim]);
    }
  });

  it("shows what a play would do to a finger that rests, and plays at the tap that follows", async () => {
    make();
    play.lenient = true;
    choice.pickCard(0);
    choice.holdOn("1,-1");
    await settle();
    expect([choice.aim, choice.preview, play.sent]).toEqual(["1,-1", PREVIEW, []]);
    choice.pickSpace("1,-1");
    expect(play.sent).toEqual(["I@1,-1"]);
  });

  it("inspects what can't be played now", () => {
    make();
    choice.pickSpace("2,1");
    expect(choice.inspected).toEqual({ kind: "tank", seat: "north" });
    play.mine = false;
    if (play.state.prompt) play.state.prompt.seat = "north";
    choice.pickCard(2);
    expect(choice.inspected).toEqual({ kind: "heavy", seat: "south" });
  });

  it("uses an air strike like a card", () => {
    make();
    expect(choice.canStrike).toBe(true);
    choice.pickStrike();
    expect([...choice.legal.keys()]).toEqual(["2,1"]);
    expect(choice.source).toBe("strike");
    choice.pickSpace("2,1");
    expect(choice.heading).toBe("hillpage-heading-strike-at 2,1 tank");
    choice.confirm();
    expect(play.sent).toEqual(["!2,1"]);
  });

  it("explains an air strike without a target", () => {
    play = playing(deploy("infantry", "1,-1"));
    choice = new HillChoice(play);
    choice.pickStrike();
    expect(choice.strike).toBe(false);
    expect(play.questions).toEqual([["strike", ""]]);
  });
});

describe("attacking", () => {
  it("needs no card, and remembers who supports it", async () => {
    const play = playing(deploy("heavy", "1,0"));
    const choice = new HillChoice(play);
    choice.pickKind("heavy");
    await choice.aimAt("1,0");
    choice.confirm();
    const view: HillView = { ...VIEW, attacker: "1,0" };
    play.ask("attack", { view, decisions: [attack("0,1"), attack("2,1")] });
    expect(choice.mode).toBe("attack");
    expect(choice.heading).toMatch(/^hillpage-heading-target/);
    expect(choice.supporters("2,1")).toEqual(["2,0"]);
    expect(choice.supporters("0,1")).toEqual([]);
    expect(choice.source).toBe("1,0");
    choice.pickSpace("0,1");
    expect(choice.heading).toBe("hillpage-heading-attack 0,1 infantry");
    choice.pickSpace("0,1");
    expect(play.sent).toEqual(["H@1,0", "*0,1"]);
  });
});

describe("returning cards", () => {
  const decisions = ["infantry", "heavy", "tank"].flatMap((a) =>
    ["infantry", "heavy", "tank"].map((b) => returning(a, b)),
  );

  it("picks two in order, the last one lowest", () => {
    const play = playing(...decisions);
    const choice = new HillChoice(play);
    expect([choice.mode, choice.wanted]).toEqual(["return", 2]);
    choice.pickCard(3);
    expect(choice.ready).toBe(null);
    choice.pickCard(0);
    expect(choice.ready?.token).toBe("<TI");
    choice.confirm();
    expect(play.sent).toEqual(["<TI"]);
  });

  it("puts a card back, and lets the first one go for a third", () => {
    const choice = new HillChoice(playing(...decisions));
    choice.pickCard(0);
    choice.pickCard(2);
    choice.pickCard(0);
    expect(choice.picked).toEqual([2]);
    choice.pickCard(3);
    choice.pickCard(1);
    expect(choice.picked).toEqual([3, 1]);
    expect(choice.cancel()).toBe(true);
    expect(choice.picked).toEqual([3]);
  });
});

it("passes only where there is nothing else", () => {
  const play = playing({ token: "pass", kind: "pass" });
  const choice = new HillChoice(play);
  expect([choice.mode, choice.stuck]).toEqual(["pass", true]);
  choice.confirm(choice.pass);
  expect(play.sent).toEqual(["pass"]);
});

it("leaves the only target to the table, and a choice of two to the player", () => {
  const at = (...decisions: HillDecision[]) => new HillChoice(Object.assign(playing(...decisions), { mine: true }));
  expect(at(attack("2,1")).forced).toBe("*2,1");
  expect(at(attack("2,1"), attack("0,1")).forced).toBeNull();
  expect(at(deploy("tank", "1,0")).forced).toBeNull();
});

it("picks the cards that a hint would return", () => {
  const choice = new HillChoice(playing(returning("infantry", "tank"), returning("infantry", "infantry")));
  choice.pick("<II");
  expect(choice.picked).toEqual([0, 1]);
  expect(choice.ready?.token).toBe("<II");
});
