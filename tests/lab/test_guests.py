"""The arena plays a game from another distribution, which brings rules and nothing else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish.cli.main import main
from skirmish.lab import arena
from skirmish.lab.balance_count import counting
from skirmish.lab.errors import LabError
from skirmish.lab.schedule import Plan
from skirmish.records import read_records, replay
from tests.docs.nim_package import installed_nim
from tests.lab import folders


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Nim, installed for this process and, by PYTHONPATH, for its workers."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]))
    with installed_nim(site) as game:
        yield game


def test_an_arena_of_a_guest_is_played_in_worker_processes(nim: Any, tmp_path: Path) -> None:
    plan = Plan.of("nim", ["random,second=random,greedy"], games=4, seed="7")
    result = arena.run(plan, folder=tmp_path / "out", jobs=2)
    assert (result.played, result.crashes) == (12, ())
    assert all(each.failures == {} for each in result.agents)
    for text in folders.records(tmp_path / "out").values():
        (record,) = read_records(text)
        assert list(replay(record))


def test_the_command_line_plays_it(nim: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "nim", "--agents", "random,greedy", "--games", "2", "--out", str(tmp_path / "out")]
    assert main(call) == 0
    assert "greedy" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("evaluation", "reason"),
    [("1 / 0", "ZeroDivisionError"), ("def worth(view, seat):\n    raise SystemExit", "SystemExit")],
)
def test_a_failing_evaluation_is_named_as_the_reason(
    nim: Any, tmp_path: Path, evaluation: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    package = Path(sys.modules[type(nim).__module__].__file__ or "").parent
    (package / "evaluation.py").write_text(evaluation)
    assert main(["arena", "nim", "--agents", "random,greedy", "--games", "2"]) != 0
    assert reason in capsys.readouterr().out


@pytest.mark.parametrize("level", ["recruit", "general@20n", "mine=captain"])
def test_levels_are_refused_before_anything_is_played(nim: Any, level: str) -> None:
    with pytest.raises(LabError, match="no-engine"):
        Plan.of("nim", ["random", level], games=2)


def test_there_is_no_balance_study_of_a_game_that_counts_nothing(nim: Any) -> None:
    with pytest.raises(LabError, match="no-balance"):
        counting("nim")
