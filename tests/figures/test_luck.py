"""Luck in games of the island (:mod:`benchmarks.luck`)."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.luck import luck, share

import skirmish
from skirmish.core import SOUTH, Roll
from skirmish.games.island.kernel import selfplay
from skirmish.games.island.kernel.convert import from_state
from skirmish.games.island.kernel.search import new_workspace
from skirmish.games.island.kernel.worth import TRAINED
from skirmish.games.island.training import settings
from skirmish.kernels.rng import seeded

GAME = skirmish.load("island")


@pytest.mark.parametrize(
    "position",
    [
        "12/12/12/12/12/5s<6/12/4s<7/12/12/4J^7/12 - 0/0 S:roll all-out",
        "12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0 N:roll classic",
    ],
)
def test_the_luck_of_all_outcomes_is_nothing_on_average(position: str) -> None:
    state: Any = GAME.from_position(position)
    pending = GAME.pending(state)
    assert isinstance(pending, Roll)
    found = [luck(GAME, state, pending, each) for each in pending.outcomes]
    weighed = zip(found, pending.weights, strict=True)
    assert sum(each * weight for each, weight in weighed) == pytest.approx(0.0, abs=1e-12)
    assert max(found) > 0.01


@pytest.mark.parametrize(
    "position",
    [
        "12/12/12/12/12/5s<6/12/4s<7/12/12/4J^7/12 - 0/0 S:roll all-out",
        "12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0 N:roll classic",
    ],
)
def test_it_is_what_training_subtracts(position: str) -> None:
    state: Any = GAME.from_position(position)
    pending = GAME.pending(state)
    assert isinstance(pending, Roll)
    after = {from_state(GAME.resolve(state, each).state).tobytes(): each for each in pending.outcomes}
    notes, work, seen = selfplay.new_notes(), new_workspace(4000), set()
    for seed in range(40):
        s = from_state(state)
        subtracted = selfplay.luck(s, seeded(seed), seeded(1), TRAINED, settings(), work, notes)
        outcome = after[s.tobytes()]
        assert luck(GAME, state, pending, outcome) == pytest.approx(subtracted, abs=1e-5)
        seen.add(str(outcome))
    assert len(seen) == len(after)


def test_a_roll_that_hits_the_last_enemy_is_luck() -> None:
    state: Any = GAME.from_position("12/12/12/12/12/12/4s<7/12/12/4S^7/12/12 - 0/0 S:roll all-out")
    pending = GAME.pending(state)
    assert isinstance(pending, Roll)
    rolled = {str(each): luck(GAME, state, pending, each) for each in pending.outcomes}
    assert max(rolled, key=rolled.__getitem__) == "d1"  # e3-e4, and e6 is two squares ahead of it


def test_luck_with_a_block_is_what_it_takes() -> None:
    state: Any = GAME.from_position("12/12/12/12/12/12/12/12/4s<4#2/4#7/12/4S^7 - 1/1 S:after all-out")
    shot = next(each for each in GAME.legal(GAME.view(state, SOUTH)) if str(each) == "e1*e3")
    state = GAME.apply(state, SOUTH, shot).state
    pending = GAME.pending(state)
    assert isinstance(pending, Roll)
    found = {str(each): luck(GAME, state, pending, each) for each in pending.outcomes}
    assert found["e3!live"] == pytest.approx(-found["e3!safe"])
    assert 0.0 < found["e3!live"] <= 0.5  # the only enemy stands beside it


def test_a_share_without_luck_has_an_interval_by_pairs() -> None:
    assert share([(1.0, 0.0), (0.6, 0.4)]) == pytest.approx((0.5, 0.5, 0.5))
    middle, low, high = share([(1.0, 1.0), (0.0, 0.0)])
    assert (middle, low + high) == pytest.approx((0.5, 1.0))
    assert high - low == pytest.approx(2 * 0.98)
