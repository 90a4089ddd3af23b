"""Deploying: where a unit may come into play (H-4.1, H-4.3, H-4.4)."""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.games.hill218.kernel.ids import KINDS, REACH, SPAN
from skirmish.games.hill218.kernel.layout import (
    CARDS,
    COLUMNS,
    GRID,
    HAND,
    OWNED,
    PARA,
    ROWS,
    SPECIAL,
    SUPPLIED,
    UNITS,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.supply import base_of, enemy_base_of, is_fed, unit_cell
from skirmish.games.hill218.rules.deployment import MARGIN
from skirmish.kernels.jit import compiled

# Kinds that may be deployed on the same cells.
SIDEWAYS: Final = 0
"""Supplied from the four orthogonal cells: all but special forces, and paratroopers that need no supply."""
SLANTWISE: Final = 1
"""Supplied from the four diagonal cells: special forces."""
BY_PARACHUTE: Final = 2
"""Paratroopers."""

STEPS: Final = np.array(
    [[-1, -SPAN, SPAN, 1], [-SPAN - 1, SPAN - 1, -SPAN + 1, SPAN + 1]],
    dtype=np.int64,
)
"""From a supplied unit to the cells it feeds, for each of the first two classes."""


@compiled
def holds_base(s: Battle, seat: int) -> bool:
    """Whether a side has a unit on its own base; without one nothing is supplied (H-4.3)."""
    return bool(s[GRID + base_of(seat)] & (OWNED << seat))


@compiled
def is_first_to_feed(s: Battle, at: int, bit: int, steps: int, index: int) -> bool:
    """Whether no supplied unit feeds this cell by an earlier step: each cell is to be counted once."""
    for earlier in range(index):  # a generator does not compile
        if s[at - STEPS[steps, earlier]] & bit:
            return False
    return True


@compiled
def supplied_spaces(s: Battle, seat: int, steps: int) -> int:
    """On how many empty cells a unit of the class would be supplied (H-4.1, H-4.2)."""
    if not holds_base(s, seat):
        return 1
    number, bit = 0, SUPPLIED << seat
    for unit in range(s[UNITS + seat]):
        near = GRID + unit_cell(s, seat, unit)
        if s[near] & bit:
            for index in range(4):
                at = near + STEPS[steps, index]
                if s[at] == 0 and is_first_to_feed(s, at, bit, steps, index):
                    number += 1
    return number


@compiled
def nth_supplied_space(s: Battle, seat: int, steps: int, nth: int) -> int:
    """The ``nth`` of these cells, or -1."""
    if not holds_base(s, seat):
        return base_of(seat) if nth == 0 else -1
    bit = SUPPLIED << seat
    for unit in range(s[UNITS + seat]):
        near = GRID + unit_cell(s, seat, unit)
        if s[near] & bit:
            for index in range(4):
                at = near + STEPS[steps, index]
                if s[at] == 0 and is_first_to_feed(s, at, bit, steps, index):
                    if nth == 0:
                        return int(at - GRID)
                    nth -= 1
    return -1


@compiled
def has_supplied_space(s: Battle, seat: int, steps: int) -> bool:
    """Whether there is such a cell at all."""
    if not holds_base(s, seat):
        return True
    for unit in range(s[UNITS + seat]):
        near = GRID + unit_cell(s, seat, unit)
        if s[near] & (SUPPLIED << seat):
            for index in range(4):
                if s[near + STEPS[steps, index]] == 0:
                    return True
    return False


@compiled
def drop_rectangle(s: Battle) -> tuple[int, int, int, int]:
    """West, south, east and north, as columns and rows: all within two of the hill and the units (H-4.4)."""
    west = south = east = north = REACH
    for seat in range(2):
        for at in range(seat * CARDS, seat * CARDS + s[UNITS + seat]):
            row, column = int(s[ROWS + at]), int(s[COLUMNS + at])
            west, east = min(west, column), max(east, column)
            south, north = min(south, row), max(north, row)
    return west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN


@compiled
def may_land(s: Battle, seat: int, cell: int) -> bool:
    """Whether paratroopers may land on a cell of the rectangle (H-4.4)."""
    if s[GRID + cell] != 0:
        return False
    return cell != enemy_base_of(seat) or is_fed(s, seat, PARA, cell)


@compiled
def drop_spaces(s: Battle, seat: int) -> int:
    """On how many cells paratroopers may land: all but the hill, units, an enemy base not reached (H-4.4)."""
    west, south, east, north = drop_rectangle(s)
    closed = 1 + int(s[UNITS]) + int(s[UNITS + 1])
    there = enemy_base_of(seat)
    if s[GRID + there] == 0 and not is_fed(s, seat, PARA, there):
        closed += 1
    return (east - west + 1) * (north - south + 1) - closed


@compiled
def deployable_cells(s: Battle, seat: int, kind_class: int, shift: int, out: Numbers, number: int) -> int:
    """Append every cell on which a unit of the class may be deployed (H-4.1), plus ``shift``, to a list of
    ``number``; its length after that.

    Each cell that comes into question is written, and stays in the list if it counts: whether it does is
    hard to foresee, and a wrong guess of the processor takes longer than writing. The list needs room for one
    more.
    """
    if kind_class == BY_PARACHUTE:
        west, south, east, north = drop_rectangle(s)
        there = enemy_base_of(seat)
        barred = -1 if is_fed(s, seat, PARA, there) else there
        for row in range(south, north + 1):
            for cell in range(row * SPAN + west, row * SPAN + east + 1):
                out[number] = cell + shift
                number += (s[GRID + cell] == 0) & (cell != barred)
        return number
    if not holds_base(s, seat):
        out[number] = base_of(seat) + shift
        return number + 1
    bit = SUPPLIED << seat
    for unit in range(s[UNITS + seat]):
        near = GRID + unit_cell(s, seat, unit)
        if s[near] & bit:
            for index in range(4):
                at, fed = near + STEPS[kind_class, index], 0
                for earlier in range(index):
                    fed |= s[at - STEPS[kind_class, earlier]] & bit
                out[number] = at - GRID + shift
                number += (s[at] | fed) == 0
    return number


@compiled
def can_deploy(s: Battle, seat: int) -> bool:
    """Whether any card of the hand may be deployed anywhere (H-4.1)."""
    hand = HAND + seat * KINDS
    if s[hand + PARA]:
        return True
    if s[hand + SPECIAL] and has_supplied_space(s, seat, SLANTWISE):
        return True
    for kind in range(KINDS):
        if kind != SPECIAL and s[hand + kind]:
            return has_supplied_space(s, seat, SIDEWAYS)
    return False


@compiled
def can_take_base(s: Battle, seat: int) -> bool:
    """Whether a card of the hand may be deployed on the enemy base now, which wins (H-6.1)."""
    there = enemy_base_of(seat)
    if s[GRID + there] != 0:
        return False
    hand = HAND + seat * KINDS
    for kind in range(KINDS):  # a generator does not compile
        if s[hand + kind] and is_fed(s, seat, kind, there):
            return True
    return False
