"""Running the command line as people do: as a process, with its own folder, through pipes or a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from skirmish.cli.main import main
from skirmish.records import read_records

SKIRMISH = (sys.executable, "-m", "skirmish")

ISLAND = "12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0"
"""A soldier and a tank of South's, a soldier of North's, a live block; a TURN and a variant make it whole."""
ROLL, ROLLED = f"{ISLAND} S:roll classic", f"{ISLAND} S:d3 classic"
HILL = "-/- IHTA/??? ????????????????????/????????????????????? 2/2 S1:play"

CACHE = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
"""Where compiled code is kept: homes are new in every test, and it takes a minute to make it."""

LANGUAGES = ("en", "it", "ko", "de", "no")


@dataclass(frozen=True)
class Done:
    """How a process ended and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> Done:
    """The command line in this process: quicker, for tables of many calls."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return Done(status, out, err)


def against_greedy(arguments: Sequence[str]) -> tuple[str, ...]:
    """``play``'s arguments, with an opponent that needs nothing compiled unless they say who plays."""
    said = {"--north", "--south", "--level", "--resume"} & set(arguments)
    return tuple(arguments) if said else (*arguments, "--north", "greedy")


def environment(folder: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """An English terminal of 80 columns with an empty data folder."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "SKIRMISH", "XDG_", "NO_COLOR"))
    }
    source = str(Path(__file__).parents[2] / "src")
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH")))),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "TERM": "xterm",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": CACHE,
        **(extra or {}),
    }


def skirmish(
    *arguments: str,
    folder: Path,
    given: str | bytes = "",
    env: Mapping[str, str] | None = None,
) -> Done:
    """One run of ``skirmish``, in a folder, with this on standard input."""
    done = subprocess.run(
        [*SKIRMISH, *arguments],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        cwd=folder,
        env=environment(folder, env),
        timeout=60,
        check=False,
    )
    result = Done(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in result.err, result.err
    return result


class Play(Protocol):
    """A match with these lines typed; in a process of its own where ``alone`` says so, which is slower."""

    def __call__(
        self, *arguments: str, lines: Sequence[str] = (), folder: Path | None = None, alone: bool = False
    ) -> Done: ...


def autosaved(folder: Path) -> Path:
    """The autosave of the processes that run in a folder."""
    return folder / "data" / "skirmish" / "autosave.skirmish"


def tokens_kept(folder: Path) -> list[str]:
    """The tokens of the one match in the autosave."""
    (record,) = read_records(autosaved(folder).read_text())
    return [token.text for token in record.tokens]


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait, a minute and a half at most, for another process to come to that."""
    for _ in range(1800):
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("it never came to that")
