"""The search of The Battle for Hill 218: one compiled call that thinks until told to stop.

Monte Carlo tree search over information sets: every round deals the hidden cards anew from what the seat may
know, follows the shared tree (:mod:`.tree`) to its edge, and judges what it finds there (:mod:`.worth`).
The same view, seed and number of rounds give the same answer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from skirmish.games.hill218.kernel.cards import sample
from skirmish.games.hill218.kernel.ids import ATTACK, PASS, STRIKE
from skirmish.games.hill218.kernel.layout import ATTACKING, PHASE, PLAYING, PLAYS, SEAT, Battle
from skirmish.games.hill218.kernel.proposals import kinds_held, kinds_left, propose
from skirmish.games.hill218.kernel.tree import (
    NONE,
    Tree,
    favourite,
    group_of,
    grow,
    new_tree,
    select,
    shuffle,
    takers,
)
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle
from skirmish.games.hill218.kernel.weights import POLICY, WEIGHTS
from skirmish.games.hill218.kernel.worth import EVERYTHING, Weights, storms, worth
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.progress import (
    LENGTH,
    LINE,
    LONGEST,
    MOST,
    NODES,
    SECOND,
    UNLIMITED,
    WIN,
    Floats,
    Found,
    Stop,
    found,
)
from skirmish.kernels.rng import Rng, seeded

_OFTEN: Final = 255
"""Progress is written after so many rounds, and one (a power of two less one)."""
_FEW: Final = 8
"""A line ends where less often than this somebody went on."""


class Settings(NamedTuple):
    """How a search goes about its work."""

    sight: int = EVERYTHING
    """How much it makes of a position: see :mod:`.worth`."""
    horizon: int = 99
    """After so many plays it looks no further."""
    curiosity: float = 0.6
    """How much it tries what it has tried little."""
    reserve: float = 0.15
    """How much worse than the rest it takes what it has not tried to be."""
    margin: float = 6.0
    """A decision that scores so much less than the best of its kind is left out."""
    focus: float = 1.0
    """How much it heeds the policy; at 0 all decisions look alike before they are tried."""
    patience: int = 2
    """How often a decision is judged as it stands before what follows it is looked into."""


class Knowledge(NamedTuple):
    """What has been learnt from games: the weights of :mod:`.worth` and of :mod:`.policy`."""

    weights: Weights
    policy: Weights


KNOWLEDGE: Final = Knowledge(WEIGHTS, POLICY)


@compiled
def best_by_policy(s: Battle, policy: Weights, tree: Tree) -> int:
    """The decision with the highest score among those that the hand allows, or a pass."""
    held = kinds_held(s, int(s[SEAT]))
    n = propose(s, held, policy, tree.which, tree.value, tree.cells, tree.ids, tree.scores)
    best, chosen, able = -1e9, PASS, takers(s)
    for each in range(n):
        if tree.scores[each] > best and able >> group_of(tree.ids[each]) & 1:
            best, chosen = tree.scores[each], int(tree.ids[each])
    return chosen


@compiled
def judge_leaf(s: Battle, settings: Settings, known: Knowledge, tree: Tree, rng: Rng) -> float:
    """South's chance to win, once the attack or draw that is under way is settled."""
    while True:
        awaited = pending(s)
        if awaited == OVER:
            return 0.5 + 0.5 * result(s)
        if awaited == CHANCE:
            settle(s, rng)
            continue
        if s[PHASE] == PLAYING:
            seat = int(s[SEAT])
            if settings.sight >= EVERYTHING and storms(s, seat, int(s[PLAYS])):
                return 1.0 - seat
            chance = worth(s, settings.sight, known.weights, tree.features)
            return chance if seat == 0 else 1.0 - chance
        apply(s, best_by_policy(s, known.policy, tree))


@compiled
def report(tree: Tree, rounds: int, progress: Floats) -> None:
    """Write how far the search has come, for whoever looks on."""
    at = favourite(tree, 0, NONE)
    second = favourite(tree, 0, at)
    progress[WIN] = tree.gained[at] / tree.taken[at]
    progress[MOST] = tree.taken[at]
    progress[SECOND] = 0 if second == NONE else tree.taken[second]
    length = 0
    while length < LONGEST and at != NONE:
        progress[LINE + length] = tree.decision[at]
        length += 1
        node = int(tree.leads[at])
        at = NONE if node == NONE else favourite(tree, node, NONE)
        if at != NONE and tree.taken[at] < _FEW:
            at = NONE
    progress[LENGTH] = length
    progress[NODES] = rounds


@compiled
def descend(
    s: Battle, own: int, kinds: int, settings: Settings, known: Knowledge, tree: Tree, rng: Rng
) -> int:
    """From the root, the hidden cards dealt, down the tree and one step beyond; how long the path is."""
    path, deep, plays, node, drawn = tree.path, 0, 0, 0, False
    while True:
        at = select(tree, s, node, settings.curiosity, settings.reserve)
        path[deep] = at if s[SEAT] == 0 else -1 - at
        deep += 1
        decision = int(tree.decision[at])
        plays += decision < ATTACK or decision >= STRIKE
        apply(s, decision)
        while pending(s) == CHANCE:
            settle(s, rng)
            drawn = True
        if pending(s) == OVER or deep == len(path):
            return deep
        if plays >= settings.horizon and s[PHASE] != ATTACKING:
            return deep
        if tree.leads[at] == NONE:
            if tree.taken[at] < settings.patience:
                return deep
            # Before it draws again, the searching side has the cards that it has.
            seat = int(s[SEAT])
            held = kinds if seat == own and not drawn else kinds_left(s, seat)
            tree.leads[at] = grow(tree, s, held, settings.focus, settings.margin, known.policy)
            if tree.leads[at] == NONE:
                return deep
        node = int(tree.leads[at])


@compiled
def climb(tree: Tree, deep: int, south: float) -> None:
    """Back up the path with what was found: South's chance to win."""
    for each in range(deep):
        at = int(tree.path[each])
        if at >= 0:
            tree.gained[at] += south
        else:
            at = -1 - at
            tree.gained[at] += 1.0 - south
        tree.taken[at] += 1


@compiled
def search(
    root: Battle,
    rng: Rng,
    limit: int,
    settings: Settings,
    known: Knowledge,
    tree: Tree,
    stop: Stop,
    progress: Floats,
) -> int:
    """Think about a view until ``limit`` rounds are made or ``stop[0]`` is set; how many were made.

    At least one is, and if there is nothing to choose, only enough to say how good it is.
    """
    s, seat, rounds = tree.battle, int(root[SEAT]), 0
    kinds = kinds_held(root, seat)
    tree.used[:] = 0
    s[:] = root
    tree.origin[:] = tree.words
    grow(tree, s, kinds, settings.focus, settings.margin, known.policy)
    choices = int(tree.number[0]) - (root[PHASE] == PLAYING)  # the pass comes last
    shuffle(tree, choices, rng)
    if choices <= 1:
        limit = min(limit, _OFTEN)
    while rounds == 0 or (rounds < limit and stop[0] == 0):
        tree.words[:] = tree.origin
        sample(s, seat, rng)
        deep = descend(s, seat, kinds, settings, known, tree, rng)
        climb(tree, deep, judge_leaf(s, settings, known, tree, rng))
        rounds += 1
        if rounds & _OFTEN == 0:
            report(tree, rounds, progress)
    report(tree, rounds, progress)
    return rounds


_trees: list[Tree] = []
"""Trees that nobody searches: two searches at the same time need two, one after the other the same."""


def think(
    root: Battle, seed: int, nodes: int | None, settings: Settings, stop: Stop, progress: Floats
) -> Found:
    """Search a view (``convert.from_view``) for the seat that must decide."""
    limit = UNLIMITED if nodes is None else nodes
    try:
        tree = _trees.pop()
    except IndexError:
        tree = new_tree()
    try:
        search(root, seeded(seed), limit, settings, KNOWLEDGE, tree, stop, progress)
    finally:
        _trees.append(tree)
    return found(progress)
