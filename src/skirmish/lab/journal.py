"""An arena's folder: a finished game is never lost and never played again.

``arena.json`` is the plan. ``records/`` holds the record of each game, ``logs/`` the standard error of
programs among the entrants. ``journal.jsonl`` has one line for each finished game, with the commands of its
match, written after the game's record is on disk, and synced before the game counts. After a power failure an
incomplete last line is dropped and its game played again. So is the game of a line that a failing disk has
damaged; later lines still count.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from skirmish.atomic_file import PIECE, replacing
from skirmish.lab.errors import LabError
from skirmish.lab.runner import Finished, PlayedGame
from skirmish.lab.schedule import Plan

PLAN: Final = "arena.json"
JOURNAL: Final = "journal.jsonl"
RECORDS: Final = "records"
LOGS: Final = "logs"
_COMMANDS: Final = "commands"
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9_.+@=-]+")
_LONGEST: Final = 24
"""Characters of an entrant's name in a file name."""


class Journal:
    """An arena's folder, held by one process at a time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder for this plan, or continue the same plan there.

        Raises :class:`LabError` if the folder holds another plan, or if another process is using it.
        """
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        if read_plan(folder) is None and any(map(_foreign, folder.iterdir())):
            raise LabError("folder-not-empty", folder=str(folder))
        self._file = _held(folder / JOURNAL)
        try:
            self._settle(plan)
            self._finished = {game.number: game for game in self._read()}
        except BaseException:
            self._file.close()
            raise

    def _settle(self, plan: Plan) -> None:
        """Write the plan into the folder, or check that it is there already."""
        known, asked = read_plan(self.folder), plan.to_json()
        if known is not None and known != asked:
            raise LabError("other-plan", folder=str(self.folder), difference=difference(known, asked))
        for left in self.folder.rglob(f"{PIECE}*"):  # left by an interrupted run
            with suppress(OSError):
                left.unlink()
        for each in (RECORDS, LOGS):
            (self.folder / each).mkdir(exist_ok=True)
        if known is None:
            self.write(PLAN, json.dumps(asked, indent=2, ensure_ascii=False) + "\n")

    @property
    def finished(self) -> tuple[Finished, ...]:
        """The finished games, by number."""
        return tuple(self._finished[number] for number in sorted(self._finished))

    def __len__(self) -> int:
        return len(self._finished)

    def keep(self, played: PlayedGame) -> None:
        """Store a finished game; it is on disk when this returns."""
        finished = played.finished
        _write(self.record_path(finished), played.record)
        for name, log in played.logs.items():
            _write(self.folder / LOGS / f"{finished.number:05}-{_safe(name)}.log", log)
        self._file.write(_line(played))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._finished[finished.number] = finished

    def write(self, name: str, text: str) -> None:
        """Write a file of results, atomically."""
        _write(self.folder / name, text)

    def record_path(self, finished: Finished) -> Path:
        """The path of a game's record."""
        return _record_path(self.folder, finished)

    def close(self) -> None:
        """Release the folder."""
        self._file.close()

    def _read(self) -> tuple[Finished, ...]:
        """Read the finished games; an incomplete last line is removed."""
        self._file.seek(0)
        raw = self._file.read()
        self._file.truncate(raw.rfind(b"\n") + 1)
        self._file.seek(0, os.SEEK_END)
        return _games(self.folder, raw)


def read_finished(folder: Path) -> tuple[Finished, ...]:
    """The finished games of a folder, by number. Only reads, so another process may be playing there."""
    try:
        return _games(folder, (folder / JOURNAL).read_bytes())
    except FileNotFoundError:
        return ()


def _games(folder: Path, raw: bytes) -> tuple[Finished, ...]:
    """The games of a journal whose records exist, by number.

    Malformed lines are skipped, and so is what follows the last end of line.
    """
    found: dict[int, Finished] = {}
    for line in raw[: raw.rfind(b"\n") + 1].split(b"\n"):
        finished = _finished(line)
        if finished is not None and _record_path(folder, finished).is_file():
            found[finished.number] = finished
    return tuple(found[number] for number in sorted(found))


def _record_path(folder: Path, finished: Finished) -> Path:
    names = f"{_safe(finished.south)}-{_safe(finished.north)}"
    return folder / RECORDS / f"{finished.number:05}-{names}.skirmish"


def read_plan(folder: Path) -> dict[str, Any] | None:
    """The plan of a folder, as plain values; None if there is none."""
    try:
        plan: dict[str, Any] = json.loads((folder / PLAN).read_text("utf-8"))
    except FileNotFoundError:
        return None
    except (ValueError, IsADirectoryError):
        raise LabError("bad-plan", name=str(folder / PLAN)) from None
    if not isinstance(plan, dict):
        raise LabError("bad-plan", name=str(folder / PLAN))
    return plan


def difference(known: dict[str, Any], asked: dict[str, Any]) -> str:
    """What differs between two plans: ``seed: 7, not 8; agents: greedy@200ms, not greedy``."""
    parts = [
        f"{name}: {_shown(known.get(name))} ≠ {_shown(asked[name])}"
        for name in asked
        if known.get(name) != asked[name]
    ]
    return "; ".join(parts)


def _shown(value: Any) -> str:
    """A field of a plan, for an error message."""
    if not isinstance(value, dict):
        return str(value)
    return ", ".join(_entrant(name, each) for name, each in value.items())


def _entrant(name: str, plain: dict[str, Any]) -> str:
    limits = {"milliseconds": "ms", "nodes": "n"}
    limit = "".join(f"@{plain[key]}{unit}" for key, unit in limits.items() if plain.get(key) is not None)
    agent = f"{plain.get('agent')}{limit}"
    return agent if name in (agent, plain.get("agent")) else f"{name}={agent}"


def _line(played: PlayedGame) -> bytes:
    commands = [each.to_json() for each in played.commands]
    line = {**played.finished.to_json(), _COMMANDS: commands}
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


def _finished(line: bytes) -> Finished | None:
    """The game of a journal line; None if the line is malformed."""
    try:
        plain = json.loads(line)
        plain.pop(_COMMANDS, None)  # only the summary is kept in memory
        finished = Finished.from_json(plain)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    sound = type(finished.number) is int and type(finished.south) is type(finished.north) is str
    return finished if sound else None


def _held(path: Path) -> IO[bytes]:
    """Open and lock the journal. The lock is released when the process ends, however it ends."""
    file = path.open("a+b")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows
        pass
    except OSError:
        file.close()
        raise LabError("arena-in-use", folder=str(path.parent)) from None
    return file


def _foreign(path: Path) -> bool:
    """Whether a file in a folder without a plan is not one that an interrupted run may have left."""
    return path.name not in (JOURNAL, RECORDS, LOGS) and not path.name.startswith(PIECE)


def _write(path: Path, text: str) -> None:
    with replacing(path) as file:
        file.write(text.encode("utf-8"))


def _safe(name: str) -> str:
    """An entrant's name for a file name. Need not be unique: files are numbered."""
    return _UNSAFE.sub("_", name)[:_LONGEST]
