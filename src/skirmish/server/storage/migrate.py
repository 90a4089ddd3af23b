"""Bringing a database up to date: alembic without its command and its ini file.

A database that is up to date, as at nearly every start, is recognised without alembic: loading that takes as
long as reading the first match.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, String, column, inspect, select, table, text

if TYPE_CHECKING:
    from alembic.config import Config

_MIGRATIONS = Path(__file__).parent / "migrations"
_REVISIONS = table("alembic_version", column("version_num", String))
_LOCK = 2_180_218
"""The PostgreSQL advisory lock that makes servers starting at once migrate one after the other."""


class NewerDatabase(Exception):
    """The database has had a migration that this edition does not know."""


class OlderDatabase(Exception):
    """The database has not had all migrations."""


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations, inside the connection's transaction. Raises :class:`NewerDatabase`.

    Only tests stop before the last one.
    """
    if to == "head" and _revisions(connection) == (latest_revision(),):
        return
    from alembic import command

    if connection.dialect.name == "sqlite":
        # Python's driver begins no transaction before DDL: a kill would leave some of the tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    config.attributes["connection"] = connection
    _check_known(connection, config)
    command.upgrade(config, to)


def check_revision(connection: Connection) -> None:
    """Raise :class:`NewerDatabase` or :class:`OlderDatabase` unless the database is up to date."""
    if _revisions(connection) != (latest_revision(),):
        _check_known(connection, _config())
        raise OlderDatabase


@cache
def latest_revision() -> str:
    """The last migration that this edition knows. Migrations are numbered, so later ones compare greater."""
    files = (_MIGRATIONS / "versions").glob("m[0-9]*.py")
    return max(each.name[1:5] for each in files)


def _revisions(connection: Connection) -> tuple[str, ...]:
    """The migration that the database has had last; none if it is new."""
    if not inspect(connection).has_table(_REVISIONS.name):
        return ()
    return tuple(connection.execute(select(_REVISIONS.c.version_num)).scalars())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def _check_known(connection: Connection, config: Config) -> None:
    """Raise :class:`NewerDatabase` if the database has had a migration that we do not know."""
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    try:
        ScriptDirectory.from_config(config).get_revisions(_revisions(connection))
    except CommandError as error:
        raise NewerDatabase from error
