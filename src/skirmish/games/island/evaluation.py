"""What a view of the island is worth to a side: material, threats, mobility."""

from __future__ import annotations

from typing import Final

from skirmish.core import Seat
from skirmish.games.island.board import RANGES, character, is_character
from skirmish.games.island.rules.movement import moves_of
from skirmish.games.island.rules.shooting import exact_hits, line_of_fire
from skirmish.games.island.rules.victory import QUIET_LIMIT
from skirmish.games.island.view import View

# Every character has a base value, and a little more the farther it shoots.
_PRESENT: Final = 4.0
# A character on the pad can't be hit, but its side must roll a zero to bring it in.
_ON_PAD: Final = 0.9
# The opponent shoots before we do; our own hits may be gone when our turn comes.
_THREATENED: Final = 0.6
_THREATENING: Final = 0.25
_MOBILE: Final = 0.02


def worth(view: View, seat: Seat) -> float:
    """The side's value minus the opponent's."""
    return (
        _material(view, seat)
        - _material(view, seat.other)
        + _THREATENING * _threats(view, seat)
        - _THREATENED * _threats(view, seat.other)
        + _MOBILE * (_mobility(view, seat) - _mobility(view, seat.other))
    )


def fading(view: View) -> bool:
    """Whether half of the quiet turns that end the game in a draw (I-7.3) have passed."""
    return 2 * view.quiet >= QUIET_LIMIT


def _material(view: View, seat: Seat) -> float:
    cells = view.board.cells
    on_island = sum(_PRESENT + character(cells[square]).range for square in view.board.own(seat))
    if view.pads is None:
        return on_island
    return on_island + _ON_PAD * sum(_PRESENT + RANGES[kind] for kind in view.pads[seat].slots if kind)


def _threats(view: View, seat: Seat) -> float:
    """What a side's exact hits would take from the other, less what they would cost itself."""
    cells, total = view.board.cells, 0.0
    for shot in exact_hits(view, seat):
        fire = line_of_fire(view, shot.shooter)
        assert fire is not None
        gain = 0.0
        for square in (*fire.between, fire.target):
            if is_character(cells[square]):
                who = character(cells[square])
                gain += (_PRESENT + who.range) * (-1 if who.seat is seat else 1)
        total += max(0.0, gain)
    return total


def _mobility(view: View, seat: Seat) -> int:
    """How many moves a side has over all rolls."""
    cells = view.board.cells
    return sum(len(moves_of(cells, square, roll)) for square in view.board.own(seat) for roll in range(1, 6))
