"""The search tree of The Battle for Hill 218: nodes and their edges (decisions) in preallocated arrays.

A node is an information set: what the searching side knows after a sequence of decisions. Draws are not part
of it, so all hands that the hidden cards allow share one node, and each edge counts how often it was
available.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.beliefs import COLUMNS, Odds
from skirmish.games.hill218.kernel.features import ACTIVE, Amounts
from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS, PASS, RETURN
from skirmish.games.hill218.kernel.layout import (
    COLUMN,
    DECK,
    DESTROYED,
    GRID,
    HAND,
    KIND,
    OWNED,
    PHASE,
    PLAYING,
    PLAYS,
    RETURNING,
    ROW,
    SEAT,
    STRIKES,
    UNITS,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.layout import SIZE as BATTLE
from skirmish.games.hill218.kernel.policy import MOST, ROOM, Scores
from skirmish.games.hill218.kernel.proposals import propose
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.games.hill218.kernel.worth import WIDEST, Weights
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import new_units
from skirmish.kernels.rng import Rng, below

NODES: Final = 1 << 16
DECISIONS: Final = 3 << 19
"""The capacity for nodes and for decisions. In a full tree the search goes on without expanding."""
NONE: Final = -1
_POSITIVE: Final = (1 << 63) - 1
"""Keys have 63 bits, so that they are the same with numbers of any size."""

# Groups of decisions by what they need, besides one for each kind of card.
NO_CARD: Final = KINDS
PASSES: Final = KINDS + 1
"""The pass: legal only if nothing else is, so it is never among what a hand allows."""
PAIRS: Final = KINDS + 2


class Tree(NamedTuple):
    """The tree of one search, and the memory that its evaluations work in."""

    used: Numbers
    """How many nodes and how many edges there are."""
    first: Numbers
    """Of each node: its first edge, and how many it has."""
    number: Numbers
    key: npt.NDArray[np.int64]
    """Of each node: the hash of what is public there (:func:`key_of`)."""
    slots: Numbers
    """The nodes by their keys: an open-addressing hash table, one more than the node, 0 if free."""
    decision: Numbers
    """Of each edge: its decision, its visits, how often it was available, the node it leads to."""
    visits: Numbers
    available: Numbers
    child: Numbers
    group: npt.NDArray[np.int8]
    """Of each edge: what its decision needs (:func:`group_of`)."""
    prior: npt.NDArray[np.float32]
    """Of each edge: its prior (not normalised) and the sum of the values backed up, for the deciding side."""
    value_sum: Scores
    words: npt.NDArray[np.int64]
    """The current battle and the root as words of eight bytes, which are faster to copy; and as bytes."""
    origin: npt.NDArray[np.int64]
    battle: Battle
    which: Numbers
    value: Scores
    cells: Numbers
    ids: Numbers
    scores: Scores
    bests: Scores
    seen: Odds
    odds: Odds
    rows: Numbers
    amounts: Amounts
    units: Amounts
    path: Numbers


def new_tree(nodes: int = NODES, decisions: int = DECISIONS) -> Tree:
    """An empty tree; untouched pages cost no memory."""
    words, origin = (np.zeros(BATTLE // 8 + 1, np.int64) for _ in range(2))
    return Tree(
        used=np.zeros(2, np.int32),
        first=np.empty(nodes, np.int32),
        number=np.empty(nodes, np.int32),
        key=np.empty(nodes, np.int64),
        slots=np.zeros(2 * nodes, np.int32),
        decision=np.empty(decisions, np.int32),
        visits=np.empty(decisions, np.int32),
        available=np.empty(decisions, np.int32),
        child=np.empty(decisions, np.int32),
        group=np.empty(decisions, np.int8),
        prior=np.empty(decisions, np.float32),
        value_sum=np.empty(decisions, np.float64),
        words=words,
        origin=origin,
        battle=words.view(np.int8)[:BATTLE],
        which=np.empty(ROOM, np.int32),
        value=np.empty(ROOM, np.float64),
        cells=np.empty(CELLS, np.int32),
        ids=np.empty(CELLS + MOST, np.int32),
        scores=np.empty(CELLS + MOST, np.float64),
        bests=np.empty(KINDS + 1, np.float64),
        seen=np.zeros((KINDS, COLUMNS), np.float64),
        odds=np.ones((2, KINDS), np.float64),
        rows=np.empty(ACTIVE, np.int32),
        amounts=np.empty(ACTIVE, np.float32),
        units=new_units(WIDEST),
        path=np.empty(256, np.int32),
    )


@compiled
def group_of(decision: int) -> int:
    """What a decision needs in hand: a kind to deploy, a pair to return, or no card."""
    if decision >= PASS:
        return PASSES
    if decision >= ATTACK:
        return NO_CARD
    if decision >= DEPLOY:
        return (decision - DEPLOY) // CELLS
    return PAIRS + decision - RETURN


@compiled
def clear(tree: Tree) -> None:
    """Empty the tree."""
    tree.used[0], tree.used[1] = 0, 0
    for slot in range(len(tree.slots)):
        tree.slots[slot] = 0


@compiled
def _mixed(number: int) -> int:
    """A well spread number for each number."""
    number = ((number ^ (number >> 31)) * 0x2545F4914F6CDD1D) & _POSITIVE
    return number ^ (number >> 29)


@compiled
def key_of(s: Battle, hand_known: bool) -> int:
    """A hash of what is public: two orders of the same plays give the same (a transposition).

    Also of the hand to play from if it is the searching side's own and known: only its kinds are proposed.
    """
    found = int(hand_known)
    for at in (PHASE, SEAT, PLAYS, ROW, COLUMN, STRIKES, STRIKES + 1, DECK, DECK + 1):
        found = (found * 67 + int(s[at])) & _POSITIVE
    found = _mixed(found)
    if hand_known:
        for kind in range(KINDS):
            found = (found * 13 + int(s[HAND + int(s[SEAT]) * KINDS + kind])) & _POSITIVE
    for seat in range(2):
        for kind in range(KINDS):
            found = (found * 11 + int(s[DESTROYED + seat * KINDS + kind])) & _POSITIVE
        for unit in range(s[UNITS + seat]):
            cell = unit_cell(s, seat, unit)
            held = int(s[GRID + cell]) & (KIND | 3 * OWNED)
            found = (found + _mixed(cell * 64 + held)) & _POSITIVE
    return found


@compiled
def find(tree: Tree, key: int) -> int:
    """The node of a key, or NONE."""
    slot = key % len(tree.slots)
    while tree.slots[slot]:
        node = int(tree.slots[slot]) - 1
        if tree.key[node] == key:
            return node
        slot = (slot + 1) % len(tree.slots)
    return NONE


@compiled
def pruned(tree: Tree, s: Battle, n: int, margin: float) -> int:
    """Keep of the ``n`` decisions in ``tree.ids`` those worth trying, first and in their order: how many.

    Those that score more than ``margin`` below the best of their kind are pruned, so every hand that has a
    legal play keeps one. Pairs to return are never pruned: a hand may consist of cards that one would rather
    keep.
    """
    if s[PHASE] == RETURNING:
        return n
    ids, scores, bests, kept = tree.ids, tree.scores, tree.bests, 0
    bests[:] = -1e9
    for each in range(n):
        group = min(group_of(ids[each]), NO_CARD)
        bests[group] = max(bests[group], scores[each])
    for each in range(n):
        if scores[each] >= bests[min(group_of(ids[each]), NO_CARD)] - margin:
            ids[kept], scores[kept] = ids[each], scores[each]
            kept += 1
    return kept


@compiled
def expand(
    tree: Tree, s: Battle, kinds: int, key: int, inverse_temperature: float, margin: float, policy: Weights
) -> int:
    """Add the node of a battle in which a seat must decide; returns NONE if the tree is full.

    The prior is the softmax of the policy's scores, of which some are :func:`pruned`.
    """
    ids, scores = tree.ids, tree.scores
    n = propose(s, kinds, policy, tree.which, tree.value, tree.cells, ids, scores)
    node, start = int(tree.used[0]), int(tree.used[1])
    if node >= len(tree.first) or start + n + 1 > len(tree.decision):
        return NONE
    highest = -1e9
    for each in range(n):
        scores[each] *= inverse_temperature
        highest = max(highest, scores[each])
    at = start
    for each in range(pruned(tree, s, n, margin)):
        tree.decision[at] = ids[each]
        tree.group[at] = group_of(ids[each])
        tree.prior[at] = math.exp(scores[each] - highest)
        at += 1
    if s[PHASE] == PLAYING:
        tree.decision[at], tree.group[at] = PASS, PASSES
        tree.prior[at] = 1.0
        at += 1
    for each in range(start, at):
        tree.visits[each], tree.available[each], tree.child[each], tree.value_sum[each] = 0, 0, NONE, 0.0
    tree.first[node], tree.number[node], tree.key[node] = start, at - start, key
    slot = key % len(tree.slots)
    while tree.slots[slot]:
        slot = (slot + 1) % len(tree.slots)
    tree.slots[slot] = node + 1
    tree.used[0], tree.used[1] = node + 1, at
    return node


@compiled
def shuffle(tree: Tree, number: int, rng: Rng) -> None:
    """Shuffle the root's first ``number`` decisions, to break ties at random."""
    for at in range(number - 1, 0, -1):
        other = below(rng, at + 1)
        tree.decision[at], tree.decision[other] = tree.decision[other], tree.decision[at]
        tree.group[at], tree.group[other] = tree.group[other], tree.group[at]
        tree.prior[at], tree.prior[other] = tree.prior[other], tree.prior[at]


@compiled
def move_edge(tree: Tree, at: int, to: int) -> None:
    """Move an edge to another place, over the edge that was there."""
    tree.decision[to], tree.group[to], tree.prior[to] = tree.decision[at], tree.group[at], tree.prior[at]
    tree.visits[to], tree.available[to] = tree.visits[at], tree.available[at]
    tree.child[to], tree.value_sum[to] = tree.child[at], tree.value_sum[at]


@compiled
def playable_groups(s: Battle) -> int:
    """The groups that the sampled hand allows, as bits: the kinds it holds, and what needs no card."""
    hand, found = HAND + int(s[SEAT]) * KINDS, 1 << NO_CARD
    for kind in range(KINDS):
        if s[hand + kind]:
            found |= 1 << kind
    if s[PHASE] == RETURNING:
        for first in range(KINDS):
            for last in range(first, KINDS):
                if s[hand + first] and s[hand + last] > (first == last):
                    found |= 1 << (PAIRS + first * KINDS + last)
    return found


@compiled
def select(tree: Tree, s: Battle, node: int, exploration: float, fpu_reduction: float) -> int:
    """The edge to visit next, by PUCT over the decisions that the sampled hand allows.

    Exploration grows with how often an edge was available, not with the visits of the node. An unvisited edge
    gets the mean value of its siblings less ``fpu_reduction`` (first-play urgency).
    """
    start, end = int(tree.first[node]), int(tree.first[node] + tree.number[node])
    priors, value_sum, visits, able = 0.0, 0.0, 0, playable_groups(s)
    for at in range(start, end):
        if able >> tree.group[at] & 1:
            tree.available[at] += 1
            priors += tree.prior[at]
            value_sum += tree.value_sum[at]
            visits += tree.visits[at]
    if priors == 0.0:
        return end - 1  # the pass
    unvisited = value_sum / visits - fpu_reduction if visits else 0.5
    best, chosen, scale = -1e9, NONE, exploration / priors
    for at in range(start, end):
        if able >> tree.group[at] & 1:
            times = int(tree.visits[at])
            mean = tree.value_sum[at] / times if times else unvisited
            bonus = scale * tree.prior[at] * math.sqrt(tree.available[at]) / (1 + times)
            if mean + bonus > best:
                best, chosen = mean + bonus, at
    return chosen


@compiled
def most_visited(tree: Tree, node: int, besides: int) -> int:
    """The most visited edge other than ``besides``; NONE if no other was visited."""
    best, chosen = 0, NONE
    for at in range(tree.first[node], tree.first[node] + tree.number[node]):
        if tree.visits[at] > best and at != besides:
            best, chosen = int(tree.visits[at]), at
    return chosen
