"""The static evaluation: the probability that the side to play wins, from what lies on the field.

The :data:`FEATURES` of both sides go through a small network: one hidden layer of ``HIDDEN`` rectified units,
a direct linear term, and the logistic function. The weights were fitted to games of self-play
(``benchmarks/fit_hill218.py``).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.attack import ATTACKS, supports
from skirmish.games.hill218.kernel.deployment import can_take_base, holds_base, supplied_spaces
from skirmish.games.hill218.kernel.ids import KINDS, REACH, SPAN
from skirmish.games.hill218.kernel.layout import (
    ARTILLERY,
    DECK,
    FED,
    GRID,
    HAND,
    HEAVY,
    INFANTRY,
    OWNED,
    PARA,
    PLAYS,
    SEAT,
    SPECIAL,
    STRIKES,
    SUPPLIED,
    TANK,
    UNITS,
    Battle,
)
from skirmish.games.hill218.kernel.supply import (
    base_of,
    enemy_base_of,
    is_fed,
    is_supplied,
    put_unit,
    take_unit,
    unit_cell,
)
from skirmish.kernels.jit import compiled

Weights = npt.NDArray[np.float64]

STRAIGHT: Final = (-1, -SPAN, SPAN, 1)
SLANTED: Final = (-SPAN - 1, SPAN - 1, -SPAN + 1, SPAN + 1)

FEATURES: Final = (
    "units",
    "units, as the cards run out",
    "supplied units",
    "air strikes",
    "own base held",
    "beside the enemy base, supplied",
    "diagonal to the enemy base, supplied",
    "can come beside the enemy base",
    "own units beside the own base",
    "enemy units in reach",
    "enemy base in reach",
    "storms the enemy base",
    "cells to deploy on",
    "unsupplied beside the enemy base",
    "infantry held",
    "heavy weapons held",
    "special forces held",
    "tanks held",
    "artillery held",
    "paratroopers held",
    "cards in the deck",
    *(f"supplied {column} aside, {row} ahead" for row in range(-2, 3) for column in range(3)),
)
"""What is counted for each side: for the one to play first, then for the other."""
SIDE: Final = len(FEATURES)
ZONES: Final = SIDE - 15
"""Where the supplied units near the hill begin among them."""
SHARED: Final = ("constant", "one play left", "…and enemy storms", "…and enemy units in reach", "…and own")
SIZE: Final = 2 * SIDE + len(SHARED)
HIDDEN: Final = 16
"""The width of the hidden layer: see :func:`worth`."""

# How much is seen.
NUMBERS: Final = 0
"""How many units each side has."""
SUPPLY: Final = 1
"""Also which of them are supplied, and whether the bases are held."""
EVERYTHING: Final = 2
"""All features, and whether the enemy base falls this turn."""


@compiled
def storms_from_base(s: Battle, seat: int) -> bool:
    """Whether a unit on the own base, empty until then, opens the way onto the enemy's (H-4.3, H-6.1)."""
    there, base = enemy_base_of(seat), base_of(seat)
    if s[GRID + base] != 0:
        return False
    hand = HAND + seat * KINDS
    held = int(s[GRID + there])
    for kind in range(KINDS):
        if s[hand + kind] == 0 or (held != 0 and kind != ARTILLERY):
            continue
        put_unit(s, seat, kind, base)
        s[hand + kind] -= 1
        s[GRID + there] = 0  # where artillery on the own base hits
        taken = can_take_base(s, seat)
        s[GRID + there] = held
        s[hand + kind] += 1
        take_unit(s, seat, base)
        if taken:
            return True
    return False


@compiled
def storms(s: Battle, seat: int, plays: int) -> bool:
    """Whether a side can take the enemy base within one turn of that many plays (H-6.1).

    Everything a first play can do for a second is looked at, but for paratroopers or others that close a
    gap in a broken chain of supply.
    """
    if can_take_base(s, seat):
        return True
    if plays < 2:
        return False
    if not holds_base(s, seat):
        return storms_from_base(s, seat)
    there, hand = enemy_base_of(seat), HAND + seat * KINDS
    special = int(s[hand + SPECIAL])
    others = -special
    for kind in range(KINDS):
        others += int(s[hand + kind])
    if s[GRID + there] == 0:
        return _comes_beside(s, seat, there, others, special)
    beside, slanted = is_fed(s, seat, INFANTRY, there), is_fed(s, seat, SPECIAL, there)
    if s[STRIKES + seat] and ((beside and others) or (slanted and special)):
        return True
    # After an attack by one of the others: can one of the cards left be fed onto the base?
    after_other = (beside and others >= 2) or (slanted and special >= 1)
    after_special = (beside and others >= 1) or (slanted and special >= 2)
    supported = supports(s, seat, there, -1)
    stormers = s[hand + INFANTRY] + s[hand + PARA] if supported else 0
    for step in STRAIGHT:
        cell = there + step
        if s[GRID + cell] == 0:
            if is_fed(s, seat, INFANTRY, cell) and (s[hand + TANK] or stormers):
                if others >= 2 or after_other:
                    return True
            elif supported and s[hand + PARA] and after_other:
                return True
            if supported and special and is_fed(s, seat, SPECIAL, cell) and (others or after_special):
                return True
    if supported and s[hand + HEAVY]:
        for step in SLANTED:
            cell = there + step
            if s[GRID + cell] == 0 and is_fed(s, seat, HEAVY, cell) and (after_other or special):
                return True
    if s[hand + ARTILLERY] and after_other:
        for index in range(4):
            cell = there - ATTACKS[seat, ARTILLERY, index]
            if s[GRID + cell] == 0 and is_fed(s, seat, ARTILLERY, cell):
                return True
    return False


@compiled
def _comes_beside(s: Battle, seat: int, there: int, others: int, special: int) -> bool:
    """Whether one play can feed an empty enemy base, and a card is left to take it."""
    for step in STRAIGHT:
        cell = there + step
        if s[GRID + cell] == 0 and others:
            if others >= 2 and is_fed(s, seat, INFANTRY, cell):
                return True
            if special and is_fed(s, seat, SPECIAL, cell):
                return True
    if special:
        for step in SLANTED:
            cell = there + step
            if s[GRID + cell] == 0:
                if others and is_fed(s, seat, INFANTRY, cell):
                    return True
                if special >= 2 and is_fed(s, seat, SPECIAL, cell):
                    return True
    return False


@compiled
def in_reach(s: Battle, seat: int, target: int) -> bool:
    """Whether a card of the hand could be deployed so as to destroy an enemy unit (H-5.1)."""
    hand = HAND + seat * KINDS
    supported = supports(s, seat, target, -1)
    sideways = s[hand + TANK] + (s[hand + INFANTRY] + s[hand + PARA] if supported else 0)
    drops, special = supported and s[hand + PARA] > 0, supported and s[hand + SPECIAL] > 0
    if sideways or special:
        for step in STRAIGHT:
            cell = target + step
            if s[GRID + cell] == 0:
                if drops and cell != enemy_base_of(seat):
                    return True
                if sideways and is_supplied(s, seat, INFANTRY, cell):
                    return True
                if special and is_supplied(s, seat, SPECIAL, cell):
                    return True
    if supported and s[hand + HEAVY]:
        for step in SLANTED:
            if s[GRID + target + step] == 0 and is_supplied(s, seat, HEAVY, target + step):
                return True
    if s[hand + ARTILLERY]:
        for index in range(4):
            cell = target - ATTACKS[seat, ARTILLERY, index]
            if s[GRID + cell] == 0 and is_supplied(s, seat, ARTILLERY, cell):
                return True
    return False


@compiled
def _count_side(s: Battle, seat: int, out: Weights, at: int) -> None:
    """Write one side's features."""
    other, there, base = 1 - seat, enemy_base_of(seat), base_of(seat)
    own, fed = OWNED << seat, SUPPLIED << seat
    units = int(s[UNITS + seat])
    left = int(s[DECK]) + int(s[DECK + 1])
    out[at] = units
    out[at + 1] = units * (1.0 - left / 48.0)
    out[at + 2] = s[FED + seat]
    out[at + 3] = s[STRIKES + seat]
    out[at + 4] = 1.0 if s[GRID + base] & own else 0.0
    beside = unfed = slanted = near = guards = 0
    for step in STRAIGHT:
        held = int(s[GRID + there + step])
        if held & own:
            if held & fed:
                beside += 1
            else:
                unfed += 1
        elif held == 0 and is_fed(s, seat, INFANTRY, there + step):
            near = 1
        if s[GRID + base + step] & own:
            guards += 1
    for step in SLANTED:
        if s[GRID + there + step] & fed:
            slanted += 1
    reached = 0
    for index in range(s[UNITS + other]):
        if in_reach(s, seat, unit_cell(s, other, index)):
            reached += 1
    out[at + 5], out[at + 6], out[at + 7], out[at + 8] = beside, slanted, near, guards
    out[at + 9] = min(reached, 4)
    if s[GRID + there] & (OWNED << other) and (s[STRIKES + seat] or in_reach(s, seat, there)):
        out[at + 10] = 1.0
    out[at + 11] = 1.0 if storms(s, seat, 2) else 0.0
    out[at + 12] = supplied_spaces(s, seat, 0)
    out[at + 13] = unfed
    for kind in range(KINDS):
        out[at + 14 + kind] = s[HAND + seat * KINDS + kind]
    out[at + 20] = s[DECK + seat]
    for index in range(units):
        cell = unit_cell(s, seat, index)
        if s[GRID + cell] & fed:
            row, column = cell // SPAN - REACH, abs(cell % SPAN - REACH)
            if -2 <= row <= 2 and column <= 2:
                out[at + ZONES + ((-row if seat else row) + 2) * 3 + column] += 1.0


@compiled
def count(s: Battle, out: Weights) -> None:
    """Write every feature of a battle in which a side must play, that side's first."""
    seat = int(s[SEAT])
    out[:] = 0.0
    _count_side(s, seat, out, 0)
    _count_side(s, 1 - seat, out, SIDE)
    out[2 * SIDE] = 1.0
    if s[PLAYS] == 1:
        out[2 * SIDE + 1] = 1.0
        out[2 * SIDE + 2] = out[SIDE + 11]
        out[2 * SIDE + 3] = out[SIDE + 9]
        out[2 * SIDE + 4] = out[9]


@compiled
def chance_of(total: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + math.exp(-total))


@compiled
def worth(s: Battle, sight: int, weights: Weights, room: Weights) -> float:
    """The chance that the side to play wins; ``room`` is for ``SIZE`` + ``HIDDEN`` + 1 numbers."""
    if sight < EVERYTHING:
        return plain_worth(s, sight)
    count(s, room[:SIZE])
    sums = room[SIZE:]
    sums[:] = weights[SIZE]
    for index in range(SIZE):
        value = room[index]
        if value != 0.0:
            for each in range(HIDDEN + 1):
                sums[each] += value * weights[index, each]
    total = sums[HIDDEN]
    for each in range(HIDDEN):
        total += max(sums[each], 0.0) * weights[SIZE + 1, each]
    return chance_of(total)


@compiled
def plain_worth(s: Battle, sight: int) -> float:
    """The same for who sees less: units alone, or also which are supplied and whether the bases are held."""
    seat = int(s[SEAT])
    total = 0.4 * (s[UNITS + seat] - s[UNITS + 1 - seat])
    if sight >= SUPPLY:
        total += 0.2 * (s[FED + seat] - s[FED + 1 - seat])
        total += 0.4 * holds_base(s, seat) - 0.4 * holds_base(s, 1 - seat)
    return chance_of(total)
