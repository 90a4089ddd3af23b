"""Lines that are tried out from a position."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from skirmish.presenter.structs import Decision, GameView, Part, SeatName
from skirmish.server.wire.common import GameName, Happening, Past, Place, PlayedToken, Position, Token, Word
from skirmish.server.wire.server import MatchEnd, Prompt

LONGEST_LINE = 200
"""Tokens of a line that is tried out."""


class TriedPlan(Part):
    """A line to be tried out: tokens from a position, chance included."""

    game: GameName
    variant: Word
    position: Position
    tokens: Annotated[list[Token], Meta(max_length=LONGEST_LINE)] = []
    deal: bool = False
    """Whether cards that the position leaves open and that a player would know are dealt first. The answer's
    position has them; the line goes on from there."""
    past: Past | None = None
    """What came before the position and still counts."""


class TriedLook(TriedPlan, kw_only=True):
    """A token of which the preview is asked for, after the others."""

    token: Token


class TriedWhy(TriedPlan, kw_only=True):
    """What is asked about, after the tokens: why is it not possible?"""

    source: Place = ""
    target: Place = ""


class Outcome(Part):
    """Something that chance may settle, how likely it is among the others, and what it does."""

    token: str
    weight: int
    events: list[Happening]


class TriedLine(Part):
    """What comes of a line: the view with all that is known, and what can be played next.

    ``seat`` must decide, if there are ``decisions``; or chance settles one of ``outcomes`` for it.
    """

    view: GameView
    seat: SeatName | None
    played: list[PlayedToken]
    prompt: Prompt | None = None
    decisions: list[Decision] = []
    outcomes: list[Outcome] = []
    over: MatchEnd | None = None
    position: str | None = None
    past: str | None = None
