import { afterEach, describe, expect, it, vi } from "vitest";
import { notices } from "./notices.svelte";

afterEach(() => vi.unstubAllGlobals());

describe("a page out of sight", () => {
  it("marks its icon and the app's badge as long as its player is waited for", () => {
    const set = vi.fn(() => Promise.resolve());
    const clear = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { setAppBadge: set, clearAppBadge: clear });
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
    const icon = () => document.querySelector("link")?.getAttribute("href");
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    notices.mark(true, "Your turn", "m");
    expect([icon(), set.mock.calls, clear.mock.calls.length]).toEqual(["/favicon-turn.svg", [[1]], 0]);
    hidden.mockReturnValue(false);
    notices.mark(true, "Your turn", "m");
    expect([icon(), set.mock.calls.length, clear.mock.calls.length]).toEqual(["/favicon.svg", 1, 1]);
  });

  it("needs no browser with badges", () => {
    vi.stubGlobal("navigator", {});
    expect(() => notices.mark(true, "Your turn", "m")).not.toThrow();
  });
});
