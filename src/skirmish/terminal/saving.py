"""Where matches are kept: files that people name, and the autosave in their data folder.

One file may hold several records: the battles of a war that are over, then the one that goes on.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from skirmish.commands.files import write_whole
from skirmish.commands.voice import CallError
from skirmish.records import Record, RecordError, decode, read_records, write_records
from skirmish.terminal.session import Session

SUFFIX: Final = ".skirmish"
_NAME: Final = "autosave"


def data_folder() -> Path:
    """``$XDG_DATA_HOME/skirmish``, or ``~/.local/share/skirmish``."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path("~/.local/share").expanduser()) / "skirmish"


def proposed_name(game_name: str) -> str:
    """A name for a record that is to be saved here."""
    return f"{game_name}-{datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}"


def latest() -> Path:
    """The autosave written last. Raises :class:`CallError` if there is none."""
    found = sorted(data_folder().glob(f"{_NAME}*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise CallError("no-autosave", folder=str(data_folder()))
    return found[-1]


def read(path: Path) -> list[Record]:
    """The records of a saved file."""
    return read_records(decode(path.read_bytes()))


def write(path: Path, records: Sequence[Record]) -> None:
    """Save records."""
    write_whole(path, write_records(records))


class Autosave:
    """This process's own autosave file: ``autosave.skirmish``, or with a number if another one plays."""

    def __init__(self, folder: Path) -> None:
        self._lock: IO[bytes] | None = None
        self.path = folder / f"{_NAME}{SUFFIX}"
        with suppress(OSError):  # a folder that can't be made is told of when something is to be kept there
            folder.mkdir(parents=True, exist_ok=True)
            self.path = self._own_path(folder)

    def write(self, records: Sequence[Record]) -> None:
        """Keep how the match stands now."""
        write(self.path, records)

    def put_aside(self, but: Path | None) -> Path | None:
        """Move an unfinished match out of the way and give its new place: no match is lost to the next.

        ``but`` is the file of the match that goes on now, if any: that one may be written over.
        """
        try:
            if but is not None and but.exists() and self.path.exists() and but.samefile(self.path):
                return None
            records = read(self.path)
            if not records or records[-1].finished or not Session.unsealed(records[-1]).touched():
                return None
        except (OSError, RecordError, CallError):
            return None
        for number in range(1, 10_000):
            aside = self.path.with_name(f"unfinished-{number}{SUFFIX}")
            if not aside.exists():
                os.replace(self.path, aside)
                return aside
        return None

    def _own_path(self, folder: Path) -> Path:
        for number in range(1, 100):
            name = _NAME if number == 1 else f"{_NAME}-{number}"
            if self._locked(folder / f".{name}.lock"):
                return folder / f"{name}{SUFFIX}"
        return folder / f"{_NAME}{SUFFIX}"

    def _locked(self, path: Path) -> bool:
        """Whether nobody else had it. The lock goes with the process, however that ends."""
        try:
            import fcntl
        except ImportError:  # Windows
            return True
        lock = path.open("wb")
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._lock = lock
            return True
        lock.close()
        return False
