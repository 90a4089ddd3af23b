import { describe, expect, it } from "vitest";
import { face } from "../games/hill218/index";
import { face as plain } from "../games/plain/index";
import type { HillView } from "../games/hill218/wire";
import { all, click, find, show } from "../testing";
import type { GameView } from "../wire";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import HandOver from "./HandOver.svelte";
import { Play } from "./play.svelte";

const VIEW: HillView = {
  game: "hill218",
  units: [],
  links: [],
  hands: [
    ["infantry", "heavy"],
    ["unknown", "unknown"],
  ],
  decks: [8, 9],
  strikes: [1, 2],
  destroyed: [[], []],
};

function playing(view: GameView): Play {
  const environment = new FakeEnvironment();
  const play = new Play(MATCH, KEY, "en", environment);
  play.start();
  const prompt = { number: 1, seat: "south", code: "play", rule: "H-2.1" } as const;
  environment.socket.open(
    { ...WELCOME, game: "hill218", variant: "standard" },
    { type: "state", seq: 1, now: 1, status: "playing", entries: [], view, prompt },
  );
  return play;
}

describe("the hand-over", () => {
  it("shows no card until the next player says that they are there", () => {
    let ready = 0;
    show(HandOver, { play: playing(VIEW), face, onready: () => (ready += 1) });
    expect(find("h1")?.textContent).toContain("Ada");
    expect(all(".card-back")).toHaveLength(2);
    expect(document.body.innerHTML).not.toMatch(/infantry|heavy/i);
    click(find("[data-act=ready]"));
    expect(ready).toBe(1);
  });

  it("lets both look at the field, every hand covered", () => {
    show(HandOver, { play: playing(VIEW), face, onready: () => undefined });
    click(all("button").find((each) => each.textContent?.includes("ook at")));
    expect(find(".view")).not.toBeNull();
    expect(find(".hand")?.innerHTML ?? "").not.toMatch(/unit-(infantry|heavy)/);
  });

  it("shows no board of a game that it cannot cover", () => {
    const view = { game: "plain", name: "poker", svg: "<svg>secret</svg>", sentences: [] } as GameView;
    show(HandOver, { play: playing(view), face: plain, onready: () => undefined });
    expect(document.body.innerHTML).not.toContain("secret");
    expect(all("button").some((each) => each.textContent?.includes("ook at"))).toBe(false);
  });
});
