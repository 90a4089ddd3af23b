"""The search tree of Battle for the Island: node statistics, selection, and the progress report.

All values are South's probability of winning.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import compiled
from skirmish.kernels.progress import (
    MOST_VISITS,
    NODES,
    PV,
    PV_LENGTH,
    PV_LIMIT,
    RUNNER_UP,
    RUNNER_UP_WIN,
    SECOND_VISITS,
    WIN,
    Floats,
)

# Kinds of nodes.
UNEXPANDED = 0
DECISION_NODE = 1
CHANCE_NODE = 2
TERMINAL_NODE = 3


class Tree(NamedTuple):
    """Nodes as parallel arrays: the children of a node are ``children`` nodes in a row, from ``first`` on."""

    edge: npt.NDArray[np.int32]
    """The number of the decision or outcome that leads to the node."""
    kind: npt.NDArray[np.int8]
    seat: npt.NDArray[np.int8]
    first: npt.NDArray[np.int32]
    children: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    value_sum: npt.NDArray[np.float64]
    """The sum of the values backed up through the node."""
    initial_value: npt.NDArray[np.float32]
    """The static evaluation, made when the parent was expanded."""
    prior: npt.NDArray[np.float32]
    """Of a decision its softmax prior, of an outcome its weight."""
    best_value: npt.NDArray[np.float64]
    """The value if both sides play what looks best from here on: see :func:`back_up_best`."""


def new_tree(nodes: int) -> Tree:
    """A tree with room for that many nodes; expanding a node initialises its children."""
    return Tree(
        np.empty(nodes, np.int32),
        np.empty(nodes, np.int8),
        np.empty(nodes, np.int8),
        np.empty(nodes, np.int32),
        np.empty(nodes, np.int32),
        np.empty(nodes, np.int32),
        np.empty(nodes, np.float64),
        np.empty(nodes, np.float32),
        np.empty(nodes, np.float32),
        np.empty(nodes, np.float64),
    )


@compiled
def select_outcome(tree: Tree, node: int) -> int:
    """The outcome of a chance node to visit next: each is visited in proportion to its weight, without
    luck."""
    best, most_due = -1, 0.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        due = tree.prior[child] / (tree.visits[child] + 0.5)
        if best < 0 or due > most_due:
            best, most_due = child, due
    return best


@compiled
def expected_value(tree: Tree, node: int, value: float) -> float:
    """The mean value of a chance node over its outcomes; ``value`` while some were never visited."""
    total, weights = 0.0, 0.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if tree.visits[child] == 0:
            return value
        total += tree.prior[child] * tree.value_sum[child] / tree.visits[child]
        weights += tree.prior[child]
    return total / weights


@compiled
def back_up_best(tree: Tree, node: int) -> None:
    """A node's best value from its children's: their mean if chance decides, else the best that was
    visited."""
    first, last = tree.first[node], tree.first[node] + tree.children[node]
    if tree.kind[node] == CHANCE_NODE:
        total, weights = 0.0, 0.0
        for child in range(first, last):
            total += tree.prior[child] * tree.best_value[child]
            weights += tree.prior[child]
        tree.best_value[node] = total / weights
    else:
        sign, best = 1.0 if tree.seat[node] == 0 else -1.0, -1
        for child in range(first, last):
            if tree.visits[child] > 0 and (
                best < 0 or (tree.best_value[child] - tree.best_value[best]) * sign > 0.0
            ):
                best = child
        tree.best_value[node] = tree.best_value[best]


@compiled
def value_of(tree: Tree, child: int, sign: float) -> float:
    """A decision's value for the side that makes it: between its mean and its best value.

    The initial value counts as one visit in the mean. The mean lags behind what the search has found; the
    best value believes every error of an evaluation that looks good.
    """
    mean = (tree.value_sum[child] + tree.initial_value[child]) / (tree.visits[child] + 1)
    value = 0.5 * (mean + tree.best_value[child])
    return float(value if sign > 0 else 1.0 - value)


@compiled
def select_decision(tree: Tree, node: int, exploration: float) -> int:
    """The decision to visit next by PUCT: value plus exploration times prior, falling with visits.

    What a look ahead has changed on average of the visited ones is expected, by half, of the others.
    """
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    first, last = tree.first[node], tree.first[node] + tree.children[node]
    scale = exploration * np.sqrt(tree.visits[node] + 1.0)
    change, visited = 0.0, 0.5
    for child in range(first, last):
        if tree.visits[child] > 0:
            change += (tree.best_value[child] - tree.initial_value[child]) * sign
            visited += 1.0
    change *= 0.5 / visited
    best, highest = -1, 0.0
    for child in range(first, last):
        score = value_of(tree, child, sign) + scale * tree.prior[child] / (tree.visits[child] + 1)
        if tree.visits[child] == 0:
            score += change
        if best < 0 or score > highest:
            best, highest = child, score
    return best


@compiled
def most_visited(tree: Tree, node: int) -> int:
    """The most visited decision; of equals the one with the best mean value."""
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    best = int(tree.first[node])
    for child in range(best + 1, best + tree.children[node]):
        more = tree.visits[child] - tree.visits[best]
        if more > 0 or (more == 0 and value_of(tree, child, sign) > value_of(tree, best, sign)):
            best = child
    return best


@compiled
def typical_outcome(tree: Tree, node: int) -> int:
    """The outcome whose mean value is closest to that of its chance node: neither lucky nor unlucky."""
    mean = tree.value_sum[node] / max(tree.visits[node], 1)
    best, distance = int(tree.first[node]), 2.0
    for child in range(best, best + tree.children[node]):
        if tree.visits[child] > 0:
            off = abs(tree.value_sum[child] / tree.visits[child] - mean)
            if off < distance:
                best, distance = child, off
    return best


@compiled
def report(tree: Tree, nodes: int, progress: Floats) -> None:
    """Write visits, value and principal variation into ``progress``."""
    best, second, sign = most_visited(tree, 0), 0, 1.0 if tree.seat[0] == 0 else -1.0
    for child in range(tree.first[0], tree.first[0] + tree.children[0]):
        if child != best and tree.visits[child] > second:
            second = tree.visits[child]
            progress[RUNNER_UP] = tree.edge[child]
            progress[RUNNER_UP_WIN] = value_of(tree, child, sign)
    progress[WIN] = value_of(tree, best, sign)
    progress[MOST_VISITS] = tree.visits[best]
    progress[SECOND_VISITS] = second
    node, length = 0, 0
    while length < PV_LIMIT and (length == 0 or tree.visits[node] > 0):
        if tree.kind[node] == DECISION_NODE:
            node = most_visited(tree, node)
            progress[PV + length] = tree.edge[node]
        elif tree.kind[node] == CHANCE_NODE:
            node = typical_outcome(tree, node)
            progress[PV + length] = -1 - tree.edge[node]
        else:
            break
        length += 1
    progress[PV_LENGTH] = length
    progress[NODES] = nodes  # last: a reader that sees a new count finds a principal variation
