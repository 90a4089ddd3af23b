"""Where a server's data are: the folder with its lock, and the database. For ``serve`` and for backups."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from skirmish.cli.files import data_folder, locked
from skirmish.cli.voice import CallError, safe_name
from skirmish.core import MissingExtra
from skirmish.server.settings import sqlite_url

_LOCK: Final = "serving"
"""The file in the data folder with the lock and the address of the server that uses it."""
_PATIENCE: Final = 100
"""Tenths of a second to wait for another server that is being started."""
_POSTGRESQL: Final = "postgresql+asyncpg"


def database_url(options: Namespace) -> str:
    """The URL of the database. Raises MissingExtra if its driver is not installed."""
    url = options.database
    if url is None:
        return sqlite_url(data_place(options))
    if not url.startswith((f"{_POSTGRESQL}://", "sqlite:///")):
        raise CallError("bad-database", url=safe_name(url.partition("@")[2] or url))
    if is_shared(url):
        from importlib.util import find_spec

        if find_spec("asyncpg") is None:
            raise MissingExtra("needs-extra", package="asyncpg", extra="postgres")
    return str(url)


def is_shared(url: str) -> bool:
    """Whether several servers may use a database."""
    return url.startswith(_POSTGRESQL)


def without_password(url: str | None) -> str | None:
    """A database's URL as it may be shown."""
    if url is None:
        return None
    from sqlalchemy.engine import make_url

    parsed = make_url(url)
    hidden = {name: "***" for name in parsed.query if "pass" in name}
    return parsed.set(query={**parsed.query, **hidden}).render_as_string(hide_password=True)


def data_place(options: Namespace) -> Path:
    """Where the data folder is, or will be."""
    return data_folder() if options.data is None else Path(options.data).absolute()


def server_folder(options: Namespace) -> Path:
    """The data folder, readable only by its owner. It is made if there is none."""
    folder = data_place(options)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


class AlreadyServed(Exception):
    """Another server uses this folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def only_one(folder: Path) -> Iterator[IO[str]]:
    """The lock of the folder; it is released when the process ends."""
    with (folder / _LOCK).open("a+", encoding="utf-8") as lock:
        if not locked(lock):
            raise AlreadyServed(_noted(lock))
        note_address(lock, "")
        yield lock


def _noted(lock: IO[str]) -> str:
    """The address of the other server, once it has published it."""
    for _ in range(_PATIENCE):
        lock.seek(0)
        address = lock.read().strip()
        if address:
            return address
        time.sleep(0.1)
    raise CallError("served-silently", folder=safe_name(str(Path(lock.name).parent)))


def note_address(lock: IO[str], address: str) -> None:
    """Publish the address of the server that holds the lock."""
    lock.seek(0)
    lock.truncate()
    lock.write(address)
    lock.flush()
