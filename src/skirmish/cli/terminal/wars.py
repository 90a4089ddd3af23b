"""Wars of several battles, for games that have the part ``war``."""

from __future__ import annotations

from typing import cast

from skirmish import games
from skirmish.cli.voice import CallError
from skirmish.core import Seat
from skirmish.match.series import Scoring, Series, fought
from skirmish.records import Record


def scoring_of(game: str) -> Scoring:
    """What a game's battles are worth; CallError if it has no wars."""
    part = games.part(game, "war")
    if part is None:
        raise CallError("no-wars", game=game)
    return cast(Scoring, part)


def war_named(game: str, name: str, first: Seat) -> Series:
    """A new war of this name; CallError if the game has no wars."""
    return Series.named(name, scoring_of(game), first)


def war_fought(records: tuple[Record, ...]) -> Series:
    """The war, rebuilt from the records of its battles."""
    return fought(records, scoring_of(records[0]["Game"]))
