import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { hear } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import type { Decision, Entry, Player, SeatName, StateMessage, ToPage, Welcome } from "../wire";
import { commitmentTo, keepNote } from "./fair";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import { NO_RING } from "./keyRing";
import { Play } from "./play.svelte";

const DECISION: Decision = { token: "e3-e6", kind: "move" };
const entry = (seq: number): Entry => ({ seq, at: seq, kind: "act", seat: "south" });
const state = (seq: number, seat: SeatName = "south", more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  seq,
  now: 5_000,
  status: "playing",
  entries: Array.from({ length: seq }, (_, n) => entry(n + 1)),
  prompt: { number: seq, seat, code: "use-roll", rule: "I-3.4" },
  decisions: seat === "south" ? [DECISION] : [],
  ...more,
});

const plays: Play[] = [];
afterEach(() => plays.splice(0).forEach((play) => play.stop()));

function seated(): { environment: FakeEnvironment; play: Play } {
  const environment = new FakeEnvironment();
  const play = new Play(MATCH, KEY, "en", environment);
  plays.push(play);
  play.start();
  environment.socket.open(WELCOME, state(1));
  flushSync();
  return { environment, play };
}
const sent = (environment: FakeEnvironment, type: string) =>
  environment.socket.sent.filter((each) => each.type === type);

it("is lenient against a computer without a clock, and with a neighbour at the same screen", () => {
  const environment = new FakeEnvironment();
  let beside = false;
  const play = new Play(MATCH, KEY, "en", environment, NO_RING, () => beside);
  play.start();
  const [one] = WELCOME.players;
  const against = (level?: string, more: Partial<Welcome> = {}) => {
    const opponent = { kind: level ? "computer" : "person", level, joined: true } as typeof one;
    environment.socket.open({ ...WELCOME, seat: "south", players: [one, opponent], ...more });
    return play.lenient;
  };
  const clock = { initial: 60_000, increment: 0 } as unknown as Welcome["clock"];
  expect([against("captain"), against(), against("captain", { clock })]).toEqual([true, false, false]);
  beside = true; // which is known once the face has come
  expect([against(), against(undefined, { clock })]).toEqual([true, false]);
  play.stop();
});

describe("a play", () => {
  it("is mine when I am asked, connected, and nothing is on its way", () => {
    const { environment, play } = seated();
    expect(play.mine).toBe(true);
    play.submit("e3-e6");
    expect(play.mine).toBe(false);
    const [act] = sent(environment, "act");
    expect(act).toMatchObject({ prompt: 1, token: "e3-e6" });
    environment.socket.receive({ type: "ack", id: String(act?.id), seq: 2 });
    // Acknowledged, but its effect has not arrived yet.
    expect(play.mine).toBe(false);
    environment.socket.receive(state(2));
    expect(play.mine).toBe(true);
    environment.socket.receive(state(3, "north"));
    expect(play.mine).toBe(false);
    expect(play.decisions).toEqual([]);
  });

  it("shows what a player says for a moment, keeps it in a list, and can mute the other one", async () => {
    const { environment, play } = seated();
    const said = play.say("hello");
    const [phrase] = sent(environment, "phrase");
    environment.socket.receive({ type: "phrased", seat: "south", phrase: "hello", id: String(phrase?.id) });
    await said;
    environment.socket.receive({ type: "phrased", seat: "north", phrase: "thanks" });
    expect([play.phrases.of("south"), play.phrases.of("north")]).toEqual(["hello", "thanks"]);
    environment.socket.receive({ type: "phrased", seat: "north", phrase: "sorry" });
    expect(play.phrases.of("north")).toBe("sorry");
    environment.advance(6_000);
    expect([play.phrases.of("south"), play.phrases.of("north")]).toEqual([null, null]);
    settings.phrases = false;
    environment.socket.receive({ type: "phrased", seat: "north", phrase: "hello" });
    environment.socket.receive({ type: "phrased", seat: "south", phrase: "good-game" }); // from one's other tab
    settings.phrases = true;
    expect(play.phrases.said.map((each) => each.phrase)).toEqual(["hello", "thanks", "sorry", "good-game"]);

    const again = play.say("hello");
    const refused = { type: "refused", id: String(sent(environment, "phrase")[1]?.id), code: "over-budget" } as const;
    environment.socket.receive({ ...refused, sentence: "That was a lot to say." });
    await again;
    expect(play.problem).toBe("That was a lot to say.");
  });

  it("tells a hint in place of a reason, anew for another level, and no more when asked again", async () => {
    const { environment, play } = seated();
    play.reason = { source: "e3", target: "e7", sentence: "No." };
    play.asking = true;
    const answer = async (hint: Promise<void>, message: Record<string, unknown>) => {
      const id = String(sent(environment, "suggest").at(-1)?.id);
      environment.socket.receive({ id, ...message } as never);
      await hint;
    };
    await answer(play.hint("recruit", null), { type: "suggested", token: "e3-e6" });
    expect([play.reason, play.asking, play.suggestion?.answer?.token]).toEqual([null, false, "e3-e6"]);
    await answer(play.hint("general", null), { type: "suggested", token: "e3-e6" });
    expect(play.suggestion?.level).toBe("general");
    await play.hint("general", null);
    expect(play.suggestion).toBeNull();
    expect(sent(environment, "suggest").map((each) => each.level)).toEqual(["recruit", "general"]);
    await answer(play.hint("general", null), { type: "refused", code: "no-suggestion", sentence: "Too late." });
    expect([play.suggestion, play.problem]).toEqual([null, "Too late."]);
  });

  it("has one decision on its way, however often it is pressed", () => {
    const { environment, play } = seated();
    play.submit("e3-e6");
    play.submit("e3-e6");
    play.ask("offer-draw");
    expect(sent(environment, "act")).toHaveLength(1);
    expect(sent(environment, "ask")).toHaveLength(0);
  });

  it("decides nothing while the line is lost", () => {
    const { environment, play } = seated();
    environment.socket.onclose?.({ code: 1006 });
    expect(play.mine).toBe(false);
    play.submit("e3-e6");
    expect(play.pending).toEqual([]);
  });

  it("keeps a refusal to be shown until the board changes", () => {
    const { environment, play } = seated();
    play.submit("e3-e6");
    const [act] = sent(environment, "act");
    environment.socket.receive({
      type: "refused",
      id: String(act?.id),
      code: "path-blocked",
      sentence: "No.",
      rule: "I-3.6",
      squares: ["e4"],
    });
    expect(play.reason).toMatchObject({ rule: "I-3.6", squares: ["e4"] });
    expect(play.refused).toBe(true);
    expect(play.mine).toBe(true);
    environment.socket.receive(state(2));
    expect(play.reason).toBeNull();
  });

  it("says what is no rule's matter as a problem", () => {
    const { environment, play } = seated();
    play.ask("take-back");
    const [ask] = sent(environment, "ask");
    environment.socket.receive({
      type: "refused",
      id: String(ask?.id),
      code: "nothing-to-take-back",
      sentence: "Nothing.",
    });
    expect(play.problem).toBe("Nothing.");
    expect(play.clear()).toBe(true);
    expect(play.clear()).toBe(false);
  });

  it("asks about a token once for each state", async () => {
    const { environment, play } = seated();
    const first = play.look("e3-e6");
    void play.look("e3-e6");
    expect(sent(environment, "look")).toHaveLength(1);
    environment.socket.receive({
      type: "looked",
      id: String(sent(environment, "look")[0]?.id),
      token: "e3-e6",
      preview: {},
    });
    expect(await first).toMatchObject({ token: "e3-e6" });
    environment.socket.receive(state(2));
    void play.look("e3-e6");
    expect(sent(environment, "look")).toHaveLength(2);
  });

  it("does not show an answer about a board that is gone", async () => {
    const { environment, play } = seated();
    play.asking = true;
    const answer = play.why("e3", "e9");
    environment.socket.receive(state(2));
    environment.socket.receive({
      type: "reason",
      id: String(sent(environment, "why")[0]?.id),
      source: "e3",
      target: "e9",
      sentence: "No.",
    });
    expect(await answer).toBeNull();
    expect(play.reason).toBeNull();
  });

  it("asks for hints after every state while they are wanted", async () => {
    const { environment, play } = seated();
    play.hints = true;
    environment.socket.receive({ type: "hinted", id: String(sent(environment, "hint")[0]?.id), threats: [] });
    await Promise.resolve();
    await Promise.resolve();
    expect(play.hinted).not.toBeNull();
    environment.socket.receive(state(2));
    expect(play.hinted).toBeNull();
    expect(sent(environment, "hint")).toHaveLength(2);
    play.hints = false;
    environment.socket.receive(state(3));
    expect(sent(environment, "hint")).toHaveLength(2);
  });

  it("lets the running clock run, and no other", () => {
    const { environment, play } = seated();
    environment.socket.receive(state(2, "south", { clock: { left: [60_000, 50_000], running: "south" } }));
    environment.advance(8_000);
    expect(play.left("south")).toBeGreaterThan(47_000);
    expect(play.left("south")).toBeLessThanOrEqual(54_000);
    expect(play.left("north")).toBe(50_000);
    environment.socket.receive(state(3, "south", { clock: { left: [3_000, 50_000], running: "south" } }));
    environment.advance(4_000);
    expect(play.left("south")).toBe(0);
  });

  it("sits down once, with entropy of its own", () => {
    const { environment, play } = seated();
    play.join("Ada");
    play.join("Ada");
    const [join, ...more] = sent(environment, "join");
    expect(more).toEqual([]);
    expect(join).toMatchObject({ name: "Ada" });
    expect(String(join?.entropy)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("changes the name as long as the match has not begun, and says nothing when it is too late", () => {
    localStorage.clear();
    const { environment, play } = seated();
    const players = (own: Partial<Player>): [Player, Player] => [{ kind: "person", ...own }, { kind: "person" }];
    environment.socket.receive({ ...WELCOME, scheme: 2, players: players({}) });
    play.join("");
    play.join("Ada");
    const [first, ...more] = sent(environment, "join");
    expect(more, "one after the other").toEqual([]);
    const commitment = String(first?.commitment);
    environment.socket.receive({ ...WELCOME, scheme: 2, players: players({ joined: true, commitment }) });
    environment.socket.receive({ type: "ack", id: String(first?.id), seq: 2 });
    const [, renamed] = sent(environment, "join");
    expect(renamed).toMatchObject({ name: "Ada", commitment });
    const id = String(renamed?.id);
    environment.socket.receive({ type: "refused", id, code: "already-joined", sentence: "Taken." } as ToPage);
    expect(play.problem).toBeNull();
    expect(sent(environment, "join")).toHaveLength(2);
  });

  it("opens its entropy although the name was changed too late, and does not change it again", () => {
    localStorage.clear();
    const { environment, play } = seated();
    const welcome = (own: Partial<Player>, friend: Partial<Player> = {}): ToPage => ({
      ...WELCOME,
      scheme: 2,
      players: [
        { kind: "person", ...own },
        { kind: "person", ...friend },
      ],
    });
    environment.socket.receive(welcome({}));
    play.join("");
    const [first] = sent(environment, "join");
    const own = { joined: true, commitment: String(first?.commitment) };
    environment.socket.receive(welcome(own), { type: "ack", id: String(first?.id), seq: 2 });
    play.join("Ada");
    play.join("Ann");
    const [, renamed] = sent(environment, "join");
    // The friend joins and opens first, which is when names can no longer be changed.
    const friend = { joined: true, commitment: "f".repeat(64), opened: true };
    environment.socket.receive(welcome(own, friend));
    expect(sent(environment, "open")).toEqual([]);
    const refusal = { type: "refused", id: String(renamed?.id), code: "already-joined", sentence: "Taken." };
    environment.socket.receive(refusal as ToPage);
    const [open] = sent(environment, "open");
    expect(commitmentTo(String(open?.entropy))).toBe(own.commitment);
    environment.socket.receive({ type: "ack", id: String(open?.id), seq: 4 });
    expect(sent(environment, "join")).toHaveLength(2);
    expect(play.problem).toBeNull();
  });

  it("commits to its entropy, opens it when both have joined, and takes no harm from another tab", () => {
    localStorage.clear();
    const { environment, play } = seated();
    const players = (own: Partial<Player>): [Player, Player] => [
      { kind: "person", ...own },
      { kind: "computer", level: "captain", joined: true },
    ];
    environment.socket.receive({ ...WELCOME, scheme: 2, players: players({}) });
    play.join("Ada");
    const [join] = sent(environment, "join");
    const commitment = String(join?.commitment);
    expect(join).toMatchObject({ name: "Ada" });
    expect(join?.entropy).toBe(undefined);
    const joined = { ...WELCOME, scheme: 2, players: players({ name: "Ada", joined: true, commitment }) };
    environment.socket.receive(joined);
    expect(sent(environment, "open"), "not before the server has acknowledged").toEqual([]);
    environment.socket.receive({ type: "ack", id: String(join?.id), seq: 2 });
    const [open, ...more] = sent(environment, "open");
    expect(more).toEqual([]);
    expect(commitmentTo(String(open?.entropy))).toBe(commitment);
    const refusal = { type: "refused", id: String(open?.id), code: "nothing-to-open", sentence: "no" } as const;
    environment.socket.receive(refusal);
    expect(play.problem).toBe(null);
    localStorage.clear();
    environment.socket.receive({ ...joined, players: players({ joined: true, commitment: "of another browser" }) });
    expect(sent(environment, "join")).toHaveLength(2);
    environment.socket.receive({ ...joined, commitment: "changed" });
  });

  it("says why it does not open its entropy", () => {
    localStorage.clear();
    hear("en", "table-fair-changed = changed\ntable-fair-lost = lost");
    const { environment, play } = seated();
    const note = { entropy: "e", server: "promised", seats: [null, null] as [null, null] };
    keepNote(MATCH, "south", note);
    const own: Player = { kind: "person", joined: true, commitment: commitmentTo("e") };
    const other: Player = { kind: "person", joined: true, commitment: "n" };
    environment.socket.receive({ ...WELCOME, scheme: 2, commitment: "replaced", players: [own, other] });
    expect(play.problem).toBe("changed");
    const opened = { ...other, opened: true };
    const lost = { ...own, commitment: "lost" };
    environment.socket.receive({ ...WELCOME, scheme: 2, players: [lost, opened] });
    expect(play.problem).toBe("lost");
    expect(sent(environment, "open")).toEqual([]);
  });
});
