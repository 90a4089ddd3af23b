import { beforeEach, describe, expect, it } from "vitest";
import vectors from "../../../tests/match/vectors.json";
import { fromHex, hmac, sha256, toHex, utf8 } from "../lib/sha256";
import type { FairnessCheck, Player, Welcome } from "../wire";
import { WELCOME } from "./fakes";
import { commit, commitmentTo, duty, keepNote, noteOf, opening, stream, toldChance, verified } from "./fair";
import type { FairNote, ToldChance } from "./fair";

beforeEach(() => localStorage.clear());

let number = 0;
/** A match of its own for each test: notes are also kept in memory. */
function welcome(own: Partial<Player> = {}, opponent: Partial<Player> = {}): Welcome {
  const players = [own, opponent].map((more) => ({ kind: "person", joined: true, ...more }) as Player);
  const match = String(number++).padStart(16, "0");
  return { ...WELCOME, match, scheme: 2, players: [players[0]!, players[1]!] };
}

describe("the same values as in Python", () => {
  it.each(vectors.sha256)("SHA-256 of %s", async (text, digest) => {
    expect(commitmentTo(text ?? "")).toBe(digest);
    expect(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text ?? ""))))).toBe(digest);
  });

  it.each(vectors.streams)("stream of scheme $scheme, $north", async (vector) => {
    expect(toHex(sha256(fromHex(vector.secret)))).toBe(vector.commitment);
    const entropies: [string, string] = [vector.south, vector.north];
    if (vector.scheme === 2)
      expect(entropies.map((text) => (text ? commitmentTo(text) : null))).toEqual(vector.commitments);
    for (const subtle of [crypto.subtle, undefined]) {
      // Without WebCrypto, as on an insecure origin, the page's own code gives the same.
      const epochs = (vector.epochs ?? []) as [number, number][];
      const draw = await stream({ ...vector, entropies, epochs }, subtle as SubtleCrypto);
      for (const [event, total, expected] of vector.numbers as [number, number, number][])
        expect(await draw(event, total)).toBe(expected);
    }
  });

  it("hashes a long key of an HMAC first", async () => {
    const [key, message] = [utf8("k".repeat(100)), utf8("message")];
    const [browser, own] = [await hmac(key), await hmac(key, undefined as unknown as SubtleCrypto)];
    expect(toHex(await own(message))).toBe(toHex(await browser(message)));
  });
});

describe("a page's duty", () => {
  it("is to open its entropy once both have committed", () => {
    const early = welcome();
    const commitment = commit(early, "south");
    expect(commit(early, "south"), "the same after a reload").toBe(commitment);
    const players: [Player, Player] = [{ kind: "person", joined: true, commitment }, { kind: "person" }];
    expect(duty({ ...early, players })).toBe(null);
    players[1] = { kind: "person", joined: true, commitment: "n" };
    const now = { ...early, players };
    expect(duty(now)).toBe("open");
    expect(commitmentTo(opening(now, "south"))).toBe(commitment);
    expect(noteOf(early.match, "south")?.seats).toEqual([commitment, "n"]);
    expect(duty({ ...now, commitment: "another" })).toBe("changed");
    expect(duty({ ...now, players: [{ ...players[0], opened: true }, players[1]] })).toBe(null);
    expect(duty({ ...now, seat: null })).toBe(null);
    expect(duty({ ...now, scheme: 1 })).toBe(null);
  });

  it("is to commit again if its entropy is lost, unless another is open", () => {
    const lost = welcome({ commitment: "unknown" }, { commitment: "n" });
    expect(duty(lost)).toBe("commit");
    expect(duty({ ...lost, players: [lost.players[0], { ...lost.players[1], opened: true }] })).toBe("lost");
    const kept = commit(lost, "south");
    expect(commit(lost, "south", true)).not.toBe(kept);
    expect(() => opening(lost, "north")).toThrow("nothing to open");
  });
});

/** A finished match of scheme 2 with two dice and a draw by weight, as an honest server tells it. */
async function honest(more: Partial<FairnessCheck> = {}): Promise<FairnessCheck> {
  const secret = "00".repeat(32);
  const entropies: [string, string] = more.entropies ?? ["south's own entropy", ""];
  const draw = await stream({ scheme: more.scheme ?? 2, secret, entropies, epochs: more.epochs });
  const dice = ["d0", "d1", "d2", "d3", "d4", "d5"];
  const events = [];
  for (const n of [0, 1]) events.push({ token: dice[await draw(n, 6)] ?? "", outcomes: dice });
  events.push({ token: (await draw(2, 10)) < 9 ? "+I" : "+T", outcomes: ["+I", "+T"], weights: [9, 1] });
  return {
    fair: true,
    checked: 3,
    scheme: 2,
    secret,
    commitment: toHex(sha256(fromHex(secret))),
    entropies,
    commitments: [commitmentTo(entropies[0]), entropies[1] ? commitmentTo(entropies[1]) : null],
    events,
    ...more,
  };
}
const noted = (check: FairnessCheck): FairNote => ({
  entropy: check.entropies[0],
  server: check.commitment,
  seats: check.commitments,
});
const tokens = (check: FairnessCheck) => check.events.map(({ token }) => token);
const seen = (check: FairnessCheck): ToldChance => ({ tokens: tokens(check), epochs: check.epochs ?? [] });

describe("a finished match", () => {
  it("of a restored server goes on in another epoch, as this page was told", async () => {
    const check = await honest({ epochs: [[1, 4]] });
    expect(await verified(check, noted(check), "south", seen(check))).toEqual({
      fault: null,
      proof: "own",
      checked: 3,
    });
    const fault = async (epochs: [number, number][], told: ToldChance) =>
      (await verified({ ...check, epochs }, null, "south", told)).fault;
    expect(await fault([[1, 4]], { ...seen(check), epochs: [] }), "told only afterwards").toBe("log");
    expect(await fault([[1, 5]], seen(check))).toBe("log");
    const later: [number, number][] = [[1, 9_999]];
    const { tokens: shown } = seen(await honest({ epochs: [[1, 4]] }));
    expect(await fault(later, { tokens: shown, epochs: later })).toBe("chance");
  });

  it("is recomputed, against what this page noted or only against what it is told", async () => {
    const check = await honest();
    const told: ToldChance = { tokens: ["d?", ...tokens(check).slice(1)], epochs: [] };
    expect(await verified(check, noted(check), "south", told)).toEqual({ fault: null, proof: "own", checked: 3 });
    expect(await verified(check, null, null, told)).toEqual({ fault: null, proof: "told", checked: 3 });
    const unopened = { ...noted(check), seats: [null, null] as [null, null] };
    expect((await verified(check, unopened, "south", told)).proof).toBe("told");
    const old = await honest({ scheme: 1, commitments: [null, null] });
    expect(await verified(old, null, "south", seen(old))).toEqual({ fault: null, proof: "first", checked: 3 });
  });

  it("catches a server that chooses the computer's entropy after this page has opened its own", async () => {
    const before = noted(await honest());
    const bent = await honest({ entropies: ["south's own entropy", "try 17311"] });
    expect((await verified(bent, before, "south", seen(bent))).fault).toBe("seat");
    const hidden = { ...bent, commitments: [before.seats[0], null] as [string | null, null] };
    expect((await verified(hidden, before, "south", seen(bent))).fault).toBe("entropy");
    const asScheme1 = await honest({ scheme: 1, entropies: ["south's own entropy", "try"], commitments: [null, null] });
    expect((await verified(asScheme1, before, "south", seen(asScheme1))).fault).toBe("server");
  });

  it("names what else does not fit", async () => {
    const check = await honest();
    const fault = async (changed: Partial<FairnessCheck>, note: FairNote | null = null, told = tokens(check)) =>
      (await verified({ ...check, ...changed }, note, "south", { tokens: told, epochs: [] })).fault;
    expect(await fault({ commitment: "c0ffee" }, noted(check))).toBe("server");
    expect(await fault({ commitment: "c0ffee" })).toBe("secret");
    expect(await fault({}, { ...noted(check), entropy: "another" })).toBe("seat");
    expect(await fault({ events: check.events.slice(1) })).toBe("log");
    expect(await fault({}, null, ["d9", ...tokens(check).slice(1)])).toBe("log");
    const [first, ...rest] = check.events;
    const other = first?.outcomes.find((each) => each !== first.token) ?? "";
    expect(await fault({ events: [{ outcomes: first?.outcomes ?? [], token: other }, ...rest] })).toBe("chance");
  });
});

it("counts what it is told of chance", () => {
  const played = (token: string, chance = true) => ({ seat: "south" as const, token, chance, events: [] });
  const told = toldChance([
    { seq: 1, at: 0, kind: "restore", epoch: 1 },
    { seq: 2, at: 0, kind: "restore", epoch: 2 },
    { seq: 3, at: 0, kind: "start", played: [played("d1")] },
    { seq: 4, at: 0, kind: "act", played: [played("end", false), played("d2")] },
    { seq: 5, at: 0, kind: "restore", epoch: 5 },
  ]);
  expect(told).toEqual({
    tokens: ["d1", "d2"],
    epochs: [
      [0, 2],
      [2, 5],
    ],
  });
});

it("forgets nothing where the browser stores nothing", () => {
  const note: FairNote = { entropy: "e", server: "s", seats: [null, null] };
  keepNote("ffffffffffffffff", "north", note);
  localStorage.clear();
  expect(noteOf("ffffffffffffffff", "north")).toEqual(note);
  expect(noteOf("ffffffffffffffff", "south")).toBe(null);
});
