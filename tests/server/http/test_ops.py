"""``/live`` and ``/ready``: what a supervisor and a proxy ask."""

from __future__ import annotations

import asyncio
import time

import httpx
from sqlalchemy import text
from sqlalchemy.engine import make_url

import skirmish
from skirmish.server.storage.engine import postgresql_engine, sqlite_engine
from tests.server.live import Live, either  # noqa: F401


def _set_revision(url: str, revision: str) -> None:
    async def run() -> None:
        parsed = make_url(url)
        make = sqlite_engine if parsed.get_backend_name() == "sqlite" else postgresql_engine
        engine, changed = make(parsed), text("UPDATE alembic_version SET version_num = :to")
        await engine.run(lambda connection: connection.execute(changed, {"to": revision}))
        await engine.dispose()

    asyncio.run(run())


def _asked(client: httpx.Client, status: int) -> list[str]:
    """Why it is not ready, once it answers with that status: an answer holds for a second."""
    end = time.monotonic() + 20
    while (answer := client.get("/ready")).status_code != status and time.monotonic() < end:
        time.sleep(0.1)
    assert answer.status_code == status
    reasons: list[str] = answer.json()["reasons"]
    return reasons


def test_a_database_without_the_tables_we_need_is_not_ready(either: Live, url: str) -> None:  # noqa: F811
    with either.client() as client:
        assert client.get("/live").json() == {"version": skirmish.__version__}
        assert _asked(client, 200) == []
        _set_revision(url, "0001")  # an old backup was put back by hand
        assert _asked(client, 503) == ["schema"]
        _set_revision(url, "9999")  # another server has been upgraded
        assert _asked(client, 200) == []
