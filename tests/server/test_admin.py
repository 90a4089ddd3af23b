"""``skirmish admin`` beside a running server, on both databases: the server follows within seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from skirmish.match.verify import verify
from skirmish.records import check, read_records
from skirmish.server.storage.operator import BAN, OperatorStore
from skirmish.server.storage.store import Store
from tests.cli.processes import LANGUAGES, Done, called
from tests.server.live import Json, Live, Tab, either  # noqa: F401

Admin = Callable[..., Done]


@pytest.fixture
def admin(url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    def run(*arguments: str) -> Done:
        return called(capsys, "admin", *arguments, "--database", url)

    return run


def eventually(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def back(live: Live, match: Json, role: str = "south") -> Json:
    """The state that a player sees who comes back."""
    with live.tab(match, role) as tab:
        return tab.until(lambda _: True)


def played(tab: Tab) -> None:
    assert tab.act()["type"] == "ack"


def test_matches_are_listed_shown_closed_and_deleted(either: Live, admin: Admin) -> None:  # noqa: F811
    waiting, match, lost = either.create(), either.create("hill218", "standard"), either.create()
    computer = either.create(north="recruit")
    with either.playing(match) as (south, _), either.playing(lost) as (lost_by, _):
        played(south)
        listed = admin("list")
        assert (listed.status, listed.lines[-1]) == (0, "4 matches")
        assert {line.split()[0] for line in listed.lines[:-1]} == {
            each["match"] for each in (waiting, match, lost, computer)
        }
        assert [line.split()[0] for line in admin("list", "--game", "hill218").lines[:-1]] == [match["match"]]
        assert admin("list", "--state", "over").lines == ["0 matches"]
        assert admin("list", "--older", "1").lines == ["0 matches"]
        shown = admin("show", match["match"])
        assert "In progress" in shown.out
        assert "Ann" in shown.out
        assert "Ben" in shown.out
        assert "vacant" in admin("show", waiting["match"]).out
        assert "Recruit" in admin("show", computer["match"]).out

        assert admin("close", match["match"]).status == 0
        assert admin("close", lost["match"], "--result", "north").status == 0
        drawn = south.until(lambda state: state["status"] == "over")  # told over the socket that is open
        assert drawn["over"] == {"how": "adjudication", "result": "draw"}
        assert (drawn["entries"][-1]["kind"], drawn["entries"][-1].get("seat")) == ("close", None)
        lost_by.until(lambda state: state["status"] == "over")
    over = back(either, lost)["over"]
    assert (over["how"], over["result"]) == ("adjudication", "north")
    with either.client() as client:
        key = {"Authorization": f"Bearer {match['south']}"}
        (record,) = read_records(client.get(f"/api/matches/{match['match']}/record", headers=key).text)
    assert (record["Result"], record["Termination"]) == ("draw", "adjudication")
    check(record)
    assert verify(record).fair
    again = admin("close", match["match"])
    assert (again.status, again.out) == (2, "")
    assert "over" in again.err
    assert "not started" in admin("close", waiting["match"]).err

    with either.tab(waiting) as tab:
        tab.until(lambda _: True)
        assert admin("delete", waiting["match"]).status == 0
        assert tab.end() == (4001, "unknown-key")
    with either.tab(waiting) as tab:
        assert tab.end() == (4001, "unknown-key")
    assert waiting["match"] in admin("delete", waiting["match"]).err
    assert either.complaints() == []


def test_bans_and_no_new_matches(either: Live, admin: Admin) -> None:  # noqa: F811
    match = either.create()
    new = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}
    with either.client() as client:
        assert admin("stop").out == "New matches are not accepted.\n"
        eventually(lambda: client.post("/api/matches", json=new).status_code == 503)
        assert client.post("/api/matches", json=new).json()["code"] == "no-new-matches"
        assert back(either, match)["status"] == "waiting"  # those that are there go on
        assert admin("list").lines[-1] == "New matches are not accepted."
        admin("allow")
        eventually(lambda: client.post("/api/matches", json=new).status_code == 201)
        with either.tab(match) as tab:
            tab.until(lambda _: True)
            assert admin("ban", "127.0.0.0/8").status == 0
            assert admin("ban", "127.0.0.1/8").status == 0  # the same network
            assert tab.end()[0] in (4005, 1006)
        assert client.get("/live").json()["code"] == "banned"
        assert admin("list").lines[-1] == "Banned: 127.0.0.0/8"
        assert admin("unban", "127.0.0.9").status == 2
        assert admin("unban", "127.0.0.0/8").status == 0
        eventually(lambda: client.get("/live").status_code == 200)
        assert back(either, match)["status"] == "waiting"


@pytest.mark.anyio
async def test_numbers_of_reloads_go_on_when_old_ones_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skirmish.server.storage.operator._KEPT", 10)
    store = await Store.open(f"sqlite:///{tmp_path / 'skirmish.db'}")
    operator = OperatorStore(store)
    for number in range(15):
        await operator.reload(f"m{number}")
    _, kept = await operator.look(0)
    assert (len(kept), kept[-1]) == (10, (15, "m14"))
    assert await operator.last_reload() == 15
    assert await operator.restrict(BAN, "192.0.2.7")
    assert not await operator.restrict(BAN, "192.0.2.7")
    await store.close()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("show",), "show"),
        (("ban",), "ban"),
        (("ban", "somewhere"), "somewhere"),
        (("list", "x"), "list"),
        (("list", "--older", "-1"), "-1"),
        (("list", "--game", "chess"), "chess"),
        (("show", "nothing"), "nothing"),
        (("delete", "nothing"), "nothing"),
        (("list", "--data", "nowhere"), "nowhere"),
        (("unban", "192.0.2.7"), "192.0.2.7"),
    ],
)
def test_bad_calls(
    arguments: tuple[str, ...],
    word: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    monkeypatch.setenv("SKIRMISH_DATA", str(tmp_path / "here"))

    async def make() -> None:
        await (await Store.open(f"sqlite:///{tmp_path / 'here' / 'skirmish.sqlite3'}")).close()

    asyncio.run(make())
    said = set()
    for lang in LANGUAGES:
        done = called(capsys, "admin", *arguments, "--lang", lang)
        assert (done.status, done.out) == (2, "")
        assert word in done.err
        said.add(done.err)
    assert len(said) == len(LANGUAGES)
    assert not (tmp_path / "nowhere").exists()
