"""What is deleted and what is kept: by age, by a player, and under a full disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from skirmish.server.matches.retention import DAY, sweep
from skirmish.server.storage.store import Store
from tests.server.live import UNLIMITED, running
from tests.server.local import COMPUTER, LocalServer, Tab, ask, commit, decide, join, refused

pytestmark = pytest.mark.anyio


async def test_what_has_expired_is_deleted_and_nothing_else(local: LocalServer) -> None:
    unjoined = await local.create()
    computer_alone = await local.create(north=COMPUTER)
    waiting = await local.create()
    assert waiting.south
    await join(await local.matches.enter(waiting.match, waiting.south), "Ann")
    unopened = await local.create()
    assert unopened.south
    assert unopened.north
    for key in (unopened.south, unopened.north):
        await commit(await local.matches.enter(unopened.match, key))
    playing, _, _ = await local.started()
    over, south, _ = await local.started()
    await local.advance(DAY + 1)
    await ask(south, "resign")
    young = await local.create()
    assert await sweep(local.matches, 3) == 2
    kept = [waiting, unopened, playing, over, young]
    for each in kept:
        assert await local.store.load(each.match) is not None
    for each in (unjoined, computer_alone):
        assert await local.store.load(each.match) is None
        await refused("unknown-key", local.matches.enter(each.match, each.watch))
    await local.advance(2 * DAY - 2)
    assert await sweep(local.matches, 3) == 1  # the young one, which has no player either
    await local.advance(2)
    assert await sweep(local.matches, 3) == 2  # those that never started
    for each in (waiting, unopened):
        assert await local.store.load(each.match) is None
    await local.advance(DAY - 1)
    assert await sweep(local.matches, 3) == 0
    await local.advance(2)
    assert await sweep(local.matches, 3) == 1
    for each in kept:
        assert (await local.store.load(each.match) is not None) == (each is playing)
    assert await sweep(local.matches, 3) == 0


async def test_a_match_that_is_deleted_closes_its_connections_for_good(local: LocalServer) -> None:
    made, south, _ = await local.started()
    await ask(south, "resign")
    tab = Tab()
    south.actor.attach(south, tab)
    assert made.south
    await local.matches.delete(made.match, made.south)
    assert tab.closed == "unknown-key"
    await refused("unknown-key", local.matches.enter(made.match, made.south))
    await refused("storage-unclear", ask(south, "rematch"))
    await local.idle()


async def test_only_a_player_deletes_and_only_what_no_other_person_plays(local: LocalServer) -> None:
    made, south, _ = await local.started()
    assert made.south
    assert made.north
    await refused("only-watching", local.matches.delete(made.match, made.watch))
    for key in (made.south, made.north):
        await refused("still-playing", local.matches.delete(made.match, key))
    await decide(south)
    alone, _ = await local.against_computer()
    assert alone.south
    await local.matches.delete(alone.match, alone.south)
    assert await local.store.load(alone.match) is None
    await local.idle()


async def test_no_new_match_without_room_for_the_others(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, south, north = await local.started()
    _, loser, _ = await local.started()
    await ask(loser, "resign")
    monkeypatch.setattr(Store, "free_bytes", lambda _: 1_000_000)
    await refused("no-room", local.create())
    await refused("no-room", ask(loser, "rematch"))
    await decide(south if south.actor.awaits(south.seat) else north)
    monkeypatch.undo()
    await ask(loser, "rematch")


def test_a_match_is_deleted_over_http(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--workers", "1", "--keep", "30") as live, live.client() as client:
        match = live.create()
        where = f"/api/matches/{match['match']}"
        assert client.delete(where).status_code == 401
        key = {"authorization": f"Bearer {match['south']}"}
        assert client.delete(where, headers={**key, "origin": "http://evil.example"}).status_code == 403
        assert client.delete(where, headers=key).status_code == 204
        assert client.delete(where, headers=key).status_code == 403
        assert [each["matches"] for each in live.logged() if each["event"] == "swept"] == [0]
