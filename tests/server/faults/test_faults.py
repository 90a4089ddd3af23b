"""A short run of the fault harness, on both databases; ``python -m tests.server.faults`` is the long one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.processes import environment
from tests.server.faults.cluster import RESTARTED, ClusterRound
from tests.server.faults.rounds import DATABASES, run_round
from tests.server.faults.schedule import MESSAGE_KINDS, PROCESS_KINDS, Schedule
from tests.server.forked_servers import Forks
from tests.server.postgres import emptied, running_postgresql


@pytest.fixture(scope="module")
def forks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forks]:
    """Where the servers of this module come from."""
    forks = Forks(environment(tmp_path_factory.mktemp("forks")))
    yield forks
    forks.close()


@pytest.mark.parametrize("database", DATABASES)
def test_matches_survive(database: str, forks: Forks, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Three matches of people: a computer's worker takes seconds to start. No disk is mounted."""
    figures = run_round(
        forks,
        tmp_path / "round",
        database,
        "short 1",
        7,
        lambda: request.getfixturevalue("postgresql"),
        matches=3,
        share=0.25,
        mount=False,
        gap=(10, 30),
    )
    possible = PROCESS_KINDS[database].keys() - {"worker killed", "worker stopped", "disk full"}
    assert {kind.partition(",")[0] for kind in figures.injected} >= possible
    assert sum(figures.injected[kind] for kind in MESSAGE_KINDS) > 20
    assert figures.acknowledged > 50
    assert figures.recomputed > 20


@pytest.mark.parametrize("database", DATABASES)
def test_a_seed_gives_the_same_schedule(database: str) -> None:
    first, again, other = (
        [
            *schedule.process_faults(200),
            *[schedule.message_fault("0 south", "up", number) for number in range(200)],
        ]
        for schedule in (Schedule(seed, database) for seed in ("1 0", "1 0", "1 1"))
    )
    assert first == again != other
    assert {fault.kind for fault in first[:200] if fault is not None} == {*PROCESS_KINDS[database]}


def test_matches_survive_at_several_servers(forks: Forks, tmp_path: Path) -> None:
    """Three servers behind Caddy: one is killed, one frozen, one stopped, and PostgreSQL restarted.

    Other tests run beside this one, so everyone may wait three times as long as in the long run.
    """
    with running_postgresql() as postgresql:
        url = emptied(postgresql)
        played = ClusterRound(
            forks, tmp_path, url, postgresql, 3, 10, 12.0, "short 1", 0.5, every=3.0, patience=3.0
        )
        asyncio.run(played.run())
    assert played.injected == dict.fromkeys(("kill -9", "SIGSTOP", "SIGTERM", RESTARTED), 1)
    for name, least in (("matches", 10), ("entries", 500), ("acknowledged", 400), ("recomputed", 50)):
        assert played.figures[name] >= least
