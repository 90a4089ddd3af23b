"""Many battles at once: one call over an array of states, a row for each."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel.game import Numbers, apply, legal, pending, result, settle, to_act
from skirmish.games.island.kernel.layout import MAX_LEGAL, Battle
from skirmish.games.island.kernel.playout import playout, random_decision
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng

States = npt.NDArray[np.int8]
"""Battles, a row for each."""
Rngs = npt.NDArray[np.uint64]
"""A generator for each battle."""
Results = npt.NDArray[np.int8]
"""For each battle +1 if South has won, -1 if North has, 0 for a draw or while it is undecided."""
Masks = npt.NDArray[np.bool_]
"""For each battle a row of ``COUNT``: which decisions are legal."""


@compiled
def play(s: Battle, rng: Rng, limit: int) -> tuple[int, int]:
    """One battle played at random in place: its result (0 while it is undecided) and the decisions made."""
    made = playout(s, rng, limit)
    return (result(s) if pending(s) == OVER else 0), made


@compiled
def playouts(states: States, rngs: Rngs, limit: int) -> tuple[Results, Numbers]:
    """Every battle played at random in place: the results and how many decisions each took."""
    results = np.empty(len(states), np.int8)
    decisions = np.empty(len(states), np.int32)
    for number in range(len(states)):
        results[number], decisions[number] = play(states[number], rngs[number : number + 1], limit)
    return results, decisions


@compiled
def settle_all(states: States, rngs: Rngs) -> None:
    """Settle chance in every battle until a decision is awaited or it is over."""
    for number in range(len(states)):
        while pending(states[number]) == CHANCE:
            settle(states[number], rngs[number : number + 1])


@compiled
def step(states: States, numbers: Numbers) -> None:
    """Carry out one legal decision in each battle; those that await none are left as they are."""
    for number in range(len(states)):
        if pending(states[number]) == DECIDE:
            apply(states[number], numbers[number])


@compiled
def random_decisions(states: States, rngs: Rngs, out: Numbers) -> None:
    """A legal decision for each battle, all equally likely; -1 where none is awaited."""
    for number in range(len(states)):
        out[number] = -1
        if pending(states[number]) == DECIDE:
            out[number] = random_decision(states[number], rngs[number : number + 1])


@compiled
def legal_masks(states: States, masks: Masks) -> None:
    """Which decisions are legal in each battle; none where none is awaited."""
    found = np.empty(MAX_LEGAL, np.int32)
    masks[:] = False
    for number in range(len(states)):
        if pending(states[number]) == DECIDE:
            for place in range(legal(states[number], found)):
                masks[number, found[place]] = True


@compiled
def waiting(states: States, out: Numbers) -> None:
    """What each battle awaits and of whom: the column ``pending`` and the column ``to_act``."""
    for number in range(len(states)):
        out[number, 0] = pending(states[number])
        out[number, 1] = to_act(states[number])


@compiled
def results(states: States, out: Results) -> None:
    """Each battle's result."""
    for number in range(len(states)):
        out[number] = result(states[number]) if pending(states[number]) == OVER else 0
