"""What presenters return: structs that the server sends as they are and other callers read.

A game extends :class:`GameView`, :class:`Decision` and :class:`Preview` in its own ``presenter/wire.py``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skirmish.core import SOUTH, Seat

SeatName = Literal["south", "north"]
Facts = dict[str, str | int]


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything inside a message, and bodies of the HTTP interface."""


class Said(Part):
    """A sentence: a message id and its facts."""

    id: str
    facts: Facts = {}


class GameView(Part, tag_field="game"):
    """What a viewer may see of a game. ``game`` says which game's view it is."""


class PlainView(GameView, tag="plain"):
    """The view of a game that has no presenter: a drawing, and the board in sentences."""

    name: str
    """The game's name."""
    svg: str
    """Empty if the game has no drawing."""
    sentences: list[Said]


class Decision(Part):
    """One legal decision, described once for every caller.

    ``source`` and ``target`` are names of places. ``words`` says what the decision does; games whose
    face has its own texts omit it.
    """

    token: str
    kind: str
    source: str | None = None
    target: str | None = None
    words: Said | None = None

    @property
    def group(self) -> Facts:
        """The facts that decisions of its kind share under one heading, ``NAME-choice-KIND``."""
        return {}

    @property
    def flags(self) -> tuple[str, ...]:
        """What a player should notice before choosing it; ``NAME-flag-FLAG`` explains each."""
        return ()

    @property
    def question(self) -> Said | None:
        """What to ask before it is submitted, if anything."""
        return None

    @property
    def deliberate(self) -> bool:
        """Whether it must be typed even if it is the only decision, because of its cost."""
        return False


class Preview(Part):
    """What a legal decision would do, as far as it is certain."""

    wins: bool = False
    """It certainly wins the game, regardless of hidden information and chance."""


class Caught(Part):
    """A piece that a decision or an attack would remove."""

    square: str
    seat: SeatName
    kind: str


class Reason(Part):
    """Why a decision is not possible; with a ``token``, that it is; if it ``informs``, what can be done."""

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
    informs: bool = False
    """Nothing was tried, and nothing forbids anything: ``squares`` are what the sentence names."""
    help: list[Said] = []
    """What would make it possible, or what is possible instead."""


class Inspection(Part):
    """What a place reaches and is reached by, of either side: only what everyone may know."""

    place: str
    reaches: list[str] = []
    """The places on its line of fire, or those that it supports."""
    aims: list[str] = []
    """The places that it hits as things stand."""
    by: list[str] = []
    """The places from which it can be hit."""
    words: list[Said] = []


class Threat(Part):
    """A piece that can be hit in the opponent's next turn."""

    square: str
    """Empty: any of the pieces."""
    by: list[str]
    """The squares of the pieces that can hit it."""
    chance: tuple[int, int]
    """The probability that chance allows it: ``[1, 6]`` is one in six, ``[0, 1]`` that it is unknown."""
    words: Said


def seat_name(seat: Seat) -> SeatName:
    """``south`` or ``north``, as messages name seats."""
    return "south" if seat is SOUTH else "north"
