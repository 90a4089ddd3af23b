import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchGames } from "../lib/games.svelte";
import { settings } from "../lib/settings.svelte";
import type { Face } from "../games/contract";
import { click, find, show } from "../testing";
import type { GameView, SeatName, StateMessage, Welcome } from "../wire";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import Frame from "./Frame.svelte";
import { NO_RING } from "./keyRing";
import { Play } from "./play.svelte";
import { FACE } from "./stub/face";

const state = (more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [
    {
      seq: 1,
      at: 1,
      kind: "act",
      seat: "south",
      played: [
        {
          seat: "south",
          token: "#d3",
          chance: false,
          events: [{ code: "block-placed", facts: { seat: "south", square: "d3" } }],
        },
      ],
    },
  ],
  view: { game: "island", pieces: [], blocks: ["d3"], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: { number: 1, seat: "south", code: "use-roll", rule: "I-3.4", facts: { roll: 3 } },
  decisions: [{ token: "e3-e6", kind: "move" }],
  ...more,
});

let environment: FakeEnvironment;
let play: Play;

function sit(
  seat: SeatName | null,
  first: StateMessage,
  face: Face = FACE,
  welcome: Partial<Welcome> = {},
  beside = false,
): void {
  environment = new FakeEnvironment();
  play = new Play(MATCH, KEY, "en", environment, NO_RING, () => beside);
  play.start();
  environment.socket.open({ ...WELCOME, seat, ...welcome }, first);
  show(Frame, { play, key: KEY, face, choice: seat ? face.choose(play) : null, below: seat ?? "south" });
}
const sent = (type: string) => environment.socket.sent.filter((each) => each.type === type);
const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

afterEach(() => {
  settings.hints = false;
  vi.unstubAllGlobals();
  play.stop();
});

describe("two at one screen", () => {
  it("take back what was decided last, not the last turn of the one who looks", () => {
    const prompt = { number: 2, seat: "north", code: "use-roll", rule: "I-3.4" } as StateMessage["prompt"];
    const shared = state({ undo: "ask", prompt });
    const other = new FakeEnvironment();
    const partner = new Play(MATCH, KEY, "en", other);
    partner.start();
    other.socket.open({ ...WELCOME, seat: "south" }, shared);
    environment = new FakeEnvironment();
    play = new Play(MATCH, KEY, "en", environment);
    play.start();
    environment.socket.open({ ...WELCOME, seat: "north" }, shared);
    show(Frame, { play, partner, key: KEY, face: FACE, choice: FACE.choose(play), below: "north" as SeatName });
    click(find("[data-act=undo]"));
    expect(other.socket.sent).toContainEqual(expect.objectContaining({ type: "ask", kind: "take-back" }));
    expect(sent("ask")).toEqual([]);
    partner.stop();
  });
});

describe("where only one choice is left", () => {
  afterEach(() => void vi.useRealTimers());
  const only: Face = { ...FACE, choose: () => ({ cancel: () => false, heading: null, forced: "end" }) };
  it("makes it after a moment, but not after a takeback", () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    sit("south", state({ undo: "free" }), only);
    expect(find("[data-role=forced] button")).not.toBeNull();
    expect(find("[data-act=go-on]")?.textContent).toContain("3");
    vi.advanceTimersByTime(2_900);
    flushSync();
    expect(sent("act")).toEqual([]);
    expect(find("[data-act=go-on]")?.textContent).toContain("1");
    vi.advanceTimersByTime(100);
    expect(sent("act")[0]).toMatchObject({ token: "end" });
    const back = { seq: 2, at: 2, kind: "take-back" as const, seat: "south" as const, undone: 1 };
    play.stop();
    sit("south", state({ seq: 2, entries: [...state().entries, back] }), only);
    vi.advanceTimersByTime(9_000);
    expect(sent("act")).toEqual([]);
  });

  it.each(["a press", "a key"])("goes on at once after %s", (how) => {
    sit("south", state({ undo: "free" }), only);
    if (how === "a key") press("e");
    else click(find("[data-act=go-on]"));
    expect(sent("act")).toMatchObject([{ token: "end" }]);
  });

  it("waits only for a moment where undo takes one press at any time", () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const computer = { kind: "computer" as const, level: "recruit", joined: true };
    sit("south", state({ undo: "free" }), only, { players: [WELCOME.players[0], computer] });
    expect(find("[data-act=go-on]")?.textContent?.trim(), "too short to be counted").toBe("Go on");
    vi.advanceTimersByTime(1_300);
    expect(sent("act")).toMatchObject([{ token: "end" }]);
  });

  it("leaves two at one screen the time for undo, which the next roll ends", () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    sit("south", state({ undo: "free" }), only, {}, true);
    vi.advanceTimersByTime(2_900);
    expect(sent("act")).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sent("act")).toMatchObject([{ token: "end" }]);
  });
});

describe("while the board plays back what happened", () => {
  const rolled = {
    seq: 2,
    at: 2,
    kind: "act" as const,
    played: [
      {
        seat: "south" as const,
        token: "3",
        chance: true,
        events: [{ code: "rolled", facts: { seat: "south", face: 3 } }],
      },
    ],
  };
  const log = () => [...document.querySelectorAll("[data-log-list] li")].map((each) => each.textContent);

  it("everything waits with it, and a key skips the rest", () => {
    const over = { result: "south" as const, how: "elimination" };
    sit("south", state({ seq: 2, entries: [...state().entries, rolled], status: "over", over, prompt: null }));
    expect(find("[data-role=over]")).not.toBeNull();
    click(find("[data-tell]"));
    expect(find("[data-role=over]")).toBeNull();
    expect(find("[data-role=prompt] h2")?.textContent).toBe("Ruben is moving");
    expect(find("[data-player=north]")?.className).toContain("now");
    expect(log()).toHaveLength(1);
    press("x");
    expect(find("[data-role=over]")).not.toBeNull();
    expect(find("[data-player=north]")?.className).not.toContain("now");
    expect(log()).toHaveLength(2);
  });

  it("nothing is asked until it has been seen, or the button is pressed; then it can be shown again", () => {
    sit("south", state());
    click(find("[data-tell]"));
    expect(find("[data-role=prompt]")?.dataset.mine).toBe("false");
    expect(find("[data-player=north]")?.className).toContain("now");
    click(find("[data-act=skip]"));
    expect(find("[data-role=prompt]")?.dataset.mine).toBe("true");
    click(find("[data-act=again]"));
    expect(find("[data-role=prompt]")?.dataset.mine).toBe("false");
  });

  it("the one line of a phone's log is the latest decision, not the roll after it", () => {
    sit("south", state({ seq: 2, entries: [...state().entries, rolled] }));
    expect(find("[data-log-list] li.latest")?.textContent).toContain("d3");
  });

  it("the one line of a phone's log is no one's arrival, where anything has happened since", () => {
    const joined = { seq: 1, at: 1, kind: "join", seat: "south" } as const;
    sit("south", state({ seq: 2, entries: [joined, rolled] }));
    expect(find("[data-log-list] li.latest")?.textContent).toContain("rolled");
  });
});

describe("the table", () => {
  it("asks in words, offers what may be done, and tells what happened", () => {
    sit("south", state());
    expect(find("[data-role=prompt]")?.dataset).toMatchObject({ prompt: "use-roll", mine: "true" });
    expect(find("[data-role=prompt] h2")?.textContent).toBe("Your turn: use the 3");
    expect(find("[data-role=log] li")?.textContent).toContain("You placed a block on d3.");
    expect(document.title).toContain("Your turn");
    // A class of its own: the page's style sheet has names such as "field" already.
    expect(find("main")?.className).toMatch(/\btable layout-square\b/);
    find("[data-token]")?.click();
    expect(sent("act")).toHaveLength(1);
    flushSync();
    expect(find("[data-token]")).toHaveProperty("disabled", true);
  });

  it("waits in words for the other side", () => {
    sit(
      "south",
      state({
        prompt: { number: 1, seat: "north", code: "use-roll", rule: "I-3.4", facts: { roll: 3 } },
        decisions: [],
      }),
    );
    expect(find("[data-role=prompt]")?.textContent).toContain("Ruben is moving");
    expect(find("[data-token]")).toBeNull();
  });

  it("shows a refusal with its rule, on the board too, until Escape", () => {
    sit("south", state());
    find("[data-token]")?.click();
    environment.socket.receive({
      type: "refused",
      id: String(sent("act")[0]?.id),
      code: "path-blocked",
      sentence: "Blocked.",
      rule: "I-3.6",
      squares: ["d3"],
    });
    flushSync();
    expect(find("[data-role=why]")?.textContent).toContain("Blocked.");
    expect(find("[data-stub]")?.dataset.reason).toBe("I-3.6");
    press("Escape");
    expect(find("[data-role=why]")).toBeNull();
  });

  it("puts the other side's offer as a question with two answers", () => {
    sit("south", state({ draw: "north" }));
    expect(find("[data-offer=draw]")?.textContent).toContain("Ruben offers a draw.");
    find("[data-offer=draw] [data-answer=no]")?.click();
    expect(sent("ask")).toMatchObject([{ kind: "decline-draw" }]);
  });

  it("asks once before resigning, and takes back at once where that is free", () => {
    sit("south", state({ undo: "free" }));
    press("u");
    expect(sent("ask")).toMatchObject([{ kind: "take-back" }]);
    environment.socket.receive({ type: "ack", id: String(sent("ask")[0]?.id), seq: 1 });
    press("r");
    expect(sent("ask")).toHaveLength(1);
    find("dialog [data-answer=yes]")?.click();
    expect(sent("ask")[1]).toMatchObject({ kind: "resign" });
  });

  it("says a phrase to a person opposite", () => {
    sit("south", state());
    press("s");
    click(find("[data-phrase=good-luck]"));
    expect(sent("phrase")[0]).toMatchObject({ phrase: "good-luck" });
    expect(find("dialog")).toBeNull();
  });

  it("asks the computer for hints whichever way the board is turned", () => {
    const [one] = WELCOME.players;
    sit("south", state());
    environment.socket.receive({ ...WELCOME, players: [one, { kind: "computer", level: "captain", joined: true }] });
    press("f");
    press("h");
    expect(sent("suggest")[0]).toMatchObject({ level: "captain" });
    expect(find("[data-act=say]")).toBeNull();
  });

  it("confirms a hint by Enter, as long as the focus has not gone elsewhere", async () => {
    const confirms = vi.fn((token: string) => token === "e3-e6");
    const choice = { cancel: () => false, heading: null, pick: vi.fn(), confirms };
    sit("south", state(), { ...FACE, choose: () => choice });
    const [one] = WELCOME.players;
    environment.socket.receive({ ...WELCOME, players: [one, { kind: "computer", level: "captain", joined: true }] });
    press("Enter");
    expect(confirms).not.toHaveBeenCalled();
    press("h");
    environment.socket.receive({ type: "suggested", id: String(sent("suggest")[0]?.id), token: "e3-e6", win: 50 });
    await vi.waitFor(() => expect(choice.pick).toHaveBeenCalledWith("e3-e6"));
    find("[data-act=undo]")?.focus();
    press("Enter");
    expect(confirms).not.toHaveBeenCalled();
    find("[data-act=undo]")?.blur();
    press("Enter");
    expect(confirms).toHaveBeenCalledOnce();
    // Asked for by its own button, the next Enter is the button's.
    for (const [place, times] of [
      ["[data-act=hint]", 1],
      ["[data-role=prompt] h2", 2],
    ] as const) {
      choice.pick.mockClear();
      play.clear();
      flushSync();
      find(place)?.focus();
      press("h");
      environment.socket.receive({
        type: "suggested",
        id: String(sent("suggest").at(-1)?.id),
        token: "e3-e6",
        win: 50,
      });
      await vi.waitFor(() => expect(choice.pick).toHaveBeenCalled());
      flushSync();
      press("Enter");
      expect([place, confirms.mock.calls.length]).toEqual([place, times]);
    }
  });

  it("labels what was lost, and says how much may be lost where a number ends the battle", () => {
    const lost = [{ icon: "piece-tank-south", count: 4, words: "Tank" }];
    sit("south", state(), { ...FACE, lost: (_view, seat) => (seat === "south" ? lost : []) });
    const tallies = () =>
      [...document.querySelectorAll("[data-role=tally] :not(.short), [data-role=tally]:not(:has(*))")].map((each) =>
        each.textContent?.trim(),
      );
    expect(tallies()).toEqual(["Lost:"]);
    play.stop();
    document.body.innerHTML = "";
    sit("south", state(), { ...FACE, lost: (_view, seat) => (seat === "south" ? lost : []), fatal: () => 5 });
    expect(tallies().sort()).toEqual(["Lost 0 of 5", "Lost 4 of 5: one more ends it"]);
    expect(find(".last")).not.toBeNull();
  });

  it("offers a spectator nothing", () => {
    sit(null, state({ decisions: [] }));
    expect(find("[data-act=resign]")).toBeNull();
    expect(find("[data-token]")).toBeNull();
    expect(document.body.textContent).toContain("You are watching.");
  });

  it("says how it ended, and opens the secret", () => {
    sit(
      "south",
      state({
        status: "over",
        prompt: null,
        decisions: [],
        over: { how: "resignation", result: "south" },
        secret: "5ec2e7",
      }),
    );
    expect(find("[data-role=over]")?.dataset.result).toBe("south");
    expect(find("[data-role=over]")?.textContent).toContain("You won");
    expect(find("[data-role=over]")?.textContent).toContain("Ruben resigned. You win the battle.");
    expect(find("[data-role=over]")?.textContent).toContain("5ec2e7");
    find("[data-act=rematch]")?.click();
    expect(sent("ask")).toMatchObject([{ kind: "rematch" }]);
  });

  it("swaps no seats in a position that was played against the computer", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response("{}", { status: 500 })));
    vi.stubGlobal("fetch", asked);
    const computer = { kind: "computer" as const, level: "recruit", joined: true };
    const over = state({ status: "over", prompt: null, decisions: [], over: { how: "resignation", result: "south" } });
    sit("south", over, FACE, { position: "a position", past: "7", players: [WELCOME.players[0], computer] });
    expect(find("[data-act=rematch]")).toBeNull();
    const body = () => JSON.parse(String((asked.mock.lastCall as unknown as [string, RequestInit])[1].body));
    find("[data-act=whole-game]")?.click();
    await vi.waitFor(() => expect(body()).toMatchObject({ position: null, north: { level: "recruit" } }));
    await vi.waitFor(() => expect(find("[data-act=same-position]")).toHaveProperty("disabled", false));
    find("[data-act=same-position]")?.click();
    await vi.waitFor(() =>
      expect(body()).toMatchObject({ position: "a position", past: "7", south: { kind: "person" } }),
    );
  });

  it("says that the connection is lost, and that nothing else is", async () => {
    sit("south", state());
    environment.socket.onclose?.({ code: 1006 });
    flushSync();
    expect(find("[data-role=table]")?.dataset.connection).toBe("lost");
    await new Promise((wake) => setTimeout(wake, 1_000));
    flushSync();
    expect(find("[data-role=trouble]")?.textContent).toContain("nothing is lost");
  });

  it("offers no hints where the game has none", () => {
    settings.hints = true;
    sit("south", state(), { ...FACE, hints: false });
    press("h");
    expect(settings.hints).toBe(true);
    expect(find("[data-act=danger], [data-act=danger-switch]")).toBeNull();
    expect(sent("hint")).toHaveLength(0);
  });

  it("says in a hint that hands are hidden only where the catalogue does", async () => {
    const games = [{ name: "island", hides: false }];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games })));
    await fetchGames();
    settings.hints = true;
    sit("south", state(), { ...FACE, hidden: {} });
    environment.socket.receive({ type: "hinted", id: String(sent("hint")[0]?.id), threats: [] });
    await tick();
    flushSync();
    expect(find("[data-role=hints]")?.textContent?.trim()).toBe("None of your pieces can be hit next turn.");
  });
});

describe("what the other side says", () => {
  const declined = { seq: 2, at: 2, kind: "decline-draw" as const, seat: "north" as const };
  it("a refusal stands at the prompt until the next decision", () => {
    sit("south", state({ seq: 2, entries: [...state().entries, declined] }));
    expect(find("[data-role=declined]")?.textContent).toBe("Ruben declined the draw.");
    environment.socket.receive(state({ seq: 3, entries: [{ ...state().entries[0]!, seq: 3 }] }));
    flushSync();
    expect(document.querySelector("[data-role=declined]")).toBeNull();
  });
});

it("does what was asked about, where that is possible after all", async () => {
  sit("south", state());
  click(find("[data-act=why]"));
  const lit = () => find("[data-act=why]")?.getAttribute("aria-pressed");
  expect(lit()).toBe("true");
  const asked = play.why("e3", "e6");
  const { id } = sent("why")[0] as { id: string };
  environment.socket.receive({ type: "reason", id, source: "e3", target: "e6", sentence: "You can.", token: "e3-e6" });
  await asked;
  flushSync();
  expect(lit(), "the next press on the board is no question").toBe("false");
  click(find("[data-act=do]"));
  expect(sent("act")[0]).toMatchObject({ token: "e3-e6" });
});

it("keeps the die of the turn in the prompt, also when the roll was told earlier", () => {
  const emblem: Face["emblem"] = ({ entries }) => (entries.some(({ seq }) => seq === 1) ? "die-3" : null);
  sit("south", state(), { ...FACE, emblem });
  const later = { seq: 2, at: 2, kind: "act" as const, seat: "south" as const, played: [] };
  environment.socket.receive(state({ seq: 2, entries: [later] }));
  flushSync();
  expect(find("[data-role=prompt] .die")).not.toBeNull();
});
