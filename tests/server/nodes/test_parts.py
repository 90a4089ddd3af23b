"""The clock of servers that share a database, and what they know of each other's connections."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from skirmish.agents.pace import FLOORS
from skirmish.server.matches.new_match import planned
from skirmish.server.nodes.attendance import FORGOTTEN, NOBODY, Attendance, Elsewhere
from skirmish.server.nodes.claims import Claims
from skirmish.server.nodes.node import LOOK, ServerNode
from skirmish.server.nodes.shared_clock import SLOWEST, SharedClock
from skirmish.server.storage.entries import MatchStatus, ServingPeriod
from skirmish.server.storage.shared import GAP, LEASE, Beat, SharedStore
from skirmish.server.storage.store import Store
from skirmish.server.wire.http.matches import NewMatch, SeatPlan
from tests.server.nodes.test_channel import Attended

WALL, OFFSET, HOUR = 1_800_000_000_000, 500_000, 3_600_000


class Machine:
    """A monotonic clock that a test advances, in milliseconds."""

    def __init__(self) -> None:
        self.at = 7_000
        self.clock = SharedClock(monotonic=lambda: self.at * 1_000_000)

    def told(self, wall: int, *, offset: int = OFFSET, trip: int = 0) -> None:
        """The database answers after a trip."""
        asked = self.at
        self.at += trip
        self.clock.tell(asked, Beat(wall, ServingPeriod(wall - offset, wall - offset, offset)))


def test_the_database_tells_the_time() -> None:
    one, other = Machine(), Machine()
    other.at += 24 * HOUR
    for machine in (one, other):
        machine.told(WALL, trip=10)
        assert machine.clock.now() == WALL - OFFSET + 5
        machine.at += 900
        assert machine.clock.now() == WALL - OFFSET + 905
    assert one.clock.wall_time(one.clock.now()) == WALL + 905


def test_a_server_that_is_cut_off_charges_no_time() -> None:
    machine = Machine()
    machine.told(WALL)
    machine.at += 10 * GAP
    assert not machine.clock.known
    assert machine.clock.now() == WALL - OFFSET + GAP
    machine.told(WALL + 10 * GAP, offset=OFFSET + 10 * GAP)
    assert machine.clock.known
    assert machine.clock.now() == WALL - OFFSET + GAP, "never less than before"
    machine.at += 2 * GAP
    machine.told(WALL + 12 * GAP, offset=OFFSET + 10 * GAP)
    assert machine.clock.now() == WALL - OFFSET + 2 * GAP


def test_a_slow_answer_does_not_tell_the_time() -> None:
    machine = Machine()
    machine.told(WALL)
    machine.told(WALL + 60_000, trip=SLOWEST + 1)
    assert machine.clock.now() == WALL - OFFSET + SLOWEST + 1


def test_connections_elsewhere_are_added_up_and_forgotten() -> None:
    now = 0.0
    elsewhere = Elsewhere(lambda: now)
    elsewhere.tell("m", "one", Attendance(1, 0, 2))
    elsewhere.tell("m", "two", Attendance(1, 1, 0))
    elsewhere.tell("n", "two", Attendance(0, 0, 1))
    assert elsewhere.of("m") == (2, 1, 2)
    elsewhere.tell("m", "one", NOBODY)
    assert elsewhere.of("m") == (1, 1, 0)
    now = FORGOTTEN - 1
    elsewhere.tell("n", "two", Attendance(0, 0, 1))
    now = FORGOTTEN + 1
    assert [*elsewhere.forget()] == ["m"]
    assert [*elsewhere.forget("two")] == ["n"]
    assert elsewhere.of("m") == elsewhere.of("n") == NOBODY


@pytest.mark.anyio
async def test_a_claim_is_held_by_one_server_until_it_expires(shared: str) -> None:
    store = await Store.open(shared)
    database = SharedStore(store)
    assert await database.claim("one", ["a", "b"]) == ["a", "b"]
    assert await database.claim("two", ["b", "c"]) == ["c"]
    assert await database.claim("one", ["a"]) == ["a"], "its own"
    assert await database.keep("one", ["a", "c"]) == ["a"]
    await database.release("one", ["a"])
    assert await database.claim("two", ["a"]) == ["a"]

    def expire(connection: Connection) -> None:
        connection.execute(text("UPDATE claims SET until = until - :lease"), {"lease": LEASE + 1})

    await store.engine.run(expire)
    assert await database.claim("two", ["b"]) == ["b"]
    assert await database.keep("one", ["b"]) == []
    await database.release_all("two")
    assert await database.claim("one", ["a", "b", "c"]) == ["a", "b", "c"]
    await store.close()


class SlowStore(SharedStore):
    """A database that takes a while before and after it keeps claims."""

    async def keep(self, node: str, matches: Iterable[str]) -> list[str]:
        await asyncio.sleep(0.2)
        kept = await super().keep(node, matches)
        await asyncio.sleep(0.2)
        return kept


@pytest.mark.anyio
async def test_a_match_that_is_claimed_again_meanwhile_is_not_lost(shared: str) -> None:
    store = await Store.open(shared)
    opened, made = planned(
        NewMatch("island", "blitz", SeatPlan("computer", "recruit"), SeatPlan("person")), 1
    )
    await store.create(replace(opened, status=MatchStatus("playing", computer_to_move=True)))
    lost: list[str] = []
    claims = Claims(SlowStore(store), "one", lambda _match, _owner: None, lost.append)
    await claims.think({made.match: "client"})
    keeping = asyncio.create_task(claims.keep())
    await asyncio.sleep(0.1)
    claims.release(made.match)
    await claims.settle()  # before the database looks for it
    await asyncio.sleep(0.2)
    await claims.think({made.match: "client"})  # and before its answer has come
    await keeping
    assert lost == []
    assert claims.holds(made.match)
    await store.close()


class Claiming(Attended):
    """Matches of a server that has a worker to spare."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    def room(self, *, later: bool, but: str | None = None) -> int:
        return not later

    def claimed(self, match: str, owner: str | None) -> None:
        self.heard.put_nowait("claimed")

    def lost(self, match: str) -> None:
        self.heard.put_nowait("lost")


class LateStore(SharedStore):
    """A database whose answers about claims that were kept come late."""

    async def keep(self, node: str, matches: Iterable[str]) -> list[str]:
        kept = await super().keep(node, matches)
        await asyncio.sleep(0.95 * LEASE / 1000)
        return kept


@pytest.mark.anyio
async def test_a_claim_outlasts_late_answers(shared: str) -> None:
    store = await Store.open(shared)
    opened, made = planned(
        NewMatch("island", "blitz", SeatPlan("computer", "recruit"), SeatPlan("person")), 1
    )
    await store.create(replace(opened, status=MatchStatus("playing", computer_to_move=True)))
    node, matches = await ServerNode.open(store), Claiming()
    node._claims._store = LateStore(store)
    running: Any = matches
    async with node.running(running):
        async with asyncio.timeout(90):
            assert await matches.heard.get() == "claimed"
        other, end = SharedStore(store), asyncio.get_running_loop().time() + 2.5 * LEASE / 1000
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.05)
            assert await other.claim("other", [made.match]) == []
    assert matches.heard.empty()
    await store.close()


@pytest.mark.anyio
async def test_players_are_sent_on_only_until_the_database_answers_again(shared: str) -> None:
    def hold(connection: Connection) -> None:
        connection.execute(text("LOCK TABLE serving_periods"))
        connection.execute(text("SELECT pg_sleep(3.3)"))

    store, other = await Store.open(shared), await Store.open(shared)
    node, matches = await ServerNode.open(store), Claiming()
    running: Any = matches
    async with node.running(running):
        answered = node._answered
        while node._answered == answered:  # the next beat is a second away
            await asyncio.sleep(0.01)
        holding, cut_off = asyncio.ensure_future(other.engine.run(hold)), False
        while not holding.done():
            cut_off |= node.cut_off
            await asyncio.sleep(0.01)
        await holding
        assert cut_off
        async with asyncio.timeout(0.5):
            while node.cut_off:
                await asyncio.sleep(0.01)
    await store.close()
    await other.close()


def test_another_server_takes_over_within_five_seconds() -> None:
    """If the database gives each answer in a fifth of a second: to a look that is under way, to the one that
    finds the match, to the claim, and the match."""
    answers = 5 * 0.2
    assert LEASE / 1000 + LOOK + max(high for _, high in FLOORS.values()) + answers < 5


@pytest.mark.anyio
async def test_a_gap_without_servers_is_not_charged(shared: str) -> None:
    store = await Store.open(shared)
    database = SharedStore(store)
    first = await database.beat()
    again = await database.beat()
    assert again.period.offset == first.period.offset
    assert again.period.until >= first.period.until
    for step in (HOUR, -HOUR):  # the last beat was an hour ago, or the database's clock is set back

        def pass_by(connection: Connection, step: int = step) -> None:
            connection.execute(text("UPDATE serving_periods SET until = until - :step"), {"step": step})

        before = (await database.beat()).period.until
        await store.engine.run(pass_by)
        later = await database.beat()
        assert later.wall - later.period.offset == before - step
    assert len(await store.serving_periods()) == 3
    await store.close()
