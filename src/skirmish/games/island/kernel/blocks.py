"""Blocks: activating, turning over, blasts and chains (section 5)."""

from __future__ import annotations

from skirmish.games.island.kernel.board import BLOCK, FIRST_CHARACTER, blast, remove, square_at
from skirmish.games.island.kernel.layout import (
    CHAIN,
    CHAIN_AT,
    CHAIN_LIVE,
    CHAINED,
    CROSSFIRE,
    LIVE,
    NO_SQUARE,
    NONE,
    PHASE,
    ROW,
    SAFE,
    STIRRED,
    THEN,
    TURNING,
    Battle,
)
from skirmish.games.island.kernel.turn import over_if_beaten
from skirmish.kernels.jit import compiled


@compiled
def activate(s: Battle, square: int, then: int) -> None:
    """I-5.2: the block on a square was hit or landed on; it must be turned over."""
    s[PHASE] = TURNING
    s[THEN] = then
    s[CHAIN] = square
    s[CHAINED] = 1


@compiled
def turning(s: Battle) -> int:
    """The square of the block that is turned over next."""
    return square_at(s, CHAIN + int(s[CHAIN_AT]))


@compiled
def _chain(s: Battle, square: int) -> None:
    if s[square] == BLOCK:
        s[CHAIN + s[CHAINED]] = square
        s[CHAINED] += 1


@compiled
def _set_off(s: Battle, square: int) -> None:
    """I-5.4: the blocks around a live one, in order of column; they can only touch at corners (I-2.2)."""
    row, column = square // ROW, square % ROW
    if column > 0:
        if row > 0:
            _chain(s, square - ROW - 1)
        if row < ROW - 1:
            _chain(s, square + ROW - 1)
    if column < ROW - 1:
        if row > 0:
            _chain(s, square - ROW + 1)
        if row < ROW - 1:
            _chain(s, square + ROW + 1)


@compiled
def _remove_together(s: Battle) -> None:
    """I-5.3, I-5.5, I-6.2: the blocks of the chain, and every character that a live one takes along."""
    s[STIRRED] = 1
    for number in range(s[CHAINED]):
        square = square_at(s, CHAIN + number)
        if s[square] == BLOCK:
            s[square] = 0
    for number in range(s[CHAINED]):
        if s[CHAIN_LIVE] >> number & 1:
            blast(s, square_at(s, CHAIN + number))
        s[CHAIN + number] = NONE
    for number in range(3):
        square = square_at(s, CROSSFIRE + number)
        if square == NO_SQUARE:
            break
        # An earlier blast of the chain may have removed it.
        if s[CHAIN_LIVE] and s[square] >= FIRST_CHARACTER:
            remove(s, square)
        s[CROSSFIRE + number] = NONE
    s[CHAINED] = 0
    s[CHAIN_AT] = 0
    s[CHAIN_LIVE] = 0


@compiled
def resolve_block(s: Battle, live: bool) -> None:
    """Turn the next block over; after the last one, remove all together (I-5.5) and go on."""
    at = int(s[CHAIN_AT])
    s[CHAIN_AT] = at + 1
    if live:
        s[LIVE] -= 1
        s[CHAIN_LIVE] |= 1 << at
        if at == 0:
            _set_off(s, square_at(s, CHAIN))
    else:
        s[SAFE] -= 1
    if at + 1 < s[CHAINED]:
        return
    _remove_together(s)
    then = s[THEN]
    s[THEN] = 0
    if not over_if_beaten(s):
        s[PHASE] = then
