"""The tree of a search: nodes and their decisions in arrays that are made once.

A node stands for everything the searching side may know after a line of decisions: draws are not part of it,
so all hands that the hidden cards allow share one node, and each decision counts how often it could be made.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS, PASS, RETURN
from skirmish.games.hill218.kernel.layout import HAND, PHASE, PLAYING, RETURNING, SEAT, Battle, Numbers
from skirmish.games.hill218.kernel.layout import SIZE as BATTLE
from skirmish.games.hill218.kernel.policy import MOST, ROOM, Scores
from skirmish.games.hill218.kernel.proposals import propose
from skirmish.games.hill218.kernel.worth import HIDDEN, SIZE, Weights
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below

NODES: Final = 1 << 16
DECISIONS: Final = 3 << 19
"""How many nodes and decisions there is room for: what is beyond is judged without being looked into."""
NONE: Final = -1

# Groups of decisions, beside one for each kind.
NO_CARD: Final = KINDS
PASSES: Final = KINDS + 1
"""For who can do nothing else; never in what a hand allows."""
PAIRS: Final = KINDS + 2


class Tree(NamedTuple):
    """Room for one search, and room to work in."""

    used: Numbers
    """How many nodes and how many decisions there are."""
    first: Numbers
    """Of each node: its first decision, and how many it has."""
    number: Numbers
    decision: Numbers
    """Of each decision: its number, how often it was taken, how often it could have been, where it leads."""
    taken: Numbers
    seen: Numbers
    leads: Numbers
    group: npt.NDArray[np.int8]
    """Of each decision: what it takes (:func:`group_of`)."""
    prior: npt.NDArray[np.float32]
    """Of each decision: its part of the attention, and the sum of what came of it, for whoever decides."""
    gained: Scores
    words: npt.NDArray[np.int64]
    """The battle in hand and the root in words of eight bytes, which are copied sooner; and the battle."""
    origin: npt.NDArray[np.int64]
    battle: Battle
    which: Numbers
    value: Scores
    cells: Numbers
    ids: Numbers
    scores: Scores
    features: Scores
    path: Numbers


def new_tree(nodes: int = NODES, decisions: int = DECISIONS) -> Tree:
    """Room for one search at a time; untouched pages cost no memory."""
    words, origin = (np.zeros(BATTLE // 8 + 1, np.int64) for _ in range(2))
    return Tree(
        used=np.zeros(2, np.int32),
        first=np.empty(nodes, np.int32),
        number=np.empty(nodes, np.int32),
        decision=np.empty(decisions, np.int32),
        taken=np.empty(decisions, np.int32),
        seen=np.empty(decisions, np.int32),
        leads=np.empty(decisions, np.int32),
        group=np.empty(decisions, np.int8),
        prior=np.empty(decisions, np.float32),
        gained=np.empty(decisions, np.float64),
        words=words,
        origin=origin,
        battle=words.view(np.int8)[:BATTLE],
        which=np.empty(ROOM, np.int32),
        value=np.empty(ROOM, np.float64),
        cells=np.empty(CELLS, np.int32),
        ids=np.empty(CELLS + MOST, np.int32),
        scores=np.empty(CELLS + MOST, np.float64),
        features=np.empty(SIZE + HIDDEN + 1, np.float64),
        path=np.empty(256, np.int32),
    )


@compiled
def group_of(decision: int) -> int:
    """The kind that a decision deploys, the pair that it returns, or that it takes no card."""
    if decision >= PASS:
        return PASSES
    if decision >= ATTACK:
        return NO_CARD
    if decision >= DEPLOY:
        return (decision - DEPLOY) // CELLS
    return PAIRS + decision - RETURN


@compiled
def grow(tree: Tree, s: Battle, kinds: int, focus: float, margin: float, policy: Weights) -> int:
    """Add the node of a battle that awaits a decision; NONE if there is no room left.

    ``focus`` is how much the policy's scores are heeded. Of each kind, decisions that score far below its
    best are left out, so that every hand that has a legal play has one here. Of the pairs to be returned none
    is: a hand may hold nothing but what one would rather keep.
    """
    ids, scores = tree.ids, tree.scores
    n = propose(s, kinds, policy, tree.which, tree.value, tree.cells, ids, scores)
    node, start = int(tree.used[0]), int(tree.used[1])
    if node >= len(tree.first) or start + n + 1 > len(tree.decision):
        return NONE
    highest, bests = -1e9, tree.features[: KINDS + 1]
    bests[:] = -1e9
    for each in range(n):
        scores[each] *= focus
        highest = max(highest, scores[each])
        group = min(group_of(ids[each]), NO_CARD)
        bests[group] = max(bests[group], scores[each])
    at = start
    for each in range(n):
        if s[PHASE] == RETURNING or scores[each] >= bests[min(group_of(ids[each]), NO_CARD)] - margin:
            tree.decision[at] = ids[each]
            tree.group[at] = group_of(ids[each])
            tree.prior[at] = math.exp(scores[each] - highest)
            at += 1
    if s[PHASE] == PLAYING:
        tree.decision[at], tree.group[at] = PASS, PASSES
        tree.prior[at] = 1.0
        at += 1
    for each in range(start, at):
        tree.taken[each], tree.seen[each], tree.leads[each], tree.gained[each] = 0, 0, NONE, 0.0
    tree.first[node], tree.number[node] = start, at - start
    tree.used[0], tree.used[1] = node + 1, at
    return node


@compiled
def shuffle(tree: Tree, number: int, rng: Rng) -> None:
    """Mix the root's first ``number`` decisions: of those that look alike, chance says which comes first."""
    for at in range(number - 1, 0, -1):
        other = below(rng, at + 1)
        tree.decision[at], tree.decision[other] = tree.decision[other], tree.decision[at]
        tree.group[at], tree.group[other] = tree.group[other], tree.group[at]
        tree.prior[at], tree.prior[other] = tree.prior[other], tree.prior[at]


@compiled
def takers(s: Battle) -> int:
    """What the hand of this sample allows, as bits of groups: the kinds it holds, and what needs no card."""
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
def select(tree: Tree, s: Battle, node: int, explore: float, reserve: float) -> int:
    """The decision to look into next: what promises most, or has been looked at too little for its prior.

    What could not be taken in this sample stays out; ``seen`` counts how often each could.
    """
    start, end = int(tree.first[node]), int(tree.first[node] + tree.number[node])
    shared, gained, taken, able = 0.0, 0.0, 0, takers(s)
    for at in range(start, end):
        if able >> tree.group[at] & 1:
            tree.seen[at] += 1
            shared += tree.prior[at]
            gained += tree.gained[at]
            taken += tree.taken[at]
    if shared == 0.0:
        return end - 1  # the pass
    unknown = gained / taken - reserve if taken else 0.5
    best, chosen, scale = -1e9, NONE, explore / shared
    for at in range(start, end):
        if able >> tree.group[at] & 1:
            times = int(tree.taken[at])
            promise = tree.gained[at] / times if times else unknown
            attention = scale * tree.prior[at] * math.sqrt(tree.seen[at]) / (1 + times)
            if promise + attention > best:
                best, chosen = promise + attention, at
    return chosen


@compiled
def favourite(tree: Tree, node: int, besides: int) -> int:
    """The decision that was taken most often, but for ``besides``; NONE if none was."""
    best, chosen = 0, NONE
    for at in range(tree.first[node], tree.first[node] + tree.number[node]):
        if tree.taken[at] > best and at != besides:
            best, chosen = int(tree.taken[at]), at
    return chosen
