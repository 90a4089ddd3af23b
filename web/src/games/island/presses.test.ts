// How much has to be pressed in a turn, counted over recorded games: the computer's own decisions, done by the shortest
// way that the board or the buttons offer, by mouse and by finger, zeros and shots included.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FakePlay } from "../../testing";
import type { InputMethod } from "../../lib/fingers";
import { IslandChoice } from "./choice.svelte";
import { byToken, needsLook, type Way, WAYS } from "./decisions";
import { Layout } from "./geometry";
import { activate, boardTargets, nearest, reachOf } from "./targets";
import type { IslandDecision, IslandView } from "./wire";

/** A game as scripts/record_games.py writes it: what South was asked, saw and did. */
interface Recorded {
  variant: string;
  turns: number;
  prompts: { code: string; view: IslandView; decisions: IslandDecision[]; token: string }[];
}
type Prompt = Recorded["prompts"][number];

const GAMES = JSON.parse(
  gunzipSync(readFileSync("src/games/island/recorded.json.gz")).toString(),
) as readonly Recorded[];
const layout = new Layout("south");
/** px per unit of a desktop's and of a phone's board. */
const SCALE: Record<InputMethod, number> = { mouse: 0.9, key: 0.9, touch: 0.44 };
const MOST = 6;

/** Presses where on the board the decision lies; false if it lies nowhere. */
function onBoard(choice: IslandChoice, token: string, by: InputMethod): boolean {
  const list = boardTargets(choice, layout);
  for (const { at, action } of list) {
    if (action.type !== "token" || action.token !== token) continue;
    const hit = nearest(list, at, reachOf(by, SCALE[by]));
    if (hit?.action.type !== "token" || hit.action.token !== token) continue;
    activate(choice, list, hit, by);
    return true;
  }
  return false;
}

/** Presses the button that leads on to the decision. */
function onButton(choice: IslandChoice, decision: IslandDecision): void {
  const way = WAYS.find((each) => each === decision.kind) as Way | undefined;
  if (choice.pending?.token === decision.token && needsLook(decision)) choice.go();
  else if (choice.fork.includes(decision)) choice.press(decision.token);
  else if (choice.code === "choose-option" && way && choice.way !== way) choice.takeWay(way);
  else if ((decision.kind === "move" || decision.kind === "turn") && choice.selected !== decision.source)
    choice.select(decision.source ?? null);
  else choice.press(decision.token);
}

/** How many presses a decision takes: the least of board, buttons, and board and then buttons. */
function presses({ code, view, decisions, token }: Prompt, by: InputMethod, lenient: boolean): number {
  const began = new IslandChoice(Object.assign(new FakePlay(view, code, decisions), { lenient }));
  if (began.forced === token) return 0;
  const decision = byToken(decisions, token) as IslandDecision;
  const counts = [MOST, 1, 0].map((onBoards) => {
    const play = Object.assign(new FakePlay(view, code, decisions), { lenient });
    const choice = new IslandChoice(play);
    choice.touched = by === "touch";
    for (let count = 1; count <= MOST; count += 1) {
      if (count > onBoards || !onBoard(choice, token, by)) onButton(choice, decision);
      if (play.sent.length) return play.sent[0] === token ? count : Infinity;
    }
    return Infinity;
  });
  return Math.min(...counts);
}

/** Presses a turn over all games. */
function average(by: InputMethod, lenient: boolean): number {
  const turns = GAMES.reduce((sum, each) => sum + each.turns, 0);
  const all = GAMES.flatMap(({ prompts }) => prompts.map((prompt) => presses(prompt, by, lenient)));
  return all.reduce((sum, each) => sum + each, 0) / turns;
}

describe("presses in a turn, zeros included", () => {
  it("are counted over whole games of every length", () => {
    expect(GAMES.map(({ variant }) => variant)).toEqual(
      ["classic", "quick", "blitz"].flatMap((each) => Array(3).fill(each)),
    );
    expect(GAMES.every(({ turns }) => turns >= 10)).toBe(true);
    const zeros = GAMES.flatMap(({ prompts }) => prompts).filter(({ code }) => code === "choose-option");
    expect(zeros.length).toBeGreaterThan(60);
  });
  // A finger is asked which way to turn, and a person opposite cannot give back what a roll follows.
  it.each([
    ["mouse", true, 1.6],
    ["touch", true, 2],
    ["mouse", false, 1.8],
    ["touch", false, 2.2],
  ] as const)("are few on average by %s, where undo exists: %s", (by, lenient, most) => {
    expect(average(by, lenient)).toBeLessThanOrEqual(most);
  });
});
