"""Backups of an SQLite database: copied while a server uses it, and put back while none does.

For the commands ``backup``, ``restore`` and ``check-data``. PostgreSQL has tools of its own for this.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Final
from urllib.parse import quote

from skirmish.atomic_file import PIECE, sync_folder
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.monitor import DAMAGE, cause_of
from skirmish.server.storage.store import Store

_MOST_FAULTS: Final = 20
"""Damaged places that are listed."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore has done: the matches in the new database, its epoch, and where the old one is kept."""

    matches: int
    epoch: int
    kept: Path | None


def back_up(database: Path, file: Path) -> int:
    """Copy a database to a file, which is replaced at once; the number of matches in it.

    The database may be in use. Raises :class:`StorageFailure` (``no-database-file``, ``not-our-database``,
    ``damaged-backup``, ``backup-in-place``).
    """
    if file.exists() and database.exists() and file.samefile(database):
        raise StorageFailure("backup-in-place", file=str(file))
    with _new_file(file) as piece:
        matches = _copy(database, piece)
        _check(piece, database)
        os.replace(piece, file)
    sync_folder(file.parent)
    return matches


def restore(file: Path, database: Path) -> Restored:
    """Put a backup in the place of a database, in a new epoch, and keep what was there.

    The caller has made sure that no server starts meanwhile. Raises :class:`StorageFailure`
    (``no-database-file``, ``not-our-database``, ``damaged-backup``, ``database-too-new``,
    ``database-in-use``); then nothing has changed.
    """
    check_unused(database)
    with _new_file(database) as piece:
        matches = _copy(file, piece)
        _check(piece, file)
        epoch = begin_epoch(piece, known_epoch(database))
        _note_epoch(database, epoch)
        kept = _keep(database)
        os.replace(piece, database)
    sync_folder(database.parent)
    return Restored(matches, epoch, kept)


def begin_epoch(database: Path, least: int = 0) -> int:
    """Raise the epoch of a database above ``least``, and bring its tables up to date; the new epoch."""

    async def raised() -> int:
        store = await Store.open(f"sqlite:///{database}")
        try:
            return await store.begin_epoch(least)
        finally:
            await store.close()

    epoch = asyncio.run(raised())
    _single_file(database)
    return epoch


def raise_epoch(database: Path) -> int:
    """Raise the epoch of a database that was restored by other means; the new epoch."""
    check_unused(database)
    epoch = begin_epoch(database, known_epoch(database))
    _note_epoch(database, epoch)
    return epoch


def faults(database: Path) -> list[str]:
    """The damaged places that SQLite finds in a file, in its words. The database may be in use."""
    try:
        with closing(_reading(database)) as connection:
            rows = connection.execute(f"PRAGMA quick_check({_MOST_FAULTS})").fetchall()
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [str(found) for (found,) in rows if found != "ok"]


def check_unused(database: Path) -> None:
    """Raise ``database-in-use`` if another process has the database open.

    What is in its write-ahead log is moved into the file, which can then be kept as it is.
    """
    if database.exists():
        try:
            _single_file(database)
        except sqlite3.DatabaseError as error:
            if cause_of(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                raise StorageFailure("database-in-use", file=str(database)) from error
            # It is damaged, which may be why it is to be replaced.


def known_epoch(database: Path) -> int:
    """The highest epoch that a database had, as far as it, or the small file beside it, can be read."""
    known = [0]
    with suppress(OSError, ValueError):
        known.append(int(_epoch_file(database).read_text("ascii")))
    with suppress(sqlite3.DatabaseError), closing(_reading(database)) as connection:
        known += [number for (number,) in connection.execute("SELECT number FROM epochs")]
    return max(known)


def _epoch_file(database: Path) -> Path:
    """A copy of the epoch, for when the database cannot be read any more."""
    return database.with_name(f"{database.name}.epoch")


def _note_epoch(database: Path, epoch: int) -> None:
    _epoch_file(database).write_text(f"{epoch}\n", "ascii")


def _reading(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(database.absolute()))}?mode=ro", uri=True)


def _copy(source: Path, target: Path) -> int:
    """Copy a database of ours in one step, which other connections may write during; its matches."""
    if not source.exists():
        raise StorageFailure("no-database-file", file=str(source))
    try:
        with closing(_reading(source)) as found, closing(sqlite3.connect(target)) as made:
            found.backup(made)
            matches: int = made.execute("SELECT count(*) FROM matches").fetchone()[0]
            made.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError as error:
        damaged = cause_of(error).startswith(DAMAGE)
        raise StorageFailure("damaged-backup" if damaged else "not-our-database", file=str(source)) from error
    _single_file(target)
    return matches


def _check(copy: Path, source: Path) -> None:
    if faults(copy):
        raise StorageFailure("damaged-backup", file=str(source))


def _single_file(database: Path) -> None:
    """Leave nothing of a database outside of its file. Fails if another process has it open."""
    with closing(sqlite3.connect(database, timeout=0)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").fetchall()


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """An empty file beside ``target``, readable only by its owner, which is removed unless it is renamed."""
    handle, name = tempfile.mkstemp(prefix=PIECE, dir=target.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for each in (name, f"{name}-wal", f"{name}-shm", f"{name}-journal"):
            with suppress(FileNotFoundError):
                os.unlink(each)


def _keep(database: Path) -> Path | None:
    """Give a database another name as well; the name, or None if there is no database.

    A write-ahead log that could not be moved into the file goes with it: beside another database it would be
    taken for that one's.
    """
    if not database.exists():
        return None
    names = (database.with_name(f"{database.stem}-replaced-{n}{database.suffix}") for n in count(1))
    kept = next(name for name in names if not name.exists())
    try:
        os.link(database, kept)
    except OSError:  # a file system without links
        copyfile(database, kept)
    for more in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(f"{database}{more}", f"{kept}{more}")
    return kept
