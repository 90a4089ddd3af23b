// Which screen the address names. Links are plain <a href>: `follow` on the page's root turns them into steps
// without a reload.
export type Route =
  | { screen: "home" }
  | { screen: "matches" }
  | { screen: "move" }
  | { screen: "war"; match: string }
  | { screen: "table"; match: string }
  | { screen: "rules"; game: string }
  | { screen: "replay"; match: string | null }
  | { screen: "course"; game: string }
  | { screen: "lesson"; game: string; lesson: string }
  | { screen: "editor"; game: string }
  | { screen: "shared" | "embed"; code: string }
  | { screen: "nowhere" };

const MATCH = /^[0-9a-z]{16}$/;
const CODE = /^[0-9a-z_]+[-.][0-9A-Za-z_-]+$/;
const GAME = /^[a-z][a-z0-9_]*$/;

/** The screen of a path. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { screen: "home" };
  if (first === "t" && parts.length === 2 && second && MATCH.test(second)) return { screen: "table", match: second };
  if (first === "rules" && parts.length === 2 && second && GAME.test(second)) return { screen: "rules", game: second };
  if (first === "replay" && parts.length === 1) return { screen: "replay", match: null };
  if (first === "replay" && parts.length === 2 && second && MATCH.test(second))
    return { screen: "replay", match: second };
  if (first === "war" && parts.length === 2 && second && MATCH.test(second)) return { screen: "war", match: second };
  if (first === "move" && parts.length === 1) return { screen: "move" };
  if (first === "matches" && parts.length === 1) return { screen: "matches" };
  if (first === "learn" && second && GAME.test(second)) {
    const [, , lesson] = parts;
    if (parts.length === 2) return { screen: "course", game: second };
    if (parts.length === 3 && lesson && /^[a-z0-9-]+$/.test(lesson)) return { screen: "lesson", game: second, lesson };
  }
  if (first === "edit" && parts.length === 2 && second && GAME.test(second)) return { screen: "editor", game: second };
  if ((first === "s" || first === "embed") && parts.length === 2 && second && CODE.test(second))
    return { screen: first === "s" ? "shared" : "embed", code: second };
  return { screen: "nowhere" };
}

/** An entry of the history that was made here: the one before it is ours as well. */
const INSIDE = "inside";

class Router {
  #path = $state(location.pathname);
  /** Without #; changes when a link within a page is followed. */
  #fragment = $state(location.hash.slice(1));
  /** How many links with a key were opened since the page was loaded: each one reopens the table. */
  #arrivals = $state(0);
  readonly #route: Route = $derived(routeOf(this.#path));

  constructor() {
    const read = () => this.#arrive(new URL(location.href));
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  get route(): Route {
    return this.#route;
  }

  get fragment(): string {
    return this.#fragment;
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  #arrive(url: URL): void {
    this.#path = url.pathname;
    const fragment = url.hash.slice(1);
    if (routeOf(url.pathname).screen === "table") {
      // A key: the table takes it out of the address itself, and it is kept nowhere else.
      if (fragment) this.#arrivals += 1;
      this.#fragment = "";
    } else this.#fragment = fragment;
  }

  /** Go to an address of ours. `replace`: Back skips the present one. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(address, location.href);
    const elsewhere = url.pathname !== location.pathname;
    // As with links: where one is already leaves nothing to come back from.
    if (replace || url.href === location.href) history.replaceState(history.state, "", url);
    else history.pushState(INSIDE, "", url);
    this.#arrive(url);
    if (elsewhere && !url.hash) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Go to where one came from; if that was no page of ours, to an address. */
export function leave(otherwise: string): void {
  if ((history.state as unknown) === null) router.go(otherwise, { replace: true });
  else history.back();
}

/** Follow links inside the page without a reload; everything else is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || !link.getAttribute("href")) return;
  // Another site's frame may show the viewer only: for all else the browser asks the server, which refuses.
  if (location.pathname.startsWith("/embed/")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || routeOf(url.pathname).screen === "nowhere") return;
  // A step inside the same page keeps the browser's own way of going to an anchor.
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  router.go(url.href);
}
