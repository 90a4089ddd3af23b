"""Who is at a table: chairs, which a key gives, and viewers, each a tab or a program somewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from skirmish.core import NORTH, SOUTH, MatchError, Seat
from skirmish.server.storage import Role

if TYPE_CHECKING:
    from skirmish.server.matches.actor import Table


class UnknownKey(MatchError):
    """No match of that name, or not its key: nobody is told which."""


class RevokedKey(MatchError):
    """The key was valid once."""


SEATS: dict[Role, Seat | None] = {"south": SOUTH, "north": NORTH, "watch": None}


@dataclass(frozen=True, slots=True)
class Chair:
    """What a key opens: a seat at a table or the right to look on."""

    role: Role
    table: Table
    key: bytes = field(repr=False)
    """The key's hash."""

    @property
    def seat(self) -> Seat | None:
        """The seat, or None for a spectator."""
        return SEATS[self.role]


class Viewer(Protocol):
    """Whoever is told what happens at a table."""

    seen: int
    """The number of the last entry they were told of. Set by the table; at first by the viewer itself."""

    def send(self, message: bytes) -> None:
        """An encoded message. Never blocks and never raises."""

    def close(self, reason: str) -> None:
        """No more for them; ``reason`` is one of ``CLOSE_CODES``. Never blocks and never raises."""
