"""What a side can hit: now, and with each face of the die. The tactical half of the evaluation's inputs."""

from __future__ import annotations

from typing import Final, NamedTuple

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
Lines = npt.NDArray[np.int64]

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

LISTED: Final = 4 * ROW + 1
"""Where the list of blocks begins; how long it is stands before it."""
LINE: Final = np.array(
    [
        facing * ROW + (square // ROW if facing & 1 else square % ROW)
        for square in range(SQUARES)
        for facing in range(4)
    ],
    dtype=np.int64,
)
"""At square * 4 + facing: a character's line in an outline."""
PLACE: Final = np.array(
    [ROW - 1 - ROOM[square * 4 + facing] for square in range(SQUARES) for facing in range(4)], dtype=np.int64
)
"""At square * 4 + facing: how far along that line it stands."""
CLEAR: Final = np.array(
    [min(5, (ahead & -ahead).bit_length() - 1) if ahead else 5 for ahead in range(32)], dtype=np.int64
)
"""How many of the next five squares are free before the first that is occupied."""


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


class Sight(NamedTuple):
    """The memory of a look at a battle."""

    found: Floats
    """What one side can hit: the places above; then room for what :mod:`.inputs` counts."""
    lines: Lines
    """Which squares are occupied, a bit for each: see :func:`outline`."""


def new_sight(counts: int) -> Sight:
    """Memory for looks at battles, with room for that many counts."""
    return Sight(np.zeros(SCAN + counts), np.zeros(LISTED + 10, np.int64))


@compiled
def _occupy(lines: Lines, square: int) -> None:
    row, column = square // ROW, square % ROW
    lines[column] |= 1 << row
    lines[ROW + row] |= 1 << column
    lines[2 * ROW + column] |= 1 << (ROW - 1 - row)
    lines[3 * ROW + row] |= 1 << (ROW - 1 - column)


@compiled
def outline(s: Battle, lines: Lines) -> None:
    """Note which squares are occupied: at facing * 12 + the number of a column or row, a bit for each square
    in the order in which a character with that facing comes to them.

    The blocks are listed at ``LISTED``, with some that are no longer there: blocks are never added, so that
    a list is good for many positions. It is made anew when one is missing from it.
    """
    for at in range(4 * ROW):
        lines[at] = 0
    for seat in range(2):
        for index in range(s[ON_ISLAND + seat]):
            _occupy(lines, own(s, seat, index))
    left = int(s[LIVE]) + int(s[SAFE])
    for at in range(LISTED, LISTED + lines[LISTED - 1]):
        left -= s[lines[at]] == BLOCK
    if left != 0:
        n = 0
        for square in range(SQUARES):
            if s[square] == BLOCK:
                lines[LISTED + n] = square
                n += 1
        lines[LISTED - 1] = n
    for at in range(LISTED, LISTED + lines[LISTED - 1]):
        if s[lines[at]] == BLOCK:
            _occupy(lines, int(lines[at]))


@compiled
def scan(s: Battle, seat: int, mover: int, sight: Sight) -> None:
    """Fill in what a side can hit now and with each roll, and how it can move, once :func:`outline` was made.

    ``mover`` is the square of the only character that may use the roll (I-4.5), or ``NO_SQUARE``. A
    character's own line and the two parallel to it in its range show at once where it may hit something.
    """
    found, lines = sight.found, sight.lines
    for at in range(FACES):
        found[at] = 0.0
    for index in range(s[ON_ISLAND + 1 - seat]):
        found[FACES + own(s, 1 - seat, index)] = 0.0
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        if lines[LINE[square * 4 + facing]] >> (PLACE[square * 4 + facing] + kind + 2) & 1:
            _aim(s, square, facing, kind, seat, found)
    for index in range(s[ON_ISLAND + seat]):
        square = own(s, seat, index)
        if mover not in (NO_SQUARE, square):
            continue
        code = int(s[square])
        facing, kind = facing_of(code), kind_of(code)
        line, place = int(LINE[square * 4 + facing]), int(PLACE[square * 4 + facing])
        step, reach = int(STEPS[facing]), kind + 2
        ahead = lines[line] >> (place + 1)
        free = min(int(CLEAR[ahead & 31]), ROW - 1 - place)
        for roll in range(1, free + 1):
            found[USES + roll] += 1.0
        if free < 5 and (free > 0 or (place < ROW - 1 and s[square + step] == BLOCK)):
            found[USES + free + 1] += 1.0  # a turn before what stands there, or a block to land on
        hits, at = ahead >> reach & ((1 << free) - 1), 1
        while hits:
            if hits & 1:
                _consider(s, square + step * at, facing, kind, seat, at, found)
            hits >>= 1
            at += 1
        beside, reachable = line % ROW, (2 << min(free, 4)) - 1
        for side in range(2):
            other = beside + reach if side else beside - reach
            if other < 0 or other >= ROW:
                continue
            hits, at = lines[line - beside + other] >> place & reachable, 0
            # Columns are numbered to the east, rows to the north.
            aim = (1 if side else 3) if facing & 1 == 0 else (0 if side else 2)
            while hits:
                if hits & 1:
                    _consider(s, square + step * at, aim, kind, seat, at + 1 if at else 0, found)
                hits >>= 1
                at += 1


@compiled
def _aim(s: Battle, square: int, facing: int, kind: int, seat: int, found: Floats) -> None:
    """A hit that a character has at once."""
    gain = shot_gain(s, square, facing, kind, seat)
    if gain <= 0.0:
        return
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
