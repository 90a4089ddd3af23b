"""The policy: a cheap score for every play, attack and return, whose softmax is the search's prior.

A decision has a few features (where it puts which kind, what it destroys, what it risks), and its score is
their weighted sum. The weights were fitted to the visits of searches (``benchmarks/fit_hill218.py``). Of
plays with the same features, such as paratroopers far from everything, only one is proposed.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.attack import ATTACKS, supports, targets_of
from skirmish.games.hill218.kernel.ids import (
    ATTACK,
    CELLS,
    DEPLOY,
    KINDS,
    PASS,
    REACH,
    RETURN,
    SPAN,
    STRIKE,
)
from skirmish.games.hill218.kernel.layout import (
    EMPTY,
    FED,
    GRID,
    INFANTRY,
    KIND,
    OWNED,
    PLAYS,
    SEAT,
    SPECIAL,
    SUPPLIED,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.storm import SLANTED, STRAIGHT
from skirmish.games.hill218.kernel.supply import base_of, enemy_base_of, is_fed, is_supplied
from skirmish.games.hill218.kernel.worth import Weights
from skirmish.kernels.jit import compiled

Scores = npt.NDArray[np.float64]

# The features: first one for each kind on each place, seen from its own side, left and right alike.
LENGTH: Final = 5
"""Rows ahead of the hill and behind it; whatever is farther counts as the last."""
BREADTH: Final = 4
PLACE: Final = 0
WINS: Final = PLACE + KINDS * (2 * LENGTH + 1) * (BREADTH + 1)
BESIDE: Final = WINS + 1
"""Comes to stand beside the enemy base, supplied; then, diagonal to it."""
SLANTED_TO: Final = WINS + 2
EXPOSED: Final = WINS + 3
"""The enemy can deploy beside it; then, with support for the attack; then, as the turn's last play."""
ATTACKABLE: Final = WINS + 4
LEFT_ATTACKABLE: Final = WINS + 5
FRIENDS: Final = WINS + 6
ENEMIES: Final = WINS + 7
DENIES: Final = WINS + 8
"""Takes a cell on which the enemy could deploy; then, one beside the own base; then, both."""
GUARDS: Final = WINS + 9
SHUTS_OUT: Final = WINS + 10
UNSUPPLIED: Final = WINS + 11
UNSUPPLIED_BESIDE: Final = WINS + 12
RECONNECTS: Final = WINS + 13
ALONE: Final = WINS + 14
"""Nothing on the eight cells around."""
QUIET: Final = WINS + 15
"""Destroys nothing."""
DESTROYS: Final = WINS + 16
"""What an attack destroys, each of these features; STRIKES_AT the same for air strikes."""
SUPPLIED_ONE: Final = KINDS
ON_BASE: Final = KINDS + 1
AT_OUR_BASE: Final = KINDS + 2
NEAR_OUR_BASE: Final = KINDS + 3
FEEDS: Final = KINDS + 4
OPENS: Final = KINDS + 5
TARGET: Final = KINDS + 6
STRIKES_AT: Final = DESTROYS + TARGET
RETURNS: Final = STRIKES_AT + TARGET
SIZE: Final = RETURNS + KINDS

ROOM: Final = 32
"""More features than one decision has."""
MOST: Final = 1_024
"""Enough room for what is proposed."""


@compiled
def fed_alone(s: Battle, owner: int, cell: int) -> int:
    """How many neighbours have their supply from this unit only; all, if it holds the base (H-4.2)."""
    bit = SUPPLIED << owner
    if s[GRID + cell] & bit == 0:
        return 0
    if cell == base_of(owner):
        return int(s[FED + owner]) - 1
    found = 0
    for step in STRAIGHT:
        found += _only_feeder(s, owner, cell, cell + step, False)
    for step in SLANTED:
        found += _only_feeder(s, owner, cell, cell + step, True)
    return found


@compiled
def _only_feeder(s: Battle, owner: int, feeder: int, cell: int, slanted: bool) -> int:
    """1 if the unit on ``cell`` is fed from ``feeder`` and from nowhere else."""
    bit, held = SUPPLIED << owner, int(s[GRID + cell])
    if held & bit == 0 or (held & KIND == SPECIAL) != slanted or cell == base_of(owner):
        return 0
    for step in SLANTED if slanted else STRAIGHT:
        if cell + step != feeder and s[GRID + cell + step] & bit:
            return 0
    return 1


@compiled
def describe_target(
    s: Battle, seat: int, target: int, start: int, index: Numbers, value: Scores, n: int
) -> int:
    """Write the features of destroying an enemy unit; how many are written by now."""
    enemy, base = 1 - seat, base_of(seat)
    held = int(s[GRID + target])
    index[n], value[n] = start + (held & KIND), 1.0
    n += 1
    if held & (SUPPLIED << enemy):
        index[n], value[n] = start + SUPPLIED_ONE, 1.0
        n += 1
        steps = abs(target // SPAN - base // SPAN) + abs(target % SPAN - base % SPAN)
        if steps == 1:
            index[n], value[n] = start + AT_OUR_BASE, 1.0
            n += 1
        elif steps == 2 and target // SPAN != base // SPAN and target % SPAN != base % SPAN:
            index[n], value[n] = start + NEAR_OUR_BASE, 1.0
            n += 1
        feeds = fed_alone(s, enemy, target)
        if feeds:
            index[n], value[n] = start + FEEDS, min(feeds, 4)
            n += 1
    if target == enemy_base_of(seat):
        index[n], value[n] = start + ON_BASE, 1.0
        n += 1
        if is_fed(s, seat, INFANTRY, target) or is_fed(s, seat, SPECIAL, target):
            index[n], value[n] = start + OPENS, 1.0
            n += 1
    return n


@compiled
def describe_cell(s: Battle, seat: int, cell: int, fed: bool, index: Numbers, value: Scores) -> int:
    """Write the features of a unit coming to stand on a cell, whichever it is; how many there are."""
    enemy, base, there = 1 - seat, base_of(seat), enemy_base_of(seat)
    own, foe, bit, n = OWNED << seat, OWNED << enemy, SUPPLIED << seat, 0
    if cell == there:
        index[0], value[0] = WINS, 1.0
        return 1
    friends = enemies = around = cut = 0
    exposed = beside = guards = slanted = False
    for step in STRAIGHT:
        near = int(s[GRID + cell + step])
        around |= near
        if near & own:
            friends += 1
            cut += near & bit == 0 and near & KIND != SPECIAL
        elif near & foe:
            enemies += 1
        elif near == EMPTY and is_supplied(s, enemy, INFANTRY, cell + step):
            exposed = True
        beside |= cell + step == there
        guards |= cell + step == base
    for step in SLANTED:
        near = int(s[GRID + cell + step])
        around |= near
        cut += near & own and near & bit == 0 and near & KIND == SPECIAL
        slanted |= cell + step == there
    if exposed:
        index[n], value[n] = EXPOSED, 1.0
        n += 1
        if supports(s, enemy, cell, -1):
            index[n], value[n] = ATTACKABLE, 1.0
            n += 1
            if s[PLAYS] == 1:
                index[n], value[n] = LEFT_ATTACKABLE, 1.0
                n += 1
    if friends:
        index[n], value[n] = FRIENDS, friends
        n += 1
    if enemies:
        index[n], value[n] = ENEMIES, enemies
        n += 1
    denies = is_supplied(s, enemy, INFANTRY, cell)
    if denies:
        index[n], value[n] = DENIES, 1.0
        n += 1
    if guards:
        index[n], value[n] = GUARDS, 1.0
        n += 1
        if denies:
            index[n], value[n] = SHUTS_OUT, 1.0
            n += 1
    if around == 0:
        index[n], value[n] = ALONE, 1.0
        n += 1
    if not fed:
        index[n], value[n] = UNSUPPLIED, 1.0
        n += 1
        if beside:
            index[n], value[n] = UNSUPPLIED_BESIDE, 1.0
            n += 1
        return n
    if beside or slanted:
        index[n], value[n] = BESIDE if beside else SLANTED_TO, 1.0
        n += 1
    if cut:
        index[n], value[n] = RECONNECTS, cut
        n += 1
    return n


@compiled
def place_of(seat: int, kind: int, cell: int) -> int:
    """The feature of a kind on a place, seen from its own side."""
    row, column = cell // SPAN - REACH, abs(cell % SPAN - REACH)
    if seat == 1:
        row = -row
    row = min(max(row, -LENGTH), LENGTH) + LENGTH
    return PLACE + (kind * (2 * LENGTH + 1) + row) * (BREADTH + 1) + min(column, BREADTH)


@compiled
def total(weights: Weights, index: Numbers, value: Scores, start: int, n: int) -> float:
    """The weighted sum of the features from ``start`` up to ``n``."""
    found = 0.0
    for each in range(start, n):
        found += weights[index[each]] * value[each]
    return found


@compiled
def describe_attack(
    s: Battle, seat: int, kind: int, cell: int, weights: Weights, index: Numbers, value: Scores, n: int
) -> int:
    """Write the features of the best attack of a unit deployed there; how many are written by now."""
    found, best, chosen = targets_of(s, seat, kind, cell), -1e9, -1
    if found == 0 or cell == enemy_base_of(seat):
        index[n], value[n] = QUIET, 1.0
        return n + 1
    for each in range(4):
        if found & (1 << each):
            target = cell + ATTACKS[seat, kind, each]
            score = total(
                weights, index, value, n, describe_target(s, seat, target, DESTROYS, index, value, n)
            )
            if score > best:
                best, chosen = score, target
    return describe_target(s, seat, chosen, DESTROYS, index, value, n)


@compiled
def describe(s: Battle, decision: int, weights: Weights, index: Numbers, value: Scores) -> int:
    """Write all the features of a decision; how many there are."""
    seat = int(s[SEAT])
    if decision >= PASS:
        return 0
    if decision >= STRIKE:
        return describe_target(s, seat, decision - STRIKE, STRIKES_AT, index, value, 0)
    if decision >= ATTACK:
        return describe_target(s, seat, decision - ATTACK, DESTROYS, index, value, 0)
    if decision >= DEPLOY:
        kind, cell = (decision - DEPLOY) // CELLS, (decision - DEPLOY) % CELLS
        n = describe_cell(s, seat, cell, is_supplied(s, seat, kind, cell), index, value)
        n = describe_attack(s, seat, kind, cell, weights, index, value, n)
        index[n], value[n] = place_of(seat, kind, cell), 1.0
        return n + 1
    index[0], index[1] = RETURNS + (decision - RETURN) // KINDS, RETURNS + (decision - RETURN) % KINDS
    value[0], value[1] = 1.0, 1.0
    return 2
