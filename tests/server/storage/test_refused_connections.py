"""A PostgreSQL that refuses connections, as it does while it recovers: worth another try, and no fault."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from skirmish.core import SkirmishError
from skirmish.server.storage.entries import Opened
from skirmish.server.storage.store import Store
from tests.server.local import refused
from tests.server.postgres import emptied
from tests.server.storage.test_store import a_match

pytestmark = pytest.mark.anyio

_NAME = "refusing"
_END = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{_NAME}'"


@pytest.fixture
def database(postgresql: Any) -> Iterator[str]:
    """The URL of a database of its own."""
    usual = emptied(postgresql)
    postgresql.psql(f"CREATE DATABASE {_NAME}")
    yield usual.replace("/postgres?", f"/{_NAME}?")
    postgresql.psql(f"DROP DATABASE IF EXISTS {_NAME} WITH (FORCE)")


@contextmanager
def refusing(postgresql: Any) -> Iterator[None]:
    postgresql.psql(f"ALTER DATABASE {_NAME} ALLOW_CONNECTIONS false")
    postgresql.psql(_END)
    yield
    postgresql.psql(f"ALTER DATABASE {_NAME} ALLOW_CONNECTIONS true")


async def test_reads_and_writes_fail_and_go_on_afterwards(postgresql: Any, database: str) -> None:
    store = await Store.open(database)
    new = a_match()
    await store.create(Opened(new))
    with refusing(postgresql):
        await refused("storage-failed", store.load(new.id))
        await refused("storage-unclear", store.create(Opened(a_match())))
    assert await store.load(new.id) is not None
    await store.close()


async def test_it_is_named_at_the_start(postgresql: Any, database: str) -> None:
    with refusing(postgresql), pytest.raises(SkirmishError) as caught:
        await Store.open(database)
    assert caught.value.code == "no-database"
