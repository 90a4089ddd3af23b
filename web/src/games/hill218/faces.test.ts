import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { all, click, FakePlay, find, show } from "../../testing";
import Board from "./Board.svelte";
import { HillChoice } from "./choice.svelte";
import { face } from "./index";
import Panel from "./Panel.svelte";
import type { HillDecision, HillView } from "./wire";

const VIEW: HillView = {
  game: "hill218",
  units: [
    { at: "0,-1", seat: "south", kind: "infantry", supplied: true },
    { at: "0,1", seat: "north", kind: "tank", supplied: true },
  ],
  links: [],
  hands: [
    ["infantry", "heavy"],
    ["unknown", "unknown", "unknown"],
  ],
  decks: [8, 9],
  strikes: [1, 2],
  destroyed: [[], []],
};
const DEPLOY = [
  { token: "I@1,-1", kind: "deploy", piece: "infantry", target: "1,-1" },
  { token: "H@0,0", kind: "deploy", piece: "heavy", target: "0,0" },
];
const made = () => {
  const play = new FakePlay(VIEW, "play", DEPLOY);
  return { play, choice: new HillChoice(play) };
};

describe("the hill's board", () => {
  it("shows the own hand and marks where the picked card may go", () => {
    const { choice } = made();
    show(Board, { view: VIEW, below: "south" as const, choice, recent: [], reason: null, hints: null });
    expect(all(".hand [data-card]")).toHaveLength(2);
    expect(all('[data-legal="true"]')).toHaveLength(0);
    choice.pickKind("heavy");
    flushSync();
    expect(find('[data-legal="true"]')).not.toBeNull();
  });

  it("keeps the own hand in front of the player when the field is turned", () => {
    const { choice } = made();
    show(Board, { view: VIEW, below: "north" as const, choice, recent: [], reason: null, hints: null });
    expect(all(".hand [data-card]")).toHaveLength(2);
  });

  const covered = ["unknown", "unknown"];
  const mine = ["tank", "heavy"];
  it.each([
    ["one player's", covered, mine, mine],
    ["a spectator's", covered, covered, []],
    ["an open", ["para"], mine, ["para", ...mine]],
  ])("shows on a phone the hands that %s view of a replay knows, and no others", (_, south, north, faces) => {
    const view: HillView = { ...VIEW, hands: [south, north] };
    const shown = { view, below: "north" as const, choice: null, recent: [], reason: null, hints: null, jumped: true };
    show(Board, { ...shown, onprogress: () => undefined });
    expect(all("[data-card], [data-face]").map(({ dataset }) => dataset.card ?? dataset.face)).toEqual(faces);
  });

  it("covers every hand for the hand-over", () => {
    const covered = face.hidden?.cover?.(VIEW) as HillView;
    expect(covered.hands.flat().every((card) => card === "unknown")).toBe(true);
    expect([face.sayPlace("-1,2"), face.sayPlace("strike")]).toEqual(["(−1,\u00a02)", "air strike"]);
  });

  it("shows the selected card beside the prompt, each player their own", () => {
    const [one, two] = [made(), made()];
    one.choice.pickKind("heavy");
    expect(face.emblem(one.play.state, one.choice)).toBe("unit-heavy");
    expect(face.emblem(two.play.state, two.choice)).toBeNull();
  });
});

describe("the hill's panel", () => {
  it("asks about a target with an answer", () => {
    const { play } = made();
    const attack: HillDecision = { token: "*0,1", kind: "attack", piece: "tank", target: "0,1" };
    const another: HillDecision = { ...attack, token: "*1,1", target: "1,1" };
    play.ask("attack", { view: VIEW, decisions: [attack, another] });
    const choice = new HillChoice(play);
    show(Panel, { choice, play, telling: false });
    choice.pickSpace("0,1");
    flushSync();
    click(find("[data-role=elsewhere]"));
    expect(choice.aim).toBeNull();
    choice.pickSpace("0,1");
    flushSync();
    click(find("[data-role=attack-here]"));
    expect(play.sent).toEqual(["*0,1"]);
    // The only one needs no other.
    play.ask("attack", { view: VIEW, decisions: [attack] });
    choice.pickSpace("0,1");
    flushSync();
    expect(find("[data-role=elsewhere]")).toBeNull();
  });
  it("leads from a card to a space to the confirmation", async () => {
    const { play, choice } = made();
    show(Panel, { choice, play, telling: false });
    click(find("[data-kind=heavy]"));
    click(find("[data-space='0,0']"));
    await new Promise((wake) => setTimeout(wake));
    flushSync();
    click(find("[data-token='H@0,0']"));
    expect(play.sent).toEqual(["H@0,0"]);
  });
});
