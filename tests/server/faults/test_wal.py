"""A write-ahead log that is torn behind its last commit loses nothing that was committed."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.server.faults.wal import committed_end, tear


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A database with a hundred rows in its write-ahead log, and a transaction that was never committed."""
    path = tmp_path / "live.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA cache_size=2")  # so that pages are written before the commit
    connection.execute("CREATE TABLE things (number INTEGER, text TEXT)")
    for number in range(100):
        connection.execute("INSERT INTO things VALUES (?, ?)", (number, "x" * 500))
    connection.execute("BEGIN")
    connection.executemany("INSERT INTO things VALUES (?, ?)", [(-1, "y" * 500)] * 100)
    copy = tmp_path / "crashed.db"
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", f"{copy}{end}")
    connection.close()
    return copy


@pytest.mark.parametrize("amount", [*range(0, 20_000, 1_777), 2, 3])
def test_what_was_committed_stays(crashed: Path, amount: int) -> None:
    wal = crashed.with_name("crashed.db-wal")
    before = wal.read_bytes()
    end = committed_end(before)
    assert end is not None
    assert end < len(before), "something was written behind it"
    assert tear(wal, amount)
    assert wal.read_bytes()[:end] == before[:end]
    assert wal.read_bytes() != before
    with sqlite3.connect(crashed) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT number FROM things").fetchall() == [(each,) for each in range(100)]
    connection.close()


def test_without_a_commit_there_is_nothing_to_tear(tmp_path: Path) -> None:
    wal = tmp_path / "none"
    assert not tear(wal, 7)
    wal.write_bytes(bytes(32))
    assert not tear(wal, 7)
