"""What an activated block may lead to, before it is turned over and its kind is known.

The answer covers every way the blocks may come out: which may have to be turned over, and who may be removed.
"""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.games.island.board import AROUND, BLOCK, SIZE, Board, Square, is_character


@dataclass(frozen=True, slots=True)
class Activation:
    """What an activated block leads to (I-5.3, I-5.4).

    ``chain`` are the blocks that are turned over if the first is live, in order; ``blast`` the squares that
    blasts can reach; ``caught`` the characters there or in the crossfire, ``first`` those of them whom the
    first block alone removes. Of ``blocks`` face down, ``live`` are live: none (nothing happens), all
    (everything does), or some.
    """

    chain: tuple[Square, ...]
    blast: frozenset[Square]
    caught: tuple[Square, ...]
    first: frozenset[Square]
    live: int
    blocks: int

    @property
    def certain(self) -> bool:
        """Whether it is known what the blocks are."""
        return self.live in (0, self.blocks)


def activation(
    board: Board, square: Square, live: int, safe: int, crossfire: tuple[Square, ...] = ()
) -> Activation:
    """What follows when the block on ``square`` is hit or landed on; a lander stands on it already."""
    cells = board.cells
    around = [near for near in AROUND[square] if live and cells[near] == BLOCK]
    chain = (square, *sorted(around, key=lambda near: near % SIZE))
    # With a single live block left the first must be it for anything to happen, and the others are safe.
    going_off = chain if live > 1 else chain[:live]
    blast = frozenset().union(*[(spot, *AROUND[spot]) for spot in going_off])
    hit = {spot for spot in blast if is_character(cells[spot])}
    if live:
        hit.update(crossfire)
    first = hit & {square, *AROUND[square], *crossfire}
    return Activation(chain, blast, tuple(sorted(hit)), frozenset(first), live, live + safe)
