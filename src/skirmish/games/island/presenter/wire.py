"""The island's structs on the wire: its view, decisions and previews.

Squares have the names of the notation (``e4``), pad squares are ``+1`` to ``+5`` as their owner counts them.
"""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import (
    Caught,
    Decision,
    Facts,
    GameView,
    Part,
    Preview,
    Said,
    SeatName,
    Threat,
)


class Piece(Part):
    """A character on the island."""

    square: str
    seat: SeatName
    kind: str
    facing: Literal["^", ">", "v", "<"]


class Removal(Part):
    """The facts of the event ``removed``. ``facing`` is where the character looked when it fell."""

    seat: SeatName
    kind: str
    square: str
    cause: str
    facing: Literal["north", "east", "south", "west"]


class CarrierPad(Part):
    """A carrier pad."""

    seat: SeatName
    column: str
    """Where its missile lies, ``a`` to ``l``."""
    slots: tuple[str | None, ...]
    """The kinds on its squares 1 to 5."""
    fronts: tuple[str | None, ...]
    """The island's square in front of each, or none."""


class IslandView(GameView, tag="island"):
    """The island as a viewer sees it."""

    pieces: list[Piece]
    blocks: list[str]
    live: int
    safe: int
    left: tuple[int, int]
    """Characters each side still has, on the island and the pad together."""
    quiet: int
    pads: list[CarrierPad] = []
    queue: list[str] = []
    """Blocks about to be turned over."""
    box: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """The characters that each side can still place, by kind."""
    coming: tuple[int, int] = (0, 0)
    """How many of them it will place: in blitz, fewer than there are."""
    lost: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """The characters out of the battle, by kind; in blitz all are of the kind ``unknown``."""
    fatal: int = 0
    """How many losses end the battle, where a side still has characters left then; otherwise 0."""


class IslandDecision(Decision):
    """One legal decision on the island. ``kind`` says which, and which of the other fields it has:

    ============ ==========================================================================================
    block        target
    character    piece, target, facing
    load         cards (kinds for pad squares 1 to 5)
    move         piece, source, target, turn (left, right or none), path, hits_block
    shoot        piece, source, target, hit (a kind or ``block``), caught (crossfire), line, own, friendly
    reinforce    piece, number, target, hits_block
    pad
    slide        turn (left or right), target (the column where the missile will lie)
    turn         piece, source, turn
    remove       piece, target
    remove-pad   piece, number
    end          penalty
    ============ ==========================================================================================
    """

    piece: str | None = None
    turn: str | None = None
    facing: str | None = None
    number: int | None = None
    cards: list[str] = []
    path: list[str] = []
    line: list[str] = []
    hit: str | None = None
    caught: list[Caught] = []
    own: bool = False
    """The shot hits its own side, as target or in the crossfire."""
    friendly: bool = False
    """The target itself is on the shooter's side."""
    hits_block: bool = False
    penalty: bool = False
    """The opponent may then remove a character (I-3.7)."""

    @property
    def group(self) -> Facts:
        """Moves are listed for each character."""
        if self.kind != "move" or not (self.source and self.piece):
            return {}
        return {"square": self.source, "kind": self.piece}

    @property
    def flags(self) -> tuple[str, ...]:
        """Landing on a block, or aiming at one's own side."""
        flags = (("on-block", self.hits_block), ("own-side", self.friendly))
        return tuple([flag for flag, raised in flags if raised])

    @property
    def question(self) -> Said | None:
        """I-6.4: a shot at one's own character is asked about first."""
        if not (self.friendly and self.hit and self.target):
            return None
        return Said("island-own-target", {"kind": self.hit, "square": self.target})

    @property
    def deliberate(self) -> bool:
        """Ending the turn at the cost of a character."""
        return self.penalty


class IslandThreat(Threat):
    """A character that can be hit next turn. ``rolls`` are the faces of the die that allow it."""

    rolls: list[int]


class IslandPreview(Preview):
    """What a decision would do. ``removed`` is certain; ``blast``, ``chain``, ``risk`` and ``farther`` are
    what happens if every block in question is live.
    """

    removed: list[Caught] = []
    line: list[str] = []
    blast: list[str] = []
    """The squares that would be in a blast."""
    chain: list[str] = []
    """The blocks that would be turned over, in order."""
    risk: list[Caught] = []
    """Who would be removed beyond ``removed`` if the first block were live."""
    farther: list[Caught] = []
    """Who would be removed only by the blocks that it sets off, if these were live, too."""
    live: tuple[int, int] = (0, 1)
    """The chance that the first block is live, as a fraction."""
    own: bool = False
    """Whether one's own side is or may be among the removed."""
    end: str | None = None
    """Where the character stands that moves, turns or enters."""
    aims: str | None = None
    """The square that it would aim at from there."""
    hits: Caught | None = None
    """Who stands there, if a shot would hit."""
    threat: IslandThreat | None = None
    """How it could be hit there."""
