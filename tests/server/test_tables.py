"""Many matches: making them, loading them, putting them away, stopping."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
from sqlalchemy import update

from skirmish.core import MatchError, UnknownName
from skirmish.server.storage import BrokenLog, StorageFailure
from skirmish.server.storage.schema import log
from skirmish.server.wire import ClockPlan, SeatPlan
from tests.server.house import (
    COMPUTER,
    PERSON,
    House,
    Tab,
    decide,
    over,
    play,
)

pytestmark = pytest.mark.anyio

MINUTE = 60_000


# ----------------------------------------------------------------------------------------- setting up


async def test_what_is_made_is_what_was_asked_for(house: House) -> None:
    clock = ClockPlan(total=MINUTE, increment=1_000)
    made = await house.create("island", variant="blitz", first="north", clock=clock, north=COMPUTER)
    assert made.south is not None
    assert made.north is None
    chair = await house.tables.enter(made.match, made.south)
    welcome = chair.table.welcome(chair)
    assert (welcome.variant, welcome.first, welcome.clock) == ("blitz", "north", clock)
    assert [(each.kind, each.level, each.joined) for each in welcome.players] == [
        ("person", None, False),
        ("computer", "random", True),
    ]
    assert welcome.commitment == made.commitment


async def test_who_begins_is_left_to_chance_if_nobody_says(house: House) -> None:
    first = set()
    for _ in range(24):
        made = await house.create(first="random")
        chair = await house.tables.enter(made.match, made.watch)
        first.add(chair.table.welcome(chair).first)
    assert first == {"south", "north"}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"variant": "none"}, "unknown-variant"),
        ({"north": SeatPlan("computer")}, "bad-seat-plan"),
        ({"north": SeatPlan("person", "captain")}, "bad-seat-plan"),
        ({"north": SeatPlan("computer", "admiral")}, "unknown-agent"),
        ({"north": SeatPlan("computer", "cmd:rm -rf /")}, "unknown-agent"),
        ({"clock": ClockPlan()}, "bad-clock-plan"),
        ({"clock": ClockPlan(each=5_000, total=MINUTE)}, "bad-clock-plan"),
        ({"clock": ClockPlan(each=5_000, increment=1)}, "bad-clock-plan"),
        ({"clock": ClockPlan(total=-1)}, "bad-time-control"),
    ],
)
async def test_what_cannot_be_is_refused(house: House, more: dict[str, Any], code: str) -> None:
    with pytest.raises((MatchError, UnknownName)) as caught:
        await house.create(**more)
    assert caught.value.code == code


# --------------------------------------------------------------------------- memory, loading, the end


async def test_tables_nobody_looks_at_are_put_away(house: House) -> None:
    house.tables._keep = 3
    matches = [(await house.begun())[0] for _ in range(8)]
    looked_at = await house.tables.enter(matches[0].match, matches[0].watch)
    tab = Tab()
    looked_at.table.attach(looked_at, tab)
    for made in matches[1:]:
        await house.tables.enter(made.match, made.watch)
    await house.quiet()
    gc.collect()
    assert house.tables.loaded == 4
    south, north, _ = await house.again(matches[0])
    assert south.table is looked_at.table
    await decide(south)
    await house.quiet()
    assert tab.state.seq == 4
    south, north, _ = await house.again(matches[1])
    await play(south, north, 3)


async def test_a_match_is_loaded_once_however_many_come(house: House) -> None:
    made, *_ = await house.begun()
    await house.restart()
    loads, load = [], house.store.load

    async def counted(match: str) -> Any:
        loads.append(match)
        return await load(match)

    house.store.load = counted  # type: ignore[method-assign]
    chairs = await asyncio.gather(*[house.tables.enter(made.match, made.watch) for _ in range(10)])
    assert len({id(chair.table) for chair in chairs}) == 1
    assert loads == [made.match]


async def test_a_table_that_cannot_be_loaded_is_tried_again(house: House) -> None:
    made, *_ = await house.begun()
    await house.restart()
    load = house.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    house.store.load = fails  # type: ignore[method-assign]
    with pytest.raises(StorageFailure):
        await house.tables.enter(made.match, made.watch)
    house.store.load = load  # type: ignore[method-assign]
    assert (await house.tables.enter(made.match, made.watch)).table.snapshot.seq == 3


async def test_a_log_that_was_tampered_with_is_not_played_on(house: House) -> None:
    made, south, north = await house.begun("hill218")
    await play(south, north, 4)
    await house.restart()
    for change in ({"payload": '{"chance":["+IIIII"]}'}, {"payload": "{}", "kind": "act", "seat": 0}):
        async with house.store.engine.begin() as connection:
            await connection.execute(update(log).where(log.c.seq == 3).values(**change))
        with pytest.raises(BrokenLog):
            await house.tables.enter(made.match, made.watch)


async def test_stopping_finishes_what_was_begun(house: House) -> None:
    made, south, _ = await house.begun()
    tab = Tab()
    south.table.attach(south, tab)
    task = asyncio.create_task(decide(south, "#a1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await house.close()
    ack = await task
    assert ack.seq == 4
    assert tab.state.seq == 4
    await house.open()
    south, *_ = await house.again(made)
    assert south.table.snapshot.seq == 4


async def test_stopping_breaks_off_what_is_only_thought_about(house: House) -> None:
    made = await house.create("island", COMPUTER, COMPUTER)
    while not house.opponents.asked:
        await asyncio.sleep(0.001)
    await house.close()
    asked = len(house.opponents.asked)
    assert asked < 50
    await house.open()
    await house.quiet()
    chair = await house.tables.enter(made.match, made.watch)
    assert over(chair) is not None
    assert [entry.seq for entry in chair.table.state(chair, 0).entries] == [
        *range(1, chair.table.snapshot.seq + 1)
    ]


async def test_many_matches_at_once(house: House) -> None:
    """Commits are shared, and nobody gets anything of anybody else's."""
    matches = [await house.begun("island") for _ in range(20)]
    before = house.store.commits
    await asyncio.gather(*[play(south, north, 20, seed) for seed, (_, south, north) in enumerate(matches)])
    decisions = sum(south.table.snapshot.seq - 3 for _, south, _ in matches)
    assert decisions == 400
    assert house.store.commits - before < decisions / 2
    await house.kill()
    for made, south, _ in matches:
        again, *_ = await house.again(made)
        assert again.table.snapshot == south.table.snapshot


async def test_both_seats_may_be_computers_or_people_but_a_key_is_a_persons(house: House) -> None:
    for south in (PERSON, COMPUTER):
        for north in (PERSON, COMPUTER):
            made = await house.create("hill218", south, north)
            assert (made.south is None) == (south is COMPUTER)
            assert (made.north is None) == (north is COMPUTER)
    await house.quiet()
