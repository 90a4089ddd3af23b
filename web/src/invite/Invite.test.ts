import { flushSync, tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { keep } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import { click, find, show } from "../testing";
import Invite from "./Invite.svelte";

const MATCH = "0123456789abcdef";
const LAN = "http://192.168.1.7:8811";

/** The server's own machine; what it answers to the switch. */
function onOwnMachine(answer: () => Response, onname: (name: string) => void = () => undefined): { asked: unknown[] } {
  const asked: unknown[] = [];
  vi.stubGlobal("location", { origin: "http://127.0.0.1:8811", hostname: "127.0.0.1", protocol: "http:" });
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    if (path !== "/api/network") return Response.json({ games: [], levels: [], owner: true });
    asked.push([request?.method, JSON.parse(String(request?.body))]);
    return answer();
  });
  keep(MATCH, "south", "k".repeat(32));
  show(Invite, {
    match: MATCH,
    game: "island",
    about: "Classic",
    keyOfFriend: "f".repeat(32),
    keyOfWatchers: null,
    onname,
  });
  return { asked };
}
const press = async (act: string) => {
  await expect.poll(() => find(`[data-act=${act}]`)).not.toBeNull();
  click(find(`[data-act=${act}]`));
  await tick();
  flushSync();
};

describe("a server that only this computer can reach", () => {
  it("is opened to the local network by one press: a new address, with a QR code", async () => {
    const { asked } = onOwnMachine(() => Response.json({ lan: LAN }));
    await expect.poll(() => find("[data-role=only-here]")).not.toBeNull();
    expect(find(".qr svg")).toBeNull();
    await press("open-network");
    await expect.poll(() => find("[data-role=network-open]")?.textContent).toContain(LAN);
    expect(asked).toEqual([["POST", { open: true }]]);
    const link = find("[data-role=invite-panel] .friend input") as HTMLInputElement;
    expect(link.value).toContain(`${LAN}/t/${MATCH}#`);
    await expect.poll(() => find(".qr svg")).not.toBeNull();
    await press("close-network");
    expect(asked).toHaveLength(2);
  });

  it("says why where there is no network, and stays as it is", async () => {
    const problem = { code: "no-network", sentence: "This computer is in no network." };
    onOwnMachine(() => Response.json(problem, { status: 422 }));
    await press("open-network");
    await expect.poll(() => find("[role=alert]")?.textContent).toBe(problem.sentence);
    expect(find("[data-role=only-here]")).not.toBeNull();
  });
});

describe("the name of who invites", () => {
  it("is asked for beside the link, told to the match, and kept", async () => {
    const told: string[] = [];
    onOwnMachine(
      () => Response.json({}),
      (name) => told.push(name),
    );
    const field = find("[data-role=your-name] input") as HTMLInputElement;
    expect(field.value).toBe("");
    for (const name of [" Ann ", "Ann"]) {
      field.value = name;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    expect(told).toEqual(["Ann"]);
    expect(settings.name).toBe("Ann");
    settings.name = "";
  });
});
