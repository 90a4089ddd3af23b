"""The two sides of every game."""

from __future__ import annotations

from enum import IntEnum


class Seat(IntEnum):
    """South or North. Usable as an index (0 or 1), as in ``pads[seat]``."""

    SOUTH = 0
    NORTH = 1

    @property
    def other(self) -> Seat:
        """The opponent's seat."""
        return OTHER[self]

    @property
    def letter(self) -> str:
        """``"S"`` or ``"N"``, as tokens, position strings and tags write it."""
        return "SN"[self]

    @property
    def word(self) -> str:
        """``"south"`` or ``"north"``, as messages and drawings select by it."""
        return "south" if self is SOUTH else "north"

    @classmethod
    def from_letter(cls, letter: str) -> Seat:
        """The inverse of :attr:`letter`; ``ValueError`` for anything else."""
        if letter == "S":
            return SOUTH
        if letter == "N":
            return NORTH
        raise ValueError(f"a seat is S or N, not {letter!r}")


SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
OTHER = (NORTH, SOUTH)
