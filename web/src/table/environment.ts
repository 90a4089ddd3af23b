// What a connection takes from the browser, behind an interface, so that tests can supply their own.
/** The part of WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What a connection takes from the browser: sockets, time, random numbers and storage for pending commands. */
export interface Environment {
  /** The match is for a proxy that sends both players to the same server. */
  openSocket(match?: string): Socket;
  now(): number;
  setTimer(what: () => void, ms: number): number;
  clearTimer(timer: number): void;
  random(): number;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id, 120 bits and more. */
export function newId(random: () => number = secureRandom): string {
  return Array.from({ length: 24 }, () => DIGITS[Math.floor(random() * DIGITS.length)]).join("");
}

/** A number from 0 to 1, from the browser's good source. */
export function secureRandom(): number {
  const [one] = crypto.getRandomValues(new Uint32Array(1));
  return (one ?? 0) / 2 ** 32;
}

/** What the browser offers. */
export function browserEnvironment(): Environment {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  let storage: Environment["storage"];
  try {
    storage = sessionStorage;
  } catch {
    storage = null;
  }
  return {
    openSocket: (match) => {
      const which = match === undefined ? "" : `?m=${encodeURIComponent(match)}`;
      const socket = new WebSocket(`${scheme}//${location.host}/socket${which}`);
      closeOnLeaving(socket);
      const send = socket.send.bind(socket);
      // What is said while it closes would not arrive, and browsers complain of it.
      socket.send = (text) => {
        if (socket.readyState < WebSocket.CLOSING) send(text);
      };
      return socket as unknown as Socket;
    },
    now: () => Date.now(),
    setTimer: (what, ms) => window.setTimeout(what, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    random: secureRandom,
    storage,
  };
}

/** A page that was left may be kept for the way back, and Chromium keeps its sockets open with it: the server would
 * count it as another place where the seat is open. A player who comes back connects again. */
function closeOnLeaving(socket: WebSocket): void {
  const controller = new AbortController();
  window.addEventListener("pagehide", () => socket.close(), controller);
  socket.addEventListener("close", () => controller.abort());
}

/** Calls back when the network or the page is there again, until the result is called. So it does when the network is
 * lost: only the server can tell whether it is reached without. */
export function onReturn(callback: () => void): () => void {
  const controller = new AbortController();
  const called = () => document.visibilityState === "visible" && callback();
  for (const event of ["online", "offline", "pageshow"]) window.addEventListener(event, called, controller);
  document.addEventListener("visibilitychange", called, controller);
  return () => controller.abort();
}
