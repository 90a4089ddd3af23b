"""Clocks: flags fall without subscribers, after a restart, and one at a time.

The matches are in their set-up, where the first half minute of every run is free.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import delete
from structlog.testing import capture_logs

from skirmish.core import MatchError
from skirmish.match.clock import SETUP_FREE
from skirmish.server.clock import SystemClock
from skirmish.server.matches.deadlines import Deadlines
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.schema import log
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import ClockPlan
from tests.must import must
from tests.server.local import (
    LocalServer,
    ManualClock,
    Tab,
    decide,
    over,
    whose,
)

pytestmark = pytest.mark.anyio

MINUTE = 60_000


async def test_a_flag_falls_while_everybody_waits(local: LocalServer) -> None:
    _, south, north = await local.started(clock=ClockPlan(total=MINUTE))
    tab = Tab()
    north.actor.attach(north, tab)
    await local.advance(SETUP_FREE + MINUTE - 1)
    assert over(south) is None
    clock = must(south.actor.state(south, 0).clock)
    assert (clock.left, clock.running) == ((1, MINUTE), "south")
    await local.advance(1)
    assert over(south) == ("time", "north")
    assert tab.state.entries[-1].kind == "flag"
    assert tab.state.entries[-1].seat == "south"
    assert tab.state.over is not None


async def test_clocks_run_in_turn_and_the_set_up_earns_nothing(local: LocalServer) -> None:
    _, south, north = await local.started(clock=ClockPlan(total=MINUTE, increment=2_000))
    await local.advance(10_000)
    clock = must(south.actor.state(south, 0).clock)
    assert (clock.left, clock.held) == ((MINUTE, MINUTE), SETUP_FREE - 10_000)
    await local.advance(SETUP_FREE)
    await decide(south, "#a1")
    await local.advance(SETUP_FREE + 30_000)
    await decide(north, "#b2")
    clock = must(south.actor.state(south, 0).clock)
    assert (clock.left, clock.running, clock.held) == ((50_000, 30_000), "south", SETUP_FREE)
    await local.advance(SETUP_FREE + 49_999)
    await decide(south, "#c3")
    await local.advance(SETUP_FREE + 30_000)
    assert over(south) == ("time", "south")


async def test_time_for_each_turn(local: LocalServer) -> None:
    _, south, north = await local.started(clock=ClockPlan(each=5_000))
    for number, grant in enumerate((south, north) * 3):
        await local.advance(4_999)
        await decide(grant, f"#{'abcdef'[number]}{number + 1}")
    await local.advance(5_000)
    assert over(south) == ("time", "north")


async def test_what_comes_too_late_is_refused_and_ends_the_match(local: LocalServer) -> None:
    _, south, north = await local.started(clock=ClockPlan(total=MINUTE))
    local.clock.at += SETUP_FREE + MINUTE  # the timer has not reached yet
    with pytest.raises(MatchError) as caught:
        await decide(south, "#a1")
    assert caught.value.code == "time-is-up"
    assert over(north) == ("time", "north")
    await local.advance(0)
    assert [entry.kind for entry in south.actor.state(south, 0).entries].count("flag") == 1


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_a_flag_falls_after_a_restart_and_nothing_is_loaded_before(
    local: LocalServer, how: str
) -> None:
    made, south, north = await local.started(clock=ClockPlan(total=MINUTE))
    later, *_ = await local.started(clock=ClockPlan(total=10 * MINUTE))
    await local.advance(20_000)
    await decide(south, "#a1")
    del south, north
    await (local.restart() if how == "restart" else local.crash())
    await local.advance(SETUP_FREE + MINUTE - 1)
    assert local.matches.loaded == 0
    await local.advance(1)
    south, *_ = await local.enter_again(made)
    assert over(south) == ("time", "south")
    south, *_ = await local.enter_again(later)
    assert over(south) is None


async def test_a_flag_of_a_match_that_is_not_loaded(local: LocalServer) -> None:
    made, *_ = await local.started(clock=ClockPlan(each=14 * 24 * 60 * MINUTE))
    await local.restart()
    await local.advance(15 * 24 * 60 * MINUTE)
    south, *_ = await local.enter_again(made)
    assert over(south) == ("time", "north")


async def test_a_computers_time_runs_as_well(local: LocalServer) -> None:
    local.engines.held = asyncio.Event()
    _, grant = await local.against_computer(first="north", clock=ClockPlan(total=MINUTE))
    await local.advance(SETUP_FREE + MINUTE)
    assert over(grant) == ("time", "south")
    local.engines.held.set()
    local.engines.held = None
    await local.idle()
    assert grant.actor.state(grant, 0).entries[-1].kind == "flag"


async def test_a_flag_that_the_database_keeps_back_falls_later(local: LocalServer) -> None:
    made, *_ = await local.started(clock=ClockPlan(total=MINUTE))
    await local.restart()
    load = local.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    local.store.load = fails  # type: ignore[method-assign]
    with capture_logs() as lines:
        await local.advance(SETUP_FREE + MINUTE)
    assert lines == [], "the store reports it"
    local.store.load = load  # type: ignore[method-assign]
    await local.advance(MINUTE)
    grant = await local.matches.enter(made.match, made.watch)
    assert over(grant) == ("time", "north")


async def test_a_match_that_cannot_be_woken_keeps_no_other_asleep(local: LocalServer) -> None:
    local.engines.held = asyncio.Event()
    matches = [await local.against_computer(first="north") for _ in range(3)]
    local.engines.held = None
    await local.close()
    lost = delete(log).where(log.c.match == matches[0][0].match, log.c.seq == 2)
    await (await Store.open(local.url)).engine.run(lambda connection: connection.execute(lost))
    await local.open()
    await local.idle()
    for made, _ in matches[1:]:
        grant = await local.matches.enter(made.match, str(made.south))
        assert whose(grant) is grant


async def test_one_match_that_cannot_publish_does_not_stop_others(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = []
    for _ in range(3):
        _, south, north = await local.started()
        tabs.append(Tab())
        north.actor.attach(north, tabs[-1])
        await local.idle()
        if len(tabs) == 1:
            monkeypatch.setattr(south.actor, "publish", lambda: 1 / 0)
        await decide(south)
    await local.idle()
    assert [tab.state.seq for tab in tabs] == [5, 6, 6]


async def test_the_machines_own_clock() -> None:
    clock, reached = SystemClock(), asyncio.Event()
    assert abs(clock.now() - time.time() * 1_000) < 1_000
    clock.call_at(clock.now() - 5, reached.set)
    await asyncio.wait_for(reached.wait(), 5)
    timer = clock.call_at(clock.now() + 10**9, reached.clear)
    timer.cancel()


def test_one_timer_for_all_deadlines() -> None:
    clock, reached = ManualClock(), list[str]()
    deadlines = Deadlines(clock, reached.append)
    start = clock.at
    deadlines.set("b", start + 20)
    deadlines.set("a", start + 10)
    deadlines.set("c", start + 30)
    deadlines.set("c", None)
    deadlines.set("d", None)
    deadlines.set("b", start + 40)
    assert clock.scheduled == 1
    clock.turn(10)
    assert reached == ["a"]
    clock.turn(29)
    assert reached == ["a"]
    for each in range(1_000):
        deadlines.set("e", start + 50 + each)
    assert len(deadlines) < 100
    clock.turn(1)
    assert reached == ["a", "b"]
    deadlines.close()
    clock.turn(10_000)
    assert reached == ["a", "b"]
