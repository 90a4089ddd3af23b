// What the table says without a connection, when a friend has lost theirs, and of links that cannot be copied.
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Face } from "../games/contract";
import { reach } from "../invite/reach.svelte";
import { leaveAnimations, all, click, find, show } from "../testing";
import type { GameView, Presence, SeatName, StateMessage, ToPage } from "../wire";
import { FakeEnvironment, KEY, MATCH, WELCOME } from "./fakes";
import Frame from "./Frame.svelte";
import { Play } from "./play.svelte";
import Board from "./stub/Board.svelte";
import Panel from "./stub/Panel.svelte";

const FACE: Face = {
  choose: () => ({ cancel: () => false, heading: null }),
  Board,
  Panel,
  standing: () => "6 on the board",
  emblem: () => null,
  sayPlace: (place) => place,
  layout: "square",
  ground: "none",
  aspect: () => "1",
  turnsForTwo: false,
  hints: true,
};
const THEIRS: StateMessage = {
  type: "state",
  seq: 1,
  now: 5_000,
  status: "playing",
  entries: [{ seq: 1, at: 1, kind: "act", seat: "south", played: [] }],
  view: { game: "island", pieces: [], blocks: [], live: 1, safe: 0, left: [10, 10], quiet: 0 } as GameView,
  prompt: { number: 1, seat: "north", code: "use-roll", rule: "I-3.4", facts: { roll: 5 } },
  clock: { left: [60_000, 50_000], running: "north" },
};
const there = (north: "here" | "away"): Presence => ({ type: "presence", seats: ["here", north], watchers: 0 });
let environment: FakeEnvironment;
let play: Play;

beforeEach(() => {
  leaveAnimations();
  environment = new FakeEnvironment();
  play = new Play(MATCH, KEY, "en", environment);
  play.start();
  environment.socket.open(WELCOME, THEIRS, there("here"));
  show(Frame, { play, key: KEY, face: FACE, choice: FACE.choose(play), below: "south" as SeatName });
});
afterEach(() => {
  play.stop();
  reach.lan = null;
  reach.owner = false;
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const hear = (...messages: ToPage[]) => {
  environment.socket.receive(...messages);
  flushSync();
};
const north = () => find("[data-player=north]");
const asked = () => find("[data-role=prompt]")?.textContent ?? "";

describe("a table without a connection", () => {
  it("says neither whose turn it is nor who is there, and lets no clock run", () => {
    expect(asked()).toContain("Ruben is here.");
    expect(north()?.querySelector(".clock.runs")).not.toBeNull();
    environment.socket.onclose?.({ code: 1006 });
    environment.advance(300);
    flushSync();
    const before = play.left("north");
    environment.advance(30_000);
    flushSync();
    expect(asked()).toContain("Waiting for the connection");
    expect(document.body.textContent).not.toContain("is here");
    expect(play.left("north")).toBe(before);
    expect(north()?.querySelector(".clock.runs")).toBeNull();
    environment.socket.open(WELCOME, THEIRS, there("here"));
    flushSync();
    expect(north()?.querySelector(".clock.runs")).not.toBeNull();
    expect(asked()).toContain("Ruben is here.");
  });

  it("says after a while what the reason may be", async () => {
    vi.useFakeTimers();
    environment.socket.onclose?.({ code: 1006 });
    flushSync();
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    expect(find("[data-role=trouble]")?.textContent).toContain("nothing is lost");
    await vi.advanceTimersByTimeAsync(30_000);
    flushSync();
    expect(find("[data-role=trouble]")?.textContent).toContain("closed to your network");
    vi.useRealTimers();
  });
});

describe("a friend who cannot come back", () => {
  it("is let in again by the owner of a server that is closed to the network", async () => {
    vi.stubGlobal("location", { origin: "http://127.0.0.1:8811", hostname: "127.0.0.1", protocol: "http:" });
    const opened = vi.fn<() => Promise<Response>>(async () => Response.json({ lan: "http://192.168.1.7:8811" }));
    vi.stubGlobal("fetch", opened);
    reach.owner = true;
    localStorage.setItem("skirmish.network", "true"); // it was opened before the restart
    hear(there("away"));
    expect(find(".foot [data-role=only-here]")?.textContent).toContain("Ruben is not here");
    click(find(".foot [data-act=open-network]"));
    await expect.poll(() => find(".foot [data-role=only-here]")).toBeNull();
    expect(opened).toHaveBeenCalledOnce();
    // From now on the switch is in More.
    click(find("[data-act=menu]"));
    await tick();
    expect(find("[data-role=more] [data-role=network-open]")?.textContent).toContain("192.168.1.7");
  });

  it.each([
    ["nothing is closed", "http://192.168.1.7:8811", "true"],
    ["nothing was ever opened", "http://127.0.0.1:8811", "false"],
  ])("is only not there where %s", (_, origin, opened) => {
    vi.stubGlobal("location", { origin, hostname: new URL(origin).hostname, protocol: "http:" });
    localStorage.setItem("skirmish.network", opened);
    reach.owner = true;
    hear(there("away"));
    expect(find("[data-role=only-here]")).toBeNull();
  });
});

describe("a link of one's seat", () => {
  it("is shown with its QR code, and selected where it cannot be copied", async () => {
    vi.stubGlobal("location", { origin: "http://192.168.1.7:8811", hostname: "192.168.1.7", protocol: "http:" });
    // Without https there is no clipboard, and a browser may refuse the old way, too.
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
    document.execCommand = () => false;
    click(find("[data-act=menu]"));
    click(find("[data-act=seat-link]"));
    await tick();
    const field = find("[data-role=seat-link] input") as HTMLInputElement;
    expect(field.value).toBe(`http://192.168.1.7:8811/t/${MATCH}#${KEY}`);
    await expect.poll(() => find("[data-role=seat-link] .qr svg")).not.toBeNull();
    click(all("[data-role=seat-link] button").find((each) => each.textContent?.includes("Copy")));
    await expect.poll(() => find("[data-role=seat-link]")?.textContent).toContain("Copy it by hand");
    expect(document.body.textContent).not.toContain("went wrong");
  });
});
