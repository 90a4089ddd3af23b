"""What there is to see: views, options, entries of the log. Parts of what is sent to the page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skirmish.server.wire.common import Facts, Part, SeatName


class Piece(Part):
    """A character on the island."""

    square: str
    seat: SeatName
    kind: str
    facing: Literal["^", ">", "v", "<"]


class Pad(Part):
    """A carrier pad; ``column`` is where its missile lies (``a`` to ``l``), ``slots`` its squares 1 to 5 as
    its owner counts them, ``fronts`` the island's square in front of each, or none.
    """

    seat: SeatName
    column: str
    slots: tuple[str | None, ...]
    fronts: tuple[str | None, ...]


class IslandView(Part, tag_field="game", tag="island"):
    """The island as a viewer sees it. ``queue``: blocks about to be turned over; ``box``: what each side has
    still to place, by kind; ``lost`` the characters out of the battle.
    """

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
    """The battlefield as a viewer sees it. ``hands`` are kinds' words, ``decks`` counts, ``bottom`` the cards
    that the viewer knows to lie under the decks.
    """

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
    """What is asked, and of whom. ``number`` goes into the answer; ``says`` is for whoever decides."""

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
    shoot        piece, source, target, hit (a kind or ``block``), caught (crossfire), line, own
                 (it hits its own side)
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
