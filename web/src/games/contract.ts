// What a game gives to the table, and what the table gives to a game. A board only draws and reports clicks:
// what may be done comes from the server as decisions, so that this side of the wire knows no rules.
import type { Component } from "svelte";
import type {
  Decision,
  Entry,
  GameView,
  Happening,
  Hinted,
  Inspection,
  Looked,
  Reason,
  SeatName,
  StateMessage,
} from "../wire";

/** What the table offers to a game's choice: the latest state, and ways to ask. All fields are reactive. */
export interface PlayApi {
  readonly state: StateMessage;
  /** The viewer's seat; null for a spectator and in a replay. */
  readonly seat: SeatName | null;
  /** The viewer must decide, is connected, and nothing of theirs is on its way. */
  readonly mine: boolean;
  readonly decisions: readonly Decision[];
  /** Whatever is done can be taken back at will: a computer sits opposite and no clock runs, or the other player sits at
   * the same screen and nothing is hidden. */
  readonly lenient: boolean;
  /** Why-not mode: the next square or card that is picked is asked about instead of played. */
  asking: boolean;
  submit(token: string): void;
  look(token: string): Promise<Looked | null>;
  why(source: string, target: string): Promise<Reason | null>;
  /** Something else was chosen: an answer that is shown is no longer about it. */
  forget?(): void;
  /** What is known of the place that is pointed at: what it reaches, what can hit it. */
  readonly inspection: Inspection | null;
  /** Points at a place; null: at none. `aloud`: its words are shown, too, or else whose turn it is; the
   * empty place has none. */
  inspect(place: string | null, aloud?: boolean): void;
  /** The engine's decision in the viewer's place, as a token; null if there is none. Not in a lesson, where the learner
   * decides, nor in a line that is tried out. */
  suggest?(): Promise<string | null>;
  /** A hint's second best decision, as a token; the board marks where it leads. */
  readonly runnerUp?: string | null;
}

/** A player's unfinished choice: what is selected, what it would do. One per table; made by the game. */
export interface Choice {
  /** Forget the selection (Escape, a new prompt). True if there was something to forget. */
  cancel(): boolean;
  /** Selects what a picture is about: a token, or a place or kind whose decisions are marked. */
  illustrate?(pick: string): void;
  /** What the table's prompt box says while something is selected; null: the prompt's own words. */
  readonly heading: string | null;
  /** A line to that heading, which a phone shows right below it, before all buttons. */
  readonly effect?: string | null;
  /** Something is selected: what the prompt explains has been understood. */
  readonly begun?: boolean;
  /** A newcomer's first match: all decisions before the first move are made for them. */
  setUp?(): void;
  /** The player has made one of them. */
  readonly ownSetUp?: boolean;
  /** Decisions are being made by themselves: heading and panel stay while the other side decides. */
  readonly working?: boolean;
  /** The only decision that is left, where it costs nothing: the table makes it by itself after a moment. */
  readonly forced?: string | null;
  /** Nothing else can be done, and the question says why. */
  readonly stuck?: boolean;
  /** Confirms what is picked, or ends the turn. False if neither is possible. */
  finish?(): boolean;
  /** Confirms what is picked, if it is this decision. False if it is not, or no longer. */
  confirms?(token: string): boolean;
  /** A decision's own button was pressed: does it, or picks it where it is confirmed first. */
  press?(token: string): void;
  /** Picks a decision that was suggested, for the player to see and confirm. */
  pick?(token: string): void;
}

export interface BoardProps {
  view: GameView;
  /** Whose side is drawn below; South for spectators. */
  below: SeatName;
  /** null: nothing can be chosen (replay, spectator, rulebook). */
  choice: Choice | null;
  /** The entries that led here, latest last: for last-move marks and animation. */
  recent: readonly Entry[];
  /** A refusal or an answer to "why not?" to be drawn with its rule. */
  reason: Reason | null;
  /** A panel beside the board tells the whole reason: the board may leave out its words. */
  reasonTold?: boolean;
  /** What a lesson says at a place, as long as there is no reason to be drawn. */
  note?: Note | null;
  hints: Hinted | null;
  /**
   * Called while the board plays back what happened, and with null when it has been seen. `again` shows the other
   * side's last turn once more; null: there is none to show.
   */
  onprogress?: (progress: Progress | null, again: (() => void) | null) => void;
  /** A place was pressed where nothing can be chosen at all: someone watches. Empty: a place with no name of its own. */
  onpress?: (place: string) => void;
  /** The view does not follow from the one before: show it at once. */
  jumped?: boolean;
  /** A small picture in the rulebook or a card: no controls, no focus. */
  still?: boolean;
  /** The words under a picture: what is far from the places that they name may be left out. */
  caption?: string;
  /** An editor: any place may be pressed, and the board says where a point of the window is. */
  edit?: BoardEdit | null;
}

/** An editor around a board. It carries pieces itself; the board tells it of presses and of keys on places. */
export interface BoardEdit {
  press(place: string): void;
  remove(place: string): void;
  /** Set by the board as long as it is there. */
  board: EditedBoard | null;
}

/** What an editor asks a board. */
export interface EditedBoard {
  /** The place at a point of the window; null: none. */
  placeAt(x: number, y: number): string | null;
  /** What is at a place, as a symbol's id. */
  pieceAt(place: string): string | null;
}

/** A place of the board is marked, with words at it; the first sentence is their heading. */
export interface Note {
  /** A place; empty: none is marked, the words are at the board's edge. */
  readonly at: string;
  /** Empty: the place is only marked. */
  readonly words: string;
  /** Places that must stay in sight. */
  readonly clear: readonly string[];
}

/** How far a board has played back what happened. */
export interface Progress {
  /** Whose moves these are. */
  readonly seat: SeatName;
  /** The log's entry that is played back, and how many of its tokens have been shown. */
  readonly seq: number;
  readonly tokens: number;
  /** What the board shows. */
  readonly view: GameView;
  /** Show the rest at once. */
  skip(): void;
  /** Whether it is held at what the board shows now. */
  readonly paused?: boolean;
  /** Hold it, or let it go on. */
  pause?(): void;
}

export interface PanelProps {
  choice: Choice;
  play: PlayApi;
  /** The board still plays back what happened. */
  telling: boolean;
}

/** One game's face. */
export interface Face {
  choose(play: PlayApi): Choice;
  /** Draws the view and, with a choice, offers it. Fills its box. */
  Board: Component<BoardProps>;
  /** Every decision once more as buttons of at least 44 px, and what a preview says in words. */
  Panel: Component<PanelProps>;
  /** The kinds of pieces as pictures, for the rulebook: what is shown, and the rule that it follows. */
  readonly kinds?: { readonly after: string; readonly Kinds: Component };
  /** A line for a player's strip: "6 on the island, 2 on the pad". */
  standing(view: GameView, seat: SeatName): string;
  /** The same in a word or two for a phone's strip: "8 left". Without it the line itself serves. */
  brief?(view: GameView, seat: SeatName): string;
  /** The same as drawings with numbers, where a strip has no room for words; they are read out as `brief`. */
  counts?(view: GameView, seat: SeatName): readonly Count[];
  /** What a side has lost, by kind. */
  lost?(view: GameView, seat: SeatName): readonly Count[];
  /** How many losses end the game, where a side would still have something left; 0: no such number. */
  fatal?(view: GameView): number;
  /** Which die or card picture the prompt box shows: a symbol's id, or null. */
  emblem(state: StateMessage, choice: Choice | null): string | null;
  /** The picture beside a line of the log that begins with this: a symbol's id. Without it there is none. */
  icon?(event: Happening): string | null;
  /** Where in a play's events what they led to begins, which a short line tells alone; 0: it tells all of them. */
  outcome?(events: readonly Happening[]): number;
  /** Whether an event tells what a seat lost, or how. */
  costs?(event: Happening, seat: SeatName): boolean;
  /** A place, a piece or a card that a question names, as people read it. */
  sayPlace(place: string): string;
  /** The heading of an answer that is about no try; null: "Why not …?". */
  entitled?(reason: Reason): string | null;
  /** What an answer that several decisions fit leaves to choose among. */
  fitting?(reason: Reason, decisions: readonly Decision[]): readonly { token: string; label: string }[];
  /** Keys of this game's board, besides those of every table. */
  readonly keys?: readonly KeyHelp[];
  /** The signs on its pieces or cards, which a phone has no room to explain beside the board. */
  readonly marks?: readonly MarkHelp[];
  /** How the table shares a phone's screen: a square board as wide as the phone, or a field that takes the rest. */
  readonly layout: "square" | "field";
  /** The colour around the board, as CSS. */
  readonly ground: string;
  /** Width over height of a still picture of a view, as CSS. Words under it and a choice in it may crop it. */
  aspect(view: GameView, caption?: string, choice?: Choice | null): string;
  /** Whether the board turns for each of two players at one screen, unless they say otherwise. */
  readonly turnsForTwo: boolean;
  /** Whether the table offers hints about who can be hit next turn. */
  readonly hints: boolean;
  /** Whether its prompts warn of a loss next turn, in messages named GAME-danger-…: a setting. */
  readonly warns?: boolean;
  /** Whether it is played with cards: their size is a setting. */
  readonly cards?: boolean;
  /** Whether it can ask before what is pressed on its board is done: when, is a setting. */
  readonly confirms?: boolean;
  /** A piece of the position editor's rows, as a symbol's id; blocks have no seat. Without it there is no editor. */
  piece?(kind: string, seat: SeatName | null): string;
  /** Whether its pieces face a way, and turn when they are pressed in the editor. */
  readonly faces?: boolean;
  /** For games that hide information (the catalogue has the last word): two at one screen need a hand-over. */
  readonly hidden?: HiddenInformation;
}

/** How many there are of what a drawing shows. */
export interface Count {
  /** A symbol's id. */
  readonly icon: string;
  readonly count: number;
  /** What it is, in words. */
  readonly words?: string;
}

/** What the hand-over between two players at one screen shows. */
export interface HiddenInformation {
  /** A seat's hidden pieces from behind. */
  Covered?: Component<{ view: GameView; seat: SeatName }>;
  /** The view as both players may see it, nothing hidden uncovered; without it no board is shown. */
  cover?(view: GameView): GameView;
}

/** Keys, and the message that says what they do. */
export type KeyHelp = readonly [keys: readonly string[], message: string];

/** A symbol's id, and the message that says what it stands for. */
export type MarkHelp = readonly [symbol: string, message: string];

/** A game on the first page and in lists. */
export interface Card {
  Picture: Component;
  /** A symbol's id. */
  readonly badge: string;
}
