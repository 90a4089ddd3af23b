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

from skirmish.core import MatchError
from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.wire import Created, FromPage
from tests.server.house import HandMoment, House, join, play, refused, send, whose

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "kept"
EXPECTED: dict[str, Any] = json.loads((KEPT / "expected.json").read_text("utf-8"))
MATCHES: dict[str, dict[str, Any]] = EXPECTED["matches"]


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[House]:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript((KEPT / "database.sql").read_text("utf-8"))
    house = House(f"sqlite+aiosqlite:///{path}", HandMoment(EXPECTED["now"]))
    await house.open()
    yield house
    await house.close()


def made(name: str) -> Created:
    kept = MATCHES[name]
    return Created(kept["match"], kept["commitment"], **kept["keys"])


async def records(house: House, name: str) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for role, key in MATCHES[name]["keys"].items():
        if key is None:
            continue
        try:
            found[role] = await house.tables.record(MATCHES[name]["match"], key)
        except MatchError:  # it has not started: nothing but these few may be without a record
            found[role] = None
    return found


@pytest.mark.parametrize("name", [name for name in MATCHES if name != "computer-to-move"])
async def test_every_role_sees_what_it_saw(old: House, name: str) -> None:
    kept = MATCHES[name]
    assert await records(old, name) == kept["records"]
    watch = await old.tables.enter(kept["match"], kept["keys"]["watch"])
    state = watch.table.state(watch, 0)
    assert (state.seq, state.status) == (kept["seq"], kept["status"])
    assert [[each.kind, each.seat, each.undone] for each in state.entries] == kept["kinds"]
    assert (state.draw, state.takeback) == (kept["draw"], kept["takeback"])
    assert (state.rematch, state.next) == (kept["rematch"], kept["next"])
    assert (state.prompt.number if state.prompt else None) == kept["prompt"]
    assert (list(state.clock.left) if state.clock else None) == kept["clock"]
    assert ([state.over.how, state.over.result] if state.over else None) == kept["over"]


async def test_a_computer_whose_move_it_was_decides(old: House) -> None:
    await old.quiet()
    kept = MATCHES["computer-to-move"]
    south = await old.tables.enter(kept["match"], kept["keys"]["south"])
    assert south.table.snapshot.seq > kept["seq"]
    assert whose(south) is south
    found = await records(old, "computer-to-move")
    for role, text in found.items():
        assert text is not None
        assert text.startswith(kept["records"][role].rstrip()), role


@pytest.mark.parametrize("number", range(len(EXPECTED["acks"])))
async def test_a_command_sent_again_gets_the_answer_it_got(old: House, number: int) -> None:
    kept = EXPECTED["acks"][number]
    where = MATCHES[kept["of"]]
    chair = await old.tables.enter(where["match"], where["keys"][kept["role"]])
    message: Any = msgspec.convert(kept["message"], FromPage)
    before = chair.table.snapshot
    assert (await send(chair, message)).seq == kept["seq"]
    assert chair.table.snapshot == before
    other = {"join": {"name": "Eve"}, "act": {"token": "#z9"}, "ask": {"kind": "decline-draw"}}
    changed: Any = msgspec.convert({**kept["message"], **other[kept["message"]["type"]]}, FromPage)
    await refused("action-id-used", send(chair, changed))


@pytest.mark.parametrize("name", ["one-joined", "empty"])
async def test_a_match_that_waited_begins(old: House, name: str) -> None:
    south, north, _ = await old.again(made(name))
    for chair in (south, north):
        if chair.table.snapshot.joined[chair.role == "north"] is None:
            await join(chair)
    await play(south, north, 3)
    assert south.table.match is not None


@pytest.mark.parametrize("name", ["offers", "consent", "clock"])
async def test_a_match_goes_on_to_its_end_and_is_fair(old: House, name: str) -> None:
    south, north, _ = await old.again(made(name))
    await play(south, north, 3_000)
    await old.restart()
    text = await old.tables.record(made(name).match, made(name).watch)
    (record,) = read_records(text)
    assert record.finished
    assert verify(record).fair


async def test_the_rematch_that_was_agreed_is_there_for_the_same_keys(old: House) -> None:
    kept = MATCHES["rematch-agreed"]
    chair = await old.tables.enter(kept["next"], kept["keys"]["south"])
    assert chair.role == "north"
    await join(chair)
