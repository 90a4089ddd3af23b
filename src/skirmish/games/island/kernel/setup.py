"""The set-up: blocks, characters, pads (section 2)."""

from __future__ import annotations

from skirmish.games.island.kernel.board import BLOCK, character, kind_of, own, stand
from skirmish.games.island.kernel.ids import CHARACTER, LOAD
from skirmish.games.island.kernel.layout import (
    BLOCKS,
    DEPLOYING,
    FIRST,
    HAS_PADS,
    KIND_COUNTS,
    LOADING,
    NORTH,
    ON_ISLAND,
    PLACED,
    PLACING,
    REMAINING,
    ROW,
    SEAT,
    SLOTS,
    SOUTH,
    SQUARES,
    VARIANT,
    Battle,
)
from skirmish.games.island.kernel.turn import await_phase, begin_turn
from skirmish.kernels.jit import compiled


@compiled
def block_lines(s: Battle) -> int:
    """I-2.2: the columns that hold a block, a bit for each, and above them the rows."""
    found = 0
    for square in range(SQUARES):
        if s[square] == BLOCK:
            found |= 1 << square % ROW | 1 << ROW + square // ROW
    return found


@compiled
def held(s: Battle, seat: int, kind: int) -> int:
    """I-2.4: how many of a kind a side has not placed yet."""
    number = int(KIND_COUNTS[kind])
    for index in range(s[ON_ISLAND + seat]):
        if kind_of(int(s[own(s, seat, index)])) == kind:
            number -= 1
    return number


@compiled
def home(seat: int) -> int:
    """I-2.4: the first square of a side's own two rows, 24 in a row."""
    return 0 if seat == SOUTH else SQUARES - 2 * ROW


@compiled
def composition(s: Battle, seat: int) -> int:
    """I-2.5: what is left for the pad, as :data:`.layout.LOADS_FROM` counts it."""
    return held(s, seat, 1) * 6 + held(s, seat, 2)


@compiled
def apply_block(s: Battle, number: int) -> None:
    """Place the block; after the tenth the characters follow, the first player again first."""
    s[number] = BLOCK
    blocks = 0
    for square in range(SQUARES):
        blocks += s[square]
    if blocks == BLOCKS:
        await_phase(s, DEPLOYING, int(s[FIRST]))
    else:
        await_phase(s, PLACING, 1 - int(s[SEAT]))


@compiled
def apply_character(s: Battle, number: int) -> None:
    """Place the character; when both sides have theirs, the pads are loaded or the battle begins."""
    rest = number - CHARACTER
    seat, variant = int(s[SEAT]), int(s[VARIANT])
    stand(s, seat, rest // 12, character(seat, rest // 4 % 3, rest & 3))
    s[REMAINING + seat] += 1
    if s[ON_ISLAND + SOUTH] + s[ON_ISLAND + NORTH] < 2 * PLACED[variant]:
        await_phase(s, DEPLOYING, 1 - seat)
    elif HAS_PADS[variant]:
        await_phase(s, LOADING, int(s[FIRST]))
    else:
        begin_turn(s, int(s[FIRST]))


@compiled
def apply_load(s: Battle, number: int) -> None:
    """Load the pad; after the second one the first player takes the first turn (I-2.6)."""
    seat, rest = int(s[SEAT]), number - LOAD
    for slot in range(4, -1, -1):
        s[SLOTS + seat * 5 + slot] = rest % 3 + 1
        rest //= 3
    s[REMAINING + seat] += 5
    if seat == s[FIRST]:
        await_phase(s, LOADING, 1 - seat)
    else:
        begin_turn(s, int(s[FIRST]))
