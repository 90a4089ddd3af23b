"""Access to a match: the role that a key grants, and what subscribes to the match with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from skirmish.core import NORTH, SOUTH, MatchError, Seat
from skirmish.server.storage.entries import Role

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor


class UnknownKey(MatchError):
    """There is no such match, or the key is not one of its keys; the error does not say which."""


class RevokedKey(MatchError):
    """The key was valid once: ``revoked-key``, or ``link-used`` if the seat was claimed with another key."""


SEATS: Final[dict[Role, Seat | None]] = {"south": SOUTH, "north": NORTH, "watch": None, "public": None}

SWAPPED: Final[dict[Role, Role]] = {"south": "north", "north": "south", "watch": "watch", "public": "public"}
"""The role in a rematch of the key that has a role in its match."""


@dataclass(slots=True, eq=False)
class Grant:
    """What a key grants: a seat in a match, or the right to watch it."""

    role: Role
    actor: MatchActor
    key: bytes = field(repr=False)
    """The key's hash; empty for anyone who watches without a key. Changed by the match alone, when a client
    claims the seat with a key of its own."""

    @property
    def seat(self) -> Seat | None:
        """The seat; None for a spectator."""
        return SEATS[self.role]


class Subscriber(Protocol):
    """A connection that is sent what happens in a match."""

    address: str
    """Where the client is, for whom computers think now."""
    seen: int
    """The number of the last entry it was sent. Set by the match; at first by the subscriber itself."""

    def send(self, message: bytes) -> None:
        """Send an encoded message. Never blocks and never raises."""

    def close(self, reason: str) -> None:
        """Close for one of the reasons of ``CLOSE_CODES``. Never blocks and never raises."""
