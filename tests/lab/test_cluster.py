"""The same arena on Ray: a local one, with two processors."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import MissingExtra
from skirmish.lab import arena
from skirmish.lab.cluster import LOCAL, Cluster
from skirmish.lab.errors import LabError
from skirmish.lab.pool import Crash
from skirmish.lab.runner import PlayedGame
from skirmish.lab.schedule import Plan
from tests.lab import folders

PLAN = Plan.of("island", ["random", "greedy", "b=random"], games=2, seed="7", variant="blitz")


def test_a_local_cluster_plays_the_same_games(tmp_path: Path) -> None:
    arena.run(PLAN, folder=tmp_path / "here", jobs=1)
    arena.run(PLAN, folder=tmp_path / "there", jobs=2, cluster=LOCAL)
    assert folders.records(tmp_path / "there") == folders.records(tmp_path / "here")
    assert folders.result(tmp_path / "there") == folders.result(tmp_path / "here")


def test_ray_keeps_no_signal() -> None:
    before = signal.getsignal(signal.SIGTERM)

    def report(*_: object) -> None: ...

    signal.signal(signal.SIGTERM, report)
    try:
        cluster = Cluster(PLAN, LOCAL, 1)
        during = signal.getsignal(signal.SIGTERM)
        cluster.close()
        assert (during, signal.getsignal(signal.SIGTERM)) == (report, report)
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    found = Cluster(PLAN, LOCAL, 1)
    yield found
    found.close()


def test_a_process_of_the_cluster_may_die_and_mistakes_are_told(cluster: Cluster) -> None:
    ray: Any = import_module("ray")
    fixture = next(PLAN.fixtures())
    cluster.start(fixture)
    (played,) = cluster.finished()
    assert isinstance(played, PlayedGame)

    def die(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def trip(*_: object) -> None:
        raise ValueError("a mistake")

    good, cluster.task = cluster.task, ray.remote(max_retries=0)(die)
    cluster.start(fixture)
    (crash,) = cluster.finished()
    assert isinstance(crash, Crash)
    assert crash.number == fixture.number
    cluster.task = ray.remote(max_retries=0)(trip)
    cluster.start(fixture)
    assert list(cluster.finished()) == [Crash(fixture.number, "ValueError: a mistake")]
    cluster.task = good
    cluster.start(fixture)
    (again,) = cluster.finished()
    assert isinstance(again, PlayedGame)
    assert again.record == played.record


def test_an_address_that_refuses_connections() -> None:
    with pytest.raises(LabError) as refused:
        Cluster(PLAN, "127.0.0.1:1")
    assert refused.value.code == "no-cluster"


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra) as refused:
        arena.run(PLAN, cluster=LOCAL)
    assert (refused.value.code, refused.value.facts["extra"]) == ("needs-extra", "cluster")
