import { beforeEach, describe, expect, it, vi } from "vitest";
import { follow, routeOf, router } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/t/0123456789abcdef", { screen: "table", match: "0123456789abcdef" }],
    ["/t/0123456789abcdef/", { screen: "table", match: "0123456789abcdef" }],
    ["/rules/island", { screen: "rules", game: "island" }],
    ["/rules/hill218", { screen: "rules", game: "hill218" }],
    ["/replay", { screen: "replay", match: null }],
    ["/replay/0123456789abcdef", { screen: "replay", match: "0123456789abcdef" }],
    ["/replay/short", { screen: "nowhere" }],
    ["/learn/island", { screen: "course", game: "island" }],
    ["/learn/island/first/", { screen: "lesson", game: "island", lesson: "first" }],
    ["/learn", { screen: "nowhere" }],
    ["/learn/island/No", { screen: "nowhere" }],
    ["/learn/island/first/x", { screen: "nowhere" }],
    ["/t/short", { screen: "nowhere" }],
    ["/rules/chess", { screen: "rules", game: "chess" }],
    ["/rules/No%20game", { screen: "nowhere" }],
    ["/rules", { screen: "nowhere" }],
    ["/edit/island", { screen: "editor", game: "island" }],
    ["/edit", { screen: "nowhere" }],
    ["/s/0123456789abcdef-12-abcdefghijklmnop", { screen: "shared", code: "0123456789abcdef-12-abcdefghijklmnop" }],
    ["/embed/island.Nc87_-x", { screen: "embed", code: "island.Nc87_-x" }],
    ["/s/nonsense", { screen: "nowhere" }],
    ["/t/0123456789abcdef/x", { screen: "nowhere" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe("router", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => undefined);
    router.go("/");
  });

  it("goes, and Back comes back", () => {
    router.go("/rules/island#I-3.6");
    expect(router.route).toEqual({ screen: "rules", game: "island" });
    expect(router.fragment).toBe("I-3.6");
    history.replaceState(null, "", "/replay");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ screen: "replay", match: null });
  });

  it("opens a table anew for every link with a key, and keeps the key nowhere", () => {
    const before = router.arrivals;
    router.go("/t/0123456789abcdef");
    expect(router.arrivals).toBe(before);
    router.go("/t/0123456789abcdef#abcdefghijklmnopqrstuv");
    expect(router.arrivals).toBe(before + 1);
    history.replaceState(null, "", "/t/0123456789abcdef#ABCDEFGHIJKLMNOPQRSTUV");
    dispatchEvent(new Event("hashchange"));
    expect(router.arrivals).toBe(before + 2);
    expect(router.fragment).toBe("");
  });

  /** Press what the HTML holds: did we follow the link? If not, the test's browser must not go there either. */
  function followed(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let taken = false;
    const seen = (event: MouseEvent) => {
      follow(event);
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener("click", seen, { once: true });
    document
      .querySelector("a,button")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return taken;
  }

  it("follows our own links without a reload", () => {
    expect(followed('<a href="/replay"><b>x</b></a>')).toBe(true);
    expect(router.route).toEqual({ screen: "replay", match: null });
  });

  it.each([
    ['<a href="/api">x</a>', {}],
    ['<a href="https://example.org/">x</a>', {}],
    ['<a href="/replay" target="_blank">x</a>', {}],
    ['<a href="/replay" download>x</a>', {}],
    ['<a href="#part">x</a>', {}],
    ['<a href="/replay">x</a>', { ctrlKey: true }],
    ["<button>x</button>", {}],
  ])("leaves %s %j to the browser", (html, init) => {
    expect(followed(html, init)).toBe(false);
    expect(router.route).toEqual({ screen: "home" });
  });

  it("leaves every link of the embedded viewer to the browser", () => {
    router.go("/embed/nonsense");
    expect(followed('<a href="/matches">x</a>')).toBe(false);
    expect(router.route).toEqual({ screen: "nowhere" });
  });
});
