// The HTTP interface. A key goes into a header, never into an address.
import type {
  Catalogue,
  Created,
  FairnessCheck,
  Lang,
  NetworkState,
  NewMatch,
  Problem,
  Renewed,
  RenewKey,
  Replay,
  Rulebook,
} from "../wire";
import { tagOf } from "./language";
import { type Facts, has, say } from "./say";
import { settings } from "./settings.svelte";

/** Why a request came to nothing; the message is a sentence in the person's language. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    /** 0: the server was not reached. */
    readonly status: number,
    readonly facts: Facts = {},
    readonly rule: string | null = null,
  ) {
    super(sentence);
    this.name = "ApiError";
  }
}

/** A sentence for whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : say("page-error-ours");
}

let known: Promise<Catalogue> | null = null;

/** What can be played and against whom; asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>("GET", "/api/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Open this server to the local network, or close it; on its own machine only. */
export function switchNetwork(open: boolean): Promise<NetworkState> {
  known = null;
  return ask("POST", "/api/network", { body: { open } });
}

/** Set up a match. */
export function create(match: NewMatch): Promise<Created> {
  return ask("POST", "/api/matches", { body: match });
}

/** Make a key invalid, and perhaps a new one; `key` is one's own. */
export function renew(match: string, key: string, which: RenewKey): Promise<Renewed> {
  return ask("POST", `/api/matches/${match}/keys`, { key, body: which });
}

/** The match's record as the holder of this key may see it. */
export function record(match: string, key: string): Promise<string> {
  return ask("GET", `/api/matches/${match}/record`, { key });
}

/** A match of one's own, moment by moment. */
export function matchReplay(match: string, key: string): Promise<Replay> {
  return ask("GET", `/api/matches/${match}/replay`, { key });
}

/** Whether the dice and cards of one's own match were fair, recomputed by the server. */
export function verification(match: string, key: string): Promise<FairnessCheck> {
  return ask("GET", `/api/matches/${match}/verification`, { key });
}

/** A record file's text, moment by moment. */
export function replay(text: string): Promise<Replay> {
  return ask("POST", "/api/replay", { body: { text } });
}

/** A game's rulebook. */
export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  return ask("GET", `/api/rules/${game}/${lang}`);
}

interface Extra {
  key?: string;
  body?: unknown;
}

async function ask<T>(method: "GET" | "POST", path: string, { key, body }: Extra = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": tagOf(settings.lang) };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError("unreachable", say("page-error-unreachable"), 0);
  }
  const json = answer.headers.get("Content-Type")?.includes("json") ?? false;
  if (!answer.ok) throw await problem(answer, json);
  return (json ? await answer.json() : await answer.text()) as T;
}

/** The server's own sentence, or one of ours where the answer is not the server's (a proxy, a crash). */
async function problem(answer: Response, json: boolean): Promise<ApiError> {
  if (json) {
    try {
      const told = (await answer.json()) as Partial<Problem>;
      if (told.code && told.sentence)
        return new ApiError(told.code, told.sentence, answer.status, told.facts ?? {}, told.rule ?? null);
    } catch {
      // Not what it claims to be: our own sentence serves.
    }
  }
  const id = `page-error-${answer.status}`;
  return new ApiError("fault", say(has(id) ? id : "page-error-ours"), answer.status);
}
