"""Exact hits, crossfire and what they do (section 6)."""

from __future__ import annotations

from skirmish.games.island.kernel.blocks import activate
from skirmish.games.island.kernel.board import BLOCK, FIRST_CHARACTER, facing_of, kind_of, own, remove
from skirmish.games.island.kernel.ids import SHOOT
from skirmish.games.island.kernel.layout import CROSSFIRE, ON_ISLAND, PHASE, ROOM, STEPS, Battle
from skirmish.games.island.kernel.turn import over_if_beaten
from skirmish.kernels.jit import compiled


@compiled
def shot_target(s: Battle, square: int) -> int:
    """I-6.1: the square that the character on a square has an exact hit on, or -1."""
    code = int(s[square])
    facing = facing_of(code)
    reach = kind_of(code) + 2
    if ROOM[square * 4 + facing] < reach:
        return -1
    step = int(STEPS[facing])
    target = square + step * reach
    if s[target] == 0:
        return -1
    between = square + step
    while between != target:
        if s[between] == BLOCK:
            return -1
        between += step
    return target


@compiled
def shots(s: Battle, seat: int) -> int:
    """I-6.1: which characters of a side have an exact hit: a bit for each, from a1 to l12."""
    found = 0
    for index in range(s[ON_ISLAND + seat]):
        if shot_target(s, own(s, seat, index)) >= 0:
            found |= 1 << index
    return found


@compiled
def shot_number(s: Battle, square: int) -> int:
    """The number of the shot of the character on a square."""
    code = int(s[square])
    return SHOOT + (square * 4 + facing_of(code)) * 3 + kind_of(code)


@compiled
def apply_shot(s: Battle, number: int) -> None:
    """I-6.2, I-6.3: a character is removed with all characters between; a block is turned over first."""
    rest = number - SHOOT
    step = int(STEPS[rest // 3 & 3])
    square = rest // 12
    target = square + step * (rest % 3 + 2)
    between = square + step
    if s[target] == BLOCK:
        caught = CROSSFIRE
        while between != target:
            if s[between] >= FIRST_CHARACTER:
                s[caught] = between
                caught += 1
            between += step
        activate(s, target, int(s[PHASE]))
        return
    while between != target:
        if s[between] >= FIRST_CHARACTER:
            remove(s, between)
        between += step
    remove(s, target)
    over_if_beaten(s)
