"""What goes over the wire: every message of the socket and every body of the HTTP interface.

Messages are JSON objects; ``type`` tells a socket's messages apart. ``web/src/wire.ts`` is generated from this
module (``scripts/make_types.py``), so that the page can't disagree with it. The page knows no rules: views say
what there is, options what may be done, and every sentence is a message id with its facts, from the same Fluent
files that the terminal reads.

Seats are ``south`` and ``north``; pairs hold South's value first. Squares and spaces have the names of the
notation (``e4``; ``-2,1``), kinds their words (``jeep``, ``heavy``; ``unknown`` for a card that is not shown).
Times are milliseconds, moments milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE = 8 * 1024
"""Bytes: what a client may send at once, on the socket or as a body."""

SeatName = Literal["south", "north"]
GameName = Literal["island", "hill218"]
Facts = dict[str, str | int]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""An action's id, chosen by whoever asks: the same id again changes nothing and gets the same answer."""
MatchId = Annotated[str, Meta(pattern=r"^[0-9a-z]{16}$")]
Key = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22,64}$")]
"""A seat's or the spectators' secret; the last part of a link, behind ``#``, where it is sent to nobody."""
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Place = Annotated[str, Meta(max_length=32)]
"""A square, a space, a pad square (``+3``), a card in hand (its kind's word), or nothing."""
Name = Annotated[str, Meta(max_length=40)]
Entropy = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[!-~]+$")]
Lang = Literal["en", "it", "ko", "de", "no"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, tag_field="type"):
    """Anything on the socket."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Anything inside a message, and bodies of the HTTP interface."""


# From the page


class Hello(Message, tag="hello"):
    """The first message: who wants to see which match, and up to which ``seq`` they have seen it (0: nothing)."""

    match: MatchId
    key: Key
    lang: Lang = "en"
    since: Annotated[int, Meta(ge=0)] = 0


class Join(Message, tag="join"):
    """Take the seat, with a name (or none) and entropy of one's own for the dice and cards."""

    id: Id
    entropy: Entropy
    name: Name = ""


class Act(Message, tag="act"):
    """Decide: a token in answer to the prompt of that number."""

    id: Id
    prompt: int
    token: Token


Request = Literal[
    "resign",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "take-back",
    "accept-takeback",
    "decline-takeback",
    "rematch",
]


class Ask(Message, tag="ask"):
    """Anything one may want besides a decision. ``rematch``: offer one, or accept the other's offer."""

    id: Id
    kind: Request


class Look(Message, tag="look"):
    """What would this legal token do?"""

    id: Id
    token: Token


class Why(Message, tag="why"):
    """Why can't this go there? ``source`` is a piece, a pad square or a card, or empty."""

    id: Id
    source: Place
    target: Place


class Hint(Message, tag="hint"):
    """Who can be hit next turn, by whom and with which rolls?"""

    id: Id


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromPage = Hello | Join | Act | Ask | Look | Why | Hint | Ping


# To the page: what there is to see


class Piece(Part):
    """A character on the island."""

    square: str
    seat: SeatName
    kind: str
    facing: Literal["^", ">", "v", "<"]


class Pad(Part):
    """A carrier pad; ``column`` is where its missile lies (``a`` to ``l``), ``slots`` its squares 1 to 5 as its
    owner counts them, ``fronts`` the island's square in front of each, or none."""

    seat: SeatName
    column: str
    slots: tuple[str | None, ...]
    fronts: tuple[str | None, ...]


class IslandView(Part, tag_field="game", tag="island"):
    """The island as a viewer sees it. ``queue``: blocks about to be turned over; ``box``: what each side has still to
    place, by kind; ``lost`` the characters out of the battle."""

    pieces: list[Piece]
    blocks: list[str]
    live: int
    safe: int
    left: tuple[int, int]
    """Characters each side still has, on the island and the pad together."""
    quiet: int
    pads: list[Pad] = []
    queue: list[str] = []
    box: tuple[dict[str, int], dict[str, int]] = ({}, {})
    lost: tuple[dict[str, int], dict[str, int]] = ({}, {})


class Unit(Part):
    """A unit in play; ``supplied`` says whether a line of supply reaches it."""

    at: str
    seat: SeatName
    kind: str
    supplied: bool


class Link(Part):
    """Supply flows from one space to the next."""

    start: str
    end: str
    seat: SeatName


class HillView(Part, tag_field="game", tag="hill218"):
    """The battlefield as a viewer sees it. ``hands`` are kinds' words, ``decks`` counts, ``bottom`` the cards that the
    viewer knows to lie under the decks."""

    units: list[Unit]
    links: list[Link]
    hands: tuple[list[str], list[str]]
    decks: tuple[int, int]
    strikes: tuple[int, int]
    destroyed: tuple[list[str], list[str]]
    plays: int = 0
    attacker: str | None = None
    """The unit that must attack now."""
    bottom: tuple[list[str], list[str]] = ([], [])


View = IslandView | HillView


class Happening(Part):
    """An event: the sentence is the message ``GAME-event-CODE`` with these facts."""

    code: str
    facts: Facts


class Played(Part):
    """A token as the viewer may see it, and what happened by it."""

    seat: SeatName
    token: str
    chance: bool
    events: list[Happening]


EntryKind = Literal[
    "join",
    "start",
    "act",
    "resign",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "take-back",
    "ask-takeback",
    "accept-takeback",
    "decline-takeback",
    "flag",
    "rematch",
]


class Entry(Part):
    """One entry of the match's log: who did what, and all that was played by it.

    ``undone``: how many of the tokens played before were taken back by it, the latest first.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: SeatName | None = None
    played: list[Played] = []
    undone: int = 0


class Said(Part):
    """A sentence: a message id and its facts."""

    id: str
    facts: Facts = {}


class Prompt(Part):
    """What is asked, and of whom. ``number`` goes into the answer. ``says`` are sentences for whoever decides."""

    number: int
    seat: SeatName
    code: str
    rule: str
    facts: Facts = {}
    says: list[Said] = []


class Caught(Part):
    """Somebody on a square."""

    square: str
    seat: SeatName
    kind: str


class Option(Part):
    """One legal decision. ``kind`` says which, and which of the other fields it has:

    ============ ==========================================================================================
    block        target
    character    piece, target, facing
    load         cards (kinds for pad squares 1 to 5)
    move         piece, source, target, turn (left, right or none), path, hits_block
    shoot        piece, source, target, hit (a kind or ``block``), caught (crossfire), line, own (it hits its own side)
    reinforce    piece, number, target, hits_block
    pad
    slide        turn (left or right), target (the column where the missile will lie)
    turn         piece, source, turn
    remove       piece, target
    remove-pad   piece, number
    end          penalty (the opponent may then remove a character, I-3.7)
    return       cards
    deploy       piece, target
    attack       piece (the victim), source, target
    strike       piece (the victim), target
    pass
    ============ ==========================================================================================
    """

    token: str
    kind: str
    piece: str | None = None
    source: str | None = None
    target: str | None = None
    turn: str | None = None
    facing: str | None = None
    number: int | None = None
    cards: list[str] = []
    path: list[str] = []
    line: list[str] = []
    hit: str | None = None
    caught: list[Caught] = []
    own: bool = False
    hits_block: bool = False
    penalty: bool = False


class Clock(Part):
    """Both seats' time left as of the message's ``now``, and whose is running."""

    left: tuple[int, int]
    running: SeatName | None


class Ended(Part):
    """How the match ended: ``GAME-over-HOW`` with ``result``; ``winner`` is none for a draw."""

    how: str
    result: Literal["south", "north", "draw"]


class Player(Part):
    """Who sits where."""

    kind: Literal["person", "computer"]
    name: str = ""
    level: str | None = None
    joined: bool = False


class ClockPlan(Part):
    """Time for the whole game with an increment, or for each run of decisions."""

    each: Annotated[int, Meta(ge=1_000, le=14 * 86_400_000)] | None = None
    total: Annotated[int, Meta(ge=10_000, le=86_400_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600_000)] = 0


class Welcome(Message, tag="welcome"):
    """What a match is. Sent after ``hello``, and again when somebody joins."""

    match: str
    game: GameName
    variant: str
    first: SeatName
    seat: SeatName | None
    """The viewer's; none for a spectator."""
    players: tuple[Player, Player]
    commitment: str
    clock: ClockPlan | None = None


class State(Message, tag="state"):
    """Where the match stands as of ``seq``, and the log's entries after what the viewer had seen.

    The whole of the present is in every one of these: whoever has the latest has all but the past.
    """

    seq: int
    now: int
    status: Literal["waiting", "playing", "over"]
    entries: list[Entry]
    view: View | None = None
    prompt: Prompt | None = None
    options: list[Option] = []
    """The viewer's, if it is theirs to decide."""
    clock: Clock | None = None
    draw: SeatName | None = None
    """Who offers a draw."""
    takeback: SeatName | None = None
    """Who asks for a takeback."""
    undo: Literal["free", "ask"] | None = None
    """Whether the viewer could take back: at once, or with the opponent's consent."""
    over: Ended | None = None
    secret: str | None = None
    """Opened when the match is over."""
    rematch: SeatName | None = None
    """Who offers a rematch."""
    next: str | None = None
    """The rematch: the same key opens it."""


class Presence(Message, tag="presence"):
    """Who is there. ``since``: since when a seat is as it is, where that is known."""

    seats: tuple[Literal["here", "away", "never", "computer"], Literal["here", "away", "never", "computer"]]
    since: tuple[int | None, int | None] = (None, None)
    watchers: int = 0
    thinking: Literal["no", "yes", "preparing"] = "no"
    """Of a computer whose decision is awaited; ``preparing``: its code is being compiled, once."""


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


class Target(Part):
    """What a unit could attack from a space: the victim, and the supporters without whom it couldn't."""

    at: str
    piece: str
    supporters: list[str] = []


class Looked(Message, tag="looked"):
    """What a token would do. Certain: ``removed``. If every block in question is live: ``blast``, ``chain``, ``risk``."""

    id: str
    token: str
    removed: list[Caught] = []
    line: list[str] = []
    blast: list[str] = []
    """The squares that would be in a blast."""
    chain: list[str] = []
    """The blocks that would be turned over, in order."""
    risk: list[Caught] = []
    """Who would be removed beyond ``removed`` if they were live."""
    live: tuple[int, int] = (0, 1)
    """The chance that the first block is live: so many in so many."""
    own: bool = False
    """Whether one's own side is or may be among the removed."""
    attacks: list[Target] = []
    supports: list[str] = []
    """Spaces to which the unit would lend support."""
    supply: list[Link] = []
    """Links that would arise."""
    cut: list[Caught] = []
    """Units that would no longer be supplied."""
    wins: bool = False


class Reason(Message, tag="reason"):
    """Why not; or, if ``token`` is there, that it can be done."""

    id: str
    source: str
    target: str
    sentence: str
    code: str | None = None
    rule: str | None = None
    text: str = ""
    """The rule, in the rulebook's words."""
    squares: list[str] = []
    facts: Facts = {}
    token: str | None = None


class Threat(Part):
    """Who can hit a character next turn; ``rolls`` are the faces of the die with which, ``chance`` how likely it is that
    the die allows it: so many in so many."""

    square: str
    by: list[str]
    rolls: list[int]
    chance: tuple[int, int]


class Hinted(Message, tag="hinted"):
    """The viewer's characters that can be hit in the opponent's next turn, as things stand."""

    id: str
    threats: list[Threat]


class Pong(Message, tag="pong"):
    """Yes."""

    now: int


ToPage = Welcome | State | Presence | Ack | Refused | Looked | Reason | Hinted | Pong

CLOSE_CODES = {
    "unknown-key": 4001,
    "revoked-key": 4002,
    "too-slow": 4003,
    "going-down": 4004,
    "over-budget": 4005,
    "bad-message": 4006,
}
"""Why the server closes a socket. All but the first two, over-budget and bad-message: come back and resume."""


# The HTTP interface


class SeatPlan(Part):
    """Who is to sit on a seat: a person (who gets a key), or the computer at a level."""

    kind: Literal["person", "computer"]
    level: str | None = None


class NewMatch(Part):
    """A match to be set up."""

    game: GameName
    variant: str
    south: SeatPlan
    north: SeatPlan
    first: Literal["south", "north", "random"] = "random"
    clock: ClockPlan | None = None


class Created(Part):
    """A match that was set up, with the keys of its seats and of its spectators: shown once, kept nowhere."""

    match: str
    commitment: str
    watch: str
    south: str | None = None
    north: str | None = None


class RenewKey(Part):
    """Whose key is to be made invalid: one's own, the spectators', or the other seat's as long as nobody has joined
    there. ``again``: make another one."""

    role: Literal["south", "north", "watch"]
    again: bool = True


class Renewed(Part):
    """The new key, or none."""

    key: str | None




class GameInfo(Part):
    """A game and its variants, the usual one first."""

    name: GameName
    variants: list[str]


class Catalogue(Part):
    """What can be played and against whom, weakest first."""

    games: list[GameInfo]
    levels: list[str]
    version: str
    lan: str | None = None
    """The address at which others in the same network reach this server, if they do."""


class RuleText(Part):
    """A piece of a rulebook page: a heading (1, 2 ...), a rule with its id, a paragraph, a table or an example."""

    kind: Literal["heading", "rule", "paragraph", "table", "example"]
    text: str = ""
    id: str = ""
    level: int = 0
    head: list[str] = []
    rows: list[list[str]] = []
    view: View | None = None


class Rulebook(Part):
    """A game's rulebook in a language."""

    game: GameName
    lang: Lang
    parts: list[RuleText]


class RecordText(Part):
    """A record file's text, to be replayed."""

    text: str


class Frame(Part):
    """A moment of a record: the token that led to it (none: the start) and what happened."""

    view: View
    played: Played | None = None


class Replay(Part):
    """A record, moment by moment."""

    game: GameName
    variant: str
    tags: dict[str, str]
    result: str
    frames: list[Frame]
    fair: bool | None = None
    """Whether its chance was verified; none where it can't be."""


class Problem(Part):
    """Why a request was refused."""

    code: str
    sentence: str
    facts: Facts = {}
    rule: str | None = None


encode = msgspec.json.Encoder().encode
decode_from_page = msgspec.json.Decoder(FromPage).decode
