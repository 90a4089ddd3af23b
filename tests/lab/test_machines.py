"""A cluster of several machines, one of which is lost in the middle: everything is played exactly once, and
the results are those of one machine. Ray's own machines for tests are sets of processes.

``make soak`` (SKIRMISH_SOAK) also tries the balance study and training.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest

from skirmish.kernels.network import load
from skirmish.lab import arena, balance
from skirmish.lab.cluster import Cluster, ClusterExecutor, play
from skirmish.lab.pool import Crash
from skirmish.lab.schedule import Plan
from skirmish.training.generations import TrainingPlan, begun, course_of, train
from tests.lab import folders

SOAK = "SKIRMISH_SOAK" in os.environ


class Machines:
    """A head without processors, which the studies connect to, and machines with one each."""

    def __init__(self) -> None:
        os.environ.update({"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"})
        utils: Any = import_module("ray.cluster_utils")
        head = {"num_cpus": 0, "include_dashboard": False}
        self.cluster = utils.Cluster(initialize_head=True, head_node_args=head)
        self.address: str = self.cluster.address
        self.running: list[Any] = []

    def fill(self, count: int) -> None:
        """Start machines until there are ``count``."""
        while len(self.running) < count:
            self.running.append(self.cluster.add_node(num_cpus=1))

    def lose_a_busy_one(self) -> None:
        """Kill one that plays at this moment, as if its plug were pulled."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for machine in self.running:
                if _plays(machine):
                    self.cluster.remove_node(machine, allow_graceful=False)
                    self.running.remove(machine)
                    return
            time.sleep(0.01)


def _plays(machine: Any) -> bool:
    """Whether a process of a machine is playing; Ray's processes are named after what they call."""
    raylet = psutil.Process(machine.all_processes["raylet"][0].process.pid)
    names = []
    for process in raylet.children(recursive=True):
        with suppress(psutil.Error):
            names += process.cmdline()[:1]
    return any("slowly" in name for name in names)


def slowed(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same, slowly enough to be caught in the middle, and not all of them at one pace."""

    def slowly(*given: Any) -> Any:
        time.sleep(0.3 + 0.4 * (getattr(given[2], "number", 0) % 3))
        return function(*given)

    return slowly


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    found = Machines()
    yield found
    found.cluster.shutdown()


@pytest.fixture
def lost() -> list[Crash]:
    """The games that were lost, with their machines or by themselves."""
    return []


@pytest.fixture
def losing(machines: Machines, lost: list[Crash]) -> Callable[..., None]:
    """To be called after each game or call: after the first, one of two machines is lost while it plays.

    A game may end in the moment before its machine does: then the next one is tried.
    """
    machines.fill(2)
    times = 0

    def watch(*_: object) -> None:
        nonlocal times
        times += 1
        if times == 2 or (times > 2 and not lost and times % 2 == 0):
            machines.fill(2)
            machines.lose_a_busy_one()

    return watch


def arena_plays_the_same(machines: Machines, losing: Callable[..., None], folder: Path) -> None:
    plan = Plan.of("island", ["greedy", "b=greedy"], games=6, seed="7", variant="classic")
    arena.run(plan, folder=folder / "here", jobs=2)
    arena.run(plan, folder=folder / "there", cluster=machines.address, watch=losing)
    assert folders.journal(folder / "there") == sorted(fixture.number for fixture in plan.fixtures())
    assert folders.records(folder / "there") == folders.records(folder / "here")
    assert folders.result(folder / "there") == folders.result(folder / "here")


def balance_counts_the_same(machines: Machines, losing: Callable[..., None], folder: Path) -> None:
    study = balance.Study.of_level("island", "greedy", games=6, seed="7")
    here = balance.run(study, jobs=2)
    there = balance.run(study, folder=folder, cluster=machines.address, watch=losing)
    assert there.to_json() == here.to_json()
    assert len(set(folders.journal(folder))) == len(folders.journal(folder)) == 6


def training_learns_the_same(machines: Machines, losing: Callable[..., None], folder: Path) -> None:
    plan = TrainingPlan("hill218", generations=2, games=(96,), hidden=(8,), epochs=1, pairs=8, jobs=2)
    submit, slow = ClusterExecutor.submit, dict[Any, Any]()

    def noting(executor: ClusterExecutor, fn: Any, /, *given: Any) -> Any:
        call = submit(executor, slow.setdefault(fn, slowed(fn)), *given)
        call.add_done_callback(losing)
        return call

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ClusterExecutor, "submit", noting)
        here, there = (
            load(train(plan, begun(course_of(plan), plan), folder / name, [], print, cluster))
            for name, cluster in (("here", None), ("there", machines.address))
        )
    assert here.keys() == there.keys()
    for each in here:
        assert all(np.array_equal(a, b) for a, b in zip(here[each], there[each], strict=True))


STUDIES = (arena_plays_the_same, *((balance_counts_the_same, training_learns_the_same) if SOAK else ()))


@pytest.fixture
def slow_games(lost: list[Crash], monkeypatch: pytest.MonkeyPatch) -> None:
    """Games on a cluster are played slowly, and crashes are noted."""
    ray: Any = import_module("ray")
    finished, begun = Cluster.finished, Cluster.__init__

    def begin(cluster: Cluster, *given: Any) -> None:
        begun(cluster, *given)
        cluster.task = ray.remote(max_retries=0, num_cpus=1)(slowed(play))

    def noting(cluster: Cluster) -> Iterator[Any]:
        for each in finished(cluster):
            if isinstance(each, Crash):
                lost.append(each)
            yield each

    monkeypatch.setattr(Cluster, "__init__", begin)
    monkeypatch.setattr(Cluster, "finished", noting)


@pytest.mark.timeout(600)
@pytest.mark.usefixtures("slow_games")
@pytest.mark.parametrize("study", STUDIES, ids=lambda study: str(study.__name__))
def test_a_machine_is_lost(
    study: Callable[[Machines, Callable[..., None], Path], None],
    machines: Machines,
    losing: Callable[..., None],
    lost: list[Crash],
    tmp_path: Path,
) -> None:
    study(machines, losing, tmp_path)
    assert len(machines.running) == 1
    if study is not training_learns_the_same:  # Ray itself repeats its calls
        assert lost
        assert all(each.lost for each in lost)
