"""A random walk through the island's kernel, recorded step by step, and compared with the rules.

One compiled call walks many steps, so that nearly all of a test's time is the rules' own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.core import Decide, Over, Roll
from skirmish.games.island.actions import Action, Die, TurnOver
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import convert, ids, layout
from skirmish.games.island.kernel.game import apply, chance, legal, pending, resolve, result, settle, to_act
from skirmish.games.island.kernel.playout import random_decision
from skirmish.games.island.state import State
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below
from tests.kernels.island_decode import to_state
from tests.must import must

STEPS = 4096
"""The most steps of one walk."""
RESULTS = {"S": 1, "N": -1, "draw": 0}

Table = npt.NDArray[np.int32]


def _actions() -> list[Action | None]:
    """Every number's decision, None for a hole."""
    found: list[Action | None] = []
    for number in range(ids.COUNT):
        try:
            found.append(ids.action(number))
        except ValueError:
            found.append(None)
    return found


ACTIONS = _actions()


class Pages(NamedTuple):
    """Where a walk is written down. A row of ``steps``: pending, seat, how many options, what was chosen."""

    steps: Table
    options: Table
    weights: Table
    states: npt.NDArray[np.int8]


PAGES = Pages(
    np.zeros((STEPS + 1, 4), np.int32),
    np.zeros((STEPS + 1, layout.MAX_LEGAL), np.int32),
    np.zeros((STEPS + 1, layout.MAX_CHANCE), np.int32),
    np.zeros((STEPS + 1, layout.SIZE), np.int8),
)


@compiled
def _choose(s: layout.Battle, rng: Rng, even: bool, row: Table, options: Table, weights: Table) -> int:
    """Write down what is open in a state, choose of it and carry it out; what was awaited."""
    awaited = pending(s)
    row[0], row[1] = awaited, to_act(s)
    if awaited == DECIDE:
        row[2] = legal(s, options)
        row[3] = random_decision(s, rng)
        apply(s, row[3])
    elif awaited == OVER:
        row[2], row[3] = 0, result(s)
    else:
        row[2] = chance(s, options, weights)
        if even:
            row[3] = options[below(rng, row[2])]
            resolve(s, row[3])
        else:
            row[3] = settle(s, rng)
    return awaited


@compiled
def _walk(s: layout.Battle, rng: Rng, even: bool, pages: Pages, limit: int) -> int:
    """Walk until the battle is over or ``limit`` decisions are made; how many steps are written down."""
    made = 0
    for number in range(STEPS + 1):
        pages.states[number] = s
        row, options, weights = pages.steps[number], pages.options[number], pages.weights[number]
        awaited = _choose(s, rng, even, row, options, weights)
        made += awaited == DECIDE
        if awaited == OVER or made == limit or number == STEPS:
            return number + 1
    return STEPS + 1


def walk_both(state: State, rng: Rng, *, even: bool = True, limit: int = STEPS, every: int = 1) -> int:
    """Walk kernel and rules from a state; returns the number of decisions.

    ``even``: all outcomes of chance are as likely as each other, so that zeros and live blocks, which lead to
    the rarer rules, come up more often. What is awaited and what is legal is compared at every step, the
    whole state at the last and at each that ``every`` divides.
    """
    length = _walk(convert.from_state(state), rng, even, PAGES, limit)
    steps = PAGES.steps[:length].tolist()
    made = 0
    for number, (awaited, seat, count, chosen) in enumerate(steps):
        if number % every == 0 or number == length - 1:
            found = convert.from_state(state)
            assert found.tobytes() == PAGES.states[number].tobytes(), _where(state, number)
            if number % 16 == 0:
                assert to_state(found) == state
        due = ISLAND.pending(state)
        options = PAGES.options[number, :count].tolist()
        if isinstance(due, Decide):
            legal_now = ISLAND.legal(ISLAND.view(state, due.seat))
            assert (awaited, seat) == (DECIDE, due.seat), _where(state, number)
            assert [ACTIONS[option] for option in options] == legal_now, _where(state, number)
            assert chosen in options, _where(state, number)
            state = ISLAND.apply(state, due.seat, must(ACTIONS[chosen])).state
            made += 1
        elif isinstance(due, Roll):
            assert (awaited, seat) == (CHANCE, due.seat), _where(state, number)
            assert tuple([ids.chance(option) for option in options]) == due.outcomes, _where(state, number)
            assert tuple(PAGES.weights[number, :count].tolist()) == due.weights, _where(state, number)
            state = ISLAND.resolve(state, ids.chance(chosen)).state
        else:
            assert isinstance(due, Over)
            assert (awaited, chosen) == (OVER, RESULTS[due.result]), _where(state, number)
    return made


def follow_both(state: State, tokens: Iterable[str]) -> State:
    """Play tokens from a state in the kernel and in the rules; returns the state of the rules."""
    s = convert.from_state(state)
    for token in tokens:
        entry, due = ISLAND.parse(token), ISLAND.pending(state)
        if isinstance(entry, (Die, TurnOver)):
            resolve(s, ids.chance_number(entry))
            state = ISLAND.resolve(state, entry).state
        else:
            assert isinstance(due, Decide)
            apply(s, ids.number(entry))
            state = ISLAND.apply(state, due.seat, entry).state
        assert convert.from_state(state).tobytes() == s.tobytes(), f"after {token}"
        assert to_state(s) == state, f"after {token}"
    return state


def _where(state: State, number: int) -> str:
    return f"at step {number}, {state}"
