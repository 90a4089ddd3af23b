"""Bringing a database up to date: alembic without its command and its ini file."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

_MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 2_180_218
"""The PostgreSQL advisory lock that makes servers starting at once migrate one after the other."""


class NewerDatabase(Exception):
    """The database has had a migration that this edition does not know."""


class OlderDatabase(Exception):
    """The database has not had all migrations."""


def migrate(connection: Connection) -> None:
    """Run the missing migrations, inside the connection's transaction. Raises :class:`NewerDatabase`."""
    if connection.dialect.name == "sqlite":
        # Python's driver begins no transaction before DDL: a kill would leave some of the tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    config.attributes["connection"] = connection
    _found(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def check_revision(connection: Connection) -> None:
    """Raise :class:`NewerDatabase` or :class:`OlderDatabase` unless the database is up to date."""
    known = ScriptDirectory.from_config(_config())
    if _found(connection, known) != (known.get_current_head(),):
        raise OlderDatabase


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def _found(connection: Connection, known: ScriptDirectory) -> tuple[str, ...]:
    """The migrations that the database has had. Raises :class:`NewerDatabase` if we do not know one."""
    heads = MigrationContext.configure(connection).get_current_heads()
    try:
        known.get_revisions(heads)
    except CommandError as error:
        raise NewerDatabase from error
    return heads
