"""Battles packed into short rows for training, and their inputs for the network."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.features import ACTIVE, flipped, note
from skirmish.games.hill218.kernel.ids import SPAN
from skirmish.games.hill218.kernel.layout import (
    CARDS,
    COLUMNS,
    GRID,
    HILL_CELL,
    ON_HILL,
    ROWS,
    SIZE,
    UNITS,
    Battle,
)
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import Indices, Singles
from skirmish.kernels.rng import Rng, below

PLAIN: Final = COLUMNS + 2 * CARDS
"""Everything before the field's cells."""
PACKED: Final = PLAIN + 2 * CARDS
"""Then what is on the cell of each unit."""
FLIPPED: Final = flipped().astype(np.int32)


@compiled
def pack(s: Battle, out: Battle) -> None:
    """Pack a battle into ``PACKED`` bytes."""
    out[:] = 0
    for at in range(PLAIN):  # assigning a slice would allocate, which a kernel that others call may not
        out[at] = s[at]
    for seat in range(2):
        for unit in range(s[UNITS + seat]):
            out[PLAIN + seat * CARDS + unit] = s[GRID + unit_cell(s, seat, unit)]


@compiled
def unpack(packed: Battle, s: Battle) -> None:
    """The inverse of :func:`pack`."""
    s[:] = 0
    for at in range(PLAIN):
        s[at] = packed[at]
    s[GRID + HILL_CELL] = ON_HILL
    for seat in range(2):
        for unit in range(packed[UNITS + seat]):
            place = seat * CARDS + unit
            s[GRID + int(packed[ROWS + place]) * SPAN + int(packed[COLUMNS + place])] = packed[PLAIN + place]


@compiled
def list_inputs(states: npt.NDArray[Any], rng: Rng, index: Indices, value: Singles, counts: Indices) -> None:
    """The network's inputs for packed battles, left and right exchanged in half of them."""
    s = np.zeros(SIZE, np.int8)
    rows, amounts = np.zeros(ACTIVE, np.int32), np.zeros(ACTIVE, np.float32)
    for at in range(len(states)):
        unpack(states[at], s)
        n, flip = 0, below(rng, 2)
        for each in range(note(s, rows, amounts)):
            if amounts[each] != 0.0:
                index[at, n] = FLIPPED[rows[each]] if flip else rows[each]
                value[at, n] = amounts[each]
                n += 1
        counts[at] = n
