"""Servers of the version before run on while a migration is made: it only adds (docs/server.md)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from skirmish.server.storage import migrations
from skirmish.server.storage.migrate import latest_revision
from tests.server.local import LocalServer, decide, play

FIRST = "0011"
"""The first migration since which servers share a database."""
ADDING = {"create_table", "add_column", "create_index"}
VERSIONS = Path(migrations.__file__).parent / "versions"


def operations(source: str) -> list[str]:
    """What a migration does that could disturb a server of the version before."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        name, of = node.func.attr, node.func.value
        if isinstance(of, ast.Name) and of.id == "op" and name not in ADDING:
            found.append(name)
        if isinstance(of, ast.Name) and of.id == "op" and name == "add_column":
            column: Any = node.args[1]
            given = {each.arg: ast.unparse(each.value) for each in column.keywords}
            if given.get("nullable") == "False" and "server_default" not in given:
                found.append("add_column without a default")
    return found


@pytest.mark.parametrize("path", sorted(VERSIONS.glob("m*.py")), ids=lambda path: path.stem)
def test_a_migration_only_adds(path: Path) -> None:
    if path.stem[1:5] >= FIRST:
        assert operations(path.read_text()) == []


def test_what_does_not_only_add_is_found() -> None:
    for line in (
        'op.drop_column("matches", "due")',
        'op.alter_column("matches", "due", nullable=False)',
        'op.execute("UPDATE matches SET due = 0")',
        'op.add_column("matches", sa.Column("size", sa.Integer, nullable=False))',
    ):
        assert operations(line), line
    assert not operations('op.add_column("matches", sa.Column("size", sa.Integer))')


def test_files_are_named_after_their_migrations() -> None:
    """By which the latest one is known without alembic."""
    for path in VERSIONS.glob("m*.py"):
        assert f'revision = "{path.stem[1:5]}"' in path.read_text()
    assert latest_revision() == max(VERSIONS.glob("m*.py")).stem[1:5]


def test_a_database_that_is_up_to_date_takes_no_alembic(tmp_path: Path) -> None:
    """Nor SQLite what only PostgreSQL needs: both would be a third of a start."""
    start = (
        "import asyncio, sys; from skirmish.server.main import Server; "
        "from skirmish.server.storage.store import Store; "
        f"store = asyncio.run(Store.open('sqlite:///{tmp_path / 'a.db'}')); "
        "print(*{'alembic', 'sqlalchemy.orm', 'asyncpg'} & {*sys.modules})"
    )
    loaded = [
        subprocess.run(
            [sys.executable, "-c", start], check=True, capture_output=True, text=True
        ).stdout.split()
        for _ in range(2)
    ]
    assert "alembic" in loaded[0]  # which has created the tables
    assert loaded[1] == []


@pytest.mark.anyio
async def test_a_server_runs_on_while_a_newer_one_migrates(local: LocalServer) -> None:
    """The next version adds a table, a column and an index, and notes a migration that this one ignores."""
    _, south, north = await local.started()
    await play(south, north, 10)

    def migrate(connection: Connection) -> None:
        for statement in (
            "CREATE TABLE newer (id INTEGER PRIMARY KEY)",
            "ALTER TABLE matches ADD COLUMN newer VARCHAR(16)",
            "ALTER TABLE log ADD COLUMN newer INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX newer_index ON matches (newer)",
            "UPDATE alembic_version SET version_num = '9999'",
        ):
            connection.execute(text(statement))

    await local.store.engine.run(migrate)
    await play(south, north, 10)
    _, south, north = await local.started("hill218")
    await play(south, north, 10)
    await decide(south if south.actor.awaits(south.seat) else north)
    assert local.store.monitor.failures == {}
