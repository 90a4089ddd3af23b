"""Arenas with real processes: same games with any number of jobs, and nothing lost on interruption."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from skirmish.core import UnknownName
from skirmish.lab import arena
from skirmish.lab.arena import ArenaRun
from skirmish.lab.errors import LabError
from skirmish.lab.journal import JOURNAL, Journal
from skirmish.lab.pool import Crash, ProcessPool
from skirmish.lab.runner import GameRunner, PlayedGame
from skirmish.lab.schedule import Fixture, Plan
from tests.cli.processes import environment, wait_for
from tests.lab import folders
from tests.must import must

PLAN = Plan.of("island", ["random", "greedy", "b=random"], games=4, seed="7", variant="blitz")
CHANCE = ("--seed", "7", "--variant", "blitz")
COMMAND = ("arena", "island", "--agents", "random,greedy,b=random", "--games", "4", *CHANCE, "--out", "out")


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "whole"
    arena.run(PLAN, folder=folder)
    return folder


def test_the_result_is_what_was_played(uninterrupted: Path) -> None:
    assert len(folders.records(uninterrupted)) == PLAN.total
    found = folders.result(uninterrupted)
    assert (found["played"], found["of"], found["failed"]) == (12, 12, [])
    assert next(iter(found["ratings"])) == "greedy"
    assert sum(found["ends"].values()) == 12
    assert sum(each["games"] for each in found["pairings"]) == 12
    plan, games = arena.finished(uninterrupted)
    assert [game.number for game in games] == list(range(1, 13))
    assert plan.to_json() == PLAN.to_json()


def test_any_number_of_processes_plays_the_same_games(uninterrupted: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    result = arena.run(PLAN, folder=tmp_path, jobs=3, watch=lambda *each: told.append(each))
    assert told == [(number, 12) for number in range(13)]
    assert folders.records(tmp_path) == folders.records(uninterrupted)
    assert folders.result(tmp_path) == folders.result(uninterrupted)
    assert result.agents[0].name == "greedy"


def test_without_a_folder_only_the_result_remains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    result = arena.run(Plan.of("island", ["random", "b=random"], games=2, variant="blitz"), anchor="b")
    assert result.played == 2
    assert [each.rating.elo for each in result.agents if each.name == "b"] == [0]
    assert list(tmp_path.iterdir()) == []


def test_bad_orders() -> None:
    with pytest.raises(LabError, match="too-few-jobs"):
        arena.run(PLAN, jobs=0)
    with pytest.raises(UnknownName):
        arena.run(PLAN, anchor="nobody")


def start(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "skirmish", *COMMAND, "--jobs", "2"],
        cwd=folder,
        env=environment(folder, {"TMPDIR": str(folder)}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(each) for each in text.split()]


def alive(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def killed_at(folder: Path, games: int, delay: float) -> None:
    """Start the arena and kill -9 it, a moment after that many games are in its journal."""
    process = start(folder)
    journal = folder / "out" / JOURNAL

    def far_enough() -> bool:
        ended = process.poll() is not None
        return ended or (journal.exists() and journal.read_bytes().count(b"\n") >= games)

    wait_for(far_enough)
    time.sleep(delay)
    workers = [] if process.poll() is not None else children(process.pid)
    process.kill()
    process.communicate()
    wait_for(lambda: not any(map(alive, workers)))


def test_kill_9_at_random_moments_loses_nothing_and_doubles_nothing(
    uninterrupted: Path, tmp_path: Path
) -> None:
    chance = random.Random(218)
    before: list[int] = []
    for games in (0, 0, 2, 3, 5, 8, 10):
        killed_at(tmp_path, games, chance.random() * 0.15)
        now = folders.journal(tmp_path / "out")
        assert set(before) <= set(now)
        assert len(set(now)) == len(now)
        before = now
    process = start(tmp_path)
    said, _ = process.communicate()
    assert process.returncode == 0, said
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("skirmish-arena-")] == []
    assert folders.journal(tmp_path / "out") == list(range(1, 13))
    assert folders.records(tmp_path / "out") == folders.records(uninterrupted)
    assert folders.result(tmp_path / "out") == folders.result(uninterrupted)


def test_workers_that_are_killed_are_replaced(uninterrupted: Path, tmp_path: Path) -> None:
    process = start(tmp_path)
    wait_for(lambda: len(children(process.pid)) == 2)
    for worker in children(process.pid):
        os.kill(worker, signal.SIGKILL)
    said, _ = process.communicate()
    assert process.returncode == 0, said
    assert folders.result(tmp_path / "out") == folders.result(uninterrupted)


def test_a_worker_that_dies_in_a_game_or_between_games_is_noticed() -> None:
    fixtures = list(PLAN.fixtures())
    pool = ProcessPool(PLAN, 1)
    try:
        for at_rest in (False, True):
            pool.start(fixtures[0])
            if at_rest:
                (played,) = pool.finished()
                assert isinstance(played, PlayedGame)
            (worker,) = pool.pids
            os.kill(worker, signal.SIGKILL)
            if at_rest:
                os.waitid(os.P_PID, worker, os.WEXITED | os.WNOWAIT)
                pool.start(fixtures[1])
            found = list(pool.finished()) or list(pool.finished())
            assert len(found) == 1
            assert isinstance(found[0], PlayedGame) if at_rest else found == [Crash(1, "exit status -9")]
    finally:
        pool.close()


class Clumsy:
    """A pool of one worker that drops some games: as often as ``drops`` says."""

    capacity = 1

    def __init__(self, drops: dict[int, int]) -> None:
        self.runner = GameRunner(PLAN)
        self.drops = drops
        self.fixture: Fixture | None = None

    def start(self, fixture: Fixture) -> None:
        assert self.fixture is None
        self.fixture = fixture

    def finished(self) -> Iterator[PlayedGame | Crash]:
        fixture, self.fixture = must(self.fixture), None
        left = self.drops.get(fixture.number, 0)
        self.drops[fixture.number] = left - 1
        yield Crash(fixture.number, f"dropped, {left} left") if left > 0 else self.runner.play(fixture)

    def close(self) -> None:
        self.runner.close()


def test_a_game_is_tried_twice_and_then_told_of(tmp_path: Path) -> None:
    journal, pool = Journal(tmp_path, PLAN), Clumsy({2: 1, 3: 2, 5: 9})
    run = ArenaRun(journal, pool, deque(PLAN.fixtures()), lambda *_: None, PLAN.total)
    crashes = run.play()
    pool.close()
    assert crashes == [Crash(3, "dropped, 1 left"), Crash(5, "dropped, 8 left")]
    assert [game.number for game in journal.finished] == [1, 2, 4, *range(6, 13)]
    result = arena.Result.of(PLAN, journal.finished, crashes)
    assert result.to_json()["failed"] == [
        {"game": 3, "reason": "dropped, 1 left"},
        {"game": 5, "reason": "dropped, 8 left"},
    ]
    journal.close()
    assert arena.run(PLAN, folder=tmp_path).crashes == ()


def test_other_versions_do_not_play_together() -> None:
    with pytest.raises(LabError, match="other-version"):
        GameRunner(Plan.from_json({**PLAN.to_json(), "version": "0.0.0"}))
