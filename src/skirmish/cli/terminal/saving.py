"""Where matches are saved: files that people name, and the autosave in the data folder.

One file may hold several records: the battles of a war that are over, then the one that goes on.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import IO, Final

from skirmish import folders
from skirmish.cli.files import data_folder, locked, write_whole
from skirmish.cli.terminal.session import Session
from skirmish.cli.voice import CallError
from skirmish.core import SkirmishError
from skirmish.records import Record, RecordError, decode, read_records, write_records

SUFFIX: Final = ".skirmish"
MOST_FINISHED: Final = 100
"""The number of finished matches that are kept; then the oldest is deleted."""
_NAME: Final = "autosave"
_UNFINISHED, _FINISHED, _DAMAGED, _NOT_INSTALLED = "unfinished", "finished", "damaged", "not-installed"
_PRIVATE_FOLDER: Final = 0o700


def proposed_name(game_name: str) -> str:
    """The default name of a saved record."""
    return f"{game_name}-{datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}"


def latest() -> Path:
    """The newest unfinished match that no other process plays: an autosave, or one that was put aside.

    If there is none, the newest whose game is not installed, or the newest file, so that the caller can say
    what is wrong with it; CallError if there is no file. Folders of earlier versions are searched as well.
    """
    folder = data_folder()
    names = (f"{_NAME}*{SUFFIX}", f"{_UNFINISHED}-*{SUFFIX}")
    kept = (folder, *folders.earlier_data_folders())
    found = [path for each in kept for name in names for path in each.glob(name)]
    found.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    found = [path for path in found if not in_use(path)]
    if not found:
        raise CallError("no-autosave", folder=str(folder))
    kinds = (_UNFINISHED, _NOT_INSTALLED)
    return next((path for kind in kinds for path in found if standing(path) == kind), found[0])


def standing(path: Path) -> str:
    """Whether the match in a file is ``unfinished``, ``finished`` or ``damaged``, or its game is
    ``not-installed``."""
    try:
        records = read(path)
        if not records:
            return _DAMAGED
        if records[-1].finished:
            return _FINISHED
        Session.unsealed(records[-1])
    except (OSError, RecordError, CallError) as error:
        return _NOT_INSTALLED if missing_game(error) is not None else _DAMAGED
    return _UNFINISHED


def missing_game(error: Exception) -> SkirmishError | None:
    """Why a record's game cannot be loaded, if that is why the record could not be read."""
    return error.cause if isinstance(error, RecordError) and error.code == "tag-value" else None


def read(path: Path) -> list[Record]:
    """The records of a saved file."""
    return read_records(decode(path.read_bytes()))


def write(path: Path, records: Sequence[Record], *, private: bool = False) -> None:
    """Save records."""
    write_whole(path, write_records(records), private=private)


class Autosave:
    """This process's own autosave file: ``autosave.skirmish``, or with a number if another one plays.

    It contains the secret of the match, so only its owner may read it.
    """

    def __init__(self, folder: Path) -> None:
        self._lock: IO[bytes] | None = None
        self.path = folder / f"{_NAME}{SUFFIX}"
        with suppress(OSError):  # reported when the first save fails
            folder.mkdir(_PRIVATE_FOLDER, parents=True, exist_ok=True)
            folder.chmod(_PRIVATE_FOLDER)
            self.path = self._own_path(folder)

    def close(self) -> None:
        """Let another process have the file."""
        if self._lock is not None:
            self._lock.close()

    def write(self, records: Sequence[Record]) -> None:
        """Save the current match."""
        write(self.path, records, private=True)

    def make_room(self, resumed: Path | None) -> tuple[str, Path] | None:
        """Move an earlier match aside; returns its status and its new path.

        ``resumed`` is the file of the match being resumed, if any. One that this program named is moved here.
        """
        moved = None
        with suppress(OSError):
            if resumed is None or not resumed.exists() or not _same(resumed, self.path):
                moved = self._put_aside()
                if resumed is not None and _ours(resumed, self.path.parent) and not in_use(resumed):
                    os.replace(resumed, self.path)
        return moved

    def _put_aside(self) -> tuple[str, Path] | None:
        if not self.path.exists():
            return None
        kind = standing(self.path)
        if kind == _UNFINISHED:
            records = read(self.path)
            if len(records) == 1 and not Session.unsealed(records[0]).touched():
                return None
        if kind == _NOT_INSTALLED:
            kind = _UNFINISHED  # goes on once the game is installed again
        asides = _numbered(self.path.parent, kind)
        for number in count(max(asides, default=0) + 1):
            aside = self.path.with_name(f"{kind}-{number}{SUFFIX}")
            with suppress(FileExistsError):  # another process took this number
                os.close(os.open(aside, os.O_CREAT | os.O_EXCL, 0o600))
                break
        os.replace(self.path, aside)
        if kind == _FINISHED:
            for number in sorted(asides)[: len(asides) + 1 - MOST_FINISHED]:
                asides[number].unlink(missing_ok=True)
        return kind, aside

    def _own_path(self, folder: Path) -> Path:
        for number in range(1, 100):
            name = _NAME if number == 1 else f"{_NAME}-{number}"
            self._lock = _locked(folder / f".{name}.lock")
            if self._lock is not None:
                return folder / f"{name}{SUFFIX}"
        return folder / f"{_NAME}{SUFFIX}"


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def _ours(path: Path, folder: Path) -> bool:
    """Whether this program named the file, not a person."""
    name = re.fullmatch(rf"{_NAME}(-\d+)?|{_UNFINISHED}-\d+", path.name.removesuffix(SUFFIX))
    return name is not None and any(
        _same(path.parent, each) for each in (folder, *folders.earlier_data_folders())
    )


def _numbered(folder: Path, kind: str) -> dict[int, Path]:
    """The files ``KIND-1.skirmish`` and so on, by their numbers."""
    form = re.compile(rf"{kind}-([1-9][0-9]{{0,8}}){re.escape(SUFFIX)}")
    return {int(found[1]): path for path in folder.iterdir() if (found := form.fullmatch(path.name))}


def in_use(path: Path) -> bool:
    """Whether another process is playing the match of an autosave."""
    lock_path = path.with_name(f".{path.name.removesuffix(SUFFIX)}.lock")
    if not path.name.startswith(_NAME) or not lock_path.exists():
        return False
    lock = _locked(lock_path)
    if lock is None:
        return True
    lock.close()
    return False


def _locked(path: Path) -> IO[bytes] | None:
    """The lock, unless another process has it. It is released when the process ends."""
    lock = path.open("wb")
    if locked(lock):
        return lock
    lock.close()
    return None
