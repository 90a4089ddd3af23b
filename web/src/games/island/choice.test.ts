import { describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { click, FakePlay, find, show } from "../../testing";
import type { Hinted, SeatName } from "../../wire";
import type { IslandView, IslandDecision, IslandPreview } from "./wire";
import type { InputMethod } from "../../lib/fingers";
import { IslandChoice } from "./choice.svelte";
import { Layout } from "./geometry";
import { face } from "./index";
import LoadPad from "./LoadPad.svelte";
import { marksOf } from "./marks";
import { pressSpot } from "./pointer.svelte";
import { LOAD, PLACING, SHOT, USE_ROLL, VIEW, ZERO } from "./samples";
import { activate, nearest, statesOf, boardTargets } from "./targets";
import { walk } from "./keyboard";

const layout = new Layout("south");
function at(code: string, decisions: readonly IslandDecision[]): { table: FakePlay; choice: IslandChoice } {
  const table = new FakePlay(VIEW, code, decisions);
  return { table, choice: new IslandChoice(table) };
}
function press(choice: IslandChoice, spot: string): void {
  pressSpot(choice, boardTargets(choice, layout), spot);
}

describe("using a roll", () => {
  it("selects, then moves", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    expect(choice.selected).toBeNull();
    press(choice, "d3");
    expect(choice.selected).toBe("d3");
    press(choice, "d6");
    expect(table.sent).toEqual(["d3-d6"]);
  });
  it("shows what a picture is about", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.illustrate("d3");
    expect([choice.selected, choice.pending]).toEqual(["d3", null]);
    choice.illustrate("d3-d6");
    expect([choice.selected, choice.pending?.token, table.sent]).toEqual(["d3", "d3-d6", []]);
    const zero = at("choose-option", ZERO).choice;
    zero.illustrate("reinforce");
    expect(zero.way).toBe("reinforce");
    zero.illustrate("legal");
    expect(zero.way).toBe("reinforce");
  });
  it("selects the only one that can move", () => {
    const { choice } = at(
      "use-roll",
      USE_ROLL.filter((decision) => decision.source !== "k3"),
    );
    expect(choice.selected).toBe("d3");
    expect(choice.cancel()).toBe(false);
  });
  it("has a target of its own for each turn, and asks the keyboard which", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.select("d3");
    const list = boardTargets(choice, layout);
    const middle = layout.centre("d5");
    const left = nearest(list, { x: middle.x - 14, y: middle.y }, 40);
    expect(left?.action).toEqual({ type: "token", token: "d3-d5L" });
    press(choice, "d5");
    expect(choice.fork.map((decision) => decision.token)).toEqual(["d3-d5R", "d3-d5L"]);
    choice.press("d3-d5R");
    expect(table.sent).toEqual(["d3-d5R"]);
  });
  it("moves with one tap of a finger, and asks it which turn", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.select("d3");
    const list = boardTargets(choice, layout);
    const tap = (spot: string) => {
      const target = nearest(list, layout.centre(spot), 40);
      if (target) activate(choice, list, target, "touch");
    };
    tap("d5");
    expect(choice.fork.map((decision) => decision.token)).toEqual(["d3-d5R", "d3-d5L"]);
    expect(choice.cancel()).toBe(true);
    tap("d6");
    expect(table.sent).toEqual(["d3-d6"]);
  });
  it("ends the turn by a key, and by itself when nothing else is left", () => {
    const end: IslandDecision = { token: "end", kind: "end" };
    const { table, choice } = at("after-move", [SHOT, end]);
    expect(choice.forced).toBeNull();
    expect(choice.finish()).toBe(true);
    expect(table.sent).toEqual(["end"]);
    expect(at("after-move", [end]).choice.forced).toBe("end");
    expect(at("after-move", [{ ...end, penalty: true }]).choice.forced).toBeNull();
    expect(at("use-roll", [SHOT]).choice.forced).toBeNull();
    const friend: IslandDecision = { ...SHOT, own: true, friendly: true, caught: [] };
    const own = at("after-move", [friend, end]);
    expect(own.choice.forced, "a shot at one's own side").toBeNull();
    own.table.lenient = true;
    expect(own.choice.forced, "where undo brings it back").toBe("end");
    const caught = (seat: SeatName) => [{ square: "h6", seat, kind: "soldier" }];
    for (const mixed of [
      { ...SHOT, own: true, caught: caught("south") },
      { ...friend, caught: caught("north") },
    ]) {
      const { table, choice } = at("after-move", [mixed, end]);
      table.lenient = true;
      expect(choice.forced, "an enemy falls, too").toBeNull();
    }
    const foe = at("after-move", [SHOT, end]);
    foe.table.lenient = true;
    expect(foe.choice.forced).toBeNull();
  });
  it("shoots at the other side at once, which can be taken back", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    press(choice, "h8");
    expect(table.sent).toEqual(["h4*h8"]);
  });
  it("shoots with one tap of a finger, unless the player wishes to be asked", () => {
    const before = settings.confirm;
    const tapped = (confirm: typeof before, token: string, by: InputMethod) => {
      settings.confirm = confirm;
      const { table, choice } = at("use-roll", USE_ROLL);
      choice.select("d3");
      choice.point(token, by);
      return table.sent.length;
    };
    for (const token of ["h4*h8", "d3-d6"]) {
      expect([tapped(before, token, "touch"), tapped(before, token, "mouse")]).toEqual([1, 1]);
      expect([tapped("touch", token, "touch"), tapped("touch", token, "mouse")]).toEqual([0, 1]);
      expect([tapped("always", token, "touch"), tapped("always", token, "mouse")]).toEqual([0, 0]);
    }
    settings.confirm = before;
  });
  it("turns with one press where that can be taken back, and else asks, as what is final", () => {
    const tapped = (lenient: boolean, by: InputMethod) => {
      const { table, choice } = at("choose-option", ZERO);
      table.lenient = lenient;
      choice.select("d3");
      choice.point("d3R", by);
      return table.sent.length;
    };
    for (const by of ["touch", "mouse", "key"] as const) expect([tapped(true, by), tapped(false, by)]).toEqual([1, 0]);
  });
  it("asks a finger, too, before it hits its own side", () => {
    const own: IslandDecision = { ...SHOT, own: true };
    const caught: IslandDecision = { ...SHOT, own: true, caught: [{ square: "h6", seat: "south", kind: "soldier" }] };
    const block: IslandDecision = { ...SHOT, hit: "block" };
    for (const shot of [own, caught, block]) {
      const { table, choice } = at("use-roll", [shot]);
      table.lenient = true;
      choice.point(shot.token, "touch");
      expect([table.sent, choice.pending?.token]).toEqual([[], shot.token]);
    }
  });
  it("picks nothing for a finger that rests while it is asked why not", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    table.asking = true;
    choice.rest("h8", ["h4*h8"]);
    expect([choice.pending, table.inspected]).toEqual([null, ["h8"]]);
  });
  it("shows a shot to a finger that rests on its target", async () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    table.preview = { removed: [{ square: "h8", seat: "north", kind: "jeep" }] } as IslandPreview;
    choice.rest("h8", ["h4*h8"]);
    expect([table.sent, table.inspected]).toEqual([[], ["h8"]]);
    expect(choice.pending).toBe(SHOT);
    await new Promise((done) => setTimeout(done));
    expect(choice.looked?.removed).toHaveLength(1);
    press(choice, "h8");
    expect(table.sent).toEqual(["h4*h8"]);
  });
  it("asks before it hits its own side", () => {
    const own: IslandDecision = { ...SHOT, own: true, caught: [{ square: "h6", seat: "south", kind: "soldier" }] };
    const { table, choice } = at("use-roll", [own]);
    choice.press("h4*h8");
    choice.press("h4*h8");
    expect(choice.asked).toBe(true);
    expect(table.sent).toEqual([]);
    choice.go();
    expect(table.sent).toEqual(["h4*h8"]);
  });
  it("asks which, where a square can be reached and shot at", () => {
    const landing: IslandDecision = {
      token: "h4-h8",
      kind: "move",
      piece: "tank",
      source: "h4",
      target: "h8",
      path: ["h5", "h6", "h7", "h8"],
      hits_block: true,
    };
    const { choice } = at("use-roll", [...USE_ROLL, landing]);
    choice.select("h4");
    const list = boardTargets(choice, layout);
    const target = nearest(list, layout.centre("h8"), 30);
    if (target) activate(choice, list, target, "touch");
    expect(choice.fork.map((decision) => decision.kind).sort()).toEqual(["move", "shoot"]);
    expect(choice.cancel()).toBe(true);
    expect(choice.fork).toEqual([]);
  });
  it("keeps the marks of a block apart that can be landed on and shot at, and takes what is pressed", () => {
    const block = { source: "h4", target: "h8", hits_block: true };
    const decisions: IslandDecision[] = [
      { ...block, token: "h4-h8", kind: "move", piece: "tank", path: ["h5", "h6", "h7", "h8"] },
      { token: "h4*h8", kind: "shoot", piece: "tank", source: "h4", target: "h8", hit: "block" },
    ];
    const view = { ...VIEW, pieces: VIEW.pieces.filter(({ square }) => square[0] !== "h" || square === "h4") };
    const pressed = (blocks: string[], side: number, by: InputMethod) => {
      const shown: IslandView = { ...view, blocks: ["h8", ...blocks] };
      const play = new FakePlay(shown, "use-roll", decisions);
      const choice = new IslandChoice(play);
      choice.select("h4");
      const { x, y } = layout.centre("h8");
      const marks = marksOf(choice.view, layout, choice, null, null, null);
      expect([marks.apart?.square, marks.apart?.side.x]).toEqual(["h8", side]);
      const list = boardTargets(choice, layout);
      return [side, -side].map((to) => {
        const target = nearest(list, { x: x + to * 20, y }, 40);
        if (target) activate(choice, list, target, "mouse");
        const picked = choice.pending?.kind;
        // Only the mark of what is picked is left.
        const [then, sight] = [marksOf(choice.view, layout, choice, null, null, null), picked === "shoot"];
        expect([then.apart, then.ghosts.length > 0, then.targets.includes("h8")]).toEqual([null, !sight, sight]);
        // A second press where it is drawn now, in the middle, confirms it, also a finger's.
        const targets = boardTargets(choice, layout);
        const again = nearest(targets, { x: x + to * 6, y }, 40);
        if (again) activate(choice, targets, again, by);
        expect(play.sent.splice(0)).toEqual([sight ? "h4*h8" : "h4-h8"]);
        choice.cancel();
        return picked;
      });
    };
    expect(pressed([], -1, "mouse")).toEqual(["move", "shoot"]);
    expect(pressed([], -1, "touch")).toEqual(["move", "shoot"]);
    expect(pressed(["g8"], 1, "mouse"), "where nothing stands").toEqual(["move", "shoot"]);
  });
  it("forgets everything with the next prompt", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.select("d3");
    choice.press("h4*h8");
    table.ask("use-roll");
    expect(choice.pending).toBeNull();
    expect(choice.selected).toBeNull();
  });
  it("answers every press: why not, and what the square reaches", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    press(choice, "a12");
    expect([table.questions, table.inspected]).toEqual([[["", "a12"]], ["a12"]]);
    choice.select("d3");
    press(choice, "a12");
    expect(table.questions[1]).toEqual(["d3", "a12"]);
    table.mine = false;
    press(choice, "h8");
    expect([table.questions.length, table.inspected.at(-1)]).toEqual([2, "h8"]);
    press(choice, "south+1");
    expect([table.questions.length, table.inspected.at(-1)], "a pad square has no reach").toEqual([2, ""]);
  });
  it("says why not, from the selected one", async () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    choice.select("d3");
    table.asking = true;
    press(choice, "e9");
    expect(table.questions).toEqual([["d3", "e9"]]);
    expect(table.asking).toBe(false);
    await choice.why("south+1");
    expect(table.questions[1]).toEqual(["d3", "south+1"]);
    await choice.why("k3"); // another one of one's own, which cannot move
    expect(table.questions[2]).toEqual(["", "k3"]);
  });
  it("offers nothing while it is not one's turn", () => {
    const { table, choice } = at("use-roll", USE_ROLL);
    table.mine = false;
    expect(boardTargets(choice, layout)).toEqual([]);
  });
  it("describes squares by what can be done", () => {
    const { choice } = at("use-roll", USE_ROLL);
    const list = boardTargets(choice, layout);
    expect(statesOf(choice, list, "d3")).toEqual(["move"]);
    expect(statesOf(choice, list, "h4")).toEqual(["shoot"]);
    expect(statesOf(choice, list, "h8")).toEqual(["target"]);
  });
});

describe("the pad", () => {
  it("slides to where it is drawn, however near the two ways lie", () => {
    const pads = VIEW.pads?.map((pad) => (pad.seat === "south" ? { ...pad, column: "f" } : pad));
    for (const [left, right] of [
      ["e", "g"],
      ["a", "k"],
    ] as const) {
      const table = new FakePlay({ ...VIEW, pads } as typeof VIEW, "slide-pad", [
        { token: "padL", kind: "slide", turn: "left", target: left } as IslandDecision,
        { token: "padR", kind: "slide", turn: "right", target: right } as IslandDecision,
      ]);
      const list = boardTargets(new IslandChoice(table), layout);
      const pressed = (column: string, number: number) =>
        nearest(list, layout.slot("south", column, number), 40)?.action as { token: string } | undefined;
      expect([pressed(left, 1), pressed(left, 2)].map((action) => action?.token)).toEqual(["padL", "padL"]);
      expect([pressed(right, 4), pressed(right, 5)].map((action) => action?.token)).toEqual(["padR", "padR"]);
    }
  });
  it("says on the board that a choice waits for a second press", () => {
    const { choice } = at("choose-option", ZERO);
    choice.pick("+4");
    const marks = marksOf(VIEW, layout, choice, null, null, null);
    expect(marks.tags).toContainEqual({ square: "c1", words: "Press to do it", calm: true });
  });
});

describe("a zero", () => {
  it("is done at once where a way has one decision, or where all can be taken back", () => {
    const { table, choice } = at("choose-option", ZERO);
    choice.takeWay("pad");
    expect(table.sent).toEqual(["pad"]);
    table.ask("choose-option");
    table.lenient = true;
    press(choice, "south+4");
    expect(table.sent).toEqual(["pad", "+4"]);
  });
  it("is drawn and done by the way that is taken", () => {
    const { table, choice } = at("choose-option", ZERO);
    choice.wayHovered = "reinforce";
    expect(marksOf(VIEW, layout, choice, null, null, null).noSlots).toEqual([{ seat: "south", number: 1 }]);
    press(choice, "south+4");
    expect(choice.pending?.token).toBe("+4");
    press(choice, "c1");
    expect(table.sent).toEqual(["+4"]);
  });
  it("asks neither which way nor who where there is only one", () => {
    const turns = ZERO.filter(({ kind }) => kind === "turn");
    const { choice } = at("choose-option", ZERO);
    expect([choice.way, choice.selected]).toEqual([null, null]);
    choice.takeWay("turn");
    expect(choice.selected).toBe("d3");
    const only = at("choose-option", [...turns, SHOT]).choice;
    expect([only.way, only.selected]).toEqual(["turn", "d3"]);
  });
  it("turns the selected character", () => {
    const { table, choice } = at("choose-option", ZERO);
    table.lenient = true;
    press(choice, "d3");
    expect(choice.way).toBe("turn");
    choice.point("d3R", "mouse");
    expect(table.sent).toEqual(["d3R"]);
  });
});

describe("the marks", () => {
  const hinted = (rolls: number[]): Hinted => {
    const words = { id: "islandpage-can-be-hit", facts: {} };
    return {
      type: "hinted",
      id: "1",
      threats: [{ square: "d3", by: [], chance: [1, 36], rolls, words }],
    } as unknown as Hinted;
  };
  it("say with which rolls a character can be hit, or that it takes a zero first", () => {
    const tag = (rolls: number[]) => marksOf(VIEW, layout, null, null, hinted(rolls), "d3").tags[0]?.words;
    expect([tag([2, 4]), tag([]), tag([1, 2, 3, 4, 5, 0])]).toEqual(["1/36 · on 2, 4", "1/36 · after a 0", "1/36"]);
  });
  it("leave out where the shooter could go while a shot is asked about", () => {
    const { choice } = at("use-roll", [...USE_ROLL, { token: "h4-h6", kind: "move", source: "h4", target: "h6" }]);
    choice.select("h4");
    expect(marksOf(VIEW, layout, choice, null, null, null).ghosts).toHaveLength(1);
    choice.pick(SHOT.token);
    const marks = marksOf(VIEW, layout, choice, null, null, null);
    expect([marks.targets, marks.ghosts, marks.noses, marks.way]).toEqual([["h8"], [], [], ""]);
  });
});

describe("placing", () => {
  it("faces the enemy unless it is turned", () => {
    const { table, choice } = at("place-character", PLACING);
    choice.takeKind("tank");
    press(choice, "b1");
    expect(choice.pending?.token).toBe("Tb1^");
    choice.takeFacing(">");
    press(choice, "b1");
    expect(table.sent).toEqual(["Tb1>"]);
  });
  it("remembers the kind for the next one", () => {
    const { table, choice } = at("place-character", PLACING);
    choice.takeKind("tank");
    table.ask("place-character");
    expect(choice.kind).toBe("tank");
    expect(choice.place).toBeNull();
  });
  it("says how many have a place already", () => {
    const { table, choice } = at("place-character", PLACING);
    const { prompt } = table.state;
    if (prompt) prompt.says = [{ id: "island-asked-place", facts: { number: 3, of: 5 } }];
    choice.takeKind("tank");
    expect(choice.heading).toBe("Tank: where to? (3 of 5)");
  });
});

describe("loading the pad", () => {
  it("takes people in order, on chosen squares, and back", () => {
    const { table, choice } = at("load-pad", LOAD);
    choice.put("jeep");
    choice.put("tank", 2);
    choice.pressSlot(3);
    expect(choice.order).toEqual(["jeep", "tank", "soldier", null, null]);
    choice.exchange(1, 2);
    choice.takeOff(3);
    expect(choice.order).toEqual(["tank", "jeep", null, null, null]);
    choice.fill();
    choice.confirm();
    expect(table.sent).toEqual(["=TJSSS"]);
  });
  it("shows which kind a press on a pad square puts there", () => {
    const { table, choice } = at("load-pad", LOAD);
    show(LoadPad, { choice });
    const shown = () => [find("[data-kind][aria-pressed=true]")?.dataset.kind, face.emblem(table.state, choice)];
    expect(shown()).toEqual(["soldier", "piece-soldier-south"]);
    click(find("[data-kind=tank]")); // the only one
    expect([choice.order[0], ...shown()]).toEqual(["tank", "soldier", "piece-soldier-south"]);
    click(find("[data-load='+3']"));
    expect(choice.order).toEqual(["tank", null, "soldier", null, null]);
    choice.put("jeep");
    choice.fill();
    expect(face.emblem(table.state, choice)).toBe("missile-south");
  });
  it("does not take more of a kind than there are", () => {
    const { choice } = at("load-pad", LOAD);
    choice.put("tank");
    choice.put("tank");
    expect(choice.order).toEqual(["tank", null, null, null, null]);
  });
});

describe("the keyboard's way", () => {
  it("leads over the edge onto the pad and back, as the board lies", () => {
    expect(walk(VIEW, layout, "e4", "ArrowUp")).toBe("e5");
    expect(walk(VIEW, layout, "a4", "ArrowLeft")).toBe("a4");
    expect(walk(VIEW, layout, "c1", "ArrowDown")).toBe("south+4");
    expect(walk(VIEW, layout, "south+4", "ArrowLeft")).toBe("south+3");
    expect(walk(VIEW, layout, "south+1", "ArrowUp")).toBe("a1");
    const north = new Layout("north");
    expect(walk(VIEW, north, "e4", "ArrowUp")).toBe("e3");
    expect(walk(VIEW, north, "h12", "ArrowDown")).toBe("north+3");
  });
});

it("has read why nobody can use a roll before the turn ends by itself", () => {
  const { table, choice } = at("after-move", [{ token: "end", kind: "end" }]);
  expect(choice.stuck).toBe(false);
  table.ask("use-roll");
  table.state.prompt!.says = [{ id: "island-asked-nobody", facts: {} }];
  expect(choice.stuck).toBe(true);
});
