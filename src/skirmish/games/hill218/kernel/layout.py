"""Where everything about a battle lies in its one flat array of bytes.

Pairs and tables are ``[seat]`` or ``[seat][kind]``; kinds are numbers in the order I H S T A P. Cells are
those of :mod:`.ids`. No unit can stand in the outermost columns (x is at most 32:
20 steps and six paratroopers), so that looking one space to the side never leaves a row; above and below the
field there is room for artillery to look three spaces ahead.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.ids import CELLS, KINDS, SPAN, cell_of
from skirmish.games.hill218.kinds import BASES, DECK_SIZE, HILL

Battle = npt.NDArray[np.int8]
"""One battle: ``SIZE`` bytes."""
Numbers = npt.NDArray[np.int32]
"""Room for ids, cells or weights that a function writes."""

CARDS: Final = DECK_SIZE
WIDEST: Final = 32
"""The farthest column from the hill that a unit may stand on."""

# The six kinds, by the numbers they have in the array.
INFANTRY: Final = 0
HEAVY: Final = 1
SPECIAL: Final = 2
TANK: Final = 3
ARTILLERY: Final = 4
PARA: Final = 5
UNKNOWN: Final = 6
"""A card of a deck that is not known."""

# Phases.
ENDED: Final = 0
DEALING: Final = 1
RETURNING: Final = 2
DRAWING: Final = 3
PLAYING: Final = 4
ATTACKING: Final = 5

# The array.
PHASE: Final = 0
SEAT: Final = 1
"""Who must decide, or whose cards are drawn."""
PLAYS: Final = 2
"""Plays left: with the one awaited, or after the attack that is awaited."""
FIRST: Final = 3
DRAWN: Final = 4
"""How many cards the variant deals, and of these, how many are returned (H-2.2)."""
RETURNED: Final = 5
ROW: Final = 6
"""The cell of the unit that must attack."""
COLUMN: Final = 7
RESULT: Final = 8
"""Once over: 1 South won, -1 North won, 0 a draw."""
STRIKES: Final = 10
UNITS: Final = 12
"""How many units a side has in play."""
FED: Final = 14
"""How many of them are supplied."""
DECK: Final = 16
"""How many cards a deck has."""
HIDDEN: Final = 18
"""How many cards of a hand are not known."""
HAND: Final = 20
POOL: Final = HAND + 2 * KINDS
"""The cards that are neither in play nor destroyed nor known in hand or deck (``unaccounted``)."""
DESTROYED: Final = POOL + 2 * KINDS
CARD: Final = DESTROYED + 2 * KINDS
"""A side's deck from the top; the lowest card is always the last of the ``CARDS`` entries."""
ROWS: Final = CARD + 2 * CARDS
"""A side's units, in no order: their rows, and their columns."""
COLUMNS: Final = ROWS + 2 * CARDS
_AHEAD: Final = 3 * SPAN
GRID: Final = COLUMNS + 2 * CARDS + _AHEAD
"""What is on each cell: nothing, the hill, or a unit's kind with its side's bit and whether it is fed."""
SIZE: Final = GRID + CELLS + _AHEAD

# What is on a cell.
EMPTY: Final = 0
KIND: Final = 7
"""The bits that say the kind."""
OWNED: Final = 8
"""South's unit; twice this for North's."""
SUPPLIED: Final = 32
"""Supplied by South; twice this by North."""
ON_HILL: Final = 7
"""The hill: it belongs to neither side and is never empty (H-2.1)."""

HILL_CELL: Final = cell_of(HILL)
SOUTH_BASE: Final = cell_of(BASES[0])
NORTH_BASE: Final = cell_of(BASES[1])
BOTH_BASES: Final = SOUTH_BASE + NORTH_BASE
"""Less one side's base, the other side's."""

MAX_LEGAL: Final = 5_000
"""Enough for every list of decisions: all cells for paratroopers, 96 for each other kind, 24 to strike."""
MAX_CHANCE: Final = 252
"""Enough for every list of draws: five cards of six kinds."""
