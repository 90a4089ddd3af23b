"""Who lets a computer think next: the queue, what servers ask each other, and a server's own room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from sqlalchemy import Connection, text

from skirmish.server.nodes.attendance import FORGOTTEN, NOBODY, Thinkers
from skirmish.server.nodes.claims import Claims
from skirmish.server.nodes.thinking import Thinking
from skirmish.server.nodes.thinking_queue import MOST, Rank, ThinkingQueue, Wish
from skirmish.server.storage.shared import SharedStore
from skirmish.server.storage.store import Store
from tests.server.local import COMPUTER, PERSON, LocalServer

CONNECTED, AWAY, EXHIBITION = Rank


def test_people_go_first_and_clients_take_turns() -> None:
    queue = ThinkingQueue()
    for match, rank, owner in (
        *(("e1", EXHIBITION, "one"), ("a1", AWAY, "one"), ("c1", CONNECTED, "one"), ("c2", CONNECTED, "one")),
        *(("c3", CONNECTED, "two"), ("e2", EXHIBITION, "two")),
    ):
        queue.put(Wish(match, rank, owner))
    assert [*queue.take(2, 2)] == ["c1", "c3"]
    assert [*queue.take(9, 0)] == ["c2", "a1"]
    assert [*queue.take(9, 0)] == []
    assert [*queue.take(0, 1)] == ["e1"]
    assert [*queue.take(0, 1)] == ["e2"]
    assert len(queue) == 0


def test_a_match_is_queued_once_under_its_lowest_rank() -> None:
    queue = ThinkingQueue()
    for rank in (AWAY, CONNECTED, EXHIBITION):
        queue.put(Wish("m", rank, "one"))
    assert queue.take(9, 9) == {"m": Wish("m", CONNECTED, "one")}
    queue.put(Wish("m", AWAY, "one"))
    queue.discard("m")
    queue.discard("m")
    assert queue.take(9, 9) == {}
    for number in range(2 * MOST):
        queue.put(Wish(str(number), AWAY, "one"))
    assert len(queue) == MOST, "the others are in the database"


def test_engines_that_are_not_heard_of_are_forgotten() -> None:
    now = 0.0
    thinkers = Thinkers(lambda: now)
    for node in ("one", "two"):
        thinkers.tell(node)
    thinkers.forget("one")
    assert len(thinkers) == 1
    now = FORGOTTEN + 1
    thinkers.tell("three")
    thinkers.forget()
    assert len(thinkers) == 1


@dataclass
class Matches:
    """A server's matches, and its workers."""

    people: int = 0
    exhibitions: int = 0
    watched: list[str] = field(default_factory=list)

    def room(self, *, later: bool, but: str | None = None) -> int:
        return self.exhibitions if later else self.people

    def shown(self) -> list[str]:
        return self.watched

    def unplayable(self) -> list[str]:
        return []


class Part:
    """The thinking part of a server, and what it has done."""

    def __init__(self, store: Store, name: str, *, thinks: bool = True) -> None:
        self.claimed: list[tuple[str, str | None]] = []
        self.told = 0
        shared = SharedStore(store)
        self.claims = Claims(shared, name, lambda *each: self.claimed.append(each), lambda _match: None)
        self.thinking = Thinking(shared, self.claims, thinks=thinks, tell=self._tell)
        self.matches = self.thinking.matches = Matches()

    def _tell(self) -> None:
        self.told += 1

    async def work(self) -> list[str]:
        """Look once for something to do; what was claimed."""
        before = len(self.claimed)
        self.thinking.look_for_work()
        await self.thinking.take()
        return [match for match, _ in self.claimed[before:]]


@pytest.fixture
async def store(shared: str) -> AsyncIterator[Store]:
    """A database with two matches of a person and one of computers, in which a computer has to decide."""
    local = LocalServer(shared)
    await local.open()
    plans = (("person1", PERSON), ("person2", PERSON), ("exhibition", COMPUTER))
    made = [(name, (await local.create(south=south, north=COMPUTER)).match) for name, south in plans]
    await local.matches.crash()
    await local.store.close()
    store = await Store.open(shared)

    def wait(connection: Connection) -> None:
        connection.execute(text("UPDATE matches SET computer_to_move = true"))
        for name, match in made:
            statement = text("UPDATE matches SET id = :name WHERE id = :match")
            connection.execute(text("DELETE FROM log WHERE match = :match"), {"match": match})
            connection.execute(text("DELETE FROM keys WHERE match = :match"), {"match": match})
            connection.execute(statement, {"name": name, "match": match})

    await store.engine.run(wait)
    yield store
    await store.close()


@pytest.mark.anyio
async def test_what_waits_is_found_and_claimed_once(store: Store) -> None:
    one, two = Part(store, "one"), Part(store, "two")
    for part in (one, two):
        part.matches.people = part.matches.exhibitions = 1
        part.matches.watched = ["exhibition"]
        await part.thinking.find(lambda match: NOBODY._replace(south=int(match == "person2")))
        assert len(part.thinking.queue) == 3
    assert await one.work() == ["person2", "person1", "exhibition"], "one at a time, as there is room"
    assert await two.work() == []
    assert len(two.thinking.queue) == 0
    one.thinking.release("person1")
    one.claims.release("person1")
    await one.claims.settle()
    await two.thinking.find(lambda _match: NOBODY)
    assert await two.work() == ["person1"]


@pytest.mark.anyio
async def test_a_server_without_room_asks_the_others(store: Store) -> None:
    web, engine = Part(store, "web", thinks=False), Part(store, "engine")
    wish = Wish("person1", CONNECTED, "203.0.113.7")
    assert not web.thinking.may_think(wish, claim=True)
    assert web.told == 1
    (asked,) = web.thinking.to_tell()
    assert asked[:2] == wish[:2]
    assert "203" not in asked.owner
    assert web.thinking.to_tell() == []
    engine.thinking.heard([[*asked]])
    assert await engine.work() == [], "it has no room"
    engine.matches.people = 1
    assert await engine.work() == ["person1"]
    assert engine.claimed == [("person1", asked.owner)]
    assert engine.thinking.may_think(wish, claim=True)
    assert not engine.thinking.may_think(wish._replace(match="person2"), claim=True)
    assert engine.thinking.to_tell() == [], "it has room for that itself"


@pytest.mark.anyio
async def test_computers_that_play_each_other_queue_again_for_each_decision(store: Store) -> None:
    engine = Part(store, "engine")
    engine.matches.exhibitions = 1
    wish = Wish("exhibition", EXHIBITION, "one")
    engine.thinking.heard([[*wish]])
    assert await engine.work() == ["exhibition"]
    assert engine.thinking.may_think(wish, claim=True)
    engine.matches.exhibitions = 0
    assert not engine.thinking.may_think(wish, claim=True)
    assert engine.thinking.to_tell() != [], "another engine may have time"
    engine.matches.exhibitions = 1
    assert await engine.work() == ["exhibition"]


@pytest.mark.anyio
async def test_an_engine_that_stops_leaves_what_it_has_not_begun(store: Store) -> None:
    engine = Part(store, "engine")
    engine.matches.people = 1
    first, second = Wish("person1", CONNECTED, "one"), Wish("person2", CONNECTED, "one")
    engine.thinking.heard([[*first]])
    assert await engine.work() == ["person1"]
    engine.thinking.heard([[*second]])
    engine.thinking.stop()
    assert await asyncio.wait_for(engine.work(), 5) == []
    assert not engine.thinking.may_think(first, claim=False), "its next decision is another engine's"
    assert [each.match for each in engine.thinking.to_tell()] == ["person1"]
    assert engine.thinking.thinkers == 0
