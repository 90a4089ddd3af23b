"""What the tests of the command line share: English on 80 columns, and a table to play at."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from skirmish import games
from skirmish.agents.preparation import prepare
from tests.cli.person import Person
from tests.cli.processes import CACHE, Done, Play, against_greedy, called, skirmish


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("SKIRMISH_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", CACHE)


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    def play(
        *arguments: str, lines: Sequence[str] = (), folder: Path | None = None, alone: bool = False
    ) -> Done:
        given = "".join(f"{line}\n" for line in lines)
        folder = folder or tmp_path
        arguments = against_greedy(arguments)
        if alone:
            done = skirmish("play", *arguments, folder=folder, given=given)
        else:
            monkeypatch.chdir(folder)
            monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
            monkeypatch.setattr(sys, "stdin", io.StringIO(given))
            done = called(capsys, "play", *arguments)
        assert done.err == ""
        return done

    return play


@pytest.fixture(scope="session")
def thinkers() -> None:
    """The code of the opponents that think is compiled, however new the machine is."""
    for name in games.names():
        prepare(games.load(name), lambda: None)


@pytest.fixture
def no_leftovers() -> Iterator[list[Person]]:
    people: list[Person] = []
    yield people
    for person in people:
        person.process.close(force=True)
