// Under which address a friend reaches this server.

const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The origin for links: where the page was opened on the server's own machine, the one that others can reach. */
export function originFor(page: { origin: string; hostname: string; protocol: string }, lan: string | null): string {
  if (!lan || !HERE.has(page.hostname)) return page.origin;
  try {
    return new URL(lan.includes("://") ? lan : `${page.protocol}//${lan}`).origin;
  } catch {
    return page.origin;
  }
}

/** Whether only this computer can open addresses of this origin. */
export function onlyHere(origin: string): boolean {
  return HERE.has(new URL(origin).hostname);
}
