"""Positions that are edited, and what a level would do in them."""

from __future__ import annotations

from skirmish.presenter.editing import Edit
from skirmish.presenter.structs import Part, Reason, Said, SeatName
from skirmish.server.wire.common import GameName, Position, Word


class PositionText(Part):
    """A position to be edited: without a text the one that an editor begins with, without an edit as it is.

    ``variant`` changes to another variant where the text itself names one.
    """

    game: GameName
    text: Position | None = None
    variant: Word | None = None
    edit: Edit | None = None


class PositionQuestion(Part):
    """A position in which a level is asked what it would do."""

    game: GameName
    text: Position
    variant: Word
    level: Word


class PositionAdvice(Part):
    """What a level would do in a position: a token with its reasons, and its chance of winning in per cent.

    Where chance comes next there is no token; the chance of winning is the mean of what may happen. There is
    none if the level's search does not know such a position.
    """

    seat: SeatName
    win: int | None
    token: str | None = None
    reason: Reason | None = None
    """The decision in words, with its places."""
    because: list[Said] = []
