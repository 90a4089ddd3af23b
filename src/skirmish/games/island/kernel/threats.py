"""What a side can hit: now, and with each face of the die. The tactical half of the evaluation's inputs."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.board import BLOCK, FIRST_CHARACTER, facing_of, kind_of, own, seat_of
from skirmish.games.island.kernel.layout import (
    LIVE,
    NO_SQUARE,
    ON_ISLAND,
    ROOM,
    ROW,
    SAFE,
    SQUARES,
    STEPS,
    Battle,
)
from skirmish.kernels.jit import compiled

Floats = npt.NDArray[np.float64]

NOW: Final = 0
"""What its exact hits would take from the other side at once."""
BEST: Final = 1
"""At BEST + n: what the best use of a roll of n would take besides."""
USES: Final = BEST + 6
"""At USES + n: how many of its characters can use a roll of n."""
AIMS: Final = USES + 6
"""How many moves over all rolls end with a hit."""
AIMED: Final = AIMS + 1
"""How many squares it hits at once."""
TARGETS: Final = AIMED + 1
"""Those squares."""
GAINS: Final = TARGETS + 10
"""What the best hit on each of them takes."""
FACES: Final = GAINS + 10
"""At FACES + square, where a character of the other side stands: which rolls can hit it, a bit for each face,
and ``AT_ONCE`` if none is needed."""
SCAN: Final = FACES + SQUARES
AT_ONCE: Final = 64


@compiled
def shot_gain(s: Battle, square: int, facing: int, kind: int, seat: int) -> float:
    """What a shot from a square would take: theirs less ours, in characters (I-6.1 to I-6.3).

    A block is worth what its blast would take, as often as it is live (I-5.3).
    """
    reach = kind + 2
    if ROOM[square * 4 + facing] < reach:
        return 0.0
    step = int(STEPS[facing])
    target = square + step * reach
    code = int(s[target])
    if code == 0:
        return 0.0
    gain = 0.0
    between = square + step
    while between != target:
        there = int(s[between])
        if there == BLOCK:
            return 0.0
        if there >= FIRST_CHARACTER:
            gain += -1.0 if seat_of(there) == seat else 1.0
        between += step
    if code == BLOCK:
        row, column = target // ROW, target % ROW
        for y in range(max(row - 1, 0), min(row + 2, ROW)):
            for x in range(max(column - 1, 0), min(column + 2, ROW)):
                there = int(s[y * ROW + x])
                if there >= FIRST_CHARACTER and y * ROW + x != target - step:  # crossfire: counted already
                    gain += -1.0 if seat_of(there) == seat else 1.0
        return gain * float(s[LIVE]) / float(s[LIVE] + s[SAFE])
    return gain + (-1.0 if seat_of(code) == seat else 1.0)


@compiled
def scan(s: Battle, seat: int, mover: int, found: Floats) -> None:
    """Fill in what a side can hit now and with each roll, and how it can move.

    ``mover`` is the square of the only character that may use the roll (I-4.5), or ``NO_SQUARE``.
    """
    for at in range(FACES):
        found[at] = 0.0
    for index in range(s[ON_ISLAND + 1 - seat]):
        found[FACES + own(s, 1 - seat, index)] = 0.0
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        gain = shot_gain(s, square, facing, kind, seat)
        if gain <= 0.0:
            continue
        target = square + int(STEPS[facing]) * (kind + 2)
        if s[target] != BLOCK:
            found[FACES + target] = AT_ONCE
        at = 0
        while at < found[AIMED] and found[TARGETS + at] != target:
            at += 1
        if at == found[AIMED]:
            found[TARGETS + at] = target
            found[AIMED] += 1.0
        if gain > found[GAINS + at]:  # of two that hit the same square, the one that takes more
            found[NOW] += gain - found[GAINS + at]
            found[GAINS + at] = gain
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        if mover not in (NO_SQUARE, square):
            continue
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        left, right = (facing + 3) & 3, (facing + 1) & 3
        _consider(s, square, left, kind, seat, 0, found)
        _consider(s, square, right, kind, seat, 0, found)
        room, step, ahead = int(ROOM[square * 4 + facing]), int(STEPS[facing]), square
        for roll in range(1, min(room, 5) + 1):
            ahead += step
            there = int(s[ahead])
            if there == BLOCK:
                found[USES + roll] += 1.0
            if there != 0:
                break
            found[USES + roll] += 1.0
            _consider(s, ahead, facing, kind, seat, roll, found)
            if roll < 5:
                if roll == room or s[ahead + step] >= FIRST_CHARACTER:
                    found[USES + roll + 1] += 1.0  # otherwise counted with the straight move
                _consider(s, ahead, left, kind, seat, roll + 1, found)
                _consider(s, ahead, right, kind, seat, roll + 1, found)


@compiled
def _aimed_at(found: Floats, target: int) -> bool:
    """Whether the scanned side has an exact hit on that square now."""
    for at in range(int(found[AIMED])):
        if found[TARGETS + at] == target:
            return True
    return False


@compiled
def _consider(s: Battle, square: int, facing: int, kind: int, seat: int, roll: int, found: Floats) -> None:
    """A hit that a roll would bring about, unless its target is being hit already."""
    gain = shot_gain(s, square, facing, kind, seat)
    if gain <= 0.0:
        return
    target = square + int(STEPS[facing]) * (kind + 2)
    if _aimed_at(found, target):
        return
    if s[target] != BLOCK:
        found[FACES + target] = float(int(found[FACES + target]) | 1 << roll)
    found[AIMS] += 1.0
    if gain > found[BEST + roll]:
        found[BEST + roll] = gain
