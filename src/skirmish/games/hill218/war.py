"""Series of battles: the players change sides for each, and the battles won count."""

from __future__ import annotations

from typing import Any, Final

from skirmish.core import SOUTH, Seat

KINDS: Final = ("best-of", "over")
SWAPS: Final = True


def battle_points(known: Any, winner: Seat | None) -> tuple[int, int]:
    """A battle counts one for its winner, and nothing if it is drawn."""
    if winner is None:
        return 0, 0
    return (1, 0) if winner is SOUTH else (0, 1)
