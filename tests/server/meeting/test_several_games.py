"""Offers for several games: the first to come gets a seat in one of them, and the others are gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert

from skirmish.core import MatchError, Seat
from skirmish.match import Issued
from skirmish.match.commands import TakeSeat
from skirmish.server.matches.access import UnknownKey
from skirmish.server.matches.log_entries import entry_of
from skirmish.server.meeting.place import MeetingPlace
from skirmish.server.storage.engine import PostgresqlEngine
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.meeting import MeetingStore
from skirmish.server.storage.rows import log_row
from skirmish.server.storage.schema import log
from skirmish.server.storage.store import Store
from skirmish.server.wire.http.matches import RenewKey
from tests.server.local import LocalServer, Tab, refused
from tests.server.meeting.offers import BOTH, Guest, an_offer, claim, told

pytestmark = pytest.mark.anyio


async def test_an_offer_for_either_game_is_taken_in_one(
    local: LocalServer, other: LocalServer, place: MeetingPlace
) -> None:
    guest, there = Guest(), MeetingPlace(other.matches)
    await place.visit(guest)
    made = await an_offer(place, quick=True, also=BOTH)
    (too,) = made.also
    await told(guest, lambda each: {made.match, too.match} == {*each.offers})
    assert {each.game for each in guest.offers.values()} == {"island", "hill218"}
    # The one who offers waits at both; the match that is not played ends.
    tabs = Tab(), Tab()
    for each, tab in zip((made, too), tabs, strict=True):
        grant = await local.matches.enter(each.match, each.key)
        grant.actor.attach(grant, tab)
    found = await place.take(too.match, claim("k" * 32))
    assert (found.game, found.match) == ("hill218", too.match)
    assert (await there.take(too.match, claim("k" * 32))) == found, "the same again gets the same answer"
    assert [tab.closed for tab in tabs] == ["unknown-key", None]
    await refused("seat-taken", place.take(made.match, claim("z" * 32)))
    await told(guest, lambda each: each.offers == {})
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, made.key)
    assert (await local.matches.enter(too.match, too.key)).role == too.seat
    # Someone else's quick match may be offered again, in either game.
    assert (await an_offer(place, "192.0.2.8", quick=True, also=BOTH)).match


async def test_an_offer_for_either_game_is_taken_by_one_of_many(
    local: LocalServer, other: LocalServer, place: MeetingPlace
) -> None:
    there = MeetingPlace(other.matches)
    for turn in range(6):
        made = await an_offer(place, f"192.0.2.{turn}", quick=True, also=BOTH)
        seats = [made.match, made.also[0].match]
        tries = [
            (place if number % 2 else there).take(seats[number // 2 % 2], claim(f"{number:032}"))
            for number in range(8)
        ]
        found = await asyncio.gather(*tries, return_exceptions=True)
        won = [each for each in found if not isinstance(each, BaseException)]
        assert len(won) == 1
        assert {each.code for each in found if isinstance(each, MatchError)} == {"seat-taken"}
        known = await local.store.match_ids("")
        assert [match for match in seats if match in known] == [won[0].match]


async def test_an_offer_for_either_game_is_taken_back_in_both(
    local: LocalServer, place: MeetingPlace
) -> None:
    made = await an_offer(place, quick=True, also=BOTH)
    (too,) = made.also
    await place.withdraw(too.match, too.key)
    for each in (made, too):
        with pytest.raises(UnknownKey):
            await local.matches.enter(each.match, each.key)
    # A friend's link for one seat leaves the other as it is: it can be taken, and the friend's match stays.
    made = await an_offer(place, also=BOTH)
    (too,) = made.also
    await local.matches.renew(made.match, made.key, RenewKey("north"))
    await place.take(too.match, claim("k" * 32))
    assert (await local.matches.enter(made.match, made.key)).role == "south"


class _ReadEarly(MeetingStore):
    """Does something between reading an offer's other matches and what follows."""

    def __init__(self, store: Store, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__(store)
        self._meanwhile = meanwhile

    async def others(self, match: str) -> tuple[str, ...]:
        found = await super().others(match)
        await self._meanwhile()
        return found


@pytest.mark.parametrize("back", [False, True])
async def test_a_match_that_a_friend_joins_meanwhile_keeps_its_connections(
    back: bool, local: LocalServer
) -> None:
    """Its seat is open no more when one in the other game is taken, or taken back."""
    made = await an_offer(MeetingPlace(local.matches), also=BOTH)
    (too,) = made.also
    grant, tab = await local.matches.enter(made.match, made.key), Tab()
    grant.actor.attach(grant, tab)
    local.matches.meetings = _ReadEarly(
        local.store, lambda: local.matches.renew(made.match, made.key, RenewKey("north"))
    )
    place = MeetingPlace(local.matches)
    await (place.withdraw(too.match, too.key) if back else place.take(too.match, claim("k" * 32)))
    assert tab.closed is None
    assert (await local.matches.enter(made.match, made.key)).actor is grant.actor


@pytest.mark.parametrize("back", [False, True])
async def test_what_was_committed_succeeds_though_nothing_can_be_read_then(
    back: bool, local: LocalServer, place: MeetingPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await an_offer(place, also=BOTH)
    (too,) = made.also
    grant, tab = await local.matches.enter(too.match, too.key), Tab()
    grant.actor.attach(grant, tab)
    write, read, committed = Store.write, Store.read, asyncio.Event()

    async def written(store: Store, *given: Any) -> None:
        await write(store, *given)
        committed.set()

    async def failing(store: Store, *given: Any, **more: Any) -> Any:
        if committed.is_set():
            raise StorageFailure("storage-failed")
        return await read(store, *given, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", written)
        patched.setattr(Store, "read", failing)
        await (place.withdraw(too.match, too.key) if back else place.take(too.match, claim("k" * 32)))
    assert tab.closed == ("unknown-key" if back else None)
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, made.key)


async def test_a_player_who_joins_another_match_of_the_offer_meanwhile_takes_no_seat(
    local: LocalServer, other: LocalServer, place: MeetingPlace
) -> None:
    """On PostgreSQL: the entry of the player who offers is not committed yet when its match is deleted."""
    engine = other.store.engine
    if not isinstance(engine, PostgresqlEngine):
        return  # one transaction at a time
    made = await an_offer(place, also=BOTH)
    (too,) = made.also
    grant = await other.matches.enter(made.match, made.key)
    _, changes = grant.actor.snapshot.advance(Issued(TakeSeat("Elif"), Seat.SOUTH, local.clock.now()))
    async with engine.pool.begin() as connection:
        rows = [log_row(entry_of(made.match, each, None)) for each in changes]
        await connection.execute(insert(log), rows)
        taking_seat = asyncio.create_task(place.take(too.match, claim("k" * 32)))
        await asyncio.sleep(0.5)  # until it waits for this transaction
        assert not taking_seat.done()
    assert (await taking_seat).match == too.match
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, made.key)
