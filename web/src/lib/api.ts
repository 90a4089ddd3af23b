// The HTTP interface. A key goes into a header, never into an address.
import type {
  Catalogue,
  LessonCourse,
  Created,
  EditedPosition,
  Explained,
  FairnessCheck,
  Lang,
  Looked,
  MovedSeats,
  MySeat,
  LessonAnswer,
  LessonMoment,
  LessonQuestion,
  LessonTry,
  NetworkState,
  NewMatch,
  NewOffer,
  Offered,
  PositionAdvice,
  PositionQuestion,
  PositionText,
  Problem,
  RecordList,
  Renewed,
  RenewKey,
  Replay,
  Rulebook,
  ShareCode,
  Shared,
  SharePosition,
  ScoreSheet,
  SeatClaim,
  Summaries,
  TakenSeat,
  TriedLine,
  TriedLook,
  TriedPlan,
  TriedWhy,
  ViewName,
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
export function catalogue(anew = false): Promise<Catalogue> {
  if (anew) known = null;
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

/** Offer a seat to anyone. */
export function offerSeat(offer: NewOffer): Promise<Offered> {
  return ask("POST", "/api/seats", { body: offer });
}

/** Sit down on an open seat with a key of one's own, of which only the hash is told. */
export function takeSeat(match: string, claim: string): Promise<TakenSeat> {
  return ask("POST", `/api/seats/${match}`, { body: { claim } });
}

/** Delete a match that no one else has joined. */
export function deleteMatch(match: string, key: string): Promise<void> {
  return ask("DELETE", `/api/matches/${match}`, { key });
}

/** Take an offer back; its match is deleted. */
export function withdrawSeat(match: string, key: string): Promise<void> {
  return ask("DELETE", `/api/seats/${match}`, { key });
}

/** Offer seats to another device: the next one that knows the secret takes them over. */
export function offerMove(secret: string, seats: readonly MySeat[]): Promise<MovedSeats> {
  return ask("POST", "/api/moves", { key: secret, body: { seats } });
}

/** The seats that a secret takes over. */
export function waitingMove(secret: string): Promise<MovedSeats> {
  return ask("GET", "/api/moves", { key: secret });
}

/** Take seats over, with keys of one's own of which only the hashes are told. */
export function makeMove(secret: string, claims: readonly SeatClaim[]): Promise<MovedSeats> {
  return ask("POST", "/api/moves/claims", { key: secret, body: { claims } });
}

/** The secret takes over nothing any more. */
export function withdrawMove(secret: string): Promise<void> {
  return ask("DELETE", "/api/moves", { key: secret });
}

/** The score sheet of the series that a match is a battle of. */
export function scoreSheet(match: string, key: string): Promise<ScoreSheet> {
  return ask("GET", `/api/matches/${match}/series`, { key });
}

/** Let only people with the link watch from now on. */
export function hideMatch(match: string, key: string): Promise<void> {
  return ask("DELETE", `/api/matches/${match}/showing`, { key });
}

/** How one's own matches stand; those whose key is not valid any more are left out. */
export function summaries(seats: readonly MySeat[]): Promise<Summaries> {
  return ask("POST", "/api/summaries", { body: { seats } });
}

/** The match's record as the holder of this key may see it, or as a spectator does. */
export function record(match: string, key: string, viewer?: "watch"): Promise<string> {
  return ask("GET", `/api/matches/${match}/record${viewer ? `?as=${viewer}` : ""}`, { key });
}

/** A match of one's own, moment by moment; as seen by a viewer, or as fully as the key's holder may see it. */
export function matchReplay(match: string, key: string, viewer?: ViewName): Promise<Replay> {
  return ask("GET", `/api/matches/${match}/replay${viewer ? `?as=${viewer}` : ""}`, { key });
}

/** Whether the dice and cards of one's own match were fair, recomputed by the server. */
export function verification(match: string, key: string): Promise<FairnessCheck> {
  return ask("GET", `/api/matches/${match}/verification`, { key });
}

/** The records in a file's text. */
export function listRecords(text: string): Promise<RecordList> {
  return ask("POST", "/api/records", { body: { text } });
}

/** The first record of a text, moment by moment, as a viewer saw it. */
export function replayOf(text: string, viewer: ViewName): Promise<Replay> {
  return ask("POST", "/api/replay", { body: { text, viewer } });
}

/** What comes of some tokens from a position, and what could be played next. */
export function tryLine(plan: TriedPlan): Promise<TriedLine> {
  return ask("POST", "/api/line", { body: plan });
}

/** What a token would do in a line that is tried. */
export function tryLook(plan: TriedLook): Promise<Looked> {
  return ask("POST", "/api/line/look", { body: plan });
}

/** Why something is not possible in a line that is tried. */
export function tryWhy(plan: TriedWhy): Promise<Explained> {
  return ask("POST", "/api/line/why", { body: plan });
}

/** A position after a step of the editor. */
export function editPosition(asked: PositionText): Promise<EditedPosition> {
  return ask("POST", "/api/positions", { body: asked });
}

/** What a level would do in a position. */
export function askEngine(asked: PositionQuestion): Promise<PositionAdvice> {
  return ask("POST", "/api/positions/advice", { body: asked });
}

/** The code of a link to a moment of one's own match. */
export function shareMoment(match: string, key: string, ply: number): Promise<ShareCode> {
  return ask("POST", `/api/matches/${match}/shares`, { key, body: { ply } });
}

/** The code of a link to a position. */
export function sharePosition(position: SharePosition): Promise<ShareCode> {
  return ask("POST", "/api/shares", { body: position });
}

/** What a shared link opens. */
export function shared(code: string): Promise<Shared> {
  return ask("GET", `/api/shares/${code}`);
}

/** A game's rulebook. */
export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  return ask("GET", `/api/rules/${game}/${lang}`);
}

/** A game's lessons in words. */
export function course(game: string, lang: Lang): Promise<LessonCourse> {
  return ask("GET", `/api/lessons/${game}/${lang}`);
}

/** What becomes of a learner's decisions in a step of a lesson. */
export function tryLesson(game: string, lesson: string, step: string, tried: LessonTry): Promise<LessonMoment> {
  return ask("POST", `/api/lessons/${game}/${lesson}/${step}`, { body: tried });
}

/** A question about a position of a lesson. */
export function askLesson(game: string, lesson: string, step: string, question: LessonQuestion): Promise<LessonAnswer> {
  return ask("POST", `/api/lessons/${game}/${lesson}/${step}/question`, { body: question });
}

interface Extra {
  key?: string;
  body?: unknown;
}

async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, { key, body }: Extra = {}): Promise<T> {
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
