"""The messages that the server sends on the socket."""

from __future__ import annotations

from typing import Literal

import msgspec

from skirmish.agents import Sureness
from skirmish.match.commands import CommandKind
from skirmish.presenter.structs import (
    Decision,
    Facts,
    GameView,
    Inspection,
    Part,
    Preview,
    Reason,
    Said,
    SeatName,
    Threat,
)
from skirmish.server.wire.common import ClockPlan, GameName, Message, PlayedToken


class Player(Part):
    """Who plays a seat."""

    kind: Literal["person", "computer"]
    name: str = ""
    level: str | None = None
    joined: bool = False
    commitment: str | None = None
    """The SHA-256 of the seat's entropy; null for a computer, which contributes nothing."""
    opened: bool = False
    """Whether that entropy is open."""


class Welcome(Message, tag="welcome"):
    """The match and its players. Sent after ``hello``, and again when a player joins or opens an entropy."""

    match: str
    game: GameName
    variant: str
    first: SeatName
    seat: SeatName | None
    """The viewer's; null for a spectator."""
    players: tuple[Player, Player]
    commitment: str
    """The SHA-256 of the server's secret."""
    scheme: int = 1
    """The scheme of fair chance."""
    clock: ClockPlan | None = None
    position: str | None = None
    """Where the match starts, as the viewer may see it; null for the set-up."""
    past: str | None = None
    """What came before that position and still counts; null for nothing."""
    show: int | None = None
    """Anyone may watch, this many seconds late; null: only with a key."""
    series: str | None = None
    """How the series is won that this is a battle of, such as ``best-of-3``; null: it is played alone."""
    battle: int | None = None
    """Which battle of the series it is, the first being 1."""


class Entry(Part):
    """One entry of the match's log: a command, and all that was played by it.

    ``undone``: how many of the tokens played before it took back, the latest first. ``epoch``: that of the
    chance events from here on, after the server was restored from a backup (``restore``).
    """

    seq: int
    at: int
    kind: CommandKind
    seat: SeatName | None = None
    played: list[PlayedToken] = []
    undone: int = 0
    epoch: int = 0


class Prompt(Part):
    """What is asked, and of which seat. ``number`` goes into the answer; ``says`` is for that seat only."""

    number: int
    seat: SeatName
    code: str
    rule: str
    facts: Facts = {}
    says: list[Said] = []


class Clock(Part):
    """Both seats' time left as of the message's ``now``, and whose is running.

    In the set-up that one stands still for another ``held`` milliseconds.
    """

    left: tuple[int, int]
    running: SeatName | None
    held: int = 0


class MatchEnd(Part):
    """How the match ended: the message ``GAME-over-HOW`` with ``result``.

    ``takebacks`` is the number of takebacks that a computer consented to; ``summary`` what the end comes to,
    such as points.
    """

    how: str
    result: Literal["south", "north", "draw"]
    takebacks: int = 0
    summary: list[Said] = []


class StateMessage(Message, tag="state"):
    """The match as of ``seq``, and the entries of the log that the viewer had not seen.

    Each one holds the whole present: the latest is all that is needed, except for the past. A very long past
    comes in several messages, and ``seq`` is then the last entry of each.
    """

    seq: int
    now: int
    status: Literal["waiting", "playing", "over"]
    entries: list[Entry]
    view: GameView | None = None
    prompt: Prompt | None = None
    decisions: list[Decision] = []
    """The viewer's, if it is theirs to decide."""
    clock: Clock | None = None
    draw: SeatName | None = None
    """The seat that offers a draw."""
    takeback: SeatName | None = None
    """The seat that asks for a takeback."""
    undo: Literal["free", "ask"] | None = None
    """Whether the viewer could take back: at once, or with the opponent's consent."""
    over: MatchEnd | None = None
    secret: str | None = None
    """Disclosed when the match is over."""
    rematch: SeatName | None = None
    """The seat that offers a rematch."""
    next: str | None = None
    """The rematch's id: the same key opens it."""


SeatPresence = Literal["here", "away", "never", "computer"]


class Presence(Message, tag="presence"):
    """Which seats are present, and since when, where that is known."""

    seats: tuple[SeatPresence, SeatPresence]
    since: tuple[int | None, int | None] = (None, None)
    watchers: int = 0
    thinking: bool = False
    """Whether a computer is about to decide."""
    places: int = 1
    """How many connections have the viewer's own seat open, this one included. Spectators are not told."""


class Ack(Message, tag="ack"):
    """Done, committed, and in the log as ``seq``."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """Not done, nothing changed; the sentence says why in the viewer's language."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    squares: list[str] = []
    facts: Facts = {}


class Looked(Message, tag="looked"):
    """The answer to ``look``: what a token would do."""

    id: str
    token: str
    preview: Preview


class Explained(Reason, tag_field="type", tag="reason", kw_only=True):
    """The answer to ``why``."""

    id: str


class Hinted(Message, tag="hinted"):
    """The answer to ``hint``: the viewer's pieces that can be hit in the opponent's next turn."""

    id: str
    threats: list[Threat]


class Inspected(Message, tag="inspected"):
    """The answer to ``inspect``."""

    id: str
    inspection: Inspection


class SecondBest(Part):
    """What a level likes second best, in ``words``, and how sure it is of its own decision."""

    token: str
    sure: Sureness
    words: Said


class Suggested(Message, tag="suggested"):
    """The answer to ``suggest``: a legal token and ``because``, what it does and why.

    After the set-up with ``win``, the chance of winning in per cent as the level sees it.
    """

    id: str
    token: str
    win: int | None = None
    because: list[Said] = []
    second: SecondBest | None = None


class Phrased(Message, tag="phrased"):
    """A player said one of the ``PHRASES``. Told to both players, in no log; ``id`` only to who asked."""

    seat: SeatName
    phrase: str
    id: str | None = None


class ListedOffer(Part):
    """A seat that anyone may take."""

    match: str
    game: GameName
    variant: str
    seat: SeatName | None
    """The one that is free; null: chance has chosen the sides."""
    name: str
    """Of the player who offers it; may be empty."""
    since: int
    clock: ClockPlan | None = None
    delay: int | None = None
    """By how many seconds anyone may watch late; null: only with a key."""
    quick: bool = False
    series: str | None = None


class ListedMatch(Part):
    """A running match that anyone may watch."""

    match: str
    game: GameName
    variant: str
    names: tuple[str, str]
    levels: tuple[str | None, str | None]
    since: int
    delay: int
    """By how many seconds those who watch are late."""
    watchers: int = 0


class Meeting(Message, tag="meeting"):
    """The open seats, the oldest first, and the matches that anyone may watch: all of them after ``meet``,
    then those that are new or have changed, and the ids of those that are gone."""

    offers: list[ListedOffer] = []
    shown: list[ListedMatch] = []
    gone: list[str] = []
    whole: bool = False
    """Whether this is the whole list."""
    open: int = 0
    """How many seats are open; the list is shorter if there are very many."""


class Pong(Message, tag="pong"):
    """The answer to ``ping``, with the server's time.

    ``again``: after how many seconds of silence a client should ask again, unless its match is over. Few
    where other servers share the database: if this one freezes, they can go on at once.
    """

    now: int
    again: int = 20


ToPage = (
    Welcome
    | StateMessage
    | Presence
    | Ack
    | Refused
    | Looked
    | Explained
    | Hinted
    | Inspected
    | Suggested
    | Phrased
    | Meeting
    | Pong
)

PHRASES = (
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
)
"""What players can say to each other: the message ``phrase-NAME``, in each reader's language."""

CLOSE_CODES = {
    "unknown-key": 4001,
    "revoked-key": 4002,
    "too-slow": 4003,
    "going-down": 4004,
    "over-budget": 4005,
    "bad-message": 4006,
    "unreadable-match": 4007,
}
"""Why the server closes a socket. After ``too-slow`` and ``going-down``, clients reconnect and resume."""

encode = msgspec.json.Encoder().encode
