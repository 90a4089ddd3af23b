"""The search for The Battle for Hill 218: information-set PUCT with a softmax policy prior.

Each iteration samples the hidden cards from what the seat may know (a determinization), descends the shared
tree (:mod:`.tree`) by PUCT, evaluates the leaf statically (:mod:`.worth`), and backs the value up. The prior
is the softmax of :mod:`.policy`'s scores. The whole search runs inside one compiled call, :func:`run_search`.
The same view, seed and number of iterations give the same result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from skirmish.games.hill218.kernel.beliefs import Odds, deal, weigh
from skirmish.games.hill218.kernel.ids import ATTACK, PASS, STRIKE
from skirmish.games.hill218.kernel.layout import ATTACKING, PHASE, PLAYING, PLAYS, SEAT, Battle
from skirmish.games.hill218.kernel.proposals import kinds_held, kinds_left, propose
from skirmish.games.hill218.kernel.storm import storms, takes_base
from skirmish.games.hill218.kernel.tree import (
    NONE,
    Tree,
    clear,
    expand,
    find,
    group_of,
    key_of,
    most_visited,
    move_edge,
    new_tree,
    playable_groups,
    select,
    shuffle,
)
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle
from skirmish.games.hill218.kernel.weights import BELIEFS, POLICY
from skirmish.games.hill218.kernel.worth import EVERYTHING, FILE, WIDEST, Weights, worth
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import Network, load, within
from skirmish.kernels.progress import (
    MOST_VISITS,
    NODES,
    PV,
    PV_LENGTH,
    PV_LIMIT,
    RUNNER_UP,
    RUNNER_UP_WIN,
    SECOND_VISITS,
    UNLIMITED,
    WIN,
    Floats,
    SearchResult,
    Stop,
    read_result,
)
from skirmish.kernels.rng import Rng, seeded

_REPORT_MASK: Final = 255
"""Progress is reported every 256 iterations."""
_PV_VISITS: Final = 8
"""The principal variation ends at the first edge with fewer visits."""


class SearchSettings(NamedTuple):
    """The parameters of a search."""

    sight: int = EVERYTHING
    """How much of a position it evaluates: see :mod:`.worth`."""
    horizon: int = 99
    """It does not search beyond this many plays."""
    exploration: float = 0.6
    """PUCT's exploration constant."""
    fpu_reduction: float = -0.05
    """First-play urgency: how far below its siblings' mean an unvisited decision is taken to be; above it if
    negative, so that every decision is tried early."""
    margin: float = 6.0
    """A decision whose score is this far below the best of its kind is pruned."""
    inverse_temperature: float = 1.0
    """Of the softmax prior; 0 gives a uniform prior."""
    expand_after: int = 2
    """The visits of an edge after which its node is expanded."""
    trust: float = 0.3
    """How far it relies on its beliefs about the other side's cards; 0 takes all as equally likely."""


class SearchWeights(NamedTuple):
    """The trained weights of the evaluation (:mod:`.worth`) and of the policy (:mod:`.policy`)."""

    value: Network
    policy: Weights
    beliefs: Odds
    """Of what the other side holds (:mod:`.beliefs`)."""


def weights_of(networks: Mapping[str, Network], policy: Weights = POLICY) -> SearchWeights:
    """The weights with a trained evaluation. Raises ``ValueError`` if it has more than ``WIDEST`` hidden
    units."""
    return SearchWeights(within(networks["value"], WIDEST), policy, BELIEFS)


FITTED: Final = weights_of(load(FILE))


@compiled
def best_by_policy(s: Battle, policy: Weights, tree: Tree) -> int:
    """The decision with the highest policy score among those that the hand allows, or a pass."""
    held = kinds_held(s, int(s[SEAT]))
    n = propose(s, held, policy, tree.which, tree.value, tree.cells, tree.ids, tree.scores)
    best, chosen, able = -1e9, PASS, playable_groups(s)
    for each in range(n):
        if tree.scores[each] > best and able >> group_of(tree.ids[each]) & 1:
            best, chosen = tree.scores[each], int(tree.ids[each])
    return chosen


@compiled
def evaluate_leaf(s: Battle, settings: SearchSettings, weights: SearchWeights, tree: Tree, rng: Rng) -> float:
    """South's probability of winning, once pending attacks and draws are settled."""
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
            chance = worth(s, settings.sight, weights.value, tree.rows, tree.amounts, tree.units)
            return chance if seat == 0 else 1.0 - chance
        apply(s, best_by_policy(s, weights.policy, tree))


@compiled
def report(tree: Tree, root: int, made: int, progress: Floats) -> None:
    """Write visits, value and principal variation into ``progress``."""
    at = most_visited(tree, root, NONE)
    second = most_visited(tree, root, at)
    progress[WIN] = tree.value_sum[at] / tree.visits[at]
    progress[MOST_VISITS] = tree.visits[at]
    progress[SECOND_VISITS] = 0 if second == NONE else tree.visits[second]
    if second != NONE:
        progress[RUNNER_UP] = tree.decision[second]
        progress[RUNNER_UP_WIN] = tree.value_sum[second] / tree.visits[second]
    length = 0
    while length < PV_LIMIT and at != NONE:
        progress[PV + length] = tree.decision[at]
        length += 1
        node = int(tree.child[at])
        at = NONE if node == NONE else most_visited(tree, node, NONE)
        if at != NONE and tree.visits[at] < _PV_VISITS:
            at = NONE
    progress[PV_LENGTH] = length
    progress[NODES] = made


@compiled
def descend(
    s: Battle,
    own: int,
    kinds: int,
    node: int,
    settings: SearchSettings,
    weights: SearchWeights,
    tree: Tree,
    rng: Rng,
) -> int:
    """Descend from a node to a leaf, with the hidden cards of ``s`` sampled; returns the path's length."""
    path, deep, plays, drawn = tree.path, 0, 0, False
    while True:
        at = select(tree, s, node, settings.exploration, settings.fpu_reduction)
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
        if tree.child[at] == NONE:
            if tree.visits[at] < settings.expand_after:
                return deep
            # Until it draws again, the searching side holds known cards; the other's could be any that are
            # left.
            seat = int(s[SEAT])
            known = seat == own and not drawn
            key = key_of(s, known)
            tree.child[at] = find(tree, key)
            if tree.child[at] == NONE:
                tree.child[at] = expand(
                    tree,
                    s,
                    kinds if known else kinds_left(s, seat),
                    key,
                    settings.inverse_temperature,
                    settings.margin,
                    weights.policy,
                )
            if tree.child[at] == NONE:
                return deep
        node = int(tree.child[at])


@compiled
def backup(tree: Tree, deep: int, south: float) -> None:
    """Back a leaf's value, South's probability of winning, up the path."""
    for each in range(deep):
        at = int(tree.path[each])
        if at >= 0:
            tree.value_sum[at] += south
        else:
            at = -1 - at
            tree.value_sum[at] += 1.0 - south
        tree.visits[at] += 1


@compiled
def find_root(s: Battle, tree: Tree) -> int:
    """The node of a view in the tree of an earlier search of the same seat and turn, or NONE.

    Nodes of later turns are of no use: they count decisions with cards that were not drawn after all. A tree
    that is half full is not kept, nor is a node whose decisions were never tried.
    """
    if tree.used[0] == 0 or 2 * tree.used[0] > len(tree.first) or 2 * tree.used[1] > len(tree.decision):
        return NONE
    node = find(tree, key_of(s, True))
    if node != NONE and most_visited(tree, node, NONE) == NONE:
        return NONE
    return node


@compiled
def keep_to_win(s: Battle, seat: int, node: int, tree: Tree) -> bool:
    """Leave the root only the decisions that take the enemy base within the turn, if there are any.

    Left to itself, the search may prefer others that seem to win as surely, turn after turn. A node of a kept
    tree also has decisions with cards that were played since.
    """
    start, kept, able = int(tree.first[node]), 0, playable_groups(s)
    for at in range(start, start + int(tree.number[node])):
        if able >> tree.group[at] & 1:
            for word in range(len(tree.words)):
                tree.words[word] = tree.origin[word]
            apply(s, int(tree.decision[at]))
            if takes_base(s, seat):
                move_edge(tree, at, start + kept)
                kept += 1
    if kept:
        tree.number[node] = kept
    return kept > 0


@compiled
def run_search(
    root: Battle,
    rng: Rng,
    limit: int,
    settings: SearchSettings,
    weights: SearchWeights,
    tree: Tree,
    keep: bool,
    stop: Stop,
    progress: Floats,
) -> int:
    """Search a view until ``limit`` iterations are made or ``stop[0]`` is set; returns the iterations made.

    At least one is made; with only one decision, or with one that wins within the turn, just enough to
    estimate its value. With ``keep`` the search goes on in the tree of an earlier one of the same seat and
    match, if it has the view's node.
    """
    s, seat, made = tree.battle, int(root[SEAT]), 0
    kinds = kinds_held(root, seat)
    s[:] = root
    tree.origin[:] = tree.words
    node = find_root(s, tree) if keep else NONE
    if node == NONE:
        clear(tree)
        key = key_of(s, True)
        node = expand(tree, s, kinds, key, settings.inverse_temperature, settings.margin, weights.policy)
        choices = int(tree.number[node]) - (root[PHASE] == PLAYING)  # the pass comes last
        shuffle(tree, choices, rng)
        if choices <= 1:
            limit = min(limit, _REPORT_MASK)
    weigh(s, seat, weights.beliefs, settings.trust, tree.seen, tree.odds)
    if settings.sight >= EVERYTHING and keep_to_win(s, seat, node, tree):
        limit = min(limit, _REPORT_MASK)
    while made == 0 or (made < limit and stop[0] == 0):
        tree.words[:] = tree.origin
        deal(s, seat, tree.odds, rng)
        deep = descend(s, seat, kinds, node, settings, weights, tree, rng)
        backup(tree, deep, evaluate_leaf(s, settings, weights, tree, rng))
        made += 1
        if made & _REPORT_MASK == 0:
            report(tree, node, made, progress)
    report(tree, node, made, progress)
    return made


def search(
    root: Battle,
    seed: int,
    nodes: int | None,
    settings: SearchSettings,
    stop: Stop,
    progress: Floats,
    memory: Tree | None = None,
) -> SearchResult:
    """Search a view (``convert.from_view``) for the seat that must decide.

    ``memory`` is a tree (:func:`~.tree.new_tree`) kept between searches of the same seat and match.
    """
    limit, tree = UNLIMITED if nodes is None else nodes, new_tree() if memory is None else memory
    run_search(root, seeded(seed), limit, settings, FITTED, tree, memory is not None, stop, progress)
    return read_result(progress)
