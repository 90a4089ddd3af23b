"""What the networks see of a battle, from the side to move: a list of inputs and their values.

Two networks evaluate the island. One is for the battle: where every character and block stands, what each
side can hit now and with each face of the die, how freely it can move, who is left. The other is for the
set-up: where characters and blocks have been placed so far, and what is still to come. Both see the island as
the side to move does, with its own edge at the bottom.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.games.island.kernel.board import BLOCK, facing_of, front, kind_of, own, square_at
from skirmish.games.island.kernel.layout import (
    BEATEN_AT,
    CHOOSING,
    DEPLOYING,
    ENTERING,
    FIRST,
    HAS_PADS,
    LIVE,
    LOADING,
    MISSILE,
    MOVER,
    NO_SQUARE,
    NONE,
    ON_ISLAND,
    PHASE,
    PLACED,
    PLACING,
    QUIET,
    QUIET_LIMIT,
    REMAINING,
    ROLL,
    ROLLING,
    ROLLING_PAD,
    ROOM,
    ROW,
    SAFE,
    SEAT,
    SLOTS,
    SQUARES,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.games.island.kernel.setup import held
from skirmish.games.island.kernel.threats import (
    AIMS,
    AT_ONCE,
    BEST,
    FACES,
    LISTED,
    NOW,
    USES,
    Floats,
    Sight,
    outline,
    scan,
)
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import Indices, Singles

# The battle's inputs.
PIECES: Final = 0
"""A character: ((side * 3 + kind) * 4 + facing) * 144 + square. Side 0 is to move."""
BARS: Final = PIECES + 2 * 12 * SQUARES
"""A block: its square."""
BERTHS: Final = BARS + SQUARES
"""A character on the pad: (side * 3 + kind) * 13 + the column it would enter, or 12 if it cannot."""
LIVES: Final = BERTHS + 2 * 3 * 13
"""How many characters a side can lose: side * 11 + that number."""
PRESENT: Final = LIVES + 22
"""How many characters a side has on the island: side * 11 + that number."""
STAGE: Final = PRESENT + 22
"""What is awaited: one of the stages below."""
SIDES: Final = STAGE + 11
"""Counts of each side: side * ``SIDE`` + one of the counts below."""
# Stages.
TURN: Final = 0
NAMED: Final = 6
"""A roll that only one character may use."""
OPTION: Final = 7
SLIDE: Final = 8
ENTRY: Final = 9
RESTRICTED: Final = 10
"""Only one character may use the roll that is known: comes with the roll's own stage, 1 to 5."""
# Counts.
ISLAND: Final = 0
PAD: Final = 3
SHUT_OUT: Final = 6
EDGE: Final = 7
"""Characters at an edge with nowhere to go."""
HITS: Final = 8
"""What it can hit at once, and that as a share of what the other side can lose."""
HOPES: Final = 10
"""The same of what it can hope to hit with its roll."""
STUCK: Final = 12
MOBILITY: Final = 13
AIM: Final = 14
FEW: Final = 15
BY_FACE: Final = 16
"""What the best use of each face would hit."""
IDLE: Final = 22
"""For the faces 1 to 5: no character can use that roll."""
HIT: Final = 27
"""Of each kind, how many of its characters stand in the other side's fire."""
EXPOSED: Final = 30
"""Of each kind, how many of its characters the other side's next roll may hit, weighed by the faces."""
SIDE: Final = 33
LEAD: Final = SIDES + 2 * SIDE
DANGER: Final = LEAD + 1
"""The share of blocks that are live."""
LEFT: Final = DANGER + 1
"""Live and safe blocks left."""
QUIETNESS: Final = LEFT + 2
"""How near the draw is, three times: from the start, from the half, and from the last sixth on."""
PADS: Final = QUIETNESS + 3
EARLY: Final = PADS + 1
"""The variant ends a battle before the last character is lost."""
INPUTS: Final = EARLY + 1
# Slots: two times ten characters, then these.
BLOCK_SLOTS: Final = 20
BERTH_SLOTS: Final = BLOCK_SLOTS + 10
COUNT_SLOTS: Final = BERTH_SLOTS + 10
MOST: Final = COUNT_SLOTS + 2 * SIDE + 15
"""The most inputs that a battle has."""
ONES: Final = np.array([faces.bit_count() for faces in range(64)], dtype=np.int64)
"""How many faces of the die a set of them has."""


def _exchanged() -> Indices:
    """For each input of a battle, which one it is with left and right exchanged."""
    found = np.arange(INPUTS, dtype=np.int32)
    across = np.arange(SQUARES).reshape(ROW, ROW)[:, ::-1].ravel()
    for side_and_kind in range(6):
        for facing in range(4):
            there = PIECES + (side_and_kind * 4 + (-facing & 3)) * SQUARES
            here = PIECES + (side_and_kind * 4 + facing) * SQUARES
            found[here : here + SQUARES] = there + across
        berths = BERTHS + side_and_kind * 13
        found[berths : berths + ROW] = found[berths : berths + ROW][::-1].copy()
    found[BARS : BARS + SQUARES] = BARS + across
    return found


EXCHANGED: Final = _exchanged()
"""For each input of a battle, which one it is with left and right exchanged."""

# The set-up's inputs.
POSTS: Final = 0
"""A character: ((side * 3 + kind) * 24 + square) * 4 + facing, as its owner sees the island."""
SET_BARS: Final = POSTS + 2 * 3 * 24 * 4
"""A block: its square."""
LOADED: Final = SET_BARS + SQUARES
"""A character on the pad: (side * 5 + slot) * 3 + kind."""
HELD: Final = LOADED + 30
"""Characters not placed yet: (side * 3 + kind) * 6 + their number."""
SET_STAGE: Final = HELD + 36
"""Blocks placed so far; then 10 + the characters that the side to move has yet to place; 21: loading."""
STARTER: Final = SET_STAGE + 22
"""Whether the side to move plays first."""
KIND_OF_BATTLE: Final = STARTER + 1
"""The variant."""
SET_UP_INPUTS: Final = KIND_OF_BATTLE + 8
SET_UP_MOST: Final = 20 + 10 + 10 + 6 + 3


@compiled
def lives(s: Battle, seat: int) -> int:
    """How many characters a side can lose before it is beaten (I-7.1, I-8.1)."""
    return int(s[REMAINING + seat]) - int(BEATEN_AT[s[VARIANT]])


@compiled
def setting_up(s: Battle) -> bool:
    """Whether the set-up is still going on."""
    phase = int(s[PHASE])
    return phase in (PLACING, DEPLOYING, LOADING)


@compiled
def _put(index: Indices, value: Singles, n: int, which: int, how_much: float) -> int:
    """Add an input to the list; the new length of the list."""
    index[n] = which
    value[n] = how_much
    return n + 1


@compiled
def _stand(s: Battle, seat: int, mover: int, index: Indices, value: Singles, sums: Singles) -> None:
    """Where a side's characters stand and wait; their numbers go into ``sums``."""
    side = 0 if seat == mover else 1
    n = side * 10
    for at in range(n, n + 10):
        value[at] = 0.0
    for at in range(s[ON_ISLAND + seat]):
        square = own(s, seat, at)
        code = int(s[square])
        kind, facing = kind_of(code), facing_of(code)
        sums[ISLAND + kind] += 1.0
        if ROOM[square * 4 + facing] == 0:
            sums[EDGE] += 1.0
        if mover == 1:
            square, facing = SQUARES - 1 - square, facing ^ 2
        n = _put(index, value, n, PIECES + ((side * 3 + kind) * 4 + facing) * SQUARES + square, 1.0)
    n = BERTH_SLOTS + side * 5
    for slot in range(5):
        waiting = int(s[SLOTS + seat * 5 + slot])
        value[n + slot] = 0.0
        if waiting:
            square = front(seat, int(s[MISSILE + seat]), slot)
            column = 12
            sums[PAD + waiting - 1] += 1.0
            if square < 0:
                sums[SHUT_OUT] += 1.0
            else:
                column = square % ROW if mover == 0 else ROW - 1 - square % ROW
            _put(index, value, n + slot, BERTHS + (side * 3 + waiting - 1) * 13 + column, 1.0)


@compiled
def _threaten(s: Battle, seat: int, roll: int, found: Floats, sums: Singles, other: Singles) -> None:
    """What a side that was scanned can hit, into its ``sums``, and what stands in its fire, into the other's.

    A roll that is known counts alone; 0 means that any may come.
    """
    victims = float(lives(s, 1 - seat))
    now = min(found[NOW], victims)
    sums[HITS] = now
    sums[HITS + 1] = now / victims
    hope, stuck, uses = 0.0, 0.0, 0.0
    for face in range(6):
        if roll in (0, face):
            sums[BY_FACE + face] = found[BEST + face]
            hope += found[BEST + face]
    if roll == 0:
        hope /= 6.0
    hope = min(hope, victims - now)
    sums[HOPES] = hope
    sums[HOPES + 1] = hope / victims
    for face in range(1, 6):
        uses += found[USES + face]
        if found[USES + face] == 0.0:
            stuck += 1.0
            sums[IDLE + face - 1] = 1.0
    sums[STUCK] = stuck / 6.0
    sums[MOBILITY] = uses / 10.0
    sums[AIM] = found[AIMS] / 10.0
    any_roll, weight = (1 << roll, 1.0) if roll else (63, 1.0 / 6.0)
    for at in range(s[ON_ISLAND + 1 - seat]):
        square = own(s, 1 - seat, at)
        faces, kind = int(found[FACES + square]), kind_of(int(s[square]))
        if faces == AT_ONCE:
            other[HIT + kind] += 1.0
        else:
            other[EXPOSED + kind] += ONES[faces & any_roll] * weight


@compiled
def _stage(s: Battle, mover: int) -> int:
    """What the side to move awaits. Between turns that is its next turn."""
    phase = int(s[PHASE])
    if int(s[SEAT]) == mover:
        if phase == USING_ROLL:
            return int(s[ROLL])
        if phase == ROLLING and s[MOVER] != NONE:
            return NAMED
        if phase == CHOOSING:
            return OPTION
        if phase == ROLLING_PAD:
            return SLIDE
        if phase == ENTERING:
            return ENTRY
    return TURN


@compiled
def slots_of(s: Battle, mover: int, unseen: int, index: Indices, value: Singles, sight: Sight) -> None:
    """The inputs of a battle in which ``mover`` is to move or about to roll, each in its slot.

    There are ``MOST`` slots, each for one thing, so that positions which are much alike differ in few of
    them; a value of 0 means that there is nothing. What the side ``unseen`` can hit is left out, which is how
    weak levels overlook it.
    """
    found = sight.found
    sums, others = value[COUNT_SLOTS : COUNT_SLOTS + SIDE], value[COUNT_SLOTS + SIDE : COUNT_SLOTS + 2 * SIDE]
    for at in range(2 * SIDE):
        index[COUNT_SLOTS + at] = SIDES + at
        value[COUNT_SLOTS + at] = 0.0
    _stand(s, mover, mover, index, value, sums)
    _stand(s, 1 - mover, mover, index, value, others)
    outline(s, sight.lines)
    listed = sight.lines[LISTED - 1]
    for at in range(10):
        value[BLOCK_SLOTS + at] = 0.0
        if at < listed:
            square = int(sight.lines[LISTED + at])
            index[BLOCK_SLOTS + at] = BARS + (square if mover == 0 else SQUARES - 1 - square)
            if s[square] == BLOCK:
                value[BLOCK_SLOTS + at] = 1.0
    # A slide's roll moves no character.
    phase, mine = int(s[PHASE]), int(s[SEAT]) == mover
    roll = int(s[ROLL]) if mine and phase == USING_ROLL else 0
    named = square_at(s, MOVER) if mine and phase in (USING_ROLL, ROLLING) else NO_SQUARE
    if unseen != mover:
        scan(s, mover, named, sight)
        _threaten(s, mover, roll, found, sums, others)
    if unseen != 1 - mover:
        scan(s, 1 - mover, NO_SQUARE, sight)
        _threaten(s, 1 - mover, 0, found, others, sums)
    my_lives, their_lives = lives(s, mover), lives(s, 1 - mover)
    sums[FEW], others[FEW] = 1.0 / my_lives, 1.0 / their_lives
    n = COUNT_SLOTS + 2 * SIDE
    n = _put(index, value, n, STAGE + _stage(s, mover), 1.0)
    n = _put(index, value, n, STAGE + RESTRICTED, 1.0 if roll and named != NO_SQUARE else 0.0)
    n = _put(index, value, n, LIVES + my_lives, 1.0)
    n = _put(index, value, n, LIVES + 11 + their_lives, 1.0)
    n = _put(index, value, n, PRESENT + int(s[ON_ISLAND + mover]), 1.0)
    n = _put(index, value, n, PRESENT + 11 + int(s[ON_ISLAND + 1 - mover]), 1.0)
    n = _put(index, value, n, LEAD, (my_lives - their_lives) / (my_lives + their_lives))
    live, safe = int(s[LIVE]), int(s[SAFE])
    n = _put(index, value, n, DANGER, live / max(live + safe, 1))
    n = _put(index, value, n, LEFT, live / 10.0)
    n = _put(index, value, n, LEFT + 1, safe / 10.0)
    quiet = float(s[QUIET]) / QUIET_LIMIT
    n = _put(index, value, n, QUIETNESS, quiet)
    n = _put(index, value, n, QUIETNESS + 1, max(0.0, quiet * 2.0 - 1.0))
    n = _put(index, value, n, QUIETNESS + 2, max(0.0, quiet * 6.0 - 5.0))
    n = _put(index, value, n, PADS, 1.0 if HAS_PADS[s[VARIANT]] else 0.0)
    _put(index, value, n, EARLY, 1.0 if BEATEN_AT[s[VARIANT]] > 0 else 0.0)


@compiled
def inputs_of(s: Battle, mover: int, unseen: int, index: Indices, value: Singles, sight: Sight) -> int:
    """List the inputs of :func:`slots_of` that are present, as training needs them; how many there are."""
    slots_of(s, mover, unseen, index, value, sight)
    n = 0
    for slot in range(MOST):
        if value[slot] != 0.0:
            n = _put(index, value, n, int(index[slot]), float(value[slot]))
    return n


@compiled
def post_of(seat: int, square: int, kind: int, facing: int) -> int:
    """A character's post on its first two rows, as its owner sees the island."""
    if seat == 1:
        square, facing = SQUARES - 1 - square, facing ^ 2
    return (kind * 24 + square) * 4 + facing


@compiled
def set_up_inputs_of(s: Battle, mover: int, index: Indices, value: Singles) -> int:
    """List the inputs of an unfinished set-up in which ``mover`` is to place something; how many."""
    n, blocks = 0, 0
    for square in range(SQUARES):
        if s[square] == BLOCK:
            blocks += 1
            n = _put(index, value, n, SET_BARS + (square if mover == 0 else SQUARES - 1 - square), 1.0)
    for side in range(2):
        seat = mover ^ side
        for at in range(s[ON_ISLAND + seat]):
            square = own(s, seat, at)
            code = int(s[square])
            post = post_of(seat, square, kind_of(code), facing_of(code))
            n = _put(index, value, n, POSTS + side * 288 + post, 1.0)
        for slot in range(5):
            waiting = int(s[SLOTS + seat * 5 + slot])
            if waiting:
                n = _put(index, value, n, LOADED + (side * 5 + slot) * 3 + waiting - 1, 1.0)
        for kind in range(3):
            n = _put(index, value, n, HELD + (side * 3 + kind) * 6 + held(s, seat, kind), 1.0)
    stage = blocks
    if s[PHASE] == DEPLOYING:
        stage = 10 + int(PLACED[s[VARIANT]]) - int(s[ON_ISLAND + mover])
    elif s[PHASE] == LOADING:
        stage = 21
    n = _put(index, value, n, SET_STAGE + stage, 1.0)
    if s[FIRST] == mover:
        n = _put(index, value, n, STARTER, 1.0)
    return _put(index, value, n, KIND_OF_BATTLE + int(s[VARIANT]), 1.0)
