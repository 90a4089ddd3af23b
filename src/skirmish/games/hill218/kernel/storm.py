"""Storming: whether a side can take the enemy base within a turn (H-6.1)."""

from __future__ import annotations

from typing import Final

from skirmish.games.hill218.kernel.attack import ATTACKS, supports
from skirmish.games.hill218.kernel.deployment import can_take_base, holds_base
from skirmish.games.hill218.kernel.ids import ATTACK, KINDS, SPAN
from skirmish.games.hill218.kernel.layout import (
    ARTILLERY,
    ATTACKING,
    GRID,
    HAND,
    HEAVY,
    INFANTRY,
    OWNED,
    PARA,
    PHASE,
    PLAYS,
    SEAT,
    SPECIAL,
    STRIKES,
    TANK,
    Battle,
)
from skirmish.games.hill218.kernel.plays import attack_bits, attack_on
from skirmish.games.hill218.kernel.supply import base_of, enemy_base_of, is_fed, put_unit, take_unit
from skirmish.kernels.jit import compiled

STRAIGHT: Final = (-1, -SPAN, SPAN, 1)
"""Steps to the four orthogonal cells; SLANTED to the four diagonal ones."""
SLANTED: Final = (-SPAN - 1, SPAN - 1, -SPAN + 1, SPAN + 1)


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
def takes_base(s: Battle, seat: int) -> bool:
    """Whether a side that has just decided has taken the enemy base, or can with its next play (H-6.1).

    An attack that opens the base is carried out.
    """
    there = enemy_base_of(seat)
    if s[GRID + there] & (OWNED << seat):
        return True
    if s[SEAT] != seat or s[PLAYS] == 0:
        return False
    if s[PHASE] == ATTACKING and s[GRID + there] != 0:
        for index in range(4):
            if attack_bits(s) >> index & 1 and attack_on(s, index) == ATTACK + there:
                s[GRID + there] = 0
    return can_take_base(s, seat)
