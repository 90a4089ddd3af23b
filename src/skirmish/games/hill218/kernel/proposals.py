"""The decisions that the search considers, with their policy scores."""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.games.hill218.kernel.deployment import (
    SIDEWAYS,
    SLANTWISE,
    deployable_cells,
    drop_rectangle,
    may_land,
)
from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS, REACH, RETURN, SPAN, STRIKE
from skirmish.games.hill218.kernel.layout import (
    DESTROYED,
    EMPTY,
    GRID,
    HAND,
    KIND,
    OWNED,
    PARA,
    PHASE,
    PLAYING,
    RETURNING,
    SEAT,
    SPECIAL,
    STRIKES,
    UNITS,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.plays import legal_attacks
from skirmish.games.hill218.kernel.policy import (
    DESTROYS,
    RETURNS,
    STRIKES_AT,
    Scores,
    describe_attack,
    describe_cell,
    describe_target,
    place_of,
    total,
)
from skirmish.games.hill218.kernel.storm import SLANTED
from skirmish.games.hill218.kernel.supply import is_supplied, unit_cell
from skirmish.games.hill218.kernel.worth import Weights
from skirmish.games.hill218.kinds import COUNTS
from skirmish.kernels.jit import compiled

NUMBERS: Final = np.array(COUNTS, dtype=np.int64)
"""How many cards of each kind a side has (H-1.2)."""


@compiled
def kinds_held(s: Battle, seat: int) -> int:
    """The kinds in a hand, as bits."""
    found = 0
    for kind in range(KINDS):
        if s[HAND + seat * KINDS + kind]:
            found |= 1 << kind
    return found


@compiled
def _score_cell(
    s: Battle,
    seat: int,
    cell: int,
    kinds: int,
    fed: bool,
    weights: Weights,
    index: Numbers,
    value: Scores,
    ids: Numbers,
    scores: Scores,
    n: int,
) -> int:
    """Propose each of these kinds on one cell; how many decisions are proposed by now."""
    common = describe_cell(s, seat, cell, fed, index, value)
    here = total(weights, index, value, 0, common)
    for kind in range(KINDS):
        if kinds >> kind & 1:
            end = describe_attack(s, seat, kind, cell, weights, index, value, common)
            ids[n] = DEPLOY + kind * CELLS + cell
            scores[n] = here + total(weights, index, value, common, end) + weights[place_of(seat, kind, cell)]
            n += 1
    return n


@compiled
def drop_interest(s: Battle, seat: int, cell: int) -> int:
    """How interesting an unsupplied drop is: 2 beside an enemy or a base, 1 with nothing around it, else
    0."""
    at = GRID + cell
    around = s[at - 1] | s[at - SPAN] | s[at + SPAN] | s[at + 1]
    if around & (OWNED << (1 - seat)):
        return 2
    if abs(cell % SPAN - REACH) + abs(abs(cell // SPAN - REACH) - 1) <= 1:
        return 2
    for step in SLANTED:
        around |= s[at + step]
    return int(around == EMPTY)


@compiled
def propose_plays(
    s: Battle,
    seat: int,
    kinds: int,
    weights: Weights,
    index: Numbers,
    value: Scores,
    cells: Numbers,
    ids: Numbers,
    scores: Scores,
) -> int:
    """Propose deployments of these kinds and air strikes; how many are proposed (H-3.2).

    Every legal one, except that of unsupplied drops only those beside an enemy or a base are proposed, and
    one with nothing around it.
    """
    n = 0
    sideways, para, special = kinds & ~(1 << SPECIAL), kinds & (1 << PARA), kinds & (1 << SPECIAL)
    if sideways:
        for each in range(deployable_cells(s, seat, SIDEWAYS, 0, cells, 0)):
            n = _score_cell(s, seat, cells[each], sideways, True, weights, index, value, ids, scores, n)
    if special:
        for each in range(deployable_cells(s, seat, SLANTWISE, 0, cells, 0)):
            n = _score_cell(s, seat, cells[each], special, True, weights, index, value, ids, scores, n)
    if para:
        west, south, east, north = drop_rectangle(s)
        far = False
        for row in range(south, north + 1):
            for cell in range(row * SPAN + west, row * SPAN + east + 1):
                if may_land(s, seat, cell) and not is_supplied(s, seat, PARA, cell):
                    interest = drop_interest(s, seat, cell)
                    if interest == 0 or (interest == 1 and far):
                        continue
                    far |= interest == 1
                    n = _score_cell(s, seat, cell, para, False, weights, index, value, ids, scores, n)
    if s[STRIKES + seat]:
        for unit in range(s[UNITS + 1 - seat]):
            target = unit_cell(s, 1 - seat, unit)
            end = describe_target(s, seat, target, STRIKES_AT, index, value, 0)
            ids[n] = STRIKE + target
            scores[n] = total(weights, index, value, 0, end)
            n += 1
    return n


@compiled
def propose(
    s: Battle,
    kinds: int,
    weights: Weights,
    index: Numbers,
    value: Scores,
    cells: Numbers,
    ids: Numbers,
    scores: Scores,
) -> int:
    """Propose decisions for the seat to act as if its hand held these kinds; how many are proposed."""
    seat, n = int(s[SEAT]), 0
    if s[PHASE] == PLAYING:
        return propose_plays(s, seat, kinds, weights, index, value, cells, ids, scores)
    if s[PHASE] == RETURNING:
        for first in range(KINDS):
            for last in range(first, KINDS):
                ids[n] = RETURN + first * KINDS + last
                scores[n] = weights[RETURNS + first] + weights[RETURNS + last]
                n += 1
        return n
    n = legal_attacks(s, ids)
    for each in range(n):
        end = describe_target(s, seat, ids[each] - ATTACK, DESTROYS, index, value, 0)
        scores[each] = total(weights, index, value, 0, end)
    return n


@compiled
def kinds_left(s: Battle, seat: int) -> int:
    """The kinds that a side may still hold or draw, as bits: not all of them are in play or destroyed."""
    found = 0
    for kind in range(KINDS):
        out = int(s[DESTROYED + seat * KINDS + kind])
        for unit in range(s[UNITS + seat]):
            out += s[GRID + unit_cell(s, seat, unit)] & KIND == kind
        if out < NUMBERS[kind]:
            found |= 1 << kind
    return found
