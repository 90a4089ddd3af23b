"""A battle as the observation of a seat, written into arrays: what ``observation.planes`` makes of its view.

Planes with a number for each square are written to ``board``, the others, one number each, to ``numbers``,
in the order of ``observation.PLANES``. Only what changes is written: ``marks`` lists the places of ``board``
that hold a 1, so that they can be cleared the next time.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.board import BLOCK, FIRST_CHARACTER, square_at
from skirmish.games.island.kernel.layout import (
    CHAIN,
    CHAIN_AT,
    CHAIN_LIVE,
    CHAINED,
    CHOOSING,
    CROSSFIRE,
    DEPLOYING,
    ENDED,
    ENTERING,
    FIRST,
    HAS_PADS,
    LIVE,
    LOADING,
    MISSILE,
    MOVED,
    MOVER,
    NO_SQUARE,
    PENALISING,
    PENALISING_PAD,
    PHASE,
    PLACING,
    QUIET,
    ROLL,
    ROLLING,
    ROLLING_PAD,
    ROW,
    SAFE,
    SEAT,
    SLIDING,
    SLOTS,
    SOUTH,
    SQUARES,
    STIRRED,
    THEN,
    TURNING,
    USING_ROLL,
    VARIANT,
    Battle,
)
from skirmish.kernels.jit import compiled
from skirmish.kernels.vector import Numbers, put, wipe

# Where the planes of ``board`` begin: first those of the characters, twelve for each side.
_BLOCKS: Final = 24 * SQUARES
_MOVER: Final = _BLOCKS + SQUARES
_QUEUE: Final = _MOVER + SQUARES
_OPEN_LIVE: Final = _QUEUE + SQUARES
_OPEN_SAFE: Final = _OPEN_LIVE + SQUARES
_CAUGHT: Final = _OPEN_SAFE + SQUARES
_MISSILE: Final = _CAUGHT + SQUARES

# The places of the numbers: first three kinds for each of five pad squares, for each side.
_AWAITED: Final = 30
_ORDER: Final = (PLACING, DEPLOYING, LOADING, ENTERING, ROLLING, ROLLING_PAD, USING_ROLL, CHOOSING, SLIDING)
_PLACES: Final = np.full(TURNING + 1, -1, np.int64)
"""For each phase the place of its number; -1 when the battle is over."""
for _place, _phase in enumerate((*_ORDER, MOVED, PENALISING, PENALISING_PAD, TURNING), _AWAITED):
    _PLACES[_phase] = _place
_ROLLED: Final = _AWAITED + 13
_DECIDES: Final = _ROLLED + 6

MARKS: Final = 80
"""Room for the places of ``board`` that hold a 1: characters, blocks, two columns and a few more."""


@compiled
def observe(
    s: Battle,
    seat: int,
    board: npt.NDArray[np.int8],
    numbers: npt.NDArray[np.int8],
    marks: Numbers,
    _seen: Battle,
) -> None:
    """Write what ``seat`` sees, its own side first. Nothing is hidden, so no room for a copy is needed."""
    wipe(board, marks)
    for at in range(len(numbers)):
        numbers[at] = 0
    swap = 0 if seat == SOUTH else 12
    for square in range(SQUARES):
        code = int(s[square])
        if code == BLOCK:
            put(board, marks, _BLOCKS + square)
        elif code:
            put(board, marks, (code - FIRST_CHARACTER + swap) % 24 * SQUARES + square)
    if HAS_PADS[s[VARIANT]]:
        for side in range(2):
            _put_pad(s, side, seat if side == 0 else 1 - seat, board, numbers, marks)
    phase = int(s[PHASE])
    _put_phase(s, phase, board, numbers, marks)
    if phase == TURNING:
        _put_chain(s, board, marks)
        _put_phase(s, int(s[THEN]), board, numbers, marks)  # the turn goes on with it
    numbers[_DECIDES] = phase != ENDED and s[SEAT] == seat
    numbers[_DECIDES + 1] = seat == SOUTH
    numbers[_DECIDES + 2] = s[FIRST] == seat
    numbers[_DECIDES + 3] = s[LIVE]
    numbers[_DECIDES + 4] = s[SAFE]
    numbers[_DECIDES + 5] = s[QUIET]
    numbers[_DECIDES + 6] = s[STIRRED]


@compiled
def _put_pad(
    s: Battle,
    side: int,
    whose: int,
    board: npt.NDArray[np.int8],
    numbers: npt.NDArray[np.int8],
    marks: Numbers,
) -> None:
    for row in range(ROW):
        put(board, marks, _MISSILE + side * SQUARES + row * ROW + int(s[MISSILE + whose]))
    for slot in range(5):
        kind = int(s[SLOTS + whose * 5 + slot])
        if kind:
            numbers[(side * 5 + slot) * 3 + kind - 1] = 1


@compiled
def _put_phase(
    s: Battle, phase: int, board: npt.NDArray[np.int8], numbers: npt.NDArray[np.int8], marks: Numbers
) -> None:
    if _PLACES[phase] >= 0:
        numbers[_PLACES[phase]] = 1
    if phase in (USING_ROLL, SLIDING):
        numbers[_ROLLED + s[ROLL]] = 1
    elif phase == CHOOSING:
        numbers[_ROLLED] = 1
    mover = square_at(s, MOVER)
    if phase in (USING_ROLL, ROLLING) and mover != NO_SQUARE:
        put(board, marks, _MOVER + mover)


@compiled
def _put_chain(s: Battle, board: npt.NDArray[np.int8], marks: Numbers) -> None:
    """I-5.4, I-6.2: the blocks that are turned over, and who is caught in the crossfire."""
    for number in range(s[CHAINED]):
        plane = _QUEUE
        if number < s[CHAIN_AT]:
            plane = _OPEN_LIVE if s[CHAIN_LIVE] >> number & 1 else _OPEN_SAFE
        put(board, marks, plane + square_at(s, CHAIN + number))
    for number in range(3):
        square = square_at(s, CROSSFIRE + number)
        if square != NO_SQUARE:
            put(board, marks, _CAUGHT + square)
