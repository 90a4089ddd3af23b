// Generated from src/skirmish/server/messages.py by scripts/make_types.py: change that, not this.
export type SeatName = "south" | "north";
export type GameName = "island" | "hill218";
export type Lang = "en" | "it" | "ko" | "de" | "no";
export type Request = "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "accept-takeback" | "decline-takeback" | "rematch";
export type EntryKind = "join" | "start" | "act" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "ask-takeback" | "accept-takeback" | "decline-takeback" | "flag" | "rematch";

/** What can be played and against whom, weakest first. */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  version: string;
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
  view: View;
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

/** Whose key is to be made invalid: one's own, the spectators', or the other seat's as long as nobody has */
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
  fair?: boolean | null;
}

/** A game's rulebook in a language. */
export interface Rulebook {
  game: GameName;
  lang: Lang;
  parts: RuleText[];
}

/** A piece of a rulebook page: a heading (1, 2 ...), a rule with its id, a paragraph, a table or an */
export interface RuleText {
  kind: "example" | "heading" | "paragraph" | "rule" | "table";
  text?: string;
  id?: string;
  level?: number;
  head?: string[];
  rows?: string[][];
  view?: View | null;
}

/** Who is to sit on a seat: a person (who gets a key), or the computer at a level. */
export interface SeatPlan {
  kind: "computer" | "person";
  level?: string | null;
}

/** Somebody on a square. */
export interface Caught {
  square: string;
  seat: SeatName;
  kind: string;
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

/** One entry of the match's log: who did what, and all that was played by it. */
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

/** The battlefield as a viewer sees it. ``hands`` are kinds' words, ``decks`` counts, ``bottom`` the cards */
export interface HillView {
  game: "hill218";
  units: Unit[];
  links: Link[];
  hands: [string[], string[]];
  decks: [number, number];
  strikes: [number, number];
  destroyed: [string[], string[]];
  plays?: number;
  attacker?: string | null;
  bottom?: [string[], string[]];
}

/** The island as a viewer sees it. ``queue``: blocks about to be turned over; ``box``: what each side has */
export interface IslandView {
  game: "island";
  pieces: Piece[];
  blocks: string[];
  live: number;
  safe: number;
  left: [number, number];
  quiet: number;
  pads?: Pad[];
  queue?: string[];
  box?: [Record<string, number>, Record<string, number>];
  lost?: [Record<string, number>, Record<string, number>];
}

/** Supply flows from one space to the next. */
export interface Link {
  start: string;
  end: string;
  seat: SeatName;
}

/** One legal decision. ``kind`` says which, and which of the other fields it has: */
export interface Option {
  token: string;
  kind: string;
  piece?: string | null;
  source?: string | null;
  target?: string | null;
  turn?: string | null;
  facing?: string | null;
  number?: number | null;
  cards?: string[];
  path?: string[];
  line?: string[];
  hit?: string | null;
  caught?: Caught[];
  own?: boolean;
  hits_block?: boolean;
  penalty?: boolean;
}

/** A carrier pad; ``column`` is where its missile lies (``a`` to ``l``), ``slots`` its squares 1 to 5 as */
export interface Pad {
  seat: SeatName;
  column: string;
  slots: (string | null)[];
  fronts: (string | null)[];
}

/** A character on the island. */
export interface Piece {
  square: string;
  seat: SeatName;
  kind: string;
  facing: "<" | ">" | "^" | "v";
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

/** What is asked, and of whom. ``number`` goes into the answer; ``says`` is for whoever decides. */
export interface Prompt {
  number: number;
  seat: SeatName;
  code: string;
  rule: string;
  facts?: Record<string, string | number>;
  says?: Said[];
}

/** A sentence: a message id and its facts. */
export interface Said {
  id: string;
  facts?: Record<string, string | number>;
}

/** A unit in play; ``supplied`` says whether a line of supply reaches it. */
export interface Unit {
  at: string;
  seat: SeatName;
  kind: string;
  supplied: boolean;
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

/** The viewer's characters that can be hit in the opponent's next turn, as things stand. */
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

/** What a token would do. Certain: ``removed``. If every block in question is live: ``blast``, ``chain``, */
export interface Looked {
  type: "looked";
  id: string;
  token: string;
  removed?: Caught[];
  line?: string[];
  blast?: string[];
  chain?: string[];
  risk?: Caught[];
  live?: [number, number];
  own?: boolean;
  attacks?: Target[];
  supports?: string[];
  supply?: Link[];
  cut?: Caught[];
  wins?: boolean;
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
  thinking?: "no" | "preparing" | "yes";
}

/** Why not; or, if ``token`` is there, that it can be done. */
export interface Reason {
  type: "reason";
  id: string;
  source: string;
  target: string;
  sentence: string;
  code?: string | null;
  rule?: string | null;
  text?: string;
  squares?: string[];
  facts?: Record<string, string | number>;
  token?: string | null;
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

/** Where the match stands as of ``seq``, and the log's entries after what the viewer had seen. */
export interface State {
  type: "state";
  seq: number;
  now: number;
  status: "over" | "playing" | "waiting";
  entries: Entry[];
  view?: View | null;
  prompt?: Prompt | null;
  options?: Option[];
  clock?: Clock | null;
  draw?: SeatName | null;
  takeback?: SeatName | null;
  undo?: "ask" | "free" | null;
  over?: Ended | null;
  secret?: string | null;
  rematch?: SeatName | null;
  next?: string | null;
}

/** What a unit could attack from a space: the victim, and the supporters without whom it couldn't. */
export interface Target {
  at: string;
  piece: string;
  supporters?: string[];
}

/** Who can hit a character next turn; ``rolls`` are the faces of the die with which, ``chance`` how likely */
export interface Threat {
  square: string;
  by: string[];
  rolls: number[];
  chance: [number, number];
}

/** What a match is. Sent after ``hello``, and again when somebody joins. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: GameName;
  variant: string;
  first: SeatName;
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

export type ToPage = Welcome | State | Presence | Ack | Refused | Looked | Reason | Hinted | Pong;

export type View = IslandView | HillView;

export const CLOSE_CODES = {
  "unknown-key": 4001,
  "revoked-key": 4002,
  "too-slow": 4003,
  "going-down": 4004,
  "over-budget": 4005,
  "bad-message": 4006,
} as const;
