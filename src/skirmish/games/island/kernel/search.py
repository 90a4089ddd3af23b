"""The search for Battle for the Island: PUCT over decisions and chance, with a softmax prior.

One iteration descends from the root to an unexpanded node and expands it. At a decision node PUCT selects the
child: its value so far, plus exploration in proportion to the prior and falling with visits. At a chance
node the outcomes are visited in proportion to their weights, deterministically. Expanding a node evaluates
every legal decision statically (:func:`_evaluate_decision`). The softmax of these values is the prior, and
the best of them is backed up. There are no random playouts: the static evaluation (:mod:`.worth`) is more
accurate.

No value that is backed up contains luck with the die. A roll that is reached for the first time is expanded
for all six faces at once, and what passes a roll on its way up is the mean over its faces.

All values are South's probability of winning. The whole search runs inside one compiled call,
:func:`run_search`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.blocks import turning
from skirmish.games.island.kernel.board import copy, facing_of, kind_of, own
from skirmish.games.island.kernel.game import apply, chance, legal, pending, resolve, result, settle, to_act
from skirmish.games.island.kernel.ids import ENTER, SHOOT, TURN_OVER
from skirmish.games.island.kernel.inputs import setting_up
from skirmish.games.island.kernel.layout import (
    LIVE,
    MAX_CHANCE,
    MAX_LEGAL,
    MOVED,
    ON_ISLAND,
    PENALISING,
    PENALISING_PAD,
    PHASE,
    SAFE,
    SEAT,
    SIZE,
    SLIDING,
    TURNING,
    Battle,
)
from skirmish.games.island.kernel.shooting import apply_shot, shot_number, shot_target
from skirmish.games.island.kernel.threats import Floats, shot_gain
from skirmish.games.island.kernel.tree import (
    CHANCE_NODE,
    DECISION_NODE,
    TERMINAL_NODE,
    UNEXPANDED,
    Tree,
    back_up_best,
    expected_value,
    new_tree,
    report,
    select_decision,
    select_outcome,
)
from skirmish.games.island.kernel.worth import TRAINED, Judgement, Scratch, begin, new_scratch, worth
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import probability
from skirmish.kernels.progress import UNLIMITED, SearchResult, Stop, read_result
from skirmish.kernels.rng import Rng, seeded, uniform


class SearchSettings(NamedTuple):
    """The parameters of a search."""

    viewer: int
    """The seat that searches."""
    alert: bool
    """Whether it sees what the other side can hit."""
    blur: float
    """The error of its evaluation: the deviation of a random number added to the log odds of a decision."""
    horizon: int
    """It does not search beyond this many rolls of the die."""
    exploration: float
    """PUCT's exploration constant."""
    temperature: float
    """Of the softmax prior, in probability of winning: low concentrates the search on what looks best."""


class Workspace(NamedTuple):
    """The memory of one search, so that nothing is allocated while it runs."""

    tree: Tree
    here: Battle
    there: Battle
    beyond: Battle
    rolled: Battle
    legal: npt.NDArray[np.int32]
    more: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int32]
    scratch: Scratch
    path: npt.NDArray[np.int32]


DEPTH = 256
"""The longest path from the root."""


def new_workspace(nodes: int) -> Workspace:
    """The memory for a search of up to that many nodes; untouched pages cost nothing."""
    return Workspace(
        new_tree(nodes),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(MAX_LEGAL, np.int32),
        np.zeros(MAX_LEGAL, np.int32),
        np.zeros(MAX_CHANCE, np.int32),
        new_scratch(),
        np.zeros(DEPTH, np.int32),
    )


ROOM: Final = 2_000_000
"""Nodes of a tree (70 megabytes). In a full tree the search goes on without expanding."""
_BETWEEN = 32
"""Iterations between two progress reports."""
_GRAIN = 1e-5
"""Noise on initial values, to break ties at random so that games differ."""
_SET_UP_GRAIN = 0.006
"""The same in the set-up, so that people meet varied set-ups; three times as much is a mistake too often."""
_SET_UP_TEMPERATURE = 0.2
"""The temperature is multiplied by this in the set-up, where hundreds of decisions look much alike."""


@compiled
def _terminal_value(s: Battle) -> float:
    return 0.5 + 0.5 * result(s)


@compiled
def _fire_gains(s: Battle, seat: int) -> None:
    """Fire every shot that takes more from the enemy than from the own side."""
    again = True
    while again and pending(s) == DECIDE:
        again = False
        for index in range(s[ON_ISLAND + seat]):
            square = own(s, seat, index)
            target = shot_target(s, square)
            if target >= 0 and s[target] > 1:
                code = int(s[square])
                if shot_gain(s, square, facing_of(code), kind_of(code), seat) > 0.0:
                    apply_shot(s, shot_number(s, square))
                    again = True
                    break


@compiled
def _evaluate_settled(
    s: Battle, settings: SearchSettings, judgement: Judgement, work: Workspace, rng: Rng
) -> float:
    """The static value of a position once pending consequences are settled. Changes ``s``.

    Blocks are turned over at random, shots that gain are fired before the turn ends, a penalty removes the
    character that is worth most.
    """
    while s[PHASE] == TURNING:
        settle(s, rng)
    if pending(s) == OVER:
        return _terminal_value(s)
    unseen = -1 if settings.alert else 1 - settings.viewer
    phase, seat = int(s[PHASE]), int(s[SEAT])
    if phase in (PENALISING, PENALISING_PAD):
        best = -1.0
        for at in range(legal(s, work.more)):
            copy(s, work.beyond)
            apply(work.beyond, int(work.more[at]))
            if pending(work.beyond) == OVER:
                return _terminal_value(work.beyond)
            value = worth(work.beyond, int(work.beyond[SEAT]), unseen, judgement, work.scratch)
            if best < 0.0 or (value > best) == (seat == 0):
                best = value
        return best
    if phase in (MOVED, SLIDING):
        _fire_gains(s, seat)
        seat = 1 - seat
        if pending(s) == OVER:
            return _terminal_value(s)
    return worth(s, seat, unseen, judgement, work.scratch)


@compiled
def _evaluate_decision(
    s: Battle, number: int, settings: SearchSettings, judgement: Judgement, work: Workspace, rng: Rng
) -> float:
    """The static value of a decision in position ``s``, which is left unchanged."""
    copy(s, work.there)
    apply(work.there, number)
    if work.there[PHASE] != TURNING:
        return _evaluate_settled(work.there, settings, judgement, work, rng)
    live, safe = int(work.there[LIVE]), int(work.there[SAFE])
    value, first = 0.0, TURN_OVER + turning(work.there) * 2
    for outcome in range(first if live else first + 1, first + 2 if safe else first + 1):
        copy(s, work.there)
        apply(work.there, number)
        resolve(work.there, outcome)
        weight = live if outcome == first else safe
        value += weight * _evaluate_settled(work.there, settings, judgement, work, rng)
    return value / (live + safe)


@compiled
def _blurred(value: float, blur: float, rng: Rng) -> float:
    """A probability with an error in its log odds: a sum of four uniform numbers is nearly normal."""
    error = (uniform(rng) + uniform(rng) + uniform(rng) + uniform(rng) - 2.0) * np.sqrt(3.0)
    value = min(max(value, 1e-6), 1.0 - 1e-6)
    return probability(np.log(value / (1.0 - value)) + blur * error)


@compiled
def _gain(s: Battle, number: int) -> float:
    """What a decision takes at once, theirs less ours: none but a shot takes anything."""
    if number < SHOOT or number >= ENTER:
        return 0.0
    square = (number - SHOOT) // 12
    code = int(s[square])
    return float(shot_gain(s, square, facing_of(code), kind_of(code), int(s[SEAT])))


@compiled
def _expand(
    node: int,
    size: int,
    s: Battle,
    settings: SearchSettings,
    judgement: Judgement,
    work: Workspace,
    rng: Rng,
) -> tuple[int, float]:
    """Add a node's children, as ``s`` allows; returns the new size of the tree and the node's value.

    Chance and a single legal decision are not evaluated: then the value is negative and the descent goes on.
    """
    tree = work.tree
    tree.first[node] = size
    tree.seat[node] = to_act(s)
    if pending(s) == OVER:
        tree.kind[node] = TERMINAL_NODE
        return size, _terminal_value(s)
    if pending(s) == CHANCE:
        tree.kind[node] = CHANCE_NODE
        n = chance(s, work.legal, work.weights)
    else:
        tree.kind[node] = DECISION_NODE
        n = legal(s, work.legal)
    tree.children[node] = n
    placing = setting_up(s)
    grain = _SET_UP_GRAIN if placing else _GRAIN
    temperature = settings.temperature * (_SET_UP_TEMPERATURE if placing else 1.0)
    best, hit = -1.0, -1.0
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    for at in range(n):
        child = size + at
        tree.edge[child] = work.legal[at]
        tree.kind[child] = UNEXPANDED
        tree.visits[child] = 0
        tree.value_sum[child] = 0.0
        tree.initial_value[child] = tree.initial_value[node]
        tree.best_value[child] = tree.initial_value[node]
        tree.prior[child] = 1.0
        if tree.kind[node] == CHANCE_NODE:
            tree.prior[child] = work.weights[at]
        elif n > 1:
            value = _evaluate_decision(s, int(work.legal[at]), settings, judgement, work, rng)
            if settings.blur > 0.0:
                gain = _gain(s, int(work.legal[at]))
                if gain > 0.0:
                    hit = value if hit < 0.0 or value * sign > hit * sign else hit
                else:
                    # Errors never make it fire on its own, unless that wins.
                    forbidden = gain < 0.0 and value != 0.5 + 0.5 * sign
                    value = _blurred(value, settings.blur, rng)
                    value = 0.5 - 0.5 * sign if forbidden else value
            value += (uniform(rng) - value) * grain  # and stays within 0 and 1
            tree.initial_value[child] = value
            tree.best_value[child] = value
            if at == 0 or value * sign > best * sign:
                best = value
    if tree.kind[node] == DECISION_NODE and n > 1:
        if hit >= 0.0:  # errors never hide an open hit
            best = hit
            for child in range(size, size + n):
                if tree.initial_value[child] * sign > hit * sign and _gain(s, int(tree.edge[child])) <= 0.0:
                    tree.initial_value[child] = hit - 0.001 * sign
                    tree.best_value[child] = hit - 0.001 * sign
        total = 0.0
        for child in range(size, size + n):
            tree.prior[child] = np.exp((tree.initial_value[child] - best) * sign / temperature)
            total += tree.prior[child]
        for child in range(size, size + n):
            tree.prior[child] /= total
        return size + n, best
    return size + n, -1.0


@compiled
def _expand_faces(
    node: int,
    size: int,
    s: Battle,
    settings: SearchSettings,
    judgement: Judgement,
    work: Workspace,
    rng: Rng,
) -> tuple[int, float]:
    """Expand what each face of the die leads to, for a roll that was just expanded; also the mean value."""
    tree, total = work.tree, 0.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        copy(s, work.rolled)
        resolve(work.rolled, int(tree.edge[child]))
        size, value = _expand(child, size, work.rolled, settings, judgement, work, rng)
        if value < 0.0:  # a single decision
            value = _evaluate_decision(work.rolled, int(work.legal[0]), settings, judgement, work, rng)
        tree.visits[child] = 1
        tree.value_sum[child] = value
        tree.best_value[child] = value
        total += value
    return size, total / tree.children[node]


@compiled
def value_of_position(
    s: Battle, settings: SearchSettings, judgement: Judgement, work: Workspace, rng: Rng
) -> float:
    """South's probability of winning after the best decision, if there is one to make; writes over the tree.

    While blocks are still to be turned over it is that of the position as it stands.
    """
    awaited = pending(s)
    if awaited == OVER:
        return _terminal_value(s)
    if awaited == CHANCE:
        return worth(s, int(s[SEAT]), -1, judgement, work.scratch)
    _, value = _expand(0, 1, s, settings, judgement, work, rng)
    if value < 0.0:  # a single decision
        value = _evaluate_decision(s, int(work.legal[0]), settings, judgement, work, rng)
    return value


@compiled
def run_search(
    root: Battle,
    rng: Rng,
    nodes: int,
    settings: SearchSettings,
    judgement: Judgement,
    work: Workspace,
    stop: Stop,
    progress: Floats,
) -> int:
    """Search a position in which a seat must decide, for ``nodes`` iterations or until ``stop[0]`` is set.

    The decision is the first entry of the principal variation in ``progress``. Returns the iterations made.
    """
    tree, here, path = work.tree, work.here, work.path
    room = len(tree.edge) - 7 * MAX_LEGAL  # a roll and its six faces
    begin(work.scratch)
    tree.visits[0] = 0
    tree.value_sum[0] = 0.0
    tree.initial_value[0] = 0.5
    size, _ = _expand(0, 1, root, settings, judgement, work, rng)
    made = 0
    if tree.children[0] > 1:
        while made < nodes and stop[0] == 0:
            copy(root, here)
            node, depth, rolls, value = 0, 0, 0, -1.0
            while value < 0.0:
                path[depth] = node
                depth += 1
                if tree.kind[node] == UNEXPANDED:
                    if (
                        depth == DEPTH
                        or size > room
                        or (rolls == settings.horizon and pending(here) == CHANCE)
                    ):
                        value = float(tree.initial_value[node])
                        break
                    size, value = _expand(node, size, here, settings, judgement, work, rng)
                    if tree.kind[node] == CHANCE_NODE and here[PHASE] != TURNING:
                        size, value = _expand_faces(node, size, here, settings, judgement, work, rng)
                    if value >= 0.0:
                        break
                if tree.kind[node] == TERMINAL_NODE:
                    value = _terminal_value(here)
                elif tree.kind[node] == CHANCE_NODE:
                    rolls += here[PHASE] != TURNING
                    node = select_outcome(tree, node)
                    resolve(here, int(tree.edge[node]))
                else:
                    node = select_decision(tree, node, settings.exploration)
                    apply(here, int(tree.edge[node]))
            tree.best_value[path[depth - 1]] = value
            for up in range(depth):
                node = int(path[depth - 1 - up])
                tree.visits[node] += 1
                tree.value_sum[node] += value
                if up > 0:
                    back_up_best(tree, node)
                if tree.kind[node] == CHANCE_NODE:
                    value = expected_value(tree, node, value)
            made += 1
            if made % _BETWEEN == 0:
                report(tree, made, progress)
    report(tree, made, progress)
    return made


def search(
    root: Battle, seed: int, nodes: int | None, settings: SearchSettings, stop: Stop, progress: Floats
) -> SearchResult:
    """Search a view (``convert.from_view``) for the seat that must decide."""
    limit = UNLIMITED if nodes is None else nodes
    mine = settings._replace(viewer=int(root[SEAT]))
    run_search(root, seeded(seed), limit, mine, TRAINED, new_workspace(ROOM), stop, progress)
    return read_result(progress)
