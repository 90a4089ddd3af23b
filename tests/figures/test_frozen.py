"""The player of an earlier commit: its own code plays, with as much time as ours."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from benchmarks import frozen, strength

from skirmish.bots.bot import thinking_time
from skirmish.lab.entrants import parse

_NAMED = {f"GIT_{who}_{what}": "a@b.c" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """A repository whose first commit differs from what lies there now."""
    folder = tmp_path / "repository"
    (folder / "src").mkdir(parents=True)
    for word in ("old", "new"):
        (folder / "src/player.py").write_text(word)
        for words in (["init", "-q"], ["add", "."], ["commit", "-qm", word]):
            subprocess.run(["git", *words], cwd=folder, check=True, env={**os.environ, **_NAMED})
    return folder


def test_the_code_of_the_commit_is_unpacked_once(history: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    source = frozen.unpacked(kept, "HEAD~1", history)
    assert (source / "player.py").read_text() == "old"
    assert [each.name for each in kept.iterdir()] == ["HEAD~1"], "nothing is left beside it"
    (source / "player.py").write_text("mine")
    assert (frozen.unpacked(kept, "HEAD~1", tmp_path) / "player.py").read_text() == "mine"


def test_a_history_without_the_commit_is_said(history: Path, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="does not have"):
        frozen.unpacked(tmp_path / "kept", frozen.COMMIT, history)


@pytest.mark.parametrize("milliseconds", [1, 100, 999, 1000])
def test_it_thinks_as_long_as_ours(milliseconds: int) -> None:
    found = parse(frozen.entrant("frozen", "general", milliseconds, Path("build/old")))
    assert found.limit is not None
    assert thinking_time(found.limit.milliseconds or 0) == milliseconds
    assert "PYTHONPATH=build/old" in found.agent


def test_the_hasty_one_has_a_tenth_of_the_time() -> None:
    found = parse(strength.entrant(strength.HASTY, 1000))
    assert (found.agent, found.limit and found.limit.milliseconds) == ("general", 100)
