import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import "../games/island/index";
import { VIEW } from "../games/island/samples";
import { keep } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import { click, find, show } from "../testing";
import Replay from "./Replay.svelte";

const MATCH = "0123456789abcdef";
const KEY = "k".repeat(32);
const REPLAY = {
  game: "island",
  variant: "classic",
  tags: { South: "Ann", North: "Ben" },
  result: "S",
  fair: null,
  viewer: "open",
  views: ["south", "north", "watch", "open"],
  hides: false,
  frames: [
    { view: { ...VIEW, blocks: ["f5"] } },
    {
      view: VIEW,
      played: {
        token: "#b8",
        seat: "south",
        events: [{ code: "block-placed", facts: { seat: "south", square: "b8" } }],
      },
    },
  ],
};
/** A moment of a replay in which one block after the other is placed. */
const frame = (n: number) => ({
  view: { ...VIEW, blocks: ["f5", "b8", "c7"].slice(0, n + 1) },
  played: n
    ? {
        token: "#",
        seat: "south",
        chance: false,
        events: [{ code: "block-placed", facts: { seat: "south", square: ["f5", "b8", "c7"][n] } }],
      }
    : null,
});
const asked: [string, RequestInit | undefined][] = [];
const answer = () =>
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    const found =
      path === "/api/records" ? { records: [{ lines: [1, 1], tags: { Game: "island" }, tokens: 1 }] } : REPLAY;
    return new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } });
  });
const loaded = () => vi.waitFor(() => expect(find("[data-role=replay]")).not.toBeNull());

/** A replay of one's own match that plays by decisions from its start, and its moment after some time more. */
async function played(): Promise<(milliseconds: number) => string | undefined> {
  keep(MATCH, "south", KEY);
  show(Replay, { match: MATCH });
  await loaded();
  vi.useFakeTimers();
  for (const key of ["t", "Home", " "]) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  return (milliseconds) => {
    flushSync();
    vi.advanceTimersByTime(milliseconds);
    flushSync();
    return find("[data-role=replay]")?.dataset.moment;
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe("a replay", () => {
  it("of one's own match is asked for with its key, and nothing is sent back", async () => {
    keep(MATCH, "south", KEY);
    answer();
    show(Replay, { match: MATCH });
    await loaded();
    expect(asked.map(([path]) => path)).toEqual([`/api/matches/${MATCH}/replay`]);
    expect(asked[0]?.[1]).toMatchObject({ method: "GET", headers: { Authorization: `Bearer ${KEY}` } });
    expect(find("[data-role=replay]")).not.toBeNull();
  });

  it("of a pasted record is stepped through by keys", async () => {
    answer();
    show(Replay, { match: null });
    const field = find("textarea") as HTMLTextAreaElement;
    field.value = "[Game island]";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    find("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await loaded();
    expect(asked.map(([path]) => path)).toEqual(["/api/records", "/api/replay"]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    flushSync();
    expect(find(".now")?.textContent).toContain("placed a block on b8");
    click(find(".transport button"));
    expect(find("[data-role=replay]")?.dataset.moment).toBe("0");
  });

  it("that is on its way shows no form to choose another one", async () => {
    let arrive = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
    show(Replay, { match: null, shared: { game: "island", variant: "classic", record: "[...]" } as never, code: "c" });
    flushSync();
    expect(find("[data-role=coming]")?.textContent).toBeTruthy();
    expect(find("input[type=file]")).toBeNull();
    arrive(new Response(JSON.stringify(REPLAY), { headers: { "Content-Type": "application/json" } }));
    await loaded();
  });

  it("says once that a file is no record, and lists nothing", async () => {
    const fault = "Line 1: A record begins with tags in square brackets, not with “hello”.";
    vi.stubGlobal("fetch", async () => Response.json({ records: [{ fault }] }));
    show(Replay, { match: null });
    async function paste(text: string): Promise<string | undefined> {
      const field = find("textarea") as HTMLTextAreaElement;
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
      click(find("form [type=submit]"));
      await vi.waitFor(() => expect(find("[role=alert]")).not.toBeNull());
      flushSync();
      return find("[role=alert]")?.textContent;
    }
    const none = "This is not a Skirmish record.";
    expect(await paste("hello")).toBe(none);
    expect(await paste("\u0089PNG\u0000\u001a")).toBe(none);
    expect(find(".records")).toBeNull();
    expect(await paste("[Game “hello”")).toBe(fault);
    expect(await paste('[South "Andr\ufffd"]'), "a name that went through a wrong encoding").toBe(fault);
    expect(find(".records")).toBeNull();
  });

  it("refuses a huge file without reading it", () => {
    answer();
    show(Replay, { match: null });
    const file = new File(["x"], "huge.txt");
    Object.defineProperty(file, "size", { value: 300_000_000 });
    file.text = () => Promise.reject(new Error("read"));
    const field = find("input[type=file]") as HTMLInputElement;
    Object.defineProperty(field, "files", { value: [file] });
    field.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(find("[role=alert]")?.textContent).toContain("1,048,576 bytes");
    expect(asked).toEqual([]);
  });

  it.each(["share", "play-on"])("stops at the moment for which a dialog opens: %s", async (act) => {
    const frames = [0, 1, 2].map((n) => ({ ...frame(n), position: "4S^7 S:d2" }));
    vi.stubGlobal("fetch", async (path: string) =>
      path.endsWith("/replay")
        ? Response.json({ ...REPLAY, result: "*", frames })
        : Response.json({ code: "down", sentence: "Down." }, { status: 503 }),
    );
    const after = await played();
    expect(after(1500)).toBe("1");
    click(find(`[data-role=${act}], [data-act=${act}]`));
    // Without the dialog the next step would come here, when the board has shown this one.
    expect([1500, 1500, 1500].map(after)).toEqual(["1", "1", "1"]);
    vi.useRealTimers();
  });

  it("plays on to the end where nothing is animated", async () => {
    const frames = [0, 1, 2].map(frame);
    vi.stubGlobal("fetch", async () => Response.json({ ...REPLAY, frames }));
    settings.pace = "off";
    const after = await played();
    expect([1500, 1500, 1500].map(after)).toEqual(["1", "2", "2"]);
    settings.pace = "normal";
    vi.useRealTimers();
  });

  it("shows a moment far ahead at once, and animates only the next one", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(JSON.stringify({ ...REPLAY, frames: [0, 1, 2].map(frame) }), {
          headers: { "Content-Type": "application/json" },
        }),
    );
    keep(MATCH, "south", KEY);
    show(Replay, { match: MATCH });
    await loaded();
    const blocks = () => [...document.querySelectorAll<HTMLElement>("[data-block]")].map((each) => each.dataset.block);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    flushSync();
    expect(blocks().sort()).toEqual(["b8", "c7", "f5"]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
    flushSync();
    expect(blocks()).toEqual(["f5"]);
  });

  it("without a key says so, unless anyone may watch the match", async () => {
    const refusal = { code: "no-key", sentence: "This needs a key." };
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      asked.push([path, init]);
      return new Response(JSON.stringify(refusal), { status: 401, headers: { "Content-Type": "application/json" } });
    });
    show(Replay, { match: MATCH });
    await vi.waitFor(() => expect(find("[role=alert]")?.textContent).toBe("This needs a key."));
    expect(asked[0]?.[1]?.headers).not.toHaveProperty("Authorization");
  });
});
