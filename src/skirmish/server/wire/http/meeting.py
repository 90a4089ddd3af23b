"""Open seats: offering one and taking one."""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import Part, SeatName
from skirmish.server.wire.common import ClockPlan, Delay, GameName, KeyHash, Name, Word


class NewOffer(Part):
    """A seat to be offered to anyone, in a match that is set up for it."""

    game: GameName
    variant: Word
    side: Literal["south", "north", "random"] = "random"
    """The side of the one who offers."""
    first: Literal["south", "north", "random"] = "random"
    clock: ClockPlan | None = None
    name: Name = ""
    show: Delay | None = None
    """Anyone may watch, this many seconds late; null: only with the spectators' link."""
    series: Word | None = None
    """The first battle of a series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``."""
    quick: bool = False
    """Whether it is the offer that a quick match takes: there is one at most for each game."""


class Offered(Part):
    """The match of a seat that is offered now, with the keys of one's own seat and of the spectators."""

    match: str
    commitment: str
    seat: SeatName
    """One's own."""
    key: str
    watch: str


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
