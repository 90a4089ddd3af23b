"""The database: what was committed is there, what was refused is not, and one write's fault is no other's."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.util import await_only

from skirmish.core import SOUTH, Seat
from skirmish.match import Issued
from skirmish.match.commands import Submit
from skirmish.server.matches.seat_keys import hashed, new_match_id
from skirmish.server.storage import writer
from skirmish.server.storage.entries import (
    Holder,
    LogEntry,
    MatchStatus,
    Opened,
    Renewal,
    StaleEntry,
    StorageFailure,
    StoredMatch,
)
from skirmish.server.storage.rows import match_row
from skirmish.server.storage.schema import matches, metadata
from skirmish.server.storage.sqlite_engine import SqliteEngine
from skirmish.server.storage.statements import write_rows
from skirmish.server.storage.store import Store
from skirmish.server.storage.writes import Write
from skirmish.server.wire.common import ClockPlan
from tests.must import must

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))


def a_match(clock: ClockPlan | None = None) -> StoredMatch:
    return StoredMatch(new_match_id(), "island", "classic", SOUTH, (None, "captain"), clock, SECRET, 17)


def entry(match: StoredMatch, seq: int, command_id: str | None = None, seat: Seat | None = SOUTH) -> LogEntry:
    return LogEntry(match.id, seq, command_id, Issued(Submit(f"é{seq}", seq), seat, 1_000 + seq), ("d3",))


async def test_what_is_stored_comes_back(url: str) -> None:
    match = a_match(ClockPlan(total=60_000, increment=5))
    store = await Store.open(url)
    first = entry(match, 1, seat=None)
    await store.create(Opened(match, MatchStatus("playing", 99, True), (("south", hashed("k")),), (first,)))
    await store.append([entry(match, 2, "a"), entry(match, 3, "b")], MatchStatus("over"))
    await store.close()
    store = await Store.open(url)
    kept = must(await store.load(match.id))
    assert kept.match == match
    assert kept.entries == (first, entry(match, 2, "a"), entry(match, 3, "b"))
    assert kept.status == MatchStatus("over")
    assert await store.load(new_match_id()) is None
    await store.close()


async def test_a_number_and_an_action_id_are_taken_once(url: str) -> None:
    match, other = a_match(), a_match()
    store = await Store.open(url)
    await store.create(Opened(match, entries=(entry(match, 1, "a"),)))
    await store.create(Opened(other))
    for clash in ([entry(match, 1, "b")], [entry(match, 2, "a")], [entry(match, 2, "b"), entry(match, 1)]):
        with pytest.raises(StaleEntry):
            await store.append(clash)
    await store.append([entry(match, 2), entry(match, 3), entry(match, 4, "b")])  # no id clashes with no id
    await store.append([entry(other, 1, "a")])
    kept = must(await store.load(match.id))
    assert [each.seq for each in kept.entries] == [1, 2, 3, 4]
    await store.close()


async def test_entries_of_no_match_are_refused(url: str) -> None:
    store = await Store.open(url)
    with pytest.raises(StaleEntry):
        await store.append([entry(a_match(), 1)])
    await store.close()


async def test_concurrent_writes_share_transactions_and_not_their_faults(url: str) -> None:
    made = [a_match() for _ in range(40)]
    store = await Store.open(url)
    await asyncio.gather(*[store.create(Opened(match, entries=(entry(match, 1, "a"),))) for match in made])
    before = store.commits
    assert before < 40
    good = [store.append([entry(match, 2, "b")], MatchStatus("playing", 5)) for match in made]
    assert await asyncio.gather(*good) == [None] * 40
    assert store.commits - before < 10
    mixed = [store.append([entry(match, 2 + n % 2, f"c{n % 2}")]) for n, match in enumerate(made)]
    found = await asyncio.gather(*mixed, return_exceptions=True)
    assert [type(each) for each in found] == [StaleEntry, type(None)] * 20
    for n, match in enumerate(made):
        kept = must(await store.load(match.id))
        assert len(kept.entries) == 2 + n % 2
    await store.close()


async def test_nothing_is_said_before_the_commit(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, order, gate = a_match(), list[str](), asyncio.Event()
    store, reader = await Store.open(url), await Store.open(url)
    await store.create(Opened(match))
    written, loop = write_rows, asyncio.get_running_loop()

    def slowly(writes: Any, connection: Connection) -> None:
        written(writes, connection)
        order.append("written")
        if connection.dialect.is_async:
            await_only(gate.wait())
        else:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        order.append("about to commit")

    monkeypatch.setattr(writer, "write_rows", slowly)
    task = asyncio.create_task(store.write(Write([entry(match, 1)], beat=1)))  # several statements
    task.add_done_callback(lambda _: order.append("said"))
    while not order:
        await asyncio.sleep(0.001)
    kept = must(await reader.load(match.id))
    assert kept.entries == ()
    gate.set()
    await task
    assert order == ["written", "about to commit", "said"]
    kept = must(await reader.load(match.id))
    assert len(kept.entries) == 1
    await reader.close()
    await store.close()


async def test_a_failing_database_is_reported_to_all_and_forgotten(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, other = a_match(), a_match()
    store = await Store.open(url)
    await store.create(Opened(match))
    await store.create(Opened(other))

    def fails(*_: Any) -> None:
        raise OperationalError("no", {}, OSError("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(writer, "write_rows", fails)
        patch.setattr(writer, "append_rows", fails)
        patch.setattr(writer, "append_plainly", fails)
        writes = [store.append([entry(match, 1)]), store.append([entry(other, 1)])]
        found = await asyncio.gather(*writes, return_exceptions=True)
    assert [getattr(each, "code", None) for each in found] == ["storage-unclear"] * 2
    await store.append([entry(match, 1)])
    await store.close()


async def test_closing_writes_what_waits_and_takes_no_more(url: str) -> None:
    match = a_match()
    store = await Store.open(url)
    await store.create(Opened(match))
    tasks = [asyncio.create_task(store.append([entry(match, seq)])) for seq in range(1, 11)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StorageFailure, match="storage-failed"):
        await store.append([entry(match, 11)])
    store = await Store.open(url)
    kept = must(await store.load(match.id))
    assert len(kept.entries) == 10
    await store.close()


async def test_what_waits_is_found_without_reading_logs(url: str) -> None:
    store = await Store.open(url)
    late, soon, computers, idle = a_match(), a_match(), a_match(), a_match()
    await store.create(Opened(late, MatchStatus("playing", 900)))
    await store.create(Opened(soon, MatchStatus("playing", 100, True)))
    await store.create(Opened(computers, MatchStatus("playing", None, True)))
    await store.create(Opened(idle, MatchStatus("playing")))
    assert await store.open_matches_due() == [(soon.id, 100), (late.id, 900)]
    assert set(await store.computers_to_move()) == {soon.id, computers.id}
    await store.append([entry(soon, 1)], MatchStatus("over"))
    assert await store.open_matches_due() == [(late.id, 900)]
    assert await store.computers_to_move() == [computers.id]
    for query in ("SELECT id, due FROM matches WHERE due IS NOT NULL ORDER BY due",):
        if url.startswith("sqlite"):
            (plan,) = await store.read((text(f"EXPLAIN QUERY PLAN {query}"), {}))
            assert "matches_due" in str(plan)
    await store.close()


async def test_keys_are_renewed_and_inherited(url: str) -> None:
    store = await Store.open(url)
    match, following = a_match(), a_match()
    keys = (("south", b"s"), ("north", b"n"), ("watch", b"w"))
    await store.create(Opened(match, keys=keys))  # type: ignore[arg-type]  # roles are literals
    await store.write(Write(renewals=[Renewal(match.id, "south", b"s2", 5)]))
    await store.write(Write(renewals=[Renewal(match.id, "watch", None, 6)]))
    assert await store.role(match.id, b"s") == Holder("south", True)
    assert await store.role(match.id, b"s2") == Holder("south", False)
    assert await store.role(match.id, b"w") == Holder("watch", True)
    assert await store.role(match.id, b"?") is None
    await store.append([entry(match, 1)], opened=[Opened(following, heir_of=match.id)])
    assert await store.role(following.id, b"s2") == Holder("north", False)
    assert await store.role(following.id, b"n") == Holder("south", False)
    assert await store.role(following.id, b"s") is None
    assert await store.role(following.id, b"w") is None
    await store.close()


async def test_a_match_that_clashes_opens_nothing(url: str) -> None:
    store = await Store.open(url)
    match, following = a_match(), a_match()
    await store.create(Opened(match, entries=(entry(match, 1),)))
    with pytest.raises(StaleEntry):
        await store.append([entry(match, 1)], opened=[Opened(following, heir_of=match.id)])
    assert await store.load(following.id) is None
    await store.close()


async def test_migrations_lead_to_the_tables_that_the_code_knows(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = await Store.open(url)
    found = await store.engine.run(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert found == []
    await store.close()
    store = await Store.open(url)  # and once more changes nothing
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'a' / 'b.db'}")
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        assert await store.read((text(f"PRAGMA {pragma}"), {})) == [[(value,)]]
        engine = store.engine
        assert isinstance(engine, SqliteEngine)

        def own(connection: sqlite3.Connection, asked: str = pragma) -> Any:
            return connection.execute(f"PRAGMA {asked}").fetchone()

        found = await engine.run_plainly(own)
        assert found == (value,)
    await store.close()


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////dev/null/no/folder.db",
        "postgresql+asyncpg://nobody:swordfish@/none?host=/nowhere",
    ],
)
async def test_a_database_that_cannot_be_opened_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StorageFailure) as caught:
        await Store.open(url)
    assert caught.value.code == "no-database"
    assert "swordfish" not in str(caught.value)


async def test_reading_from_a_broken_database_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url)

    async def fails(*_: Any) -> Any:
        raise OperationalError("no", {}, OSError("gone"))

    with monkeypatch.context() as patch:
        patch.setattr(type(store.engine), "read", fails)
        with pytest.raises(StorageFailure, match="storage-failed"):
            await store.load("0" * 16)
    await store.close()


async def test_an_error_of_the_database_tells_no_secret(url: str) -> None:
    store = await Store.open(url)
    row = match_row(a_match(), MatchStatus())
    with pytest.raises(IntegrityError) as caught:
        await store.engine.run(lambda connection: connection.execute(matches.insert(), [row, row]))
    assert repr(SECRET)[2:20] not in f"{caught.value} {caught.value!r}"
    assert SECRET.hex()[:20] not in str(caught.value)
    await store.close()


async def test_tables_are_made_all_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server killed while making them leaves a database that can be opened."""
    path = tmp_path / "half.sqlite3"

    class Killed(Exception):
        pass

    def killed(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", killed)
        with pytest.raises(Killed):
            await Store.open(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    store = await Store.open(f"sqlite:///{path}")
    await store.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    store = await Store.open(url)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.engine.run(lambda connection: connection.execute(newer))
    await store.close()
    with pytest.raises(StorageFailure) as caught:
        await Store.open(url)
    assert caught.value.code == "database-too-new"
    assert "url" in caught.value.facts
