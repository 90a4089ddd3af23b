"""Wars of several battles, for games that have the part ``war``."""

from __future__ import annotations

from typing import Any, Protocol, cast

from skirmish import games
from skirmish.cli.voice import CallError
from skirmish.core import AnyGame, Over, Seat
from skirmish.records import Record, check


class WarScore(Protocol):
    """A war so far, as a game's ``war.War`` keeps it."""

    @property
    def kind(self) -> str:
        """``best-of``, ``over`` or ``to``."""

    @property
    def number(self) -> int:
        """How many battles, or the points to reach."""

    @property
    def name(self) -> str:
        """The value of ``--war``."""

    @property
    def wins(self) -> tuple[int, int]:
        """Battles won by South and by North."""

    @property
    def points(self) -> tuple[int, int]:
        """South's and North's points."""

    @property
    def over(self) -> Over | None:
        """How the war ended, or None."""

    @property
    def next_first(self) -> Seat:
        """The seat that plays first in the next battle."""

    def add(self, known: Any, winner: Seat | None) -> WarScore:
        """The war after another battle, which ended on this board."""


def war_named(game: AnyGame, name: str, first: Seat) -> WarScore:
    """A new war of this name; CallError if the game has no wars."""
    part = games.part(game.name, "war")
    if part is None:
        raise CallError("no-wars", game=game.name)
    return cast(WarScore, part.War.named(name, first))


def war_fought(records: tuple[Record, ...]) -> WarScore:
    """The war, rebuilt from the records of its battles."""
    game = games.load(records[0]["Game"])
    war = war_named(game, records[0].get("War") or "", Seat.from_letter(records[0]["First"]))
    for record in records:
        result = record["Result"]
        war = war.add(check(record), None if result == "draw" else Seat.from_letter(result))
    return war
