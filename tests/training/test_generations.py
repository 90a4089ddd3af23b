"""Runs of training: who is played against, and what becomes the best."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, cast

import numpy as np
import pytest

from skirmish.kernels.network import Network, load, new_network, save
from skirmish.training import Course, Networks, Samples, __main__, generations
from skirmish.training.generations import Run, TrainingPlan, begun, train

FROZEN = {"value": new_network(4, 2, 1, 16)}


class Lessons:
    """A course whose matches have given scores and which notes against whom is played."""

    INPUTS: ClassVar = {"value": 4}
    MOST = INPUTS
    UNITS: ClassVar = {"value": 64}
    EXCHANGED: ClassVar[dict[str, Any]] = {}

    def __init__(self, scores: Sequence[tuple[int, int, int]]) -> None:
        self.scores = iter(scores)
        self.nodes: list[int] = []
        self.matched: list[int] = []
        self.pools: list[Sequence[Networks]] = []
        self.others: list[Networks] = []

    def first(self, hidden: int, middle: int, seed: int) -> dict[str, Network]:
        return {name: new_network(n, hidden, seed, middle) for name, n in self.INPUTS.items()}

    def play(
        self, networks: Networks, pool: Sequence[Networks], games: int, seed: int, nodes: int, *how: Any
    ) -> dict[str, Samples]:
        self.pools.append(pool)
        self.nodes.append(nodes)
        samples = Samples(np.zeros((8, 1), np.int8), np.ones(8, np.float32))
        return dict.fromkeys(self.INPUTS, samples)

    def match(
        self, one: Networks, other: Networks, pairs: int, seed: int, nodes: int
    ) -> tuple[int, int, int]:
        self.others.append(other)
        self.matched.append(nodes)
        return next(self.scores)

    def fill(self, name: str, states: Any, seed: int, index: Any, value: Any, counts: Any) -> None:
        counts[: len(states)] = 1
        value[: len(states), 0] = 1.0


class TwoLessons(Lessons):
    """A course with two networks."""

    INPUTS: ClassVar = {"battle": 4, "set_up": 3}
    UNITS: ClassVar = {"battle": 64, "set_up": 64}
    MOST = INPUTS


def _run(course: Any, against: bool) -> list[bool]:
    plan = TrainingPlan("", games=(1,), pairs=2, epochs=1, against=against)
    networks = {name: Network(*[each.copy() for each in network]) for name, network in FROZEN.items()}
    run = Run(plan, course, networks, FROZEN, FROZEN, [FROZEN])
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
    plan, networks, _, rivals, _, cluster = asked
    assert plan.against
    assert cluster is None
    assert np.array_equal(networks["value"].rows, load(frozen)["value"].rows)
    assert rivals == [frozen]
    assert capsys.readouterr().out == "kept\n"


def test_each_fit_goes_on_from_the_first_networks_if_asked() -> None:
    """Every generation learns the same from the same samples."""
    plan = TrainingPlan("", games=(1,), pairs=2, epochs=1, window=1, afresh=True)
    networks = {name: Network(*[each.copy() for each in network]) for name, network in FROZEN.items()}
    run = Run(plan, cast(Course, Lessons([(2, 0, 2)] * 3)), networks, FROZEN, FROZEN, [FROZEN])
    with ThreadPoolExecutor(1) as workers:
        losses = [run.generation(number, workers, 0.0).losses["value"] for number in range(2)]
    assert losses[0] == losses[1]
    assert np.array_equal(FROZEN["value"].rows, new_network(4, 2, 1, 16).rows)


def _train(
    course: Lessons, plan: TrainingPlan, out: Path, begin_with: Path | None, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Network]:
    monkeypatch.setattr(generations, "part", lambda *_: course)
    monkeypatch.setattr(generations, "_workers", lambda *_: ThreadPoolExecutor(1))
    return load(train(plan, begun(cast(Course, course), plan, begin_with), out, [], lambda _: None))


def _sizes(networks: Networks) -> list[tuple[int, int]]:
    return [each.middle.shape for each in networks.values()]


def test_what_workers_need_is_compiled_before_they_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games with and without search run through different code, if the run has both; and so do matches."""
    for nodes, wanted in (((0,), [0]), ((200,), [1]), ((0, 0, 12), [0, 1])):
        course = Lessons([(1, 0, 1)] * 9)
        plan = TrainingPlan("", generations=0, games=(1,), nodes=nodes)
        networks = _train(course, plan, tmp_path, None, monkeypatch)
        assert course.nodes == course.matched == wanted
        assert networks.keys() == {"value"}, "without any generation those it began with are the best"


def test_what_a_run_cannot_begin_with_is_said_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for asked, why in (
        (("--hidden", "3", "4", "5"), "3 numbers of units for 2 networks"),
        (("--hidden", "129"), "129 units, more than 128"),
        (("--middle", "33"), "33 units in the second layer"),
        (("--epochs", "0.5"), "parts of one only with --torch"),
    ):
        monkeypatch.setattr(
            sys, "argv", ["skirmish.training", "island", "--out", str(tmp_path / "out"), *asked]
        )
        with pytest.raises(SystemExit) as ended:
            __main__.main()
        assert ended.value.code == 2
        assert why in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_networks_keep_their_sizes_unless_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.npz"
    save(kept, {"battle": new_network(4, 5, 1, 3), "set_up": new_network(3, 2, 1, 2)})

    def sizes(begin_with: Path | None, **asked: Any) -> list[tuple[int, int]]:
        plan = TrainingPlan("", generations=1, games=(1,), pairs=2, epochs=1, **asked)
        return _sizes(_train(TwoLessons([(1, 0, 1)] * 2), plan, tmp_path / "out", begin_with, monkeypatch))

    assert sizes(kept) == [(5, 3), (2, 2)]
    assert sizes(kept, hidden=(6,)) == [(6, 3), (6, 2)]
    assert sizes(kept, hidden=(6, 4), middle=(3, 8)) == [(6, 3), (4, 8)]
    assert sizes(None) == [(32, 16), (32, 16)]
    assert sizes(None, hidden=(6, 4)) == [(6, 16), (4, 16)]
    for asked in ((5, 1), (6, 4, 2)):  # it would shrink; there is no third network
        with pytest.raises(ValueError, match=r"shrink|3 numbers of units for 2 networks"):
            sizes(kept, hidden=asked)


def test_rows_are_rounded_for_the_file_if_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = TrainingPlan("", generations=1, games=(1,), pairs=2, epochs=1, bits=4)
    networks = _train(Lessons([(1, 0, 1)] * 2), plan, tmp_path, None, monkeypatch)
    mantissas, _ = np.frexp(networks["value"].rows)
    assert (mantissas * 2**5 % 1.0 == 0.0).all()


@pytest.mark.parametrize("epochs", [0.4, 2.5])
def test_parts_of_an_epoch_need_torch(epochs: float) -> None:
    assert TrainingPlan("", epochs=epochs, torch=True).epochs == epochs
    with pytest.raises(ValueError, match="--torch"):
        TrainingPlan("", epochs=epochs)
