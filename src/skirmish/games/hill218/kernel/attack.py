"""Attack, support and air strikes (H-5.1 to H-5.3)."""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.core import Seat
from skirmish.games.hill218.kernel.ids import KINDS, SPAN
from skirmish.games.hill218.kernel.layout import (
    ARTILLERY,
    DESTROYED,
    GRID,
    HEAVY,
    KIND,
    OWNED,
    TANK,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.supply import take_unit
from skirmish.games.hill218.kinds import KINDS as ROWS_OF_KINDS
from skirmish.games.hill218.kinds import mirrored
from skirmish.kernels.jit import compiled

ATTACKS: Final = np.array(
    [
        [[y * SPAN + x for x, y in sorted(mirrored(row.attacks, seat))] for row in ROWS_OF_KINDS.values()]
        for seat in Seat
    ],
    dtype=np.int32,
)
"""The four steps to the cells that a kind attacks, ``[seat][kind]``, in order of x, then y (H-1.2)."""


@compiled
def supports(s: Battle, seat: int, target: int, attacker: int) -> bool:
    """Whether a friendly unit other than the one on ``attacker`` supports a cell (H-5.1).

    Every kind supports its four neighbours, heavy weapons the diagonal ones too; supply does not matter.
    """
    own, at = OWNED << seat, GRID + target
    for step in (-1, -SPAN, SPAN, 1):
        if s[at + step] & own and target + step != attacker:
            return True
    heavy = own | HEAVY
    for step in (-SPAN - 1, SPAN - 1, -SPAN + 1, SPAN + 1):
        if s[at + step] & (own | KIND) == heavy and target + step != attacker:
            return True
    return False


@compiled
def targets_of(s: Battle, seat: int, kind: int, cell: int) -> int:
    """Which of the four cells that a unit here attacks hold a target, as bits (H-5.1).

    The unit may stand there already, or be about to be deployed.
    """
    found, enemy = 0, OWNED << (1 - seat)
    for index in range(4):
        target = cell + ATTACKS[seat, kind, index]
        if s[GRID + target] & enemy and (kind in (TANK, ARTILLERY) or supports(s, seat, target, cell)):
            found |= 1 << index
    return found


@compiled
def targets(s: Battle, seat: int, kind: int, cell: int, out: Numbers) -> int:
    """Write the cells of the units that one deployed here could destroy, in order; how many there are."""
    found, number = targets_of(s, seat, kind, cell), 0
    for index in range(4):
        if found & (1 << index):
            out[number] = cell + ATTACKS[seat, kind, index]
            number += 1
    return number


@compiled
def nth_target(found: int, nth: int) -> int:
    """The index of the ``nth`` bit that is set."""
    for index in range(4):
        if found & (1 << index):
            if nth == 0:
                return index
            nth -= 1
    return -1


@compiled
def destroy(s: Battle, owner: int, cell: int) -> None:
    """The unit leaves play and lies open among the destroyed ones (H-5.2, H-5.4)."""
    s[DESTROYED + owner * KINDS + (s[GRID + cell] & KIND)] += 1
    take_unit(s, owner, cell)
