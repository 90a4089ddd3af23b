"""Logs that a player makes as long as possible, by deciding and taking back again and again."""

from __future__ import annotations

import pytest

from skirmish.core import MatchError
from skirmish.server.matches import log, projection
from skirmish.server.matches.access import Grant
from skirmish.server.wire.server import StateMessage
from tests.server.live import UNLIMITED, running
from tests.server.local import LocalServer, Tab, ask, commit, decide, whose

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def there_and_back(south: Grant, north: Grant, times: int) -> None:
    """South decides and takes that back, with North's consent."""
    for _ in range(times):
        await decide(south)
        await ask(south, "take-back")
        await ask(north, "accept-takeback")


async def test_a_log_does_not_grow_for_ever(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_ENTRIES", 20)
    _, south, north = await local.started()
    with pytest.raises(MatchError, match="match-too-long"):
        await there_and_back(south, north, 20)
    assert 20 <= len(south.actor.log.changes) <= 22
    with pytest.raises(MatchError, match="match-too-long"):
        await ask(south, "offer-draw")
    await decide(whose(south, north) or south)  # playing on is possible
    await ask(north, "resign")


async def test_a_seat_does_not_commit_for_ever(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_ENTRIES", 20)
    made = await local.create()
    south, *_ = await local.enter_again(made)
    for number in range(20):
        await commit(south, "", f"entropy-number-{number:04}")
    with pytest.raises(MatchError, match="match-too-long"):
        await commit(south)
    assert len(south.actor.log.changes) == 20


async def test_a_long_log_comes_in_pages(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "PAGE", 8)
    _, south, north = await local.started()
    await there_and_back(south, north, 8)
    tab = Tab()
    south.actor.attach(south, tab)
    assert len([each for each in tab.got if isinstance(each, StateMessage)]) == 1  # the others get a turn
    await local.idle()
    states = [each for each in tab.got if isinstance(each, StateMessage)]
    assert [len(each.entries) for each in states[:-1]] == [8] * (len(states) - 1)
    assert len(states) > 2
    numbers = [entry.seq for each in states for entry in each.entries]
    assert numbers == list(range(1, south.actor.snapshot.seq + 1))
    assert [each.seq for each in states] == [each.entries[-1].seq for each in states]
    assert all(each.prompt == states[-1].prompt for each in states)
    await decide(south)
    await local.idle()
    assert [entry.seq for entry in tab.state.entries] == [south.actor.snapshot.seq]
    assert tab.state.seq == south.actor.snapshot.seq
    assert north.actor is south.actor


def test_a_hello_costs_by_the_entries_it_missed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("hello")
    with running(folder, *UNLIMITED) as live:
        match = live.create()
        with live.playing(match) as (south, north):
            for _ in range(134):
                assert south.act()["type"] == "ack"
                assert south.ask("ask", kind="take-back")["type"] == "ack"
                assert north.ask("ask", kind="accept-takeback")["type"] == "ack"
                south.until(lambda state: bool(state.get("decisions")))
        live.stop()
    with running(folder, "--limit", "messages=20") as live:
        codes = []
        for _ in range(6):  # each costs five
            with live.tab(match, "watch") as tab:
                codes.append(tab.hear("welcome", "refused").get("code"))
    assert codes[0] is None
    assert codes[-1] == "over-budget"
