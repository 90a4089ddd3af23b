"""Many battles at once: one call over an array of states, a row for each."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.layout import MAX_LEGAL, Numbers
from skirmish.games.hill218.kernel.playout import playout
from skirmish.games.hill218.kernel.plays import legal, random_decision
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle, to_act
from skirmish.kernels import CHANCE, DECIDE
from skirmish.kernels.jit import compiled

Battles = npt.NDArray[np.int8]
"""Battles, a row of ``SIZE`` bytes for each."""
Rngs = npt.NDArray[np.uint64]
"""A generator for each battle, one number each."""
Results = npt.NDArray[np.int8]
"""For each battle 1 if South has won, -1 if North has, 0 for a draw or while it is undecided."""
Masks = npt.NDArray[np.bool_]
"""For each battle a row of ``COUNT``: which decisions are legal."""


@compiled
def playouts(states: Battles, rngs: Rngs, limit: int) -> tuple[Results, Numbers]:
    """Every battle played at random in place: the results and how many decisions each took."""
    ends, decisions = np.zeros(len(states), np.int8), np.zeros(len(states), np.int32)
    for index in range(len(states)):
        decisions[index] = playout(states[index], rngs[index : index + 1], limit)
        ends[index] = result(states[index])
    return ends, decisions


@compiled
def settle_all(states: Battles, rngs: Rngs) -> None:
    """Let chance have its way in every battle until a decision is awaited or it is over."""
    for index in range(len(states)):
        while pending(states[index]) == CHANCE:
            settle(states[index], rngs[index : index + 1])


@compiled
def step(states: Battles, decisions: Numbers) -> None:
    """Carry out one legal decision in each battle; those that await none are left as they are."""
    for index in range(len(states)):
        if pending(states[index]) == DECIDE:
            apply(states[index], decisions[index])


@compiled
def random_decisions(states: Battles, rngs: Rngs, out: Numbers) -> None:
    """A legal decision for each battle, all equally likely; -1 where none is awaited."""
    for index in range(len(states)):
        out[index] = -1
        if pending(states[index]) == DECIDE:
            out[index] = random_decision(states[index], rngs[index : index + 1])


@compiled
def legal_masks(states: Battles, masks: Masks) -> None:
    """Which decisions are legal in each battle; none where none is awaited."""
    found = np.empty(MAX_LEGAL, np.int32)
    masks[:] = False
    for index in range(len(states)):
        if pending(states[index]) == DECIDE:
            for each in range(legal(states[index], found)):
                masks[index, found[each]] = True


@compiled
def waiting(states: Battles, out: Numbers) -> None:
    """What each battle awaits and of whom: the column ``pending`` and the column ``to_act``."""
    for index in range(len(states)):
        out[index, 0] = pending(states[index])
        out[index, 1] = to_act(states[index])


@compiled
def results(states: Battles, out: Results) -> None:
    """Each battle's result."""
    for index in range(len(states)):
        out[index] = result(states[index])
