"""Open seats: offering one and taking one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from skirmish.presenter.structs import Part, SeatName
from skirmish.server.wire.common import ClockPlan, Delay, GameName, KeyHash, Name, Word


class GameToo(Part):
    """A further game of an offer."""

    game: GameName
    variant: Word


class NewOffer(Part):
    """A seat to be offered to anyone, in a match that is set up for it."""

    game: GameName
    variant: Word
    side: Literal["south", "north", "random"] = "random"
    """The side of the player who offers."""
    first: Literal["south", "north", "random"] = "random"
    clock: ClockPlan | None = None
    name: Name = ""
    show: Delay | None = None
    """Anyone may watch, this many seconds late; null: only with the spectators' link."""
    series: Word | None = None
    """The first battle of a series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``."""
    quick: bool = False
    """Whether it is the offer that a quick match takes: there is one at most for each game."""
    also: Annotated[list[GameToo], msgspec.Meta(max_length=4)] = []
    """Further games, in which a match is set up alike. Taking one seat withdraws the others."""

    def __post_init__(self) -> None:
        if len(self.games) <= len(self.also):
            raise ValueError("a game is named twice")

    @property
    def games(self) -> dict[str, str]:
        """The variant of each game."""
        return {each.game: each.variant for each in self.also} | {self.game: self.variant}


class OfferedSeat(Part):
    """The match of a seat that is offered now, with the keys of one's own seat and of the spectators."""

    match: str
    game: GameName
    variant: str
    commitment: str
    seat: SeatName
    """One's own."""
    key: str
    watch: str


class Offered(OfferedSeat):
    """An offer, with the matches in further games."""

    also: list[OfferedSeat] = []


class TakeOpenSeat(Part):
    """Sit down: the SHA-256 of a key that the client has drawn and kept, which becomes the seat's only key.

    The same again gets the same answer.
    """

    claim: KeyHash


class TakenSeat(Part):
    """The seat that was taken."""

    match: str
    seat: SeatName
    game: GameName
    variant: str
