import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { all, click, FakePlay, find, show } from "../../testing";
import Board from "./Board.svelte";
import { Camera } from "./camera.svelte";
import { HillChoice } from "./choice.svelte";
import { face } from "./index";
import Panel from "./Panel.svelte";
import Rulers from "./Rulers.svelte";
import { centre } from "./spaces";
import Units from "./Units.svelte";
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
  it("turns a card pale while the burst covers it", () => {
    const cards = { view: VIEW, turned: false, small: false, wordy: true, layer: "cards" as const };
    show(Units, { ...cards, burst: "0,1" });
    expect(all("[data-at]:has(.hit)").map((card) => card.dataset.at)).toEqual(["0,1"]);
  });

  it("asks a finger that rested on a space to tap again", async () => {
    const { choice } = made();
    show(Board, { view: VIEW, below: "south" as const, choice, recent: [], reason: null, hints: null });
    choice.pickKind("infantry");
    flushSync();
    const touch = { pointerId: 1, pointerType: "touch", button: 0, bubbles: true };
    find(".live")?.dispatchEvent(new PointerEvent("pointerdown", touch));
    await vi.waitFor(() => {
      flushSync();
      expect(choice.aim).toBe("1,-1");
    });
    find(".live")?.dispatchEvent(new PointerEvent("pointerup", touch));
    flushSync();
    expect(find("[data-role=again]")?.textContent).toBe("Tap again");
  });

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
    // Where a base, the hill or a unit is, the edges must do.
    expect(all("[data-named]").map(({ dataset }) => dataset.named)).toEqual(["1,-1"]);
  });

  it.each([
    ["clear of the edge", 40, ["−2", "−1", "0", "1", "2"]],
    ["at the edge", 12, ["−2", "−1", "1", "2"]],
  ])("writes coordinates along the field's edges, and none over a card %s", (_where, y, columns) => {
    const box = { x: -250, y: -150, width: 500, height: 300 };
    const insets = { left: 20, right: 20, top: 20, bottom: 20 };
    const camera = new Camera(() => ({ box, insets, margin: 0, focus: null, least: 1, most: 1 }));
    [camera.width, camera.height] = [540, 340];
    const cards = ["-2,0", "0,0", "2,-1"].map((at) => camera.onScreen(centre(at, false)));
    const above = { ...camera.onScreen(centre("0,1", false)), y };
    show(Rulers, {
      camera,
      turned: false,
      cards: [...cards, ...(y < 40 ? [above] : [])],
      gliding: false,
      still: false,
      named: null,
    });
    expect(all("[data-column]").map(({ textContent }) => textContent)).toEqual(columns);
    expect(all("[data-row]").map(({ textContent }) => textContent)).toEqual(["−1", "0", "1"]);
  });

  it.each([true, false])(
    "leaves an answer to a panel that tells it (%s), and forgets it when another card is chosen",
    (reasonTold) => {
      const { play, choice } = made();
      const reason = { source: "heavy", target: "3,3", sentence: "No chain leads there.", code: "not-supplied" };
      show(Board, { view: VIEW, below: "south" as const, choice, recent: [], reason, reasonTold, hints: null });
      expect(find("[data-role=bubble]") === null).toBe(reasonTold);
      choice.pickKind("heavy");
      expect(play.forgotten).toBeGreaterThan(0);
    },
  );

  it("marks what an answer names as possible, and what a refusal names as forbidden", () => {
    const marks = (informs: boolean) => {
      const { choice } = made();
      const reason = { source: "strike", target: "", sentence: "", code: "a-code", squares: ["0,1"], informs };
      show(Board, { view: VIEW, below: "south" as const, choice, recent: [], reason, hints: null });
      const drawn = all("use").map((use) => use.getAttribute("href")?.split("#")[1]);
      document.body.innerHTML = "";
      return drawn.filter((id) => id === "mark-legal" || id === "mark-blocked");
    };
    expect([marks(true), marks(false)]).toEqual([["mark-legal"], ["mark-blocked"]]);
  });

  it("covers every hand for the hand-over", () => {
    const covered = face.hidden?.cover?.(VIEW) as HillView;
    expect(covered.hands.flat().every((card) => card === "unknown")).toBe(true);
    expect([face.sayPlace("-1,2"), face.sayPlace("strike")]).toEqual(["(−1,\u00a02)", "air strike"]);
    const answer = { source: "strike", target: "", sentence: "", code: "strike-reaches" };
    expect(face.entitled?.(answer)).toBe("Air strike");
    const several = { ...answer, source: "", target: "1,0", code: "cards-fit" };
    expect(face.entitled?.(several)).toBe("Which card?");
    const decisions = [
      { token: "H@1,0", kind: "deploy", piece: "heavy", target: "1,0" },
      { token: "T@1,0", kind: "deploy", piece: "tank", target: "1,0" },
      { token: "T@0,0", kind: "deploy", piece: "tank", target: "0,0" },
      { token: "!1,0", kind: "strike", piece: "tank", target: "1,0" },
    ];
    expect(face.fitting?.(several, decisions)).toEqual([
      { token: "H@1,0", label: "Heavy weapons" },
      { token: "T@1,0", label: "Tank" },
    ]);
    expect(face.fitting?.(answer, decisions)).toEqual([]);
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
