"""The tree that the island's search grows: what it keeps of a node, where it goes next, what it tells.

All values are South's chance to win.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import compiled
from skirmish.kernels.progress import LENGTH, LINE, LONGEST, MOST, NODES, SECOND, WIN, Floats

# What a node is.
NEW = 0
CHOICE = 1
LOT = 2
END = 3


class Tree(NamedTuple):
    """The nodes, side by side: a node has ``children`` nodes from ``first`` on."""

    token: npt.NDArray[np.int32]
    """The decision or outcome that leads to the node."""
    kind: npt.NDArray[np.int8]
    seat: npt.NDArray[np.int8]
    first: npt.NDArray[np.int32]
    children: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    total: npt.NDArray[np.float64]
    """The sum of the values that came back through the node."""
    guess: npt.NDArray[np.float32]
    """What the node was thought to be worth before anybody looked further."""
    share: npt.NDArray[np.float32]
    """Of a decision, how promising it looked beside the others; of an outcome, its weight."""


def new_tree(nodes: int) -> Tree:
    """Room for so many nodes."""
    return Tree(
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float64),
        np.zeros(nodes, np.float32),
        np.zeros(nodes, np.float32),
    )


@compiled
def drawn(tree: Tree, node: int) -> int:
    """The outcome that is due: each comes up in proportion to its weight."""
    best, due = -1, 0.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        claim = tree.share[child] / (tree.visits[child] + 0.5)
        if best < 0 or claim > due:
            best, due = child, claim
    return best


@compiled
def value_of(tree: Tree, child: int, sign: float) -> float:
    """What a decision has been worth so far to the side that makes it."""
    value = (tree.total[child] + tree.guess[child]) / (tree.visits[child] + 1)
    return float(value if sign > 0 else 1.0 - value)


@compiled
def chosen(tree: Tree, node: int, curiosity: float) -> int:
    """The decision to try next."""
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    eagerness = curiosity * np.sqrt(tree.visits[node] + 1.0)
    best, most = -1, 0.0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        claim = value_of(tree, child, sign) + eagerness * tree.share[child] / (tree.visits[child] + 1)
        if best < 0 or claim > most:
            best, most = child, claim
    return best


@compiled
def favourite(tree: Tree, node: int) -> int:
    """The decision that was tried most; among equals the one that has been worth most."""
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    best = int(tree.first[node])
    for child in range(best + 1, best + tree.children[node]):
        more = tree.visits[child] - tree.visits[best]
        if more > 0 or (more == 0 and value_of(tree, child, sign) > value_of(tree, best, sign)):
            best = child
    return best


@compiled
def typical(tree: Tree, node: int) -> int:
    """The outcome after which things stand most as they did before: neither lucky nor unlucky."""
    usual = tree.total[node] / max(tree.visits[node], 1)
    best, off = int(tree.first[node]), 2.0
    for child in range(best, best + tree.children[node]):
        if tree.visits[child] > 0:
            now = abs(tree.total[child] / tree.visits[child] - usual)
            if now < off:
                best, off = child, now
    return best


@compiled
def report(tree: Tree, nodes: int, progress: Floats) -> None:
    """Tell how far the search has come."""
    best, second = favourite(tree, 0), 0
    for child in range(tree.first[0], tree.first[0] + tree.children[0]):
        if child != best and tree.visits[child] > second:
            second = tree.visits[child]
    progress[WIN] = value_of(tree, best, 1.0 if tree.seat[0] == 0 else -1.0)
    progress[MOST] = tree.visits[best]
    progress[SECOND] = second
    node, length = 0, 0
    while length < LONGEST and (length == 0 or tree.visits[node] > 0):
        if tree.kind[node] == CHOICE:
            node = favourite(tree, node)
            progress[LINE + length] = tree.token[node]
        elif tree.kind[node] == LOT:
            node = typical(tree, node)
            progress[LINE + length] = -1 - tree.token[node]
        else:
            break
        length += 1
    progress[LENGTH] = length
    progress[NODES] = nodes  # last: whoever reads a new number finds a line
