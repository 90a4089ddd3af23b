// Generated from skirmish.server.wire by scripts/make_types.py: change that, not this.
export type SeatName = "south" | "north";
export type Lang = "en" | "it" | "ko" | "de" | "no";
export type Request = "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "accept-takeback" | "decline-takeback" | "rematch";
export type CommandKind = "join" | "open" | "start" | "act" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "ask-takeback" | "accept-takeback" | "decline-takeback" | "flag" | "rematch" | "restore";
export type GameName = string;

/** A sentence: a message id and its facts. */
export interface Said { id: string; facts?: Record<string, string | number> }

/** What a viewer may see of a game. ``game`` says which game's view it is. */
export interface GameView { game: string }

/** The view of a game that has no presenter: a drawing, and the board in sentences. */
export interface PlainView extends GameView {
  game: "plain";
  /** The game's name. */
  name: string;
  /** Empty if the game has no drawing. */
  svg: string;
  sentences: Said[];
}

/**
 * One legal decision, described once for every caller.
 *
 * ``source`` and ``target`` are names of places. ``words`` says what the decision does; games whose
 * face has its own texts omit it.
 */
export interface Decision {
  token: string;
  kind: string;
  source?: string | null;
  target?: string | null;
  words?: Said | null;
}

/** What a legal decision would do, as far as it is certain. */
export interface Preview {
  /** It certainly wins the game, regardless of hidden information and chance. */
  wins?: boolean;
}

/** A piece that a decision or an attack would remove. */
export interface Caught { square: string; seat: SeatName; kind: string }

/** Why a decision is not possible; or, if ``token`` is set, that it is. */
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
  /** What would make it possible, or what is possible instead. */
  help?: Said[];
}

/** What a place reaches and is reached by, of either side: only what everyone may know. */
export interface Inspection {
  place: string;
  /** The places on its line of fire, or those that it supports. */
  reaches?: string[];
  /** The places that it hits as things stand. */
  aims?: string[];
  /** The places from which it can be hit. */
  by?: string[];
  words?: Said[];
}

/** A piece that can be hit in the opponent's next turn. */
export interface Threat {
  square: string;
  /** The squares of the pieces that can hit it. */
  by: string[];
  /** The probability that chance allows it: ``[1, 6]`` is one in six, ``[0, 1]`` that it is unknown. */
  chance: [number, number];
  words: Said;
}

/** The first message: the match, a key, and the ``seq`` of the last entry that the client has seen. */
export interface Hello { type: "hello"; match: string; key: string; lang?: Lang; since?: number }

/**
 * Take the seat, with a name (or none) and the SHA-256 of one's own entropy for the dice and cards.
 *
 * ``claim`` is the SHA-256 of a key that the client has drawn and kept. It becomes the seat's only key, and
 * the link is used up. Until an entropy is open, the seat may join again with another commitment.
 * ``entropy`` instead of a commitment is for matches of scheme 1, which began before there was a scheme 2.
 */
export interface Join {
  type: "join";
  id: string;
  commitment?: string | null;
  entropy?: string | null;
  name?: string;
  claim?: string | null;
}

/** Disclose the entropy of one's commitment: possible once both seats are taken. */
export interface Open { type: "open"; id: string; entropy: string }

/** Decide: a token in answer to the prompt of that number. */
export interface Act { type: "act"; id: string; prompt: number; token: string }

/** Anything besides a decision. ``rematch``: offer one, or accept the opponent's offer. */
export interface Ask { type: "ask"; id: string; kind: Request }

/** Ask what a legal token would do. */
export interface Look { type: "look"; id: string; token: string }

/** Ask why something can't go somewhere. ``source`` is a piece, a pad square or a card, or empty. */
export interface Why { type: "why"; id: string; source: string; target: string }

/** Ask which of one's pieces can be hit next turn, by which and with which rolls. */
export interface Hint { type: "hint"; id: string }

/** Ask what a place reaches and what can hit it. */
export interface Inspect { type: "inspect"; id: string; place: string }

/** Ask for the decision that a level would make in one's place. */
export interface Suggest { type: "suggest"; id: string; level: string }

/** Ask for a ``pong``. */
export interface Ping { type: "ping" }

/** Time for the whole game with an increment, or for each run of decisions. */
export interface ClockPlan { each?: number | null; total?: number | null; increment?: number }

/** An event: the sentence is the message ``GAME-event-CODE`` with these facts. */
export interface Happening { code: string; facts: Record<string, string | number> }

/** A token as the viewer may see it, and its events. */
export interface PlayedToken { seat: SeatName; token: string; chance: boolean; events: Happening[] }

/** Who is to play a seat: a person, who gets a key, or the computer at a level. */
export interface SeatPlan { kind: "computer" | "person"; level?: string | null }

/** A match to be set up. */
export interface NewMatch {
  game: GameName;
  variant: string;
  south: SeatPlan;
  north: SeatPlan;
  first?: "north" | "random" | "south";
  clock?: ClockPlan | null;
}

/** A match that was set up, with the keys of its seats and of its spectators: shown once, never stored. */
export interface Created {
  match: string;
  commitment: string;
  watch: string;
  south?: string | null;
  north?: string | null;
}

/**
 * Revoke a key: one's own, or the spectators'; rematches that it opens are covered.
 *
 * The sender of an invitation renews it with the invitation's own key. ``again``: issue another one.
 */
export interface RenewKey {
  role: "north" | "south" | "watch";
  again?: boolean;
  /** The SHA-256 of a key that the client has drawn: it is the new one, and the answer contains none. */
  claim?: string | null;
}

/** The new key, or null. */
export interface Renewed { key: string | null }

/**
 * A game: its variants, the usual one first, and what can be done with it here.
 *
 * ``title`` is English; the message ``NAME-title`` translates it.
 */
export interface CatalogueGame {
  name: GameName;
  title: string;
  variants: string[];
  /** Whether one seat may know what the other does not. */
  hides: boolean;
  /** The computer's levels in this game, weakest first; empty if it has none. */
  levels: string[];
  rulebook: boolean;
  /** Suffixes that variants may have, such as ``minefield``. */
  modifiers?: string[];
}

/** What can be played, and against which levels, weakest first. */
export interface Catalogue {
  games: CatalogueGame[];
  levels: string[];
  version: string;
  /** This server's address in the local network, if it can be reached there. */
  lan?: string | null;
  /** Whether the asker may open this server to the local network and close it: on its own machine only. */
  owner?: boolean;
}

/** Opens the server to the local network, or closes it. */
export interface NetworkSwitch { open: boolean }

/** Where the local network reaches this server; None: nowhere. */
export interface NetworkState { lan: string | null }

/** What an example's picture shows of a choice: a token, or a place or kind whose decisions are marked. */
export interface ExamplePick { pick: string; prompt: Prompt; decisions: Decision[]; preview?: Preview | null }

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
  picked?: ExamplePick | null;
}

/** A game's rulebook in a language. */
export interface Rulebook { game: GameName; lang: Lang; parts: RuleText[] }

/** The text of a record file to be replayed. */
export interface RecordText { text: string }

/** A position of a record: the token that led to it (none: the start) and its events. */
export interface Frame { view: GameView; played?: PlayedToken | null }

/** A record, position by position. */
export interface Replay {
  game: GameName;
  variant: string;
  tags: Record<string, string>;
  result: string;
  frames: Frame[];
  /** Whether its chance was verified; null where it can't be. */
  fair?: boolean | null;
}

/**
 * What chance settled, and the tokens it could have been, in order.
 *
 * ``weights``: how many of the equally likely numbers fall to each; left out where it is one each.
 */
export interface ChanceEvent { token: string; outcomes: string[]; weights?: number[] }

/** Whether the chance of a finished match was fair, and all that is needed to check that oneself. */
export interface FairnessCheck {
  fair: boolean;
  checked: number;
  scheme: number;
  secret: string;
  commitment: string;
  entropies: [string, string];
  commitments: [string | null, string | null];
  /** Every chance event in order, those taken back included. */
  events: ChanceEvent[];
  /** The number of an event, and the epoch from that event on: the server was restored from a backup. */
  epochs?: [number, number][];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  facts?: Record<string, string | number>;
  rule?: string | null;
}

/** Who plays a seat. */
export interface Player {
  kind: "computer" | "person";
  name?: string;
  level?: string | null;
  joined?: boolean;
  /** The SHA-256 of the seat's entropy; null for a computer, which contributes nothing. */
  commitment?: string | null;
  /** Whether that entropy is open. */
  opened?: boolean;
}

/** The match and its players. Sent after ``hello``, and again when a player joins or opens an entropy. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: GameName;
  variant: string;
  first: SeatName;
  /** The viewer's; null for a spectator. */
  seat: SeatName | null;
  players: [Player, Player];
  /** The SHA-256 of the server's secret. */
  commitment: string;
  /** The scheme of fair chance. */
  scheme?: number;
  clock?: ClockPlan | null;
}

/**
 * One entry of the match's log: a command, and all that was played by it.
 *
 * ``undone``: how many of the tokens played before it took back, the latest first. ``epoch``: that of the
 * chance events from here on, after the server was restored from a backup (``restore``).
 */
export interface Entry {
  seq: number;
  at: number;
  kind: CommandKind;
  seat?: SeatName | null;
  played?: PlayedToken[];
  undone?: number;
  epoch?: number;
}

/** What is asked, and of which seat. ``number`` goes into the answer; ``says`` is for that seat only. */
export interface Prompt {
  number: number;
  seat: SeatName;
  code: string;
  rule: string;
  facts?: Record<string, string | number>;
  says?: Said[];
}

/** Both seats' time left as of the message's ``now``, and whose is running. */
export interface Clock { left: [number, number]; running: SeatName | null }

/**
 * How the match ended: the message ``GAME-over-HOW`` with ``result``.
 *
 * ``takebacks`` is the number of takebacks that a computer consented to.
 */
export interface MatchEnd { how: string; result: "draw" | "north" | "south"; takebacks?: number }

/**
 * The match as of ``seq``, and the entries of the log that the viewer had not seen.
 *
 * Each one holds the whole present: the latest is all that is needed, except for the past. A very long past
 * comes in several messages, and ``seq`` is then the last entry of each.
 */
export interface StateMessage {
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
  /** The seat that offers a draw. */
  draw?: SeatName | null;
  /** The seat that asks for a takeback. */
  takeback?: SeatName | null;
  /** Whether the viewer could take back: at once, or with the opponent's consent. */
  undo?: "ask" | "free" | null;
  over?: MatchEnd | null;
  /** Disclosed when the match is over. */
  secret?: string | null;
  /** The seat that offers a rematch. */
  rematch?: SeatName | null;
  /** The rematch's id: the same key opens it. */
  next?: string | null;
}

/** Which seats are present, and since when, where that is known. */
export interface Presence {
  type: "presence";
  seats: ["away" | "computer" | "here" | "never", "away" | "computer" | "here" | "never"];
  since?: [number | null, number | null];
  watchers?: number;
  /** Whether a computer is about to decide. */
  thinking?: boolean;
  /** How many connections have the viewer's own seat open, this one included. Spectators are not told. */
  places?: number;
}

/** Done, committed, and in the log as ``seq``. */
export interface Ack { type: "ack"; id: string; seq: number }

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

/** The answer to ``look``: what a token would do. */
export interface Looked { type: "looked"; id: string; token: string; preview: Preview }

/** The answer to ``why``. */
export interface Explained extends Reason { type: "reason"; id: string }

/** The answer to ``hint``: the viewer's pieces that can be hit in the opponent's next turn. */
export interface Hinted { type: "hinted"; id: string; threats: Threat[] }

/** The answer to ``inspect``. */
export interface Inspected { type: "inspected"; id: string; inspection: Inspection }

/**
 * The answer to ``suggest``: a legal token.
 *
 * After the set-up with ``win``, the chance of winning in per cent as the level sees it, and ``because``,
 * what speaks for it.
 */
export interface Suggested { type: "suggested"; id: string; token: string; win?: number | null; because?: Said[] }

/** The answer to ``ping``, with the server's time. */
export interface Pong { type: "pong"; now: number }

export type FromPage = Hello | Join | Open | Act | Ask | Look | Why | Hint | Inspect | Suggest | Ping;

export type ToPage = Welcome | StateMessage | Presence | Ack | Refused | Looked | Explained | Hinted | Inspected | Suggested | Pong;

export const CLOSE_CODES = {
  "unknown-key": 4001,
  "revoked-key": 4002,
  "too-slow": 4003,
  "going-down": 4004,
  "over-budget": 4005,
  "bad-message": 4006,
  "unreadable-match": 4007,
} as const;
