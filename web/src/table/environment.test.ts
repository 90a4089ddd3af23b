import { afterEach, expect, it, vi } from "vitest";
import { browserEnvironment } from "./environment";

afterEach(() => vi.unstubAllGlobals());

it("closes its socket when the page is left, which the browser may keep for the way back", () => {
  const close = vi.fn<() => void>();
  const sockets: EventTarget[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      close = close;
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  browserEnvironment().openSocket("m");
  window.dispatchEvent(new Event("pagehide"));
  expect(close).toHaveBeenCalledOnce();
  sockets[0]?.dispatchEvent(new Event("close"));
  window.dispatchEvent(new Event("pagehide"));
  expect(close, "one that is closed is forgotten").toHaveBeenCalledOnce();
});
