"""A failing database is seen: in the log, in the metrics and by ``/health``."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from structlog.testing import capture_logs

from skirmish.server.storage import monitor as module
from skirmish.server.storage.engine import postgresql_engine
from skirmish.server.storage.entries import Opened, StorageFailure
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.sqlite_engine import SqliteEngine
from skirmish.server.storage.store import Store
from tests.server.live import UNLIMITED, Live, running
from tests.server.storage.test_store import a_match

CAUSES = {"sqlite": "SQLITE_BUSY", "postgresql": "57014"}


@contextmanager
def sqlite_locked(path: Path) -> Iterator[None]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.close()


@asynccontextmanager
async def locked(url: str) -> AsyncIterator[str]:
    """Another program locks the database; the code that the driver reports."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        with sqlite_locked(Path(parsed.database or "")):
            yield CAUSES["sqlite"]
        return
    other = postgresql_engine(parsed)
    async with other.pool.connect() as connection:
        await connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
        await connection.execute(text("LOCK TABLE matches IN ACCESS EXCLUSIVE MODE"))
        yield CAUSES["postgresql"]
        await connection.rollback()
    await other.dispose()


@pytest.mark.anyio
async def test_a_locked_database_is_logged_and_counted_and_recovers(url: str) -> None:
    times, causes = list[float](), list[str]()
    store = await Store.open(url, StorageMonitor(times.append, causes.append))
    assert await store.writable()
    assert len(times) == 1
    async with locked(url) as code:
        with capture_logs() as logs:
            with pytest.raises(StorageFailure):
                await store.create(Opened(a_match()))
            assert not await store.writable()
        assert logs == [
            {
                "event": "storage-failed",
                "log_level": "error",
                "cause": code,
                "where": "write",
                "failures": 1,
            }
        ]
        assert causes == [code]
    await store.create(Opened(a_match()))
    assert await store.writable()
    assert (store.waiting, store.oldest_wait) == (0, 0.0)
    await store.close()


@pytest.mark.anyio
async def test_a_full_disk_is_named(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'full.db'}")

    assert isinstance(store.engine, SqliteEngine)

    @event.listens_for(store.engine.pool, "checkout")
    def fill(connection: Any, *_: Any) -> None:
        connection.cursor().execute("PRAGMA max_page_count=1")

    many = asyncio.gather(*[store.create(Opened(a_match())) for _ in range(500)])
    with pytest.raises(StorageFailure):
        await many
    assert dict(store.monitor.failures) == {"SQLITE_FULL": 1}
    assert not await store.writable()
    assert store.free_bytes()
    await store.close()


def test_a_cause_is_logged_once_a_minute_with_the_number_of_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monitor = StorageMonitor()
    with capture_logs() as logs:
        for _ in range(100):
            monitor.failed(TimeoutError("with a secret in it"), "read")
        monitor.failed(OSError("of another cause"), "read")
        now[0] += module.LOG_EVERY
        monitor.failed(TimeoutError(), "write")
    assert [(each["cause"], each["failures"]) for each in logs] == [
        ("TimeoutError", 1),
        ("OSError", 1),
        ("TimeoutError", 100),
    ]
    assert "secret" not in str(logs)
    assert monitor.writable() is False
    now[0] += module.FAILURE_SHOWN
    assert monitor.writable() is None


def test_health_and_metrics_of_a_server_whose_database_is_locked(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--workers", "1") as live, live.client() as client:
        live.create()
        assert client.get("/health").json()["database"] is True
        with sqlite_locked(live.data / "skirmish.sqlite3"):
            new = {"game": "island", "variant": "blitz"}
            people = {"south": {"kind": "person"}, "north": {"kind": "person"}}
            assert client.post("/api/matches", json={**new, **people}).status_code == 503
            health = client.get("/health")
            assert (health.status_code, health.json()["database"]) == (503, False)
            ready = client.get("/ready")
            assert (ready.status_code, ready.json()["reasons"]) == (503, ["database"])
            assert client.get("/live").status_code == 200
        metrics = client.get("/metrics").text
        assert 'skirmish_storage_failures_total{cause="SQLITE_BUSY"} 1.0' in metrics
        for name in ("commit_seconds_count", "writes_waiting", "oldest_write_seconds", "free_bytes"):
            assert f"skirmish_{name} " in metrics
        (line,) = [each for each in live.logged() if each["event"] == "storage-failed"]
        assert (line["cause"], line["level"]) == ("SQLITE_BUSY", "error")
        live.create()
        end = time.monotonic() + 5
        while client.get("/health").json()["database"] is not True:  # the last answer holds for a second
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    """As on a full disk, which often is the disk of the database too."""
    live = Live(tmp_path, *UNLIMITED, "--workers", "1")
    live.log = Path("/dev/full")
    live.start()
    try:
        match = live.create()
        with live.playing(match) as (south, north):
            decisive = south if south.state and south.state.get("decisions") else north
            assert decisive.act()["type"] == "ack"
        with sqlite_locked(live.data / "skirmish.sqlite3"), live.client() as client:
            new = {"game": "island", "variant": "blitz"}
            people = {"south": {"kind": "person"}, "north": {"kind": "person"}}
            assert client.post("/api/matches", json={**new, **people}).status_code == 503  # logged, in vain
        live.create()
    finally:
        live.stop()
