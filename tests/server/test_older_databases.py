"""A database written by the first edition (commit cfd63f0) still loads, answers and plays on.

``kept/database.sql`` is its dump: matches of both games, waiting, playing and over, with offers, takebacks,
clocks, rematches and computers. ``kept/expected.json`` is what each role was told when it was written.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, MetaData, func, make_url, select

from skirmish.core import MatchError
from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.storage.engine import LONGEST_MIGRATION, postgresql_engine, sqlite_engine
from skirmish.server.storage.entries import ServingPeriod
from skirmish.server.storage.migrate import latest_revision, migrate
from skirmish.server.storage.schema import log
from skirmish.server.wire.client import FromPage, Join
from skirmish.server.wire.http.matches import Created
from tests.server.local import ENTROPY, LocalServer, ManualClock, join, new_id, play, refused, send, whose

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "kept"
EXPECTED: dict[str, Any] = json.loads((KEPT / "expected.json").read_text("utf-8"))
MATCHES: dict[str, dict[str, Any]] = EXPECTED["matches"]


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[LocalServer]:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript((KEPT / "database.sql").read_text("utf-8"))
    local = LocalServer(f"sqlite:///{path}", ManualClock(EXPECTED["now"]))
    await local.open()
    yield local
    await local.close()


def made(name: str) -> Created:
    kept = MATCHES[name]
    return Created(kept["match"], kept["commitment"], **kept["keys"])


async def records(local: LocalServer, name: str) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for role, key in MATCHES[name]["keys"].items():
        if key is None:
            continue
        try:
            found[role] = await local.record(MATCHES[name]["match"], key)
        except MatchError:  # it has not started: nothing but these few may be without a record
            found[role] = None
    return found


@pytest.mark.parametrize("name", [name for name in MATCHES if name != "computer-to-move"])
async def test_every_role_sees_what_it_saw(old: LocalServer, name: str) -> None:
    kept = MATCHES[name]
    assert await records(old, name) == kept["records"]
    watch = await old.matches.enter(kept["match"], kept["keys"]["watch"])
    state = watch.actor.state(watch, 0)
    assert (state.seq, state.status) == (kept["seq"], kept["status"])
    assert [[each.kind, each.seat, each.undone] for each in state.entries] == kept["kinds"]
    assert (state.draw, state.takeback) == (kept["draw"], kept["takeback"])
    assert (state.rematch, state.next) == (kept["rematch"], kept["next"])
    assert (state.prompt.number if state.prompt else None) == kept["prompt"]
    assert (list(state.clock.left) if state.clock else None) == kept["clock"]
    assert ([state.over.how, state.over.result] if state.over else None) == kept["over"]


@pytest.mark.parametrize("revision", ["0006", f"{int(latest_revision()) - 1:04}"])
async def test_a_database_of_any_revision_is_brought_up_to_date(url: str, revision: str) -> None:
    """Migrated to a revision, as an edition in between left it, and by ours to the last."""
    await _aged(url, revision)
    local = LocalServer(url, ManualClock(EXPECTED["now"]))
    await local.open()
    for name in MATCHES.keys() - {"computer-to-move"}:
        assert await records(local, name) == MATCHES[name]["records"], name
    south, north, _ = await local.enter_again(made("consent"))
    await play(south, north, 3_000)
    await local.restart()
    (record,) = read_records(await local.record(made("consent").match, made("consent").watch))
    assert record.finished
    assert verify(record).fair
    await local.close()


async def _aged(url: str, revision: str) -> None:
    """The kept database at that revision, in the database of that address."""
    kept = sqlite3.connect(":memory:")
    kept.row_factory = sqlite3.Row
    kept.executescript((KEPT / "database.sql").read_text("utf-8"))
    rows = {
        name: [dict(row) for row in kept.execute(f"SELECT * FROM {name}")]
        for name in ("matches", "keys", "log")
    }
    kept.close()
    place = make_url(url)
    Path(place.database or "").parent.mkdir(exist_ok=True)
    sqlite = place.get_backend_name() == "sqlite"
    engine = (
        sqlite_engine(place) if sqlite else postgresql_engine(place, LONGEST_MIGRATION, LONGEST_MIGRATION)
    )

    def fill(connection: Connection) -> None:
        migrate(connection, "0001")
        first = MetaData()
        first.reflect(connection)
        for name, found in rows.items():
            connection.execute(first.tables[name].insert(), found)

    await engine.run(fill)
    await engine.run(lambda connection: migrate(connection, revision))
    await engine.dispose()


async def test_server_time_goes_on_where_the_last_entry_was_written(old: LocalServer) -> None:
    last = await old.store.engine.run(lambda connection: connection.scalar(select(func.max(log.c.at))))
    assert (await old.store.serving_periods())[0] == ServingPeriod(0, last, 0)


async def test_a_computer_whose_move_it_was_decides(old: LocalServer) -> None:
    await old.idle()
    kept = MATCHES["computer-to-move"]
    south = await old.matches.enter(kept["match"], kept["keys"]["south"])
    assert south.actor.snapshot.seq > kept["seq"]
    assert whose(south) is south
    found = await records(old, "computer-to-move")
    for role, text in found.items():
        assert text is not None
        assert text.startswith(kept["records"][role].rstrip()), role


@pytest.mark.parametrize("number", range(len(EXPECTED["acks"])))
async def test_a_command_sent_again_gets_the_answer_it_got(old: LocalServer, number: int) -> None:
    kept = EXPECTED["acks"][number]
    where = MATCHES[kept["of"]]
    grant = await old.matches.enter(where["match"], where["keys"][kept["role"]])
    message: Any = msgspec.convert(kept["message"], FromPage)
    before = grant.actor.snapshot
    assert (await send(grant, message)).seq == kept["seq"]
    assert grant.actor.snapshot == before
    other = {"join": {"name": "Eve"}, "act": {"token": "#z9"}, "ask": {"kind": "decline-draw"}}
    changed: Any = msgspec.convert({**kept["message"], **other[kept["message"]["type"]]}, FromPage)
    await refused("action-id-used", send(grant, changed))


@pytest.mark.parametrize("name", ["one-joined", "empty"])
async def test_a_match_that_waited_begins(old: LocalServer, name: str) -> None:
    south, north, _ = await old.enter_again(made(name))
    for grant in (south, north):
        if grant.actor.snapshot.joined[grant.role == "north"] is None:
            if grant.actor.snapshot.scheme == 1:
                await send(grant, Join(new_id(), None, ENTROPY))
            else:
                await join(grant)
    await play(south, north, 3)
    assert south.actor.match is not None
    assert south.actor.match.fair.scheme == {"one-joined": 1, "empty": 2}[name]


@pytest.mark.parametrize("name", ["offers", "consent", "clock"])
async def test_a_match_goes_on_to_its_end_and_is_fair(old: LocalServer, name: str) -> None:
    south, north, _ = await old.enter_again(made(name))
    await play(south, north, 3_000)
    await old.restart()
    text = await old.record(made(name).match, made(name).watch)
    (record,) = read_records(text)
    assert record.finished
    assert verify(record).fair


async def test_the_rematch_that_was_agreed_is_there_for_the_same_keys(old: LocalServer) -> None:
    kept = MATCHES["rematch-agreed"]
    grant = await old.matches.enter(kept["next"], kept["keys"]["south"])
    assert grant.role == "north"
    await join(grant)
