"""Damaged matches: found, closed for good, counted; the others go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError
from structlog.testing import capture_logs

from skirmish.server.storage.entries import BrokenLog, StorageFailure
from skirmish.server.storage.store import Store
from tests.server.live import UNLIMITED, running
from tests.server.local import LocalServer, decide, play, refused

MANY_ENTRIES = 6


@pytest.mark.anyio
@pytest.mark.parametrize(
    "damage", ["at = at + 1", "action_id = 'other'", "payload = '{'", "kind = 'resign'", "seat = 1 - seat"]
)
async def test_a_changed_entry_is_found(local: LocalServer, damage: str) -> None:
    made, south, north = await local.started()
    sound, left, right = await local.started()
    await play(south, north, 4)
    await local.restart()
    entry = {"match": made.match, "seq": MANY_ENTRIES}
    damaged = text(f"UPDATE log SET {damage} WHERE match = :match AND seq = :seq")
    assert await local.execute(damaged, entry) == 1
    for _ in range(2):
        await refused("unreadable-match", local.matches.enter(made.match, made.watch))
    assert local.matches.quarantined == 1
    left, right, _ = await local.enter_again(sound)
    await decide(left if left.actor.awaits(left.seat) else right)
    await local.matches.forget([made.match])
    assert local.matches.quarantined == 0


@pytest.mark.anyio
@pytest.mark.parametrize("damage", ["clock = '{'", "created = created + 1", "north_level = 'captain'"])
async def test_a_changed_match_is_found_once(local: LocalServer, damage: str) -> None:
    made = await local.create()
    await local.restart()
    await local.execute(text(f"UPDATE matches SET {damage}"))
    with capture_logs() as lines:
        for _ in range(2):
            await refused("unreadable-match", local.matches.enter(made.match, made.watch))
    assert [(each["event"], each["where"]) for each in lines] == [("unplayable", "match: changed")]


@pytest.mark.anyio
async def test_text_that_is_not_utf_8_is_found(tmp_path: Path) -> None:
    local = LocalServer(f"sqlite:///{tmp_path / 'matches.sqlite3'}")
    await local.open()
    made, *_ = await local.started()
    await local.restart()
    await local.execute(text("UPDATE log SET payload = CAST(x'ff' || payload AS TEXT) WHERE seq = 3"))
    await refused("unreadable-match", local.matches.enter(made.match, made.watch))
    await local.close()


@pytest.mark.anyio
async def test_entries_from_before_checksums_are_read(local: LocalServer) -> None:
    made, south, north = await local.started()
    await play(south, north, 4)
    seq = south.actor.snapshot.seq
    for table in ("log", "matches"):
        await local.execute(text(f"UPDATE {table} SET checksum = NULL"))
    await local.restart()
    grant = await local.matches.enter(made.match, made.watch)
    assert grant.actor.snapshot.seq == seq


@pytest.mark.anyio
async def test_damaged_pages_are_not_worth_another_try(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url)

    async def fails(*_: Any) -> Any:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorname = "SQLITE_CORRUPT"
        raise DatabaseError("no", {}, error)

    with monkeypatch.context() as patch:
        patch.setattr(type(store.engine), "read", fails)
        with pytest.raises(BrokenLog):
            await store.load("0" * 16)
        with pytest.raises(StorageFailure):  # of no match in particular
            await store.open_matches_due()
    await store.close()


def test_a_socket_to_a_damaged_match_is_closed_for_good(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--workers", "1") as live:
        match = live.create()
        with live.playing(match) as (south, _):
            south.until(lambda state: state["status"] == "playing")
        live.stop()
        with sqlite3.connect(live.data / "skirmish.sqlite3") as connection:
            connection.execute("UPDATE log SET at = at + 1 WHERE seq = 2")
        live.restart()
        with live.tab(match) as tab:
            assert tab.hear("refused")["code"] == "unreadable-match"
            assert tab.end() == (4007, "unreadable-match")
        with live.client() as client:
            assert "skirmish_matches_damaged 1.0" in client.get("/metrics").text
