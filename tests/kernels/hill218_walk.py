"""A random walk through the hill's kernel, recorded step by step, and compared with the rules.

One compiled call walks a whole battle, so that nearly all of a test's time is the rules' own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from skirmish.core import Decide, Over, Roll
from skirmish.games.hill218.actions import Action
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import convert, ids, layout
from skirmish.games.hill218.kernel.layout import (
    CARDS,
    COLUMNS,
    NORTH_BASE,
    PARA,
    ROWS,
    SOUTH_BASE,
    UNITS,
    Battle,
)
from skirmish.games.hill218.kernel.plays import legal, random_decision
from skirmish.games.hill218.kernel.turn import apply, chance, pending, resolve, result, settle, to_act
from skirmish.games.hill218.state import State
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, below

STEPS: Final = 600
"""More than any battle has: 48 deployments, as many attacks, four strikes, draws and passes between them."""
RESULTS: Final = {"S": 1, "N": -1, "draw": 0}

# How a walk chooses.
EVENLY: Final = 0
"""As the kernel's own random play does."""
ON_FOOT: Final = 1
"""Paratroopers land seldom: they could nearly always, nearly anywhere, and little would be supplied."""
TO_THE_END: Final = 2
"""The same, and bases are spared, so that decks and hands are used up."""
MOODS: Final = (EVENLY, ON_FOOT, TO_THE_END)

Table = npt.NDArray[np.int32]


class Pages(NamedTuple):
    """Where a walk is written down. A row of ``steps``: pending, seat, how many options, what was chosen."""

    steps: Table
    options: Table
    weights: Table
    states: npt.NDArray[np.int8]


PAGES = Pages(
    np.zeros((STEPS, 4), np.int32),
    np.zeros((STEPS, layout.MAX_LEGAL), np.int32),
    np.zeros((STEPS, layout.MAX_CHANCE), np.int32),
    np.zeros((STEPS, layout.SIZE), np.int8),
)


@compiled
def units_in_order(s: Battle) -> None:
    """Sort each side's list of units by x, then y: the rules know no other order."""
    for seat in range(2):
        for end in range(seat * CARDS + 1, seat * CARDS + s[UNITS + seat]):
            at = end
            while at > seat * CARDS and (
                s[COLUMNS + at - 1] * 128 + s[ROWS + at - 1] > s[COLUMNS + at] * 128 + s[ROWS + at]
            ):
                s[ROWS + at], s[ROWS + at - 1] = s[ROWS + at - 1], s[ROWS + at]
                s[COLUMNS + at], s[COLUMNS + at - 1] = s[COLUMNS + at - 1], s[COLUMNS + at]
                at -= 1


@compiled
def _decision(s: Battle, rng: Rng, mood: int, options: Table) -> int:
    """One of the options, by the mood of the walk."""
    if mood == EVENLY:
        return random_decision(s, rng)
    enemy_base = NORTH_BASE if to_act(s) == 0 else SOUTH_BASE
    chosen = options[below(rng, len(options))]
    for _ in range(20):
        deployed = chosen - ids.DEPLOY
        if not 0 <= deployed < ids.KINDS * ids.CELLS:
            break
        drop = deployed >= PARA * ids.CELLS and below(rng, 16) > 0
        wins = mood == TO_THE_END and deployed % ids.CELLS == enemy_base
        if not (drop or wins):
            break
        chosen = options[below(rng, len(options))]
    return int(chosen)


@compiled
def _take_step(s: Battle, rng: Rng, mood: int, row: Table, options: Table, weights: Table) -> int:
    """Write down what is open in a state, choose of it and carry it out; what was awaited."""
    awaited = pending(s)
    row[0], row[1] = awaited, to_act(s)
    if awaited == DECIDE:
        row[2] = legal(s, options)
        row[3] = _decision(s, rng, mood, options[: row[2]])
        apply(s, row[3])
    elif awaited == OVER:
        row[2], row[3] = 0, result(s)
    else:
        row[2] = chance(s, options, weights)
        if mood == EVENLY:
            row[3] = settle(s, rng)
        else:
            row[3] = options[below(rng, row[2])]  # rare draws as often as others
            resolve(s, row[3])
    return awaited


@compiled
def _walk(s: Battle, rng: Rng, mood: int, pages: Pages) -> int:
    """Walk until the battle is over; how many steps are written down."""
    for number in range(STEPS):
        units_in_order(s)
        pages.states[number] = s
        row, options, weights = pages.steps[number], pages.options[number], pages.weights[number]
        awaited = _take_step(s, rng, mood, row, options, weights)
        if awaited == DECIDE:
            options[: row[2]].sort()  # only here: a kernel that others call may not allocate
        if awaited == OVER:
            return number + 1
    return STEPS + 1


class Numbers(dict[int, int]):
    """The number of each decision met so far, by the identity of the object that the game keeps for it."""

    def __init__(self) -> None:
        self._kept: list[Action] = []

    def of(self, decisions: Sequence[Action]) -> list[int]:
        """The numbers of decisions."""
        try:
            return [*map(self.__getitem__, map(id, decisions))]
        except KeyError:
            for each in decisions:
                self[id(each)] = ids.number(each)
                self._kept.append(each)  # so that no other object ever gets its identity
            return self.of(decisions)


NUMBERS = Numbers()


def walk_both(state: State, rng: Rng, mood: int) -> int:
    """Walk kernel and rules from a state to the end; returns the number of decisions."""
    length = _walk(convert.from_state(state), rng, mood, PAGES)
    assert length <= STEPS
    made = 0
    for number, (awaited, seat, count, chosen) in enumerate(PAGES.steps[:length].tolist()):
        if (length - 1 - number) % 4 == 0:  # a difference would stay until the end, and that is looked at
            assert convert.from_state(state).tobytes() == PAGES.states[number].tobytes(), _where(state)
        due = HILL218.pending(state)
        options = PAGES.options[number, :count].tolist()
        if isinstance(due, Decide):
            assert (awaited, seat) == (DECIDE, due.seat), _where(state)
            decisions = HILL218.legal(HILL218.view(state, due.seat))
            assert sorted(NUMBERS.of(decisions)) == options, _where(state)
            state = HILL218.apply(state, due.seat, ids.action(chosen)).state
            made += 1
        elif isinstance(due, Roll):
            assert (awaited, seat) == (CHANCE, due.seat), _where(state)
            assert tuple([ids.chance(option) for option in options]) == due.outcomes, _where(state)
            assert tuple(PAGES.weights[number, :count].tolist()) == due.weights, _where(state)
            state = HILL218.resolve(state, ids.chance(chosen)).state
        else:
            assert isinstance(due, Over)
            assert (awaited, chosen) == (OVER, RESULTS[due.result]), _where(state)
    return made


def _where(state: State) -> str:
    return HILL218.position(state)
