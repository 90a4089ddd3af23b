// While the board still tells the last turn, nothing beside it says how the match goes on.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as sounds from "../lib/sound";
import { all, click, find } from "../testing";
import type { GameView, PlayedToken, StateMessage } from "../wire";
import { WELCOME } from "./fakes";
import { FACE } from "./stub/face";
import { Sitting } from "./testing";

const theirs = (more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: more.seq ?? 1, at: 1, kind: "act", seat: "north", played: [] }],
  view: { game: "island", pieces: [], blocks: ["d3"], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: { number: 1, seat: "north", code: "use-roll", rule: "I-3.4" },
  decisions: [],
  ...more,
});
const mine = (more: Partial<StateMessage> = {}) =>
  theirs({ seq: 2, prompt: { number: 2, seat: "south", code: "use-roll", rule: "I-3.4" }, ...more });
const over = () => theirs({ seq: 2, status: "over", prompt: null, over: { how: "captured", result: "north" } });

let table: Sitting;
let sound: ReturnType<typeof vi.spyOn>;
let hidden: ReturnType<typeof vi.spyOn>;

const receive = (state: StateMessage) => table.receive(state);
const heard = () => sound.mock.calls.map(([name]: unknown[]) => name);

beforeEach(() => {
  sound = vi.spyOn(sounds, "sound").mockImplementation(() => undefined);
  hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  table = new Sitting(FACE, theirs());
});
afterEach(() => void vi.restoreAllMocks());

it("says the same warning once", () => {
  const says = [1, 2].map(() => ({ id: "island-danger-twice", facts: {} }));
  receive(mine({ prompt: { number: 2, seat: "south", code: "use-roll", rule: "I-3.4", says } }));
  expect(all("[data-role=warned]")).toHaveLength(1);
});

describe("while a turn is told", () => {
  it("does not give the end away", () => {
    const before = document.title;
    click(find("[data-tell]"));
    receive(over());
    expect(find("[data-role=table]")?.dataset.status).toBe("playing");
    expect(document.title).toBe(before);
    expect(find("[data-role=over]")).toBeNull();
    expect(heard()).toEqual([]);
    // There is nothing left to resign: a press shows how it ended.
    expect(find("[data-act=resign]")).not.toBeNull();
    table.press("r");
    expect(find("dialog")).toBeNull();
    expect(find("[data-role=table]")?.dataset.status).toBe("over");
    expect(document.title).not.toBe(before);
    expect(find("[data-role=over]")).not.toBeNull();
    expect(find("[data-act=resign]")).toBeNull();
    expect(heard()).toEqual(["lose"]);
    // Shown once more, it is no secret any more.
    click(find("[data-tell]"));
    expect(find("[data-role=table]")?.dataset.status).toBe("over");
    expect(find("[data-act=resign]")).toBeNull();
  });

  it("calls for one's turn when it has been told", () => {
    const before = document.title;
    click(find("[data-tell]"));
    receive(mine());
    expect([document.title, heard()]).toEqual([before, []]);
    click(find("[data-act=skip]"));
    expect(heard()).toEqual(["turn"]);
    expect(document.title).not.toBe(before);
  });

  it("calls for one's turn also where one's own turn ended, and the answer came, while something was told", () => {
    receive(mine());
    expect(heard()).toEqual(["turn"]);
    click(find("[data-tell]"));
    receive(theirs({ seq: 3 }));
    receive(mine({ seq: 4 }));
    expect(heard()).toEqual(["turn"]);
    click(find("[data-act=skip]"));
    expect(heard()).toEqual(["turn", "turn"]);
  });

  it("has no hint to give before it has been told", async () => {
    table = new Sitting(FACE, theirs(), { players: [WELCOME.players[0], { kind: "computer", level: "recruit" }] });
    await vi.waitFor(() => {
      flushSync();
      expect(all("[data-act=hint]")).toHaveLength(1);
    });
    const waits = () => find("[data-act=hint]")?.getAttribute("aria-disabled");
    click(all("[data-tell]").at(-1));
    receive(mine());
    expect(waits()).toBe("true");
    click(find("[data-act=skip]"));
    expect(waits()).toBe("false");
  });

  it("marks the clock that runs, also while the other side's moves are told", () => {
    click(find("[data-tell]"));
    receive(mine({ clock: { left: [60_000, 50_000], running: "south" } }));
    expect(find("[data-player].now")?.dataset.player).toBe("north");
    expect(find("[data-player=south] .clock")?.classList).toContain("runs");
    expect(find("[data-player=north] .clock")?.classList).not.toContain("runs");
  });

  it("reads out what was decided when the board has told it", () => {
    const news = () => find("[data-role=log] [aria-live]")?.textContent;
    const moved = { seat: "north", kind: "jeep", start: "d3", end: "d6", turn: "none" };
    const played: PlayedToken[] = [
      { seat: "north", token: "d3-d6", chance: false, events: [{ code: "moved", facts: moved }] },
      { seat: "north", token: "4", chance: true, events: [{ code: "rolled", facts: { seat: "north", face: 4 } }] },
    ];
    click(find("[data-tell]"));
    receive(theirs({ seq: 2, entries: [{ seq: 2, at: 1, kind: "act", seat: "north", played }] }));
    click(find("[data-tell]"));
    expect(news()).toBe("");
    click(find("[data-tell]"));
    expect(news()).toBe("Ruben moved the jeep from d3 to d6.");
    click(find("[data-act=skip]"));
    expect(news()).toBe("Ruben rolled 4.");
  });

  it("goes on where the keyboard was: the button that skipped is gone", async () => {
    for (const receives of [() => receive(mine()), () => receive({ ...over(), seq: 3 })]) {
      click(find("[data-tell]"));
      receives();
      const skip = find("[data-act=skip]");
      skip?.focus();
      click(skip);
      await vi.waitFor(() => expect(document.activeElement).toBe(find("[data-role=prompt] h2")));
    }
  });

  it("leaves Enter and Space to the button that has the focus", () => {
    click(find("[data-tell]"));
    for (const key of ["Enter", " "]) {
      find("[data-act=pause]")?.focus();
      expect(table.press(key)).toBe(true);
      expect(find("[data-act=skip]")).not.toBeNull();
    }
    find("[data-square]")?.focus();
    expect(table.press("Enter")).toBe(false);
    expect(find("[data-act=skip]")).toBeNull();
  });

  it("is held by no key but Escape, so that the log can be read by keys", () => {
    click(find("[data-tell]"));
    click(find("[data-act=pause]"));
    find("[data-log-list]")?.focus();
    for (const key of ["ArrowDown", "PageDown", "e", "r"]) expect(table.press(key)).toBe(true);
    expect(find("[data-act=pause]")?.getAttribute("aria-pressed")).toBe("true");
    expect(table.press("Escape")).toBe(false);
    expect(find("[data-act=pause]")).toBeNull();
  });

  it("calls at once where nobody looks, and once", () => {
    const before = document.title;
    click(find("[data-tell]"));
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    receive(mine());
    expect(heard()).toEqual(["turn"]);
    expect(document.title).not.toBe(before);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    click(find("[data-act=skip]"));
    expect(heard()).toEqual(["turn"]);
  });
});
