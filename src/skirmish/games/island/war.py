"""Wars: which there are (I-8.2), and what a battle is worth (I-8.3)."""

from __future__ import annotations

from typing import Final

from skirmish.core import SOUTH, Seat
from skirmish.games.island.board import RANGES, character
from skirmish.games.island.state import Known

DRAWN_POINTS = 5
WIN_POINTS = 10

KINDS: Final = ("best-of", "over", "to")
SWAPS: Final = False


def battle_points(known: Known, winner: Seat | None) -> tuple[int, int]:
    """I-8.3: South's and North's points for a finished battle."""
    if winner is None:
        return DRAWN_POINTS, DRAWN_POINTS
    cells = known.board.cells
    points = WIN_POINTS + sum(character(cells[square]).range for square in known.board.own(winner))
    if known.pads is not None:
        points += 2 * sum(RANGES[kind] for kind in known.pads[winner].slots if kind)
    return (points, 0) if winner is SOUTH else (0, points)
