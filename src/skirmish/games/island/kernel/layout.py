"""How a battle lies in one flat array of small numbers.

The array holds what :class:`skirmish.games.island.state.State` holds, every fact in its place: two arrays are
equal exactly if the states are. Squares go up to 143 and wrap around in a signed byte; read them through
:func:`skirmish.games.island.kernel.board.square_at`. Places that the present phase has no use for hold 0, or
``NONE`` where a square would stand.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.island import board
from skirmish.games.island.variants import VARIANTS as _VARIANTS

Battle = npt.NDArray[np.int8]
"""A battle: ``SIZE`` numbers, changed in place."""

ROW: Final = 12
"""Squares in a row, and rows."""
SQUARES: Final = 144
SOUTH: Final = 0
NORTH: Final = 1
NONE: Final = -1
"""In place of a square: none."""
NO_SQUARE: Final = 255
"""``NONE`` as :func:`~skirmish.games.island.kernel.board.square_at` reads it."""

# Where things lie.
CELLS: Final = 0
"""144 squares: the rules' own codes, 0 empty, 1 a face-down block, 2-25 a character."""
OWN: Final = CELLS + SQUARES
"""Ten squares a side: where its characters stand, from a1 to l12, then zeros."""
ON_ISLAND: Final = OWN + 20
"""A side's characters on the island."""
REMAINING: Final = ON_ISLAND + 2
"""A side's characters on the island and the pad together (I-7.1)."""
SLOTS: Final = REMAINING + 2
"""Five pad squares a side: 0 empty, or one more than the kind."""
MISSILE: Final = SLOTS + 10
"""The column of each side's missile; 0 in variants without pads."""
LIVE: Final = MISSILE + 2
"""Live blocks still face down."""
SAFE: Final = LIVE + 1
"""Safe blocks still face down."""
PHASE: Final = SAFE + 1
"""What is awaited: one of the phases below."""
SEAT: Final = PHASE + 1
"""Whose decision, die or block it is; South when the battle is over."""
ROLL: Final = SEAT + 1
"""The roll to be used (I-3.2), or by which the pad slides (I-4.3)."""
MOVER: Final = ROLL + 1
"""The square of the only character that may move (I-4.5), or ``NONE``."""
THEN: Final = MOVER + 1
"""The phase with which the turn goes on when all blocks lie open."""
CHAIN: Final = THEN + 1
"""Three squares: the block that was activated and those it sets off (I-5.4).

No two blocks share a row or column (I-2.2), so that at most two touch another.
"""
CHAINED: Final = CHAIN + 3
"""How many blocks the chain has."""
CHAIN_AT: Final = CHAINED + 1
"""How many of them lie open."""
CHAIN_LIVE: Final = CHAIN_AT + 1
"""Which of them were live: a bit for each."""
CROSSFIRE: Final = CHAIN_LIVE + 1
"""Three squares: the characters between shooter and block, nearest to the shooter first (I-6.2)."""
QUIET: Final = CROSSFIRE + 3
"""Quiet turns in a row (I-7.3)."""
STIRRED: Final = QUIET + 1
"""Whether the present turn is no longer quiet."""
VARIANT: Final = STIRRED + 1
"""The variant's place in :data:`VARIANTS`."""
FIRST: Final = VARIANT + 1
"""Who plays first."""
SIZE: Final = FIRST + 1
"""How many numbers a battle is."""

# Phases: the rules' own, in an order that tells decisions from chance.
ENDED: Final = 0
PLACING: Final = 1
DEPLOYING: Final = 2
LOADING: Final = 3
ENTERING: Final = 4
USING_ROLL: Final = 5
CHOOSING: Final = 6
SLIDING: Final = 7
MOVED: Final = 8
PENALISING: Final = 9
PENALISING_PAD: Final = 10
LAST_DECISION: Final = PENALISING_PAD
ROLLING: Final = 11
ROLLING_PAD: Final = 12
TURNING: Final = 13

MAX_LEGAL: Final = 288
"""The most decisions a battle ever allows: three kinds on 24 squares with four facings (I-2.4)."""
MAX_CHANCE: Final = 6
"""The most outcomes chance ever has: the die's."""
QUIET_LIMIT: Final = 120
"""This many quiet turns in a row are a draw (I-7.3)."""

VARIANTS: Final = tuple(_VARIANTS)
"""The variants in their order here."""
BLOCKS: Final = 10
PLACED: Final = np.array([each.placed for each in _VARIANTS.values()], dtype=np.int64)
"""How many characters a side starts with on the island (I-2.4, I-8.1)."""
HAS_PADS: Final = np.array([each.pads for each in _VARIANTS.values()], dtype=np.bool_)
BEATEN_AT: Final = np.array([each.strength - each.fatal for each in _VARIANTS.values()], dtype=np.int64)
"""A side with this many characters left, or fewer, is beaten (I-7.1, I-8.1)."""

STEPS: Final = np.array([ROW, 1, -ROW, -1], dtype=np.int64)
"""From a square to the next one in each facing."""
ROOM: Final = np.array(
    [len(board.RAYS[facing][square]) for square in range(SQUARES) for facing in board.FACINGS], dtype=np.int64
)
"""How many squares lie straight ahead: at square * 4 + facing."""
KIND_COUNTS: Final = np.array([*board.COUNTS.values()], dtype=np.int64)
"""How many of each kind a side has (I-1.2)."""


def _loads() -> tuple[list[int], list[int]]:
    """Every load of a pad by what is in it, and where in that list each composition starts."""
    loads: list[int] = []
    starts = []
    for jeeps in range(6):
        for tanks in range(6):
            starts.append(len(loads))
            for load in range(3**5):
                kinds = [load // 3**slot % 3 for slot in range(5)]
                if kinds.count(1) == jeeps and kinds.count(2) == tanks:
                    loads.append(load)
    return loads, [*starts, len(loads)]


_LOADS = _loads()
LOADS: Final = np.array(_LOADS[0], dtype=np.int64)
"""Loads as :mod:`~skirmish.games.island.kernel.ids` numbers them, those with the same kinds side by side."""
LOADS_FROM: Final = np.array(_LOADS[1], dtype=np.int64)
"""At jeeps * 6 + tanks: where the loads with that many of each start in :data:`LOADS`."""
