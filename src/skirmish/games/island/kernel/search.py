"""The search for Battle for the Island: a tree of decisions and chance, grown where play is likely to go.

One iteration walks from the root to a position that nobody has looked at and expands it. Decisions are
chosen by their value so far and by how little they have been tried; dice and blocks come up in proportion to
their chances, evenly rather than by luck, so that no roll is forgotten and none weighs too much. Expanding
tries every legal decision and judges what comes of it (:func:`_settled`); the best of these is the value that
travels back. Nothing is played out at random: :mod:`.worth` sees a turn of each side ahead and errs less.

All values are South's chance to win. Everything happens inside one compiled call, :func:`grow`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.board import facing_of, kind_of, own
from skirmish.games.island.kernel.game import apply, chance, legal, pending, resolve, result, settle, to_act
from skirmish.games.island.kernel.layout import (
    MAX_CHANCE,
    MAX_LEGAL,
    MOVED,
    ON_ISLAND,
    PENALISING,
    PENALISING_PAD,
    PHASE,
    SEAT,
    SIZE,
    SLIDING,
    TURNING,
    State,
)
from skirmish.games.island.kernel.shooting import apply_shot, shot_number, shot_target
from skirmish.games.island.kernel.tree import CHOICE, END, LOT, NEW, Tree, chosen, drawn, new_tree, report
from skirmish.games.island.kernel.weights import POSTINGS, WEIGHTS
from skirmish.games.island.kernel.worth import (
    COUNTS,
    FEATURES,
    SCAN,
    Floats,
    places_worth,
    placing_worth,
    setting_up,
    shot_gain,
    worth,
)
from skirmish.games.island.kernel.worth import chance as probability
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.progress import UNLIMITED, Found, Stop, found
from skirmish.kernels.rng import Rng, seeded, uniform


class Settings(NamedTuple):
    """How a search goes about its work."""

    viewer: int
    """The seat that thinks."""
    sight: int
    """What it sees of a position: see :mod:`.worth`."""
    horizon: int
    """After so many rolls of the die it looks no further."""
    curiosity: float
    """How much it tries what it has tried little."""
    focus: float
    """How much better a decision must look to be tried e times as eagerly: small is narrow."""


class Knowledge(NamedTuple):
    """What positions are judged by: see :mod:`.worth`."""

    weights: Floats
    places: Floats


KNOWLEDGE: Final = Knowledge(WEIGHTS, POSTINGS)


class Desk(NamedTuple):
    """Room to work in, so that nothing is allocated while a search runs."""

    tree: Tree
    here: State
    there: State
    legal: npt.NDArray[np.int32]
    more: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int32]
    scratch: Floats
    path: npt.NDArray[np.int32]


DEPTH = 256
"""The longest way from the root that a search goes."""


def new_desk(nodes: int) -> Desk:
    """A desk for a search of up to so many nodes."""
    return Desk(
        new_tree(nodes),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(MAX_LEGAL, np.int32),
        np.zeros(MAX_LEGAL, np.int32),
        np.zeros(MAX_CHANCE, np.int32),
        np.zeros(FEATURES + SCAN, np.float64),
        np.zeros(DEPTH, np.int32),
    )


_ROOM: Final = 2_000_000
"""Nodes, 70 megabytes; when they are used up, a search goes on without looking deeper."""
_BETWEEN = 128
"""How many iterations lie between two reports."""
_GRAIN = 1e-5
"""Equal decisions are told apart by chance, so that games differ; this much is no difference."""
_SET_UP_GRAIN = 0.02
"""The same in the set-up, where nearly equal will do: people should not meet the same set-up every time."""


@compiled
def _ended(s: State) -> float:
    return 0.5 + 0.5 * result(s)


@compiled
def _shoot_on(s: State, seat: int) -> None:
    """Fire whatever can only gain."""
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
def _settled(s: State, settings: Settings, known: Knowledge, desk: Desk, rng: Rng) -> float:
    """What a position is worth once what was set going has come to rest. Changes ``s``.

    Blocks fall as they may, shots that can only gain are fired before the turn ends, a penalty takes
    somebody.
    """
    while s[PHASE] == TURNING:
        settle(s, rng)
    if pending(s) == OVER:
        return _ended(s)
    phase, seat = int(s[PHASE]), int(s[SEAT])
    if phase in (PENALISING, PENALISING_PAD):
        legal(s, desk.more)
        apply(s, int(desk.more[0]))
        seat = int(s[SEAT])
    elif phase in (MOVED, SLIDING):
        if settings.sight != COUNTS:
            _shoot_on(s, seat)
        seat = 1 - seat
    if pending(s) == OVER:
        return _ended(s)
    return worth(s, seat, settings.viewer, settings.sight, known.weights, known.places, desk.scratch)


@compiled
def _judged(s: State, number: int, settings: Settings, known: Knowledge, desk: Desk, rng: Rng) -> float:
    """What a decision is worth in position ``s``, which stays as it is."""
    desk.there[:] = s
    apply(desk.there, number)
    if desk.there[PHASE] != TURNING:
        return _settled(desk.there, settings, known, desk, rng)
    n = chance(desk.there, desk.more, desk.weights)
    total, worth_, weights = 0.0, 0.0, desk.weights[:n].copy()
    outcomes = desk.more[:n].copy()
    for at in range(n):
        desk.there[:] = s
        apply(desk.there, number)
        resolve(desk.there, int(outcomes[at]))
        worth_ += weights[at] * _settled(desk.there, settings, known, desk, rng)
        total += weights[at]
    return worth_ / total


@compiled
def _expand(
    node: int, size: int, s: State, settings: Settings, known: Knowledge, desk: Desk, rng: Rng
) -> tuple[int, float]:
    """Give a node the children that ``s`` allows; how many nodes there are then, and the node's value.

    Only one legal decision is not worth judging: the value is below zero to say that the walk goes on.
    """
    tree = desk.tree
    tree.first[node] = size
    tree.seat[node] = to_act(s)
    if pending(s) == OVER:
        tree.kind[node] = END
        return size, _ended(s)
    if pending(s) == CHANCE:
        tree.kind[node] = LOT
        n = chance(s, desk.legal, desk.weights)
    else:
        tree.kind[node] = CHOICE
        n = legal(s, desk.legal)
    tree.children[node] = n
    placing, placed, grain = setting_up(s), 0.0, _GRAIN
    if placing:
        placed, grain = places_worth(s, known.places), _SET_UP_GRAIN
    best = -1.0
    sign = 1.0 if tree.seat[node] == 0 else -1.0
    for at in range(n):
        child = size + at
        tree.token[child] = desk.legal[at]
        tree.kind[child] = NEW
        tree.visits[child] = 0
        tree.total[child] = 0.0
        tree.guess[child] = tree.guess[node]
        tree.share[child] = 1.0
        if tree.kind[node] == LOT:
            tree.share[child] = desk.weights[at]
        elif n > 1:
            number = int(desk.legal[at])
            if placing:
                guess = probability(placed + placing_worth(number, int(tree.seat[node]), known.places))
            else:
                guess = _judged(s, number, settings, known, desk, rng)
            guess += (uniform(rng) - guess) * grain  # and stays within 0 and 1
            tree.guess[child] = guess
            if at == 0 or guess * sign > best * sign:
                best = guess
    if tree.kind[node] == CHOICE and n > 1:
        total = 0.0
        for child in range(size, size + n):
            tree.share[child] = np.exp((tree.guess[child] - best) * sign / settings.focus)
            total += tree.share[child]
        for child in range(size, size + n):
            tree.share[child] /= total
        return size + n, best
    return size + n, -1.0


@compiled
def grow(
    root: State,
    rng: Rng,
    nodes: int,
    settings: Settings,
    known: Knowledge,
    desk: Desk,
    stop: Stop,
    progress: Floats,
) -> int:
    """Search from a position in which somebody must decide, for so many iterations or until ``stop[0]``.

    The favourite is the first token of the line in ``progress``. Gives the number of iterations made.
    """
    tree, here, path = desk.tree, desk.here, desk.path
    room = len(tree.token) - MAX_LEGAL
    tree.visits[0] = 0
    tree.total[0] = 0.0
    tree.guess[0] = 0.5
    size, _ = _expand(0, 1, root, settings, known, desk, rng)
    made = 0
    if tree.children[0] > 1:
        while made < nodes and stop[0] == 0:
            here[:] = root
            node, depth, rolls, value = 0, 0, 0, -1.0
            while value < 0.0:
                path[depth] = node
                depth += 1
                if tree.kind[node] == NEW:
                    if (
                        depth == DEPTH
                        or size > room
                        or (rolls == settings.horizon and pending(here) == CHANCE)
                    ):
                        value = float(tree.guess[node])
                        break
                    size, value = _expand(node, size, here, settings, known, desk, rng)
                    if value >= 0.0:
                        break
                if tree.kind[node] == END:
                    value = _ended(here)
                elif tree.kind[node] == LOT:
                    rolls += here[PHASE] != TURNING
                    node = drawn(tree, node)
                    resolve(here, int(tree.token[node]))
                else:
                    node = chosen(tree, node, settings.curiosity)
                    apply(here, int(tree.token[node]))
            for at in range(depth):
                tree.visits[path[at]] += 1
                tree.total[path[at]] += value
            made += 1
            if made % _BETWEEN == 0:
                report(tree, made, progress)
    report(tree, made, progress)
    return made


_desks: list[Desk] = []
"""Desks that nobody sits at: two searches at the same time need two, one after the other the same."""


def think(
    root: State, seed: int, nodes: int | None, settings: Settings, stop: Stop, progress: Floats
) -> Found:
    """Search a view (``convert.from_view``) for the seat that must decide."""
    limit = UNLIMITED if nodes is None else nodes
    mine = settings._replace(viewer=int(root[SEAT]))
    try:
        desk = _desks.pop()
    except IndexError:
        desk = new_desk(_ROOM)
    try:
        grow(root, seeded(seed), limit, mine, KNOWLEDGE, desk, stop, progress)
    finally:
        _desks.append(desk)
    return found(progress)
