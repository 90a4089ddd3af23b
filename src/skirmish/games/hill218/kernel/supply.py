"""Supply: chains of units that lead back to the own base (H-4.2, H-4.5).

Whether a unit is supplied is marked on its cell and put right whenever a unit comes or goes.
"""

from __future__ import annotations

from skirmish.games.hill218.kernel.ids import SPAN
from skirmish.games.hill218.kernel.layout import (
    BOTH_BASES,
    CARDS,
    COLUMNS,
    FED,
    GRID,
    KIND,
    NORTH_BASE,
    OWNED,
    ROWS,
    SOUTH_BASE,
    SPECIAL,
    SUPPLIED,
    UNITS,
    Battle,
)
from skirmish.kernels.jit import compiled


@compiled
def base_of(seat: int) -> int:
    """The cell of a side's own base (H-1.1)."""
    return SOUTH_BASE if seat == 0 else NORTH_BASE


@compiled
def unit_cell(s: Battle, seat: int, index: int) -> int:
    """The cell of a side's unit."""
    at = seat * CARDS + index
    return int(s[ROWS + at]) * SPAN + int(s[COLUMNS + at])


@compiled
def is_fed(s: Battle, seat: int, kind: int, cell: int) -> bool:
    """Whether a cell that this kind is supplied from holds a supplied friendly unit (H-4.2)."""
    at = GRID + cell
    if kind == SPECIAL:
        near = s[at - SPAN - 1] | s[at + SPAN - 1] | s[at - SPAN + 1] | s[at + SPAN + 1]
    else:
        near = s[at - 1] | s[at - SPAN] | s[at + SPAN] | s[at + 1]
    return bool(near & (SUPPLIED << seat))


@compiled
def is_supplied(s: Battle, seat: int, kind: int, cell: int) -> bool:
    """Whether a unit of this kind is, or on an empty cell would be, supplied (H-4.2)."""
    return cell == base_of(seat) or is_fed(s, seat, kind, cell)


@compiled
def spread(s: Battle, seat: int) -> None:
    """Supply flows on to every unit it can reach from those that have it (H-4.2)."""
    number, bit = int(s[UNITS + seat]), SUPPLIED << seat
    fed, before = int(s[FED + seat]), 0
    while before < fed < number:
        before = fed
        for index in range(number):
            cell = unit_cell(s, seat, index)
            held = int(s[GRID + cell])
            if held & bit == 0 and is_fed(s, seat, held & KIND, cell):
                s[GRID + cell] = held | bit
                fed += 1
    s[FED + seat] = fed


@compiled
def judge(s: Battle, seat: int) -> None:
    """Find out anew which of a side's units are supplied: a ring of units does not feed itself (H-4.2)."""
    number, bit = int(s[UNITS + seat]), SUPPLIED << seat
    for index in range(number):
        s[GRID + unit_cell(s, seat, index)] &= ~bit
    at = GRID + base_of(seat)
    s[FED + seat] = 0
    if s[at] & (OWNED << seat):
        s[at] |= bit
        s[FED + seat] = 1
        spread(s, seat)


@compiled
def put_unit(s: Battle, seat: int, kind: int, cell: int) -> None:
    """A unit comes into play, and whatever it connects is supplied again (H-4.2)."""
    at = seat * CARDS + int(s[UNITS + seat])
    s[ROWS + at] = cell // SPAN
    s[COLUMNS + at] = cell % SPAN
    s[UNITS + seat] += 1
    held = kind | (OWNED << seat)
    if is_supplied(s, seat, kind, cell):
        s[GRID + cell] = held | (SUPPLIED << seat)
        s[FED + seat] += 1
        spread(s, seat)
    else:
        s[GRID + cell] = held


@compiled
def take_unit(s: Battle, seat: int, cell: int) -> None:
    """A unit leaves play, and whatever it fed loses its supply (H-4.5)."""
    row, column = cell // SPAN, cell % SPAN
    first, last = seat * CARDS, seat * CARDS + int(s[UNITS + seat]) - 1
    at = first
    while s[ROWS + at] != row or s[COLUMNS + at] != column:
        at += 1
    s[ROWS + at], s[COLUMNS + at] = s[ROWS + last], s[COLUMNS + last]
    s[ROWS + last], s[COLUMNS + last] = 0, 0
    s[UNITS + seat] -= 1
    was_fed = s[GRID + cell] & (SUPPLIED << seat)
    s[GRID + cell] = 0
    if was_fed:
        judge(s, seat)


@compiled
def enemy_base_of(seat: int) -> int:
    """The cell whose taking wins (H-6.1)."""
    return BOTH_BASES - base_of(seat)
