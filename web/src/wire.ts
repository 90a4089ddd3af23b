// Generated from skirmish.server.wire by scripts/make_types.py: change that, not this.
export type SeatName = "south" | "north";
export type Lang = "en" | "it" | "ko" | "de" | "no";
export type Request = "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "accept-takeback" | "decline-takeback" | "rematch";
export type EntryKind = "join" | "start" | "act" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "ask-takeback" | "accept-takeback" | "decline-takeback" | "flag" | "rematch";
export type GameName = string;

/** A piece or unit on a square or space. */
export interface Caught {
  square: string;
  seat: SeatName;
  kind: string;
}

/**
 * One legal decision, described once for every caller.
 *
 * ``source`` and ``target`` are names of places. ``words`` says what the decision does; a game whose face
 * finds its own words leaves it out.
 */
export interface Decision {
  token: string;
  kind: string;
  source?: string | null;
  target?: string | null;
  words?: Said | null;
}

/** What a viewer may see of a game. ``game`` says which game's view it is. */
export interface GameView {
  game: string;
}

/** The view of a game that has no presenter: a drawing, and the board in sentences. */
export interface PlainView extends GameView {
  game: "plain";
  /** The game's name. */
  name: string;
  /** Empty if the game has no drawing. */
  svg: string;
  sentences: Said[];
}

/** What a legal decision would do, as far as it is certain. */
export interface Preview {
  /** It wins the game, whatever is hidden and whatever chance settles. */
  wins?: boolean;
}

/** Why a decision is not possible; or, if ``token`` is there, that it is. */
export interface Reason {
  source: string;
  target: string;
  sentence: string;
  code?: string | null;
  rule?: string | null;
  /** The rule, in the rulebook's words. */
  text?: string;
  squares?: string[];
  facts?: Record<string, string | number>;
  token?: string | null;
}

/** A sentence: a message id and its facts. */
export interface Said {
  id: string;
  facts?: Record<string, string | number>;
}

/**
 * A piece that can be hit next turn: by which squares, with which faces of the die, and how likely the
 * die allows it (``[1, 6]``: one in six).
 */
export interface Threat {
  square: string;
  by: string[];
  rolls: number[];
  chance: [number, number];
}

/** What can be played and against whom, weakest first. */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  version: string;
  /** The address at which others in the same network reach this server, if they do. */
  lan?: string | null;
}

/** A match that was set up, with the keys of its seats and of its spectators: shown once, kept nowhere. */
export interface Created {
  match: string;
  commitment: string;
  watch: string;
  south?: string | null;
  north?: string | null;
}

/** A moment of a record: the token that led to it (none: the start) and what happened. */
export interface Frame {
  view: GameView;
  played?: Played | null;
}

/** A game and its variants, the usual one first. */
export interface GameInfo {
  name: GameName;
  variants: string[];
}

/** A match to be set up. */
export interface NewMatch {
  game: GameName;
  variant: string;
  south: SeatPlan;
  north: SeatPlan;
  first?: "north" | "random" | "south";
  clock?: ClockPlan | null;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  facts?: Record<string, string | number>;
  rule?: string | null;
}

/** A record file's text, to be replayed. */
export interface RecordText {
  text: string;
}

/** The new key, or none. */
export interface Renewed {
  key: string | null;
}

/**
 * Whose key is to be made invalid: one's own, the spectators', or the other seat's as long as nobody has
 * joined there. ``again``: make another one.
 */
export interface RenewKey {
  role: "north" | "south" | "watch";
  again?: boolean;
}

/** A record, moment by moment. */
export interface Replay {
  game: GameName;
  variant: string;
  tags: Record<string, string>;
  result: string;
  frames: Frame[];
  /** Whether its chance was verified; none where it can't be. */
  fair?: boolean | null;
}

/** A game's rulebook in a language. */
export interface Rulebook {
  game: GameName;
  lang: Lang;
  parts: RuleText[];
}

/**
 * A piece of a rulebook page: a heading (1, 2 ...), a rule with its id, a paragraph, a table or an
 * example.
 */
export interface RuleText {
  kind: "example" | "heading" | "paragraph" | "rule" | "table";
  text?: string;
  id?: string;
  level?: number;
  head?: string[];
  rows?: string[][];
  view?: GameView | null;
}

/** Who is to sit on a seat: a person (who gets a key), or the computer at a level. */
export interface SeatPlan {
  kind: "computer" | "person";
  level?: string | null;
}

/** Both seats' time left as of the message's ``now``, and whose is running. */
export interface Clock {
  left: [number, number];
  running: SeatName | null;
}

/** Time for the whole game with an increment, or for each run of decisions. */
export interface ClockPlan {
  each?: number | null;
  total?: number | null;
  increment?: number;
}

/** How the match ended: ``GAME-over-HOW`` with ``result``; ``winner`` is none for a draw. */
export interface Ended {
  how: string;
  result: "draw" | "north" | "south";
}

/**
 * One entry of the match's log: who did what, and all that was played by it.
 *
 * ``undone``: how many of the tokens played before were taken back by it, the latest first.
 */
export interface Entry {
  seq: number;
  at: number;
  kind: EntryKind;
  seat?: SeatName | null;
  played?: Played[];
  undone?: number;
}

/** An event: the sentence is the message ``GAME-event-CODE`` with these facts. */
export interface Happening {
  code: string;
  facts: Record<string, string | number>;
}

/** A token as the viewer may see it, and what happened by it. */
export interface Played {
  seat: SeatName;
  token: string;
  chance: boolean;
  events: Happening[];
}

/** Who sits where. */
export interface Player {
  kind: "computer" | "person";
  name?: string;
  level?: string | null;
  joined?: boolean;
}

/** What is asked, and of whom. ``number`` goes into the answer; ``says`` is for the seat that decides. */
export interface Prompt {
  number: number;
  seat: SeatName;
  code: string;
  rule: string;
  facts?: Record<string, string | number>;
  says?: Said[];
}

/** Done, committed, and in the log as ``seq``. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Decide: a token in answer to the prompt of that number. */
export interface Act {
  type: "act";
  id: string;
  prompt: number;
  token: string;
}

/** Anything one may want besides a decision. ``rematch``: offer one, or accept the other's offer. */
export interface Ask {
  type: "ask";
  id: string;
  kind: Request;
}

/** The answer to ``why``. */
export interface Explained extends Reason {
  type: "reason";
  id: string;
}

/** The first message: who wants to see which match, and up to which ``seq`` they have seen it. */
export interface Hello {
  type: "hello";
  match: string;
  key: string;
  lang?: Lang;
  since?: number;
}

/** Who can be hit next turn, by whom and with which rolls? */
export interface Hint {
  type: "hint";
  id: string;
}

/** The viewer's pieces that can be hit in the opponent's next turn, as things stand. */
export interface Hinted {
  type: "hinted";
  id: string;
  threats: Threat[];
}

/** Take the seat, with a name (or none) and entropy of one's own for the dice and cards. */
export interface Join {
  type: "join";
  id: string;
  entropy: string;
  name?: string;
}

/** What would this legal token do? */
export interface Look {
  type: "look";
  id: string;
  token: string;
}

/** What a token would do. */
export interface Looked {
  type: "looked";
  id: string;
  token: string;
  preview: Preview;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Yes. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Who is there. ``since``: since when a seat is as it is, where that is known. */
export interface Presence {
  type: "presence";
  seats: ["away" | "computer" | "here" | "never", "away" | "computer" | "here" | "never"];
  since?: [number | null, number | null];
  watchers?: number;
  /** Of a computer whose decision is awaited; ``preparing``: its code is being compiled, once. */
  thinking?: "no" | "preparing" | "yes";
}

/** Not done, nothing changed; the sentence says why in the viewer's language. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  rule?: string | null;
  squares?: string[];
  facts?: Record<string, string | number>;
}

/**
 * Where the match stands as of ``seq``, and the log's entries after what the viewer had seen.
 *
 * The whole of the present is in every one of these: whoever has the latest has all but the past.
 */
export interface State {
  type: "state";
  seq: number;
  now: number;
  status: "over" | "playing" | "waiting";
  entries: Entry[];
  view?: GameView | null;
  prompt?: Prompt | null;
  /** The viewer's, if it is theirs to decide. */
  decisions?: Decision[];
  clock?: Clock | null;
  /** Who offers a draw. */
  draw?: SeatName | null;
  /** Who asks for a takeback. */
  takeback?: SeatName | null;
  /** Whether the viewer could take back: at once, or with the opponent's consent. */
  undo?: "ask" | "free" | null;
  over?: Ended | null;
  /** Opened when the match is over. */
  secret?: string | null;
  /** Who offers a rematch. */
  rematch?: SeatName | null;
  /** The rematch: the same key opens it. */
  next?: string | null;
}

/** What a match is. Sent after ``hello``, and again when somebody joins. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: GameName;
  variant: string;
  first: SeatName;
  /** The viewer's; none for a spectator. */
  seat: SeatName | null;
  players: [Player, Player];
  commitment: string;
  clock?: ClockPlan | null;
}

/** Why can't this go there? ``source`` is a piece, a pad square or a card, or empty. */
export interface Why {
  type: "why";
  id: string;
  source: string;
  target: string;
}

export type FromPage = Hello | Join | Act | Ask | Look | Why | Hint | Ping;

export type ToPage = Welcome | State | Presence | Ack | Refused | Looked | Explained | Hinted | Pong;

export const CLOSE_CODES = {
  "unknown-key": 4001,
  "revoked-key": 4002,
  "too-slow": 4003,
  "going-down": 4004,
  "over-budget": 4005,
  "bad-message": 4006,
} as const;
