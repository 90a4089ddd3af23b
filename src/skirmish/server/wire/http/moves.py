"""Taking one's seats to another device."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from skirmish.presenter.structs import Part, SeatName
from skirmish.server.wire.common import GameName, KeyHash, MatchId
from skirmish.server.wire.http.matches import MySeat

MOST_SEATS: Final = 400
"""Seats of one move, with those in rematches."""


class MovingSeats(Part):
    """The seats that are to be taken to another device."""

    seats: Annotated[list[MySeat], Meta(max_length=100)]


class MovedSeat(Part):
    """A seat that is taken to another device."""

    match: str
    role: SeatName
    game: GameName
    variant: str


class MovedSeats(Part):
    """The seats of a move, and for how many seconds it can still be made."""

    seats: list[MovedSeat]
    seconds: int


class SeatClaim(Part):
    """The SHA-256 of a key that the new device has drawn and kept for a seat."""

    match: MatchId
    role: SeatName
    claim: KeyHash


class SeatClaims(Part):
    """The seats that the new device takes over."""

    claims: Annotated[list[SeatClaim], Meta(max_length=MOST_SEATS)]
