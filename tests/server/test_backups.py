"""``backup``, ``restore`` and ``check-data`` as an operator uses them, on running and on stopped servers."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from skirmish.server.storage.store import Store
from tests.cli.processes import LANGUAGES, Done, called
from tests.server.live import UNLIMITED, running
from tests.server.local import LocalServer, play

Capture = pytest.CaptureFixture[str]


def filled(url: str, matches: int = 2) -> list[str]:
    """A database with some matches in play; their ids."""

    async def fill() -> list[str]:
        local = LocalServer(url)
        await local.open()
        made = [await local.started("hill218") for _ in range(matches)]
        for _, south, north in made:
            await play(south, north, 3)
        await local.close()
        return [created.match for created, _, _ in made]

    return asyncio.run(fill())


def changed(url: str, statement: str) -> None:
    """Change a database behind our backs."""

    async def change() -> None:
        store = await Store.open(url)
        await store.engine.run(lambda connection: connection.execute(text(statement)))
        await store.close()

    asyncio.run(change())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two matches."""
    filled(f"sqlite:///{tmp_path / 'data' / 'skirmish.sqlite3'}")
    return tmp_path / "data"


def contents(database: Path) -> list[str]:
    """Everything in a database, in order."""
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def restored(capsys: Capture, file: Path, data: Path) -> Done:
    return called(capsys, "restore", str(file), "--data", str(data), "--lang", "en")


def test_a_running_server_is_backed_up_and_checked_but_not_restored(tmp_path: Path, capsys: Capture) -> None:
    file, where = tmp_path / "copy.sqlite3", ("--data", str(tmp_path / "matches"), "--lang", "en")
    with running(tmp_path, *UNLIMITED, "--workers", "1") as live:
        match = live.create("hill218", "standard")
        with live.playing(match) as (south, _):
            south.until(lambda state: state["status"] == "playing")
            done = called(capsys, "backup", str(file), *where)
            assert (done.status, done.err) == (0, "")
            assert done.out == f"1 match was backed up to “{file}”.\n"
            done = called(capsys, "check-data", *where)
            assert (done.status, done.out, done.err) == (0, "1 match was checked; all can be read.\n", "")
            for arguments in ((str(file),), ()):
                done = called(capsys, "restore", *arguments, *where)
                assert (done.status, done.out) == (2, "")
                assert (
                    done.err == f"skirmish: A server is using these matches: {live.address}/ Stop it first.\n"
                )
            south.act()
            before = south.until(lambda state: state["seq"] > 5)["seq"]
        live.stop()
        assert restored(capsys, file, live.data).status == 0
        live.restart()
        with live.tab(match) as tab:
            state = tab.until(lambda state: bool(state["entries"]))
            assert [entry["kind"] for entry in state["entries"]][-2:] == ["start", "restore"]
            assert state["entries"][-1]["epoch"] == 1
            assert state["seq"] <= before


def test_a_restore_keeps_what_was_there_and_begins_an_epoch(
    data: Path, tmp_path: Path, capsys: Capture
) -> None:
    file, database = tmp_path / "copy.sqlite3", data / "skirmish.sqlite3"
    assert called(capsys, "backup", str(file), "--data", str(data)).status == 0
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(database.stat().st_mode) == 0o600
    backup = contents(file)
    filled(f"sqlite:///{database}", 1)
    later = contents(database)
    done = restored(capsys, file, data)
    assert (done.status, done.err) == (0, "")
    assert done.lines == [
        f"2 matches were restored from “{file}”.",
        "The database that it replaced is kept as “skirmish-replaced-1.sqlite3”.",
        "Epoch 1 has begun: rolls and cards that were seen before do not come again.",
    ]
    assert contents(data / "skirmish-replaced-1.sqlite3") == later
    assert contents(file) == backup
    new = contents(database)
    assert [line for line in new if line not in backup] == ['INSERT INTO "epochs" VALUES(1);']
    assert "Epoch 2" in restored(capsys, file, data).out
    database.write_bytes(b"a disk that died" * 1000)
    assert "Epoch 3" in restored(capsys, file, data).out
    assert (data / "skirmish-replaced-3.sqlite3").read_bytes().startswith(b"a disk")
    database.unlink()
    done = restored(capsys, file, data)
    assert "Epoch 4" in done.out
    assert "kept" not in done.out
    assert "Epoch 5" in called(capsys, "restore", "--data", str(data), "--lang", "en").out
    assert called(capsys, "check-data", "--data", str(data)).status == 0
    assert sorted(each.name for each in data.iterdir()) == [
        *("serving", "skirmish-replaced-1.sqlite3", "skirmish-replaced-2.sqlite3"),
        *("skirmish-replaced-3.sqlite3", "skirmish.sqlite3", "skirmish.sqlite3.epoch"),
    ]


def test_what_a_killed_server_left_in_its_journal_is_kept(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "copy.sqlite3"
    with running(tmp_path, *UNLIMITED, "--workers", "1") as live:
        for _ in range(3):
            live.create()
        live.kill()
        assert (live.data / "skirmish.sqlite3-wal").stat().st_size > 0
        assert (
            "3 matches" in called(capsys, "backup", str(file), "--data", str(live.data), "--lang", "en").out
        )
        restored(capsys, file, live.data)
        with closing(sqlite3.connect(live.data / "skirmish-replaced-1.sqlite3")) as kept:
            assert kept.execute("SELECT count(*) FROM matches").fetchone() == (3,)
        live.restart()


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda file: file.write_text("no database\n"), "does not hold matches"),
        (lambda file: file.write_bytes(b""), "does not hold matches"),
        (lambda file: file.unlink(), "There is no file"),
        (lambda file: torn(file), "is damaged"),
        (lambda file: newer(file), "newer edition"),
    ],
)
def test_a_backup_that_cannot_be_used_changes_nothing(
    damage: object, reason: str, data: Path, tmp_path: Path, capsys: Capture
) -> None:
    file, database = tmp_path / "copy.sqlite3", data / "skirmish.sqlite3"
    called(capsys, "backup", str(file), "--data", str(data))
    damage(file)  # type: ignore[operator]
    before = contents(database)
    done = restored(capsys, file, data)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert contents(database) == before
    assert {each.name for each in data.iterdir()} == {"serving", "skirmish.sqlite3"}


def torn(file: Path) -> None:
    """Overwrite the pages in the middle."""
    with file.open("r+b") as open_file:
        open_file.seek(4096 * 3)
        open_file.write(os.urandom(4096 * 4))


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def test_a_database_that_another_program_uses_is_not_replaced(
    data: Path, tmp_path: Path, capsys: Capture
) -> None:
    file, url = tmp_path / "copy.sqlite3", f"sqlite:///{data / 'skirmish.sqlite3'}"
    assert called(capsys, "backup", str(file), "--database", url).status == 0
    with closing(sqlite3.connect(data / "skirmish.sqlite3")) as using:
        using.execute("PRAGMA journal_mode=WAL").fetchall()
        using.execute("SELECT count(*) FROM matches").fetchall()
        done = called(capsys, "restore", str(file), "--database", url, "--lang", "en")
        assert done.status == 2
        assert "Another program is using" in done.err
    assert called(capsys, "restore", str(file), "--database", url).status == 0


def test_a_backup_goes_nowhere_else(data: Path, tmp_path: Path, capsys: Capture) -> None:
    where = ("--data", str(data), "--lang", "en")
    for file, reason in (
        (data / "skirmish.sqlite3", "own database"),
        (tmp_path / "missing" / "copy", "no such folder"),
        (tmp_path, "it is a folder"),
    ):
        done = called(capsys, "backup", str(file), *where)
        assert (done.status, done.out) == (2, "")
        assert reason in done.err
    missing = ("--data", str(tmp_path / "missing"), "--lang", "en")
    for arguments in (("backup", str(tmp_path / "copy")), ("check-data",), ("restore",)):
        done = called(capsys, *arguments, *missing)
        assert (done.status, done.out) == (2, "")
        assert "There is no" in done.err
    assert not (tmp_path / "missing").exists()
    file = tmp_path / "copy"
    assert called(capsys, "backup", str(file), *where).status == 0
    assert called(capsys, "restore", str(file), *missing).status == 0  # on a new machine
    assert called(capsys, "check-data", *missing).status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damaged_matches_are_listed(url: str, lang: str, capsys: Capture) -> None:
    first, second = filled(url)
    asked = ("check-data", "--database", url, "--lang", lang)
    assert called(capsys, *asked).status == 0
    changed(url, f"UPDATE log SET at = at + 1 WHERE match = '{second}' AND seq = 4")
    done = called(capsys, *asked)
    assert (done.status, done.err, len(done.lines)) == (1, "", 2)
    assert done.lines[0].startswith(f"{second}: ")
    assert done.lines[0].endswith("(entry 4: changed)")
    assert first not in done.out


def test_damaged_pages_are_listed(data: Path, capsys: Capture) -> None:
    torn(data / "skirmish.sqlite3")
    done = called(capsys, "check-data", "--data", str(data), "--lang", "en")
    assert done.status in (1, 2)  # not even the list of matches may be readable
    assert done.lines[0].startswith("Damaged: ")


def test_a_database_is_checked_as_it_is(data: Path, capsys: Capture) -> None:
    url = f"sqlite:///{data / 'skirmish.sqlite3'}"
    changed(url, "UPDATE alembic_version SET version_num = '0004'")
    before = contents(data / "skirmish.sqlite3")
    done = called(capsys, "check-data", "--data", str(data), "--lang", "en")
    assert done.status == 2
    assert "older edition" in done.err
    assert contents(data / "skirmish.sqlite3") == before


def test_postgresql_has_tools_of_its_own(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: Capture
) -> None:
    server = request.getfixturevalue("postgresql")
    url = str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)
    where = ("--database", url, "--lang", "en")
    for arguments, tool in (
        (("backup", str(tmp_path / "copy")), "pg_dump"),
        (("restore", str(tmp_path / "copy")), "pg_restore"),
    ):
        done = called(capsys, *arguments, *where)
        assert (done.status, done.out) == (2, "")
        assert tool in done.err
    first, second = (called(capsys, "restore", *where) for _ in range(2))
    assert [done.status for done in (first, second)] == [0, 0]
    assert int(second.out.split()[1]) == int(first.out.split()[1]) + 1
