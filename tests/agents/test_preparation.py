"""Levels play before their search is compiled, and change over to compiled code when it is ready."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from benchmarks.positions import first, middle
from benchmarks.start import conversation

from skirmish import agents, games
from skirmish.agents import LEVELS, Limit, levels, preparation
from skirmish.agents.levels import LevelAgent
from skirmish.kernels import engine, interpreted, jit
from skirmish.kernels.cache import folder_for, is_kept, sole_compiler
from tests.agents.blocked import BlockedCompiler, blocked_compiler


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BlockedCompiler]:
    """A new machine whose compiler never gets done."""
    blocked = blocked_compiler(tmp_path, monkeypatch, cold=True)
    yield blocked
    blocked.fail()


class Readiness:
    """A preparation whose end the test decides."""

    def __init__(self) -> None:
        self.loaded = False

    def ready(self, patience: float = 0.0) -> bool:
        return self.loaded


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The entry points that Python runs instead of compiled code."""
    found, run = list[str](), interpreted.run

    def noted(kernel: jit.Kernel, args: tuple[Any, ...]) -> Any:
        found.append(kernel.function.__name__)
        return run(kernel, args)

    monkeypatch.setattr(interpreted, "run", noted)
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_level_changes_over_to_compiled_code_when_it_is_ready(
    name: str, runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, moment = Readiness(), middle(name)
    monkeypatch.setattr(levels, "prepare_in_background", lambda game: state)
    limit = Limit(nodes=60)

    def thought(*, waits: bool) -> agents.Thought:
        agent = LevelAgent("captain", limit, waits=waits)
        return agent.think(moment.game, moment.view, Random(1).randrange)

    assert thought(waits=False).action in moment.game.legal(moment.view)
    assert "run_search" in runs
    runs.clear()
    state.loaded = True
    assert thought(waits=False) == thought(waits=True)
    assert runs == []


def test_who_waits_always_searches_with_compiled_code(
    runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "prepare_in_background", lambda game: Readiness())
    moment = middle("island")
    for agent in (agents.load("captain"), agents.load("general", Limit(nodes=10))):
        agent.choose(moment.game, moment.view, Random(1).randrange)
    assert runs == []


def test_without_compiled_code_an_answer_takes_no_longer_than_the_strongest_level_s(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many nodes a level would like to see, and however much time it has."""
    monkeypatch.setattr(levels, "prepare_in_background", lambda game: Readiness())
    seconds = list[float | None]()

    class Watched(levels.WatchedSearch):
        def __init__(self, known: Any, limit: float | None, *others: Any) -> None:
            seconds.append(limit)
            super().__init__(known, 0.05, *others)

    monkeypatch.setattr(levels, "WatchedSearch", Watched)
    moment = middle("hill218")
    for limit in (None, Limit(nodes=1_000_000), Limit(milliseconds=60_000), Limit(milliseconds=200)):
        LevelAgent("general", limit, waits=False).choose(moment.game, moment.view, Random(1).randrange)
    assert seconds == [1.0, 1.0, 1.0, 0.2]


def test_every_level_of_a_bot_answers_on_a_new_machine(cold: BlockedCompiler) -> None:
    for name in games.names():
        for level in LEVELS:
            for moment in (first(name), middle(name)):
                done = subprocess.run(
                    [sys.executable, "-P", "-m", "skirmish", "bot", "--level", level],
                    input=conversation(moment),
                    capture_output=True,
                    text=True,
                    timeout=120,
                    check=True,
                )
                token = done.stdout.splitlines()[-1].removeprefix("play ")
                assert token in [str(each) for each in moment.game.legal(moment.view)]
                assert done.stderr == ""  # nothing is said about compiling


def _compilers() -> list[psutil.Process]:
    """The processes that compile for this one or for its children, which may have ended."""
    return [
        each
        for each in psutil.process_iter(["cmdline", "environ"])
        if "skirmish.agents" in (each.info["cmdline"] or ()) and each.pid != psutil.Process().pid
    ]


def test_one_process_compiles_a_game_and_outlives_who_asked_for_it(
    cold: BlockedCompiler, tmp_path: Path
) -> None:
    mark = str(tmp_path / "cache")

    def ours() -> list[psutil.Process]:
        return [each for each in _compilers() if (each.info["environ"] or {}).get("XDG_CACHE_HOME") == mark]

    for _ in range(2):
        subprocess.run(
            [sys.executable, "-P", "-m", "skirmish", "bot", "--level", "recruit"],
            input=conversation(first("island")),
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    end = time.monotonic() + 60
    while (working := sorted(each.info["cmdline"][-1] for each in ours())) != sorted(games.names()):
        assert time.monotonic() < end, working
        time.sleep(0.05)
    assert all(each.nice() > psutil.Process().nice() for each in ours())
    cold.fail()
    while ours():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_only_one_process_is_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (kernel,) = engine("island").KERNELS
    with sole_compiler(kernel) as first_one, sole_compiler(kernel) as second_one:
        assert (first_one, second_one) == (True, False)
    with sole_compiler(kernel) as later:
        assert later
    assert folder_for(kernel).parent == tmp_path / "skirmish"
    assert not is_kept(kernel)


def test_what_cannot_be_compiled_apart_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    def fails(name: str) -> int:
        tried.append(name)
        return 1

    monkeypatch.setattr(preparation, "is_kept", lambda kernel: False)
    monkeypatch.setattr(preparation, "compile_apart", fails)
    made = preparation.Preparation(games.load("island"))
    assert made.finish()
    assert made.ready()
    assert tried == ["island", "island"]


def test_a_preparation_that_fails_leaves_the_level_without_compiled_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(game: Any) -> None:
        raise ImportError("no numba")

    monkeypatch.setattr(preparation, "load_search", fails)
    made = preparation.Preparation(games.load("island"))
    assert not made.finish()
    assert not made.ready(60.0)


def test_kept_code_is_loaded_and_waited_for() -> None:
    preparation.prepare(games.load("island"), lambda: None)  # on a new machine it is compiled here
    made = preparation.Preparation(games.load("island"))
    assert made.ready(60.0)
    assert preparation.prepare_in_background(games.load("island")).finish()
