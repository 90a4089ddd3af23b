"""Clocks: flags fall while nobody looks, after a restart, and one at a time."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import delete

from skirmish.core import MatchError
from skirmish.server.clock import WallMoment
from skirmish.server.matches.deadlines import Alarms
from skirmish.server.storage import StorageFailure, Store
from skirmish.server.storage.schema import log
from skirmish.server.wire import ClockPlan
from tests.server.house import (
    HandMoment,
    House,
    Tab,
    decide,
    over,
    whose,
)

pytestmark = pytest.mark.anyio

MINUTE = 60_000


async def test_a_flag_falls_while_everybody_waits(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    tab = Tab()
    north.table.attach(north, tab)
    await house.turn(MINUTE - 1)
    assert over(south) is None
    clock = south.table.state(south, 0).clock
    assert clock is not None
    assert (clock.left, clock.running) == ((1, MINUTE), "south")
    await house.turn(1)
    assert over(south) == ("time", "north")
    assert tab.state.entries[-1].kind == "flag"
    assert tab.state.entries[-1].seat == "south"
    assert tab.state.over is not None


async def test_clocks_run_in_turn_with_their_increment(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE, increment=2_000))
    await house.turn(10_000)
    await decide(south, "#a1")
    await house.turn(30_000)
    await decide(north, "#b2")
    clock = south.table.state(south, 0).clock
    assert clock is not None
    assert (clock.left, clock.running) == ((52_000, 32_000), "south")
    await house.turn(51_999)
    await decide(south, "#c3")
    await house.turn(32_000)
    assert over(south) == ("time", "south")


async def test_time_for_each_turn(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(each=5_000))
    for number, chair in enumerate((south, north) * 3):
        await house.turn(4_999)
        await decide(chair, f"#{'abcdef'[number]}{number + 1}")
    await house.turn(5_000)
    assert over(south) == ("time", "north")


async def test_what_comes_too_late_is_refused_and_ends_the_match(house: House) -> None:
    _, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    house.moment.at += MINUTE  # the timer has not rung yet
    with pytest.raises(MatchError) as caught:
        await decide(south, "#a1")
    assert caught.value.code == "time-is-up"
    assert over(north) == ("time", "north")
    await house.turn(0)
    assert [entry.kind for entry in south.table.state(south, 0).entries].count("flag") == 1


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_a_flag_falls_after_a_restart_and_nothing_is_loaded_before(house: House, how: str) -> None:
    made, south, north = await house.begun(clock=ClockPlan(total=MINUTE))
    later, *_ = await house.begun(clock=ClockPlan(total=10 * MINUTE))
    await house.turn(20_000)
    await decide(south, "#a1")
    del south, north
    await (house.restart() if how == "restart" else house.kill())
    await house.turn(MINUTE - 1)
    assert house.tables.loaded == 0
    await house.turn(1)
    south, *_ = await house.again(made)
    assert over(south) == ("time", "south")
    south, *_ = await house.again(later)
    assert over(south) is None


async def test_a_flag_that_fell_while_the_server_was_down(house: House) -> None:
    made, *_ = await house.begun(clock=ClockPlan(each=14 * 24 * 60 * MINUTE))
    await house.close()
    house.moment.at += 15 * 24 * 60 * MINUTE
    await house.open()
    await house.turn(0)
    south, *_ = await house.again(made)
    assert over(south) == ("time", "north")


async def test_a_computers_time_runs_as_well(house: House) -> None:
    house.opponents.held = asyncio.Event()
    _, chair = await house.against_computer(first="north", clock=ClockPlan(total=MINUTE))
    await house.turn(MINUTE)
    assert over(chair) == ("time", "south")
    house.opponents.held.set()
    house.opponents.held = None
    await house.quiet()
    assert chair.table.state(chair, 0).entries[-1].kind == "flag"


async def test_a_flag_that_the_database_keeps_back_falls_later(house: House) -> None:
    made, *_ = await house.begun(clock=ClockPlan(total=MINUTE))
    await house.restart()
    load = house.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    house.store.load = fails  # type: ignore[method-assign]
    await house.turn(MINUTE)
    house.store.load = load  # type: ignore[method-assign]
    await house.turn(MINUTE)
    chair = await house.tables.enter(made.match, made.watch)
    assert over(chair) == ("time", "north")


async def test_a_match_that_cannot_be_woken_keeps_no_other_asleep(house: House) -> None:
    house.opponents.held = asyncio.Event()
    matches = [await house.against_computer(first="north") for _ in range(3)]
    house.opponents.held = None
    await house.close()
    async with (await Store.open(house.url)).engine.begin() as connection:
        await connection.execute(delete(log).where(log.c.match == matches[0][0].match, log.c.seq == 2))
    await house.open()
    await house.quiet()
    for made, _ in matches[1:]:
        chair = await house.tables.enter(made.match, str(made.south))
        assert whose(chair) is chair


async def test_one_table_that_cannot_speak_silences_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = []
    for _ in range(3):
        _, south, north = await house.begun()
        tabs.append(Tab())
        north.table.attach(north, tabs[-1])
        await house.quiet()
        if len(tabs) == 1:
            monkeypatch.setattr(south.table, "tell", lambda: 1 / 0)
        await decide(south)
    await house.quiet()
    assert [tab.state.seq for tab in tabs] == [3, 4, 4]


async def test_the_machines_own_clock() -> None:
    moment, rung = WallMoment(), asyncio.Event()
    assert abs(moment.now() - time.time() * 1_000) < 1_000
    moment.call_at(moment.now() - 5, rung.set)
    await asyncio.wait_for(rung.wait(), 5)
    timer = moment.call_at(moment.now() + 10**9, rung.clear)
    timer.cancel()


def test_one_timer_for_all_alarms() -> None:
    moment, rung = HandMoment(), list[str]()
    alarms = Alarms(moment, rung.append)
    start = moment.at
    alarms.set("b", start + 20)
    alarms.set("a", start + 10)
    alarms.set("c", start + 30)
    alarms.set("c", None)
    alarms.set("d", None)
    alarms.set("b", start + 40)
    assert sum(not timer.cancelled for timer in moment._timers) == 1
    moment.turn(10)
    assert rung == ["a"]
    moment.turn(29)
    assert rung == ["a"]
    for each in range(1_000):
        alarms.set("e", start + 50 + each)
    assert len(alarms._heap) < 100
    moment.turn(1)
    assert rung == ["a", "b"]
    alarms.close()
    moment.turn(10_000)
    assert rung == ["a", "b"]
