// Generated from skirmish.server.wire by scripts/make_types.py: change that, not this.
export type SeatName = "south" | "north";
export type ViewName = "south" | "north" | "watch" | "open";
export type Lang = "en" | "it" | "ko" | "de" | "no";
export type Request = "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "accept-takeback" | "decline-takeback" | "rematch";
export type CommandKind = "join" | "open" | "start" | "act" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "take-back" | "ask-takeback" | "accept-takeback" | "decline-takeback" | "flag" | "close" | "rematch" | "restore";
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

/** Why a decision is not possible; with a ``token``, that it is; if it ``informs``, what can be done. */
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
  /** Nothing was tried, and nothing forbids anything: ``squares`` are what the sentence names. */
  informs?: boolean;
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
  /** Empty: any of the pieces. */
  square: string;
  /** The squares of the pieces that can hit it. */
  by: string[];
  /** The probability that chance allows it: ``[1, 6]`` is one in six, ``[0, 1]`` that it is unknown. */
  chance: [number, number];
  words: Said;
}

/**
 * One step: put a piece on a place; move, turn or remove what is there; set a control; clear the board.
 *
 * ``piece`` and ``seat`` name a :class:`Stock`; ``at`` and ``to`` are places; ``control`` names a
 * :class:`Control`, whose new ``value`` is one of its options or a number in its range.
 */
export interface Edit {
  act: "clear" | "move" | "put" | "remove" | "set" | "turn";
  at?: string;
  to?: string;
  piece?: string;
  seat?: SeatName | null;
  control?: string;
  value?: string;
}

/** A kind of piece that can be put on the board, and how many of it are left. Blocks have no ``seat``. */
export interface Stock { piece: string; words: Said; left: number; seat?: SeatName | null }

/** One of the values of a control. */
export interface Option { value: string; words: Said }

/**
 * Something that is not on the board: a choice of options, or a number from ``least`` to ``most``.
 *
 * Controls of one id and both seats belong together. ``group`` names controls that are seldom needed.
 */
export interface Control {
  id: string;
  words: Said;
  value: string;
  options?: Option[];
  least?: number;
  most?: number;
  seat?: SeatName | null;
  group?: string;
}

/** A position that lacks the fault, and what was done to it in words. */
export interface Fix { words: Said; text: string }

/** A position in the editor. Without a ``reason`` it is possible; ``sentence`` says what is awaited. */
export interface EditedPosition {
  game: string;
  variant: string;
  text: string;
  /** The board with everything on it; None for text that cannot be read. */
  view?: GameView | null;
  reason?: Reason | null;
  /** The part of the text that is at fault. */
  part?: string;
  fix?: Fix | null;
  sentence?: string;
  /** Whose decision or chance event is awaited; None once the battle is over. */
  decides?: SeatName | null;
  /** Whether chance comes next, so that no decision is due. */
  chance?: boolean;
  stock?: Stock[];
  controls?: Control[];
}

/**
 * The first message: the match, a key, and the ``seq`` of the last entry that the client has seen.
 *
 * Without a key it is to watch a match that anyone may watch.
 */
export interface Hello { type: "hello"; match: string; key?: string | null; lang?: Lang; since?: number }

/** Instead of ``hello``: be told which seats are open, and which matches anyone may watch. */
export interface Meet { type: "meet"; lang?: Lang }

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

/**
 * Ask for the decision that a level would make in one's place.
 *
 * ``partner``: the other seat's key, of someone who plays both sides at one screen.
 */
export interface Suggest { type: "suggest"; id: string; level: string; partner?: string | null }

/** Say one of the ``PHRASES`` to the other player. */
export interface Phrase { type: "phrase"; id: string; phrase: string }

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
  /**
   * Where it starts, instead of the set-up. It says whose turn it is: ``first`` is not used then. Cards
   * that it leaves open and that a player would know are dealt.
   */
  position?: string | null;
  /** What came before that position and still counts. */
  past?: string | null;
  /** Anyone may watch, this many seconds late; null: only with the spectators' link. */
  show?: number | null;
  /** The first battle of a series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``. */
  series?: string | null;
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

/** A seat of the asker's, or a match that they watch. */
export interface MySeat { match: string; key: string }

/** The matches that are asked about. */
export interface MySeats { seats: MySeat[] }

/** How a match stands, as a key's holder may know it. */
export interface Summary {
  match: string;
  role: "north" | "south" | "watch";
  game: GameName;
  variant: string;
  players: [Player, Player];
  status: "over" | "playing" | "waiting";
  now: number;
  /** Who has to decide. */
  turn?: SeatName | null;
  clock?: Clock | null;
  over?: MatchEnd | null;
  view?: GameView | null;
  /** The rematch's id: the same key opens it. */
  next?: string | null;
}

/** The matches of the keys that are valid; the others are left out. */
export interface Summaries {
  matches: Summary[];
  /** Matches that are damaged, or whose rules are missing here. Their keys may be valid. */
  unreadable?: string[];
}

/** A further game of an offer. */
export interface GameToo { game: GameName; variant: string }

/** A seat to be offered to anyone, in a match that is set up for it. */
export interface NewOffer {
  game: GameName;
  variant: string;
  /** The side of the player who offers. */
  side?: "north" | "random" | "south";
  first?: "north" | "random" | "south";
  clock?: ClockPlan | null;
  name?: string;
  /** Anyone may watch, this many seconds late; null: only with the spectators' link. */
  show?: number | null;
  /** The first battle of a series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``. */
  series?: string | null;
  /** Whether it is the offer that a quick match takes: there is one at most for each game. */
  quick?: boolean;
  /** Further games, in which a match is set up alike. Taking one seat withdraws the others. */
  also?: GameToo[];
}

/** The match of a seat that is offered now, with the keys of one's own seat and of the spectators. */
export interface OfferedSeat {
  match: string;
  game: GameName;
  variant: string;
  commitment: string;
  /** One's own. */
  seat: SeatName;
  key: string;
  watch: string;
}

/** An offer, with the matches in further games. */
export interface Offered extends OfferedSeat { also?: OfferedSeat[] }

/**
 * Sit down: the SHA-256 of a key that the client has drawn and kept, which becomes the seat's only key.
 *
 * The same again gets the same answer.
 */
export interface TakeOpenSeat { claim: string }

/** The seat that was taken. */
export interface TakenSeat { match: string; seat: SeatName; game: GameName; variant: string }

/** A battle of a series. Sides are named by their seats in the first battle. */
export interface SheetBattle {
  match: string;
  status: "over" | "playing" | "waiting";
  /** Whether the sides sit the other way round. */
  swapped?: boolean;
  winner?: SeatName | null;
  points?: [number, number];
  /** How many decisions were made. */
  turns?: number;
  over?: MatchEnd | null;
  /** The board at its end. */
  view?: GameView | null;
}

/** A series so far, by the seats that both sides had in its first battle. */
export interface ScoreSheet {
  game: GameName;
  variant: string;
  form: string;
  kind: "best-of" | "over" | "to";
  number: number;
  players: [Player, Player];
  battles: SheetBattle[];
  wins: [number, number];
  points: [number, number];
  /** The side that plays first in the next battle. */
  first: SeatName;
  /** The asker's side; null for a spectator. */
  you?: SeatName | null;
  over?: boolean;
  /** Which side has won the series; null: it is not over, or drawn. */
  winner?: SeatName | null;
}

/** The seats that are to be taken to another device. */
export interface MovingSeats { seats: MySeat[] }

/** A seat that is taken to another device. */
export interface MovedSeat { match: string; role: SeatName; game: GameName; variant: string }

/** The seats of a move, and for how many seconds it can still be made. */
export interface MovedSeats { seats: MovedSeat[]; seconds: number }

/** The SHA-256 of a key that the new device has drawn and kept for a seat. */
export interface SeatClaim { match: string; role: SeatName; claim: string }

/** The seats that the new device takes over. */
export interface SeatClaims { claims: SeatClaim[] }

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
  /** The kinds of series that it has. */
  series?: ("best-of" | "over" | "to")[];
  /** Suffixes that variants may have, such as ``minefield``. */
  modifiers?: string[];
  /** The variant for a first match; null: the usual one. */
  beginners?: string | null;
  /** The names of its lessons in order, a guided first battle before the others. */
  lessons?: string[];
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

/**
 * A step of a lesson in words: its name in lists, what is to be done, and what a bubble says of a place.
 *
 * ``at`` are the places that are marked, one for each decision; the last one stays, and the bubble points at
 * the first. ``shows``: nothing is to be done, the step only shows something.
 */
export interface StepText {
  id: string;
  title: string;
  heading: string;
  text: string;
  bubble: string;
  at?: string[];
  rule?: string;
  shows?: boolean;
}

/** Where the free game after a guided battle begins. */
export interface FreeGame { position: string; variant: string }

/**
 * A lesson in words. ``guided``: a first battle; a ``free`` game follows it, and ``after`` says what a
 * whole game has besides.
 */
export interface LessonText {
  id: string;
  title: string;
  about: string;
  steps: StepText[];
  guided?: boolean;
  free?: FreeGame | null;
  after?: string;
}

/** A game's lessons in a language, in order. */
export interface LessonCourse { game: GameName; lang: Lang; lessons: LessonText[] }

/** What a learner has decided in a step; null: nothing yet, show its position. */
export interface LessonTry { line?: string[] | null }

/**
 * What became of a try, as the learner may see it. A try that is refused, or misses the goal, comes with
 * the reason and changes nothing: then there is no view.
 */
export interface LessonMoment {
  result: "asked" | "missed" | "passed" | "refused";
  view?: GameView | null;
  prompt?: Prompt | null;
  decisions?: Decision[];
  /** Everything since the step began. */
  played?: PlayedToken[];
  reason?: Reason | null;
  /** A decision on the way to the goal. */
  show?: string | null;
  /** The next step begins where this one has ended. */
  continues?: boolean;
}

/**
 * A question about the position that a line has led to: what a legal token would do, why something cannot
 * go somewhere (source and target), or what a place reaches.
 */
export interface LessonQuestion {
  line?: string[];
  look?: string | null;
  why?: [string, string] | null;
  inspect?: string | null;
}

/** The answers to what was asked. */
export interface LessonAnswer { preview?: Preview | null; reason?: Reason | null; inspection?: Inspection | null }

/** The text of a record file to be replayed, and how it is to be seen. */
export interface RecordText { text: string; viewer?: ViewName }

/**
 * One record of a file: its first and last line, the tags that tell it apart, the number of its tokens.
 *
 * One that cannot be read has only a ``fault``: a sentence that says why.
 */
export interface ListedRecord {
  lines?: [number, number];
  tags?: Record<string, string>;
  tokens?: number;
  fault?: string | null;
}

/** The records of a file, in its order. */
export interface RecordList { records: ListedRecord[] }

/**
 * A position of a record: the token that led to it (none: the start) and its events.
 *
 * ``position``: as a string, as far as the viewer knows it, to play on from; null where there is none.
 * ``past``: what came before it and still counts; null for nothing.
 */
export interface Frame { view: GameView; played?: PlayedToken | null; position?: string | null; past?: string | null }

/** A record, position by position, as one viewer saw it. */
export interface Replay {
  game: GameName;
  variant: string;
  tags: Record<string, string>;
  result: string;
  frames: Frame[];
  viewer?: ViewName;
  /** How this record can be seen by the reader. */
  views?: ViewName[];
  /** Whether the views differ in what they show. */
  hides?: boolean;
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

/** A line to be tried out: tokens from a position, chance included. */
export interface TriedPlan {
  game: GameName;
  variant: string;
  position: string;
  tokens?: string[];
  /**
   * Whether cards that the position leaves open and that a player would know are dealt first. The answer's
   * position has them; the line goes on from there.
   */
  deal?: boolean;
  /** What came before the position and still counts. */
  past?: string | null;
}

/** A token of which the preview is asked for, after the others. */
export interface TriedLook extends TriedPlan { token: string }

/** What is asked about, after the tokens: why is it not possible? */
export interface TriedWhy extends TriedPlan { source?: string; target?: string }

/** Something that chance may settle, how likely it is among the others, and what it does. */
export interface Outcome { token: string; weight: number; events: Happening[] }

/**
 * What comes of a line: the view with all that is known, and what can be played next.
 *
 * ``seat`` must decide, if there are ``decisions``; or chance settles one of ``outcomes`` for it.
 */
export interface TriedLine {
  view: GameView;
  seat: SeatName | null;
  played: PlayedToken[];
  prompt?: Prompt | null;
  decisions?: Decision[];
  outcomes?: Outcome[];
  over?: MatchEnd | null;
  position?: string | null;
  past?: string | null;
}

/**
 * A position to be edited: without a text the one that an editor begins with, without an edit as it is.
 *
 * ``variant`` changes to another variant where the text itself names one.
 */
export interface PositionText { game: GameName; text?: string | null; variant?: string | null; edit?: Edit | null }

/** A position in which a level is asked what it would do. */
export interface PositionQuestion { game: GameName; text: string; variant: string; level: string }

/**
 * What a level would do in a position: a token with its reasons, and its chance of winning in per cent.
 *
 * Where chance comes next there is no token; the chance of winning is the mean of what may happen. There is
 * none if the level's search does not know such a position.
 */
export interface PositionAdvice {
  seat: SeatName;
  win: number | null;
  token?: string | null;
  /** The decision in words, with its places. */
  reason?: Reason | null;
  because?: Said[];
}

/** A moment of a match: after this number of tokens, chance included. */
export interface ShareMoment { ply: number }

/** A possible position. */
export interface SharePosition { game: GameName; variant: string; text: string }

/** What stands in a shared link: ``/s/CODE``. */
export interface ShareCode { code: string }

/**
 * What a shared link opens: a position, or a match.
 *
 * A match that is over comes as its ``record``, without the names of people. Of one in progress there is a
 * ``replay`` as a spectator sees it, up to the shared moment.
 */
export interface Shared {
  game: GameName;
  variant: string;
  position?: string | null;
  ply?: number | null;
  record?: string | null;
  replay?: Replay | null;
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
  /** Where the match starts, as the viewer may see it; null for the set-up. */
  position?: string | null;
  /** What came before that position and still counts; null for nothing. */
  past?: string | null;
  /** Anyone may watch, this many seconds late; null: only with a key. */
  show?: number | null;
  /** How the series is won that this is a battle of, such as ``best-of-3``; null: it is played alone. */
  series?: string | null;
  /** Which battle of the series it is, the first being 1. */
  battle?: number | null;
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

/**
 * Both seats' time left as of the message's ``now``, and whose is running.
 *
 * In the set-up that one stands still for another ``held`` milliseconds.
 */
export interface Clock { left: [number, number]; running: SeatName | null; held?: number }

/**
 * How the match ended: the message ``GAME-over-HOW`` with ``result``.
 *
 * ``takebacks`` is the number of takebacks that a computer consented to; ``summary`` what the end comes to,
 * such as points.
 */
export interface MatchEnd { how: string; result: "draw" | "north" | "south"; takebacks?: number; summary?: Said[] }

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

/** What a level likes second best, in ``words``, and how sure it is of its own decision. */
export interface SecondBest { token: string; sure: "clear" | "even" | "slight"; words: Said }

/**
 * The answer to ``suggest``: a legal token and ``because``, what it does and why.
 *
 * After the set-up with ``win``, the chance of winning in per cent as the level sees it.
 */
export interface Suggested {
  type: "suggested";
  id: string;
  token: string;
  win?: number | null;
  because?: Said[];
  second?: SecondBest | null;
}

/** A player said one of the ``PHRASES``. Told to both players, in no log; ``id`` only to who asked. */
export interface Phrased { type: "phrased"; seat: SeatName; phrase: string; id?: string | null }

/** A seat that anyone may take. */
export interface ListedOffer {
  match: string;
  game: GameName;
  variant: string;
  /** The one that is free; null: chance has chosen the sides. */
  seat: SeatName | null;
  /** Of the player who offers it; may be empty. */
  name: string;
  since: number;
  clock?: ClockPlan | null;
  /** By how many seconds anyone may watch late; null: only with a key. */
  delay?: number | null;
  quick?: boolean;
  series?: string | null;
}

/** A running match that anyone may watch. */
export interface ListedMatch {
  match: string;
  game: GameName;
  variant: string;
  names: [string, string];
  levels: [string | null, string | null];
  since: number;
  /** By how many seconds those who watch are late. */
  delay: number;
  watchers?: number;
}

/**
 * The open seats, the oldest first, and the matches that anyone may watch: all of them after ``meet``,
 * then those that are new or have changed, and the ids of those that are gone.
 */
export interface Meeting {
  type: "meeting";
  offers?: ListedOffer[];
  shown?: ListedMatch[];
  gone?: string[];
  /** Whether this is the whole list. */
  whole?: boolean;
  /** How many seats are open; the list is shorter if there are very many. */
  open?: number;
}

/**
 * The answer to ``ping``, with the server's time.
 *
 * ``again``: after how many seconds of silence a client should ask again, unless its match is over. Few
 * where other servers share the database: if this one freezes, they can go on at once.
 */
export interface Pong { type: "pong"; now: number; again?: number }

export type FromPage = Hello | Meet | Join | Open | Act | Ask | Look | Why | Hint | Inspect | Suggest | Phrase | Ping;

export type ToPage = Welcome | StateMessage | Presence | Ack | Refused | Looked | Explained | Hinted | Inspected | Suggested | Phrased | Meeting | Pong;

export const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "take-your-time",
  "good-game",
  "once-more",
] as const;

export const CLOSE_CODES = {
  "unknown-key": 4001,
  "revoked-key": 4002,
  "too-slow": 4003,
  "going-down": 4004,
  "over-budget": 4005,
  "bad-message": 4006,
  "unreadable-match": 4007,
} as const;
