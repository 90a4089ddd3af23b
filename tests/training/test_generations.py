"""Runs of training: who is played against, and what becomes the best."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

from skirmish.kernels.network import Network, new_network, save
from skirmish.training import Networks, Samples, __main__
from skirmish.training.generations import Run, TrainingPlan

FROZEN = {"value": new_network(4, 2, 1)}


class Lessons:
    """A course whose matches have given scores and which notes against whom is played."""

    INPUTS: ClassVar = {"value": 4}
    MOST = INPUTS

    def __init__(self, scores: Sequence[tuple[int, int, int]]) -> None:
        self.scores = iter(scores)
        self.pools: list[Sequence[Networks]] = []
        self.others: list[Networks] = []

    def play(self, networks: Networks, pool: Sequence[Networks], *how: Any) -> dict[str, Samples]:
        self.pools.append(pool)
        return {"value": Samples(np.zeros((8, 1), np.int8), np.ones(8, np.float32))}

    def match(self, one: Networks, other: Networks, *how: Any) -> tuple[int, int, int]:
        self.others.append(other)
        return next(self.scores)

    def fill(self, name: str, states: Any, seed: int, index: Any, value: Any, counts: Any) -> None:
        counts[: len(states)] = 1
        value[: len(states), 0] = 1.0


def _run(course: Any, against: bool) -> list[bool]:
    plan = TrainingPlan("", games=(1,), pairs=2, epochs=1, against=against)
    networks = {name: Network(*[each.copy() for each in network]) for name, network in FROZEN.items()}
    run = Run(plan, course, networks, FROZEN, [FROZEN])
    with ThreadPoolExecutor(1) as workers:
        return [run.generation(number, workers, 0.0).best for number in range(3)]


def test_a_generation_plays_the_best_so_far() -> None:
    course = Lessons([(3, 0, 1), (0, 0, 4), (2, 0, 2)])
    assert _run(course, against=False) == [True, False, True]
    assert course.others[0] is FROZEN
    assert course.others[1] is course.others[2] is not FROZEN
    assert len(course.pools[-1]) == 3  # the pool is handed over itself: it has both of the best by now


def test_a_best_response_plays_the_frozen_player_only_and_must_beat_its_own_record() -> None:
    course = Lessons([(3, 0, 1), (2, 1, 1), (3, 1, 0)])
    assert _run(course, against=True) == [True, False, True]
    assert [each is FROZEN for each in course.others] == [True] * 3
    assert all([each is FROZEN for each in pool] == [True] for pool in course.pools)


def test_a_best_response_goes_on_from_the_player_it_is_to_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    frozen, asked = tmp_path / "frozen.npz", list[Any]()
    save(frozen, FROZEN)
    monkeypatch.setattr(sys, "argv", ["training", "hill218", "--against", str(frozen)])

    def train(*given: Any) -> str:
        asked.extend(given)
        return "kept"

    monkeypatch.setattr(__main__, "train", train)
    __main__.main()
    plan, _, begin_with, rivals, _, cluster = asked
    assert plan.against
    assert cluster is None
    assert begin_with == frozen
    assert rivals == [frozen]
    assert capsys.readouterr().out == "kept\n"
