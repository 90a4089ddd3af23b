import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { all, click, FakePlay, find, show } from "../../testing";
import Board from "./Board.svelte";
import { HillChoice } from "./choice.svelte";
import { face } from "./index";
import Panel from "./Panel.svelte";
import type { HillDecision, HillPreview, HillView } from "./wire";

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

  it("opens the sheet of an enemy unit in its colour and the way it faces", () => {
    const { choice } = made();
    const units = [...VIEW.units, { at: "1,1", seat: "north" as const, kind: "artillery", supplied: true }];
    const view: HillView = { ...VIEW, units };
    choice.play.state.view = view;
    const shown = { view, choice, recent: [], reason: null, hints: null };
    show(Board, { ...shown, below: "south" as const });
    choice.pickSpace("1,1");
    flushSync();
    const sheet = () => {
      const box = find("dialog");
      const attack = [...(box?.querySelectorAll("use") ?? [])].map((each) => each.getAttribute("href") ?? "");
      return [
        box?.querySelector(".unit")?.classList.contains("ink-north"),
        attack.some((id) => /attack.*-north$/.test(id)),
      ];
    };
    expect(sheet()).toEqual([true, true]);
    choice.inspect("artillery");
    flushSync();
    expect(sheet()).toEqual([false, false]);
  });

  it("marks what a unit supports and what could hit it, for a mouse or a finger that rests on it", () => {
    const { play, choice } = made();
    play.inspection = { place: "0,1", reaches: ["1,1", "-1,1"], by: ["1,0"] };
    show(Board, { view: VIEW, below: "south" as const, choice, recent: [], reason: null, hints: null });
    expect(all("[data-reaches]").map(({ dataset }) => dataset.reaches)).toEqual(["1,1", "-1,1"]);
    expect(all("[data-from]").map(({ dataset }) => dataset.from)).toEqual(["1,0"]);
    choice.holdOn("0,1");
    choice.holdOn("3,3");
    expect(play.inspected).toEqual(["0,1", null]);
  });

  it("says what was lost without soft hyphens, and marks the unit that took the enemy base", () => {
    const taken: HillView = { ...VIEW, destroyed: [["infantry"], []] };
    expect(face.lost?.(taken, "south")).toEqual([{ icon: "unit-infantry", count: 1, words: "Infantry" }]);
    const units = [{ at: "0,1", seat: "south" as const, kind: "infantry", supplied: true }];
    const shown = { below: "south" as const, choice: null, recent: [], reason: null, hints: null };
    show(Board, { ...shown, view: VIEW });
    expect(find(".won")).toBeNull();
    show(Board, { ...shown, view: { ...VIEW, units } });
    expect(find(".won")).not.toBeNull();
  });

  it("names the spaces of which the words under a picture speak", () => {
    const shown = { below: "south" as const, choice: null, recent: [], reason: null, hints: null, still: true };
    show(Board, { ...shown, view: VIEW, caption: "From (0, \u22121) supply reaches (1,\u00a0-1)." });
    expect(all("[data-named]").map(({ dataset }) => dataset.named)).toEqual(["0,-1", "1,-1"]);
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
  it("puts the spaces next to an enemy first where there are many", () => {
    const targets = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 3, 4].map((y) => `${x},${y}`));
    const drops = [...targets, "1,1"].map((target) => ({
      token: `P@${target}`,
      kind: "deploy",
      piece: "infantry",
      target,
    }));
    const play = new FakePlay(VIEW, "play", drops);
    const choice = new HillChoice(play);
    show(Panel, { choice, play, telling: false });
    choice.pickKind("infantry");
    flushSync();
    expect(all(".spaces h3")).toHaveLength(2);
    expect(all("[data-space]").map(({ dataset }) => dataset.space)[0]).toBe("1,1");
    expect(all("[data-space]")).toHaveLength(21);
  });
  it("tells what a dragged card would do where it is", async () => {
    const { play, choice } = made();
    play.preview = { attacks: [{ at: "0,1", piece: "tank" }] } as HillPreview;
    show(Panel, { choice, play, telling: false });
    choice.pickKind("infantry");
    choice.dragged = true;
    choice.peekAt("1,-1");
    await new Promise((wake) => setTimeout(wake));
    flushSync();
    expect(choice.heading).toContain("(1,");
    expect(all(".told li")).toHaveLength(1);
    expect(find("[data-role=elsewhere]")).toBeNull();
    choice.dragged = false;
    flushSync();
    expect(all(".told li")).toHaveLength(0);
  });
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
