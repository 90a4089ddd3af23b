"""Many matches: making them, loading them, putting them away, stopping."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text, update
from structlog.testing import capture_logs

from skirmish.core import MatchError, UnknownName
from skirmish.server.nodes.alone import Alone
from skirmish.server.nodes.thinking_queue import Wish
from skirmish.server.storage.entries import BrokenLog, StorageFailure
from skirmish.server.storage.schema import log
from skirmish.server.wire.client import Act
from skirmish.server.wire.common import ClockPlan
from skirmish.server.wire.http.matches import NewMatch, SeatPlan
from tests.server.local import (
    COMPUTER,
    PERSON,
    LocalServer,
    Tab,
    decide,
    over,
    play,
    refused,
    send,
)

pytestmark = pytest.mark.anyio

MINUTE = 60_000


# Setting up


async def test_what_is_made_is_what_was_asked_for(local: LocalServer) -> None:
    clock = ClockPlan(total=MINUTE, increment=1_000)
    made = await local.create("island", variant="blitz", first="north", clock=clock, north=COMPUTER)
    assert made.south is not None
    assert made.north is None
    grant = await local.matches.enter(made.match, made.south)
    welcome = grant.actor.outlook(grant.role).projection.welcome(grant.role)
    assert (welcome.variant, welcome.first, welcome.clock) == ("blitz", "north", clock)
    assert [(each.kind, each.level, each.joined) for each in welcome.players] == [
        ("person", None, False),
        ("computer", "random", True),
    ]
    assert welcome.commitment == made.commitment


async def test_who_begins_is_left_to_chance_if_nobody_says(local: LocalServer) -> None:
    first = set()
    for _ in range(24):
        made = await local.create(first="random")
        grant = await local.matches.enter(made.match, made.watch)
        first.add(grant.actor.outlook(grant.role).projection.welcome(grant.role).first)
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
async def test_what_cannot_be_is_refused(local: LocalServer, more: dict[str, Any], code: str) -> None:
    with pytest.raises((MatchError, UnknownName)) as caught:
        await local.create(**more)
    assert caught.value.code == code


# Memory, loading, the end


async def test_tables_nobody_looks_at_are_put_away(local: LocalServer) -> None:
    await local.close()
    local.keep = 3
    await local.open()
    matches = [(await local.started())[0] for _ in range(8)]
    looked_at = await local.matches.enter(matches[0].match, matches[0].watch)
    tab = Tab()
    looked_at.actor.attach(looked_at, tab)
    for made in matches[1:]:
        await local.matches.enter(made.match, made.watch)
    await local.idle()
    gc.collect()
    assert local.matches.loaded == 4
    south, north, _ = await local.enter_again(matches[0])
    assert south.actor is looked_at.actor
    await decide(south)
    await local.idle()
    assert tab.state.seq == 6
    south, north, _ = await local.enter_again(matches[1])
    await play(south, north, 3)


async def test_a_match_is_loaded_once_however_many_come(local: LocalServer) -> None:
    made, *_ = await local.started()
    await local.restart()
    loads, load = [], local.store.load

    async def counted(match: str) -> Any:
        loads.append(match)
        return await load(match)

    local.store.load = counted  # type: ignore[method-assign]
    grants = await asyncio.gather(*[local.matches.enter(made.match, made.watch) for _ in range(10)])
    assert len({id(grant.actor) for grant in grants}) == 1
    assert loads == [made.match]


async def test_a_table_that_cannot_be_loaded_is_tried_again(local: LocalServer) -> None:
    made, *_ = await local.started()
    await local.restart()
    load = local.store.load

    async def fails(match: str) -> Any:
        raise StorageFailure("storage-failed")

    local.store.load = fails  # type: ignore[method-assign]
    with pytest.raises(StorageFailure):
        await local.matches.enter(made.match, made.watch)
    local.store.load = load  # type: ignore[method-assign]
    assert (await local.matches.enter(made.match, made.watch)).actor.snapshot.seq == 5


async def test_a_log_that_was_tampered_with_is_not_played_on(local: LocalServer) -> None:
    made, south, north = await local.started("hill218")
    await play(south, north, 4)
    for change in ({"payload": '{"chance":["+IIIII"]}'}, {"payload": "{}", "kind": "act", "seat": 0}):
        await local.restart()
        # Without a checksum the rules find it.
        await local.execute(update(log).where(log.c.seq == 5).values(**change, checksum=None))
        with pytest.raises(BrokenLog):
            await local.matches.enter(made.match, made.watch)


async def test_a_broken_match_is_logged_once_and_not_tried_again(local: LocalServer) -> None:
    await local.started("hill218", clock=ClockPlan(each=MINUTE))
    await local.restart()
    await local.execute(update(log).where(log.c.seq == 5).values(payload='{"chance":["+IIIII"]}'))
    with capture_logs() as lines:
        await local.advance(MINUTE)
        for _ in range(3):
            await local.advance(MINUTE)
    assert [(line["event"], line["error"], "exc_info" in line) for line in lines] == [
        ("unplayable", "BrokenLog", False)
    ]
    assert local.clock.scheduled == 0


async def test_stopping_finishes_what_was_begun(local: LocalServer) -> None:
    made, south, _ = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    task = asyncio.create_task(decide(south, "#a1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await local.close()
    ack = await task
    assert ack.seq == 6
    assert tab.state.seq == 6
    await local.open()
    south, *_ = await local.enter_again(made)
    assert south.actor.snapshot.seq == 6


async def test_stopping_breaks_off_what_is_only_thought_about(local: LocalServer) -> None:
    made = await local.create("island", COMPUTER, COMPUTER)
    while not local.engines.asked:
        await asyncio.sleep(0.001)
    await local.close()
    asked = len(local.engines.asked)
    assert asked < 50
    await local.open()
    await local.idle()
    grant = await local.matches.enter(made.match, made.watch)
    assert over(grant) is not None
    assert [entry.seq for entry in grant.actor.state(grant, 0).entries] == [
        *range(1, grant.actor.snapshot.seq + 1)
    ]


async def test_many_matches_at_once(local: LocalServer) -> None:
    """Matches share commits and nothing else."""
    matches = [await local.started("island") for _ in range(20)]
    before = local.store.commits
    await asyncio.gather(*[play(south, north, 20, seed) for seed, (_, south, north) in enumerate(matches)])
    decisions = sum(south.actor.snapshot.seq - 5 for _, south, _ in matches)
    assert decisions == 400
    assert local.store.commits - before < decisions / 2
    await local.crash()
    for made, south, _ in matches:
        again, *_ = await local.enter_again(made)
        assert again.actor.snapshot == south.actor.snapshot


async def test_both_seats_may_be_computers_or_people_but_a_key_is_a_persons(local: LocalServer) -> None:
    for south in (PERSON, COMPUTER):
        for north in (PERSON, COMPUTER):
            made = await local.create("hill218", south, north)
            assert (made.south is None) == (south is COMPUTER)
            assert (made.north is None) == (north is COMPUTER)
    await local.idle()


async def test_a_match_for_which_another_server_may_think_leaves_nothing_behind(local: LocalServer) -> None:
    class Busy(Alone):
        """A server whose database is shared, and which has no room now."""

        shared = True

        def may_think(self, wish: Wish, *, claim: bool) -> bool:
            assert wish.owner == "192.0.2.7"
            return False

    local.matches.node = Busy()
    plan = NewMatch("island", "classic", COMPUTER, COMPUTER)
    made = await local.matches.create(plan, "192.0.2.7")
    assert local.matches.creator(made.match) == made.match, "the client is forgotten: it is in the wish"


async def test_a_match_of_other_rules_is_refused(local: LocalServer) -> None:
    made, south, _ = await local.started()
    assert south.actor.stored.rules == 1
    await local.execute(text("UPDATE matches SET rules = 2, checksum = NULL"))
    await local.restart()
    assert made.south is not None
    error = await refused("other-rules", local.matches.enter(made.match, made.south))
    assert error.facts == {"version": "2", "known": "1"}


async def test_a_match_from_before_rules_had_versions_is_played_by_the_first(local: LocalServer) -> None:
    made, _, _ = await local.started()
    await local.execute(text("UPDATE matches SET rules = NULL, checksum = NULL"))
    await local.restart()
    grant, _, _ = await local.enter_again(made)
    assert grant.actor.stored.rules == 1


async def test_a_match_that_is_not_kept_is_freed_at_once(local: LocalServer) -> None:
    """Its refusals are remembered; their tracebacks would keep it until garbage is collected."""
    await local.close()
    local.keep = 1
    await local.open()
    others = [(await local.started())[0] for _ in range(2)]
    _, south, north = await local.started()
    actor = weakref.ref(south.actor)
    gc.collect()
    gc.disable()
    try:
        with suppress(MatchError):
            await send(south, Act("once", 999, "end"))
        del south, north
        for made in others:
            await local.matches.enter(made.match, made.watch)
        await local.idle()
        assert actor() is None
    finally:
        gc.enable()
