"""A battle as the observation of a seat, written into arrays: what ``observation.planes`` makes of its view.

Planes with a number for each space are written to ``board``, the others, one number each, to ``numbers``,
in the order of ``observation.PLANES``. Only what changes is written: ``marks`` lists the places of ``board``
that hold a 1, so that they can be cleared the next time.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.ids import CELLS, KINDS, SPAN
from skirmish.games.hill218.kernel.layout import (
    ATTACKING,
    CARD,
    CARDS,
    COLUMN,
    DECK,
    DESTROYED,
    DRAWN,
    ENDED,
    FIRST,
    GRID,
    HAND,
    HIDDEN,
    KIND,
    PHASE,
    PLAYS,
    ROW,
    ROWS,
    SEAT,
    STRIKES,
    UNITS,
    UNKNOWN,
    Battle,
)
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.games.hill218.variants import BEGINNER
from skirmish.kernels.jit import compiled
from skirmish.kernels.vector import Numbers, put, wipe

_ATTACKER: Final = 2 * KINDS
"""The plane after those of the units."""

# The places of the numbers.
_HANDS: Final = 0
_LOST: Final = 2 * (KINDS + 1)
_LOWEST: Final = _LOST + 2 * KINDS
_DECKS: Final = _LOWEST + 4 * KINDS
_STRIKES: Final = _DECKS + 2
_AWAITED: Final = _STRIKES + 2
_PLAYS: Final = _AWAITED + 5
_FEWER: Final = BEGINNER.drawn

MARKS: Final = 2 * CARDS + 2
"""Room for the places of ``board`` that hold a 1: every unit and the one that attacks."""
HEAD: Final = ROWS
"""The units and the field, which hide nothing, lie from here on; everything else lies before."""


@compiled
def observe(
    s: Battle,
    seat: int,
    board: npt.NDArray[np.int8],
    numbers: npt.NDArray[np.int8],
    marks: Numbers,
    seen: Battle,
) -> None:
    """Write what ``seat`` sees, its own side first.

    The numbers are read from ``seen``, room for a copy in which everything hidden from it is forgotten.
    """
    for at in range(HEAD):
        seen[at] = s[at]
    hide(seen, seat)
    _put_numbers(seen, seat, numbers)
    wipe(board, marks)
    for side in range(2):
        whose = seat if side == 0 else 1 - seat
        for unit in range(s[UNITS + whose]):
            cell = unit_cell(s, whose, unit)
            put(board, marks, (side * KINDS + (int(s[GRID + cell]) & KIND)) * CELLS + cell)
    if s[PHASE] == ATTACKING:
        put(board, marks, _ATTACKER * CELLS + int(s[ROW]) * SPAN + int(s[COLUMN]))


@compiled
def _put_numbers(seen: Battle, seat: int, numbers: npt.NDArray[np.int8]) -> None:
    for at in range(len(numbers)):
        numbers[at] = 0
    for side in range(2):
        whose = seat if side == 0 else 1 - seat
        for kind in range(KINDS):
            numbers[_HANDS + side * (KINDS + 1) + kind] = seen[HAND + whose * KINDS + kind]
            numbers[_LOST + side * KINDS + kind] = seen[DESTROYED + whose * KINDS + kind]
        numbers[_HANDS + side * (KINDS + 1) + KINDS] = seen[HIDDEN + whose]
        for place in range(2):
            card = int(seen[CARD + whose * CARDS + CARDS - 2 + place])
            if seen[DECK + whose] >= 2 - place and card != UNKNOWN:
                numbers[_LOWEST + (side * 2 + place) * KINDS + card] = 1
        numbers[_DECKS + side] = seen[DECK + whose]
        numbers[_STRIKES + side] = seen[STRIKES + whose]
    phase = int(seen[PHASE])
    if phase != ENDED:
        numbers[_AWAITED + phase - 1] = 1
        numbers[_PLAYS + 1] = seen[SEAT] == seat
    numbers[_PLAYS] = seen[PLAYS]
    numbers[_PLAYS + 2] = seat == 0
    numbers[_PLAYS + 3] = seen[FIRST] == seat
    numbers[_PLAYS + 4] = seen[DRAWN] == _FEWER
