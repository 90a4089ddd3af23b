// Fair chance on the page's side: its own entropy, what was promised before the match, and the verification of a
// finished match. docs/fairness.md states the schemes; tests/match/vectors.json holds values that Python gives too.
import { FAIR_NOTES } from "../lib/keys";
import { index } from "../lib/seats";
import { fromHex, hmac, joined, sha256, toHex, utf8, type Bytes } from "../lib/sha256";
import { store, stored } from "../lib/stored";
import type { ChanceEvent, Entry, FairnessCheck, SeatName, Welcome } from "../wire";

/** What a page knows of a match's chance before any entropy is open. */
export interface FairNote {
  entropy: string;
  /** The server's commitment when this page committed to its entropy. */
  server: string;
  /** The seats' commitments when this page opened its entropy; null: it has not, or the seat has none. */
  seats: [string | null, string | null];
}

type Notes = Record<string, Partial<Record<SeatName, FairNote>>>;
/** For browsers that store nothing: lost with a reload. */
const memory: Notes = {};

/** Entropy of one's own for the dice and cards: 256 bits. */
export function entropy(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

export const commitmentTo = (text: string): string => toHex(sha256(utf8(text)));

export function noteOf(match: string, seat: SeatName): FairNote | null {
  return stored<Notes>(FAIR_NOTES, {})[match]?.[seat] ?? memory[match]?.[seat] ?? null;
}

export function keepNote(match: string, seat: SeatName, note: FairNote): void {
  const all = stored<Notes>(FAIR_NOTES, {});
  all[match] = { ...all[match], [seat]: note };
  memory[match] = { ...memory[match], [seat]: note };
  store(FAIR_NOTES, all);
}

/** The commitment to join with. The same again after a reload, unless the server has promised something else. */
export function commit(welcome: Welcome, seat: SeatName, fresh = false): string {
  let note = fresh ? null : noteOf(welcome.match, seat);
  if (note?.server !== welcome.commitment)
    note = { entropy: entropy(), server: welcome.commitment, seats: [null, null] };
  keepNote(welcome.match, seat, note);
  return commitmentTo(note.entropy);
}

/** What a player's page has to do before the match can start: open its entropy, or commit to another one.
 *
 * `lost`: its entropy is gone, and the opponent's is open already. `changed`: the server has replaced its promise. */
export function duty(welcome: Welcome): "open" | "commit" | "lost" | "changed" | null {
  const { seat, players } = welcome;
  if (!seat || (welcome.scheme ?? 1) === 1 || !players.every((player) => player.joined)) return null;
  const own = players[index(seat)];
  if (own.opened || !own.commitment) return null;
  const note = noteOf(welcome.match, seat);
  if (!note || commitmentTo(note.entropy) !== own.commitment)
    return players.some((player) => player.opened) ? "lost" : "commit";
  return note.server === welcome.commitment ? "open" : "changed";
}

/** The entropy to open, after noting what everyone has committed to. */
export function opening(welcome: Welcome, seat: SeatName): string {
  const note = noteOf(welcome.match, seat);
  if (!note) throw new Error("nothing to open");
  const [south, north] = welcome.players;
  keepNote(welcome.match, seat, { ...note, seats: [south.commitment ?? null, north.commitment ?? null] });
  return note.entropy;
}

const SPACE = 1n << 256n;
const LARGEST = 2 ** 32;

function u64(number: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setUint32(0, Math.floor(number / LARGEST));
  bytes.setUint32(4, number % LARGEST);
  return new Uint8Array(bytes.buffer);
}

function text(value: string): Bytes {
  const bytes = utf8(value);
  return joined(u64(bytes.length), bytes);
}

/** A match's stream of chance: the number below `total` that an event gets. */
export async function stream(
  { scheme, secret, entropies, epochs = [] }: Pick<FairnessCheck, "scheme" | "secret" | "entropies" | "epochs">,
  subtle = globalThis.crypto?.subtle,
): Promise<(event: number, total: number) => Promise<number>> {
  const sign = await hmac(fromHex(secret), subtle);
  return async (event, total) => {
    const epoch = epochs.findLast(([since]) => since <= event)?.[1];
    const name = `skirmish fair chance ${String(scheme)}` + (epoch ? ` epoch ${String(epoch)}` : "");
    const head = joined(text(name), ...entropies.map(text));
    const limit = SPACE - (SPACE % BigInt(total));
    for (let block = 0; ; block++) {
      const number = BigInt(`0x${toHex(await sign(joined(head, u64(event), u64(block))))}`);
      if (number < limit) return Number(number % BigInt(total));
    }
  };
}

/** The outcome that covers a number: each covers as many as its weight, in order. */
function picked({ outcomes, weights }: ChanceEvent, number: number): string | undefined {
  let rest = number;
  return outcomes.find((_, n) => (rest -= weights?.[n] ?? 1) < 0);
}

/** What chance settled, as this page was told during the match: the tokens, and the epochs by number of event. */
export interface ToldChance {
  tokens: readonly string[];
  epochs: readonly (readonly [number, number])[];
}

export function toldChance(entries: readonly Entry[]): ToldChance {
  const tokens: string[] = [];
  const epochs = new Map<number, number>();
  for (const entry of entries) {
    if (entry.epoch) epochs.set(tokens.length, entry.epoch);
    for (const { chance, token } of entry.played ?? []) if (chance) tokens.push(token);
  }
  return { tokens, epochs: [...epochs] };
}

export type FairFault = "server" | "seat" | "secret" | "entropy" | "chance" | "log";
/** `own`: against this page's notes; `told`: only against what the server says now; `first`: scheme 1. */
export type Proof = "own" | "told" | "first";
export interface Verdict {
  fault: FairFault | null;
  proof: Proof;
  checked: number;
}

/** Recompute a finished match, against what this page noted before it and was told during it. */
export async function verified(
  check: FairnessCheck,
  note: FairNote | null,
  seat: SeatName | null,
  { tokens: seen, epochs }: ToldChance,
): Promise<Verdict> {
  const noted = note?.seats.some((each) => each !== null) ? note : null;
  const proof = check.scheme === 1 ? "first" : noted ? "own" : "told";
  const verdict = (fault: FairFault | null, checked = 0): Verdict => ({ fault, proof, checked });
  if (noted && seat) {
    if (check.scheme === 1 || noted.server !== check.commitment) return verdict("server");
    if (noted.entropy !== check.entropies[index(seat)] || String(noted.seats) !== String(check.commitments))
      return verdict("seat");
  }
  if (toHex(sha256(fromHex(check.secret))) !== check.commitment) return verdict("secret");
  const kept = (text: string, n: number) => (text ? commitmentTo(text) : null) === (check.commitments[n] ?? null);
  if (check.scheme !== 1 && !check.entropies.every(kept)) return verdict("entropy");
  if (seen.length !== check.events.length || String(epochs) !== String(check.epochs ?? [])) return verdict("log");
  const draw = await stream(check);
  for (const [n, event] of check.events.entries()) {
    const total = event.weights?.length ? event.weights.reduce((sum, each) => sum + each, 0) : event.outcomes.length;
    if (picked(event, await draw(n, total)) !== event.token) return verdict("chance", n);
    // During the match the opponent's cards were covered.
    if (!seen[n]?.includes("?") && seen[n] !== event.token) return verdict("log", n);
  }
  return verdict(null, check.events.length);
}
