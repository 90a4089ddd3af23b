"""Real databases for the server's tests: SQLite in a file, and a PostgreSQL that is started for them.

A test that takes ``url`` (or ``local``) runs twice, once on each.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.local import LocalServer
from tests.server.postgres import emptied, running_postgresql


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    """A server of its own for each process that runs tests, gone without a trace at the end."""
    with running_postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'skirmish.db'}"
    return emptied(request.getfixturevalue("postgresql"))


@pytest.fixture
async def local(url: str) -> AsyncIterator[LocalServer]:
    """MatchRegistry over an empty database, with a clock whose hands the test turns."""
    local = LocalServer(url)
    await local.open()
    yield local
    await local.close()
