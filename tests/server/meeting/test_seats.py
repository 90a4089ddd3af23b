"""Open seats: the first to come gets one, also where two servers share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from skirmish.core import MatchError, Seat
from skirmish.server.matches.access import UnknownKey
from skirmish.server.meeting.place import FORGOTTEN, LEASE, MeetingPlace
from skirmish.server.storage.entries import MOST_OFFERS
from skirmish.server.storage.meeting import MeetingStore
from skirmish.server.storage.store import Store
from skirmish.server.wire.client import Join
from skirmish.server.wire.http.matches import RenewKey
from skirmish.server.wire.http.meeting import GameToo, NewOffer, Offered
from skirmish.server.wire.server import Meeting
from tests.server.local import LocalServer, Tab, join, play, refused, send, taking

pytestmark = pytest.mark.anyio

HOME = "192.0.2.7"


class Guest:
    """A visitor who keeps the list as it was told."""

    def __init__(self) -> None:
        self.offers: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.open = 0
        self.told = 0

    def send(self, message: bytes) -> None:
        self.told += 1
        found = msgspec.json.decode(message, type=Meeting)
        if found.whole:
            self.offers, self.shown = {}, {}
        for gone in found.gone:
            self.offers.pop(gone, None)
            self.shown.pop(gone, None)
        self.offers |= {each.match: each for each in found.offers}
        self.shown |= {each.match: each for each in found.shown}
        self.open = found.open


@pytest.fixture
async def place(local: LocalServer) -> AsyncIterator[MeetingPlace]:
    place = MeetingPlace(local.matches)
    async with place.open():
        yield place


@pytest.fixture
async def other(local: LocalServer) -> AsyncIterator[LocalServer]:
    """Another server on the same database."""
    other = LocalServer(local.url, local.clock)
    await other.open()
    yield other
    await other.close()


def claim(key: str) -> str:
    return sha256(key.encode()).hexdigest()


async def an_offer(place: MeetingPlace, client: str = HOME, **more: Any) -> Offered:
    plan = {"game": "island", "variant": "quick", "side": "south", "name": "Elif", **more}
    return await place.offer(NewOffer(**plan), client)


async def told(guest: Guest, condition: Any) -> None:
    """Wait until a visitor's list is as expected."""
    async with asyncio.timeout(90):
        while not condition(guest):
            await asyncio.sleep(0.02)


async def test_strangers_meet_and_play(local: LocalServer, place: MeetingPlace) -> None:
    guest = Guest()
    await place.visit(guest)
    assert guest.offers == {}
    made = await an_offer(place)
    await told(guest, lambda each: made.match in each.offers)
    listed = guest.offers[made.match]
    assert (listed.game, listed.variant, listed.seat, listed.name) == ("island", "quick", "north", "Elif")
    found = await place.take(made.match, claim("k" * 32))
    await refused("seat-taken", place.take(made.match, claim(made.watch)))
    assert (found.seat, found.game, found.variant) == ("north", "island", "quick")
    await told(guest, lambda each: each.offers == {} and each.open == 0)
    south = await local.matches.enter(made.match, made.key)
    north = await local.matches.enter(made.match, "k" * 32)
    await join(south, "Elif")
    await join(north, "Tomasz")
    await play(south, north, 5)
    assert south.actor.match is not None


async def test_one_of_many_gets_the_seat(local: LocalServer, other: LocalServer, place: MeetingPlace) -> None:
    there = MeetingPlace(other.matches)
    made = await an_offer(place)
    keys = [f"{number:032}" for number in range(12)]
    tries = [(place if number % 2 else there).take(made.match, claim(key)) for number, key in enumerate(keys)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    won = [key for key, each in zip(keys, found, strict=True) if not isinstance(each, BaseException)]
    assert len(won) == 1
    assert {each.code for each in found if isinstance(each, MatchError)} == {"seat-taken"}
    for key in keys:
        if key in won:
            assert (await local.matches.enter(made.match, key)).role == "north"
        else:
            with pytest.raises(UnknownKey):
                await local.matches.enter(made.match, key)
    # Its answer was lost: the same again is not a second try.
    assert (await place.take(made.match, claim(won[0]))).seat == "north"
    assert (await there.take(made.match, claim(won[0]))).seat == "north"


async def test_no_key_opens_a_free_seat_until_it_is_taken(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place, side="north")
    assert made.seat == "north"
    assert await local.store.valid_key(made.match, "south") is None
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, "z" * 32)


async def test_an_offer_is_taken_back(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place)
    tab, grant = Tab(), await local.matches.enter(made.match, made.key)
    grant.actor.attach(grant, tab)
    with pytest.raises(UnknownKey):
        await place.withdraw(made.match, "z" * 32)
    await refused("only-watching", place.withdraw(made.match, made.watch))
    await place.withdraw(made.match, made.key)
    assert tab.closed == "unknown-key"
    await refused("seat-taken", place.take(made.match, claim("k" * 32)))
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, made.key)


async def test_a_seat_that_was_taken_is_not_taken_back(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place)
    await place.take(made.match, claim("k" * 32))
    await refused("seat-taken", place.withdraw(made.match, made.key))
    assert (await local.matches.enter(made.match, "k" * 32)).role == "north"


async def test_a_link_for_the_seat_ends_the_offer(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place)
    renewed = await local.matches.renew(made.match, made.key, RenewKey("north"))
    await refused("seat-taken", place.take(made.match, claim("k" * 32)))
    assert renewed.key is not None
    assert (await local.matches.enter(made.match, renewed.key)).role == "north"


async def test_an_offer_vanishes_when_its_player_has_gone(local: LocalServer, place: MeetingPlace) -> None:
    guest, tab = Guest(), Tab()
    await place.visit(guest)
    made = await an_offer(place)
    grant = await local.matches.enter(made.match, made.key)
    grant.actor.attach(grant, tab)
    local.clock.turn(LEASE - 1)
    await place.keep_leases()
    local.clock.turn(LEASE)
    await told(guest, lambda each: made.match in each.offers)  # who is here keeps it
    grant.actor.detach(tab)
    await place.keep_leases()
    local.clock.turn(1)
    await told(guest, lambda each: each.offers == {})
    await refused("seat-taken", place.take(made.match, claim("k" * 32)))
    grant.actor.attach(grant, tab)  # back from the tunnel
    await place.keep_leases()
    await told(guest, lambda each: made.match in each.offers)
    grant.actor.detach(tab)
    local.clock.turn(LEASE + FORGOTTEN + 1)
    await place.keep_leases()
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, made.key)


async def test_open_seats_outlast_a_restart(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place)
    await local.crash()
    again = MeetingPlace(local.matches)
    assert (await again.take(made.match, claim("k" * 32))).seat == "north"


async def test_offers_are_limited_for_each_client(place: MeetingPlace) -> None:
    for _ in range(MOST_OFFERS):
        await an_offer(place)
    await refused("too-many-offers", an_offer(place))
    assert (await an_offer(place, "192.0.2.8")).match


async def test_an_offer_in_several_games_is_one_of_those(place: MeetingPlace) -> None:
    for _ in range(MOST_OFFERS):
        assert len((await an_offer(place, also=BOTH)).also) == 1
    await refused("too-many-offers", an_offer(place))


async def test_offers_at_once_are_limited_too(other: LocalServer, place: MeetingPlace) -> None:
    places = (place, MeetingPlace(other.matches))
    offers = [an_offer(each) for _ in range(2 * MOST_OFFERS) for each in places]
    found = await asyncio.gather(*offers, return_exceptions=True)
    assert sum(isinstance(each, Offered) for each in found) == MOST_OFFERS
    assert {each.code for each in found if isinstance(each, MatchError)} == {"too-many-offers"}


class Meanwhile(MeetingStore):
    """Open seats, one of which changes just after the leases were read, or before a quick match is."""

    def __init__(self, store: Store, happens: Callable[[], Awaitable[Any]]) -> None:
        super().__init__(store)
        self._happens = happens

    async def leases(self) -> list[tuple[str, Seat, int]]:
        found = await super().leases()
        await self._happens()
        return found

    async def quick_offer(self, game: str) -> str | None:
        await self._happens()
        return await super().quick_offer(game)


async def test_a_seat_is_not_deleted_whose_player_is_back_at_another_server(
    local: LocalServer, other: LocalServer
) -> None:
    there = MeetingPlace(other.matches)
    made, gone = await an_offer(there), await an_offer(there)
    tab, grant = Tab(), await other.matches.enter(made.match, made.key)
    local.clock.turn(LEASE + FORGOTTEN + 1)

    async def back() -> None:
        grant.actor.attach(grant, tab)
        await there.keep_leases()

    local.matches.meetings = Meanwhile(local.store, back)
    await MeetingPlace(local.matches).keep_leases()
    assert (await local.matches.enter(made.match, made.key)).role == "south"
    with pytest.raises(UnknownKey):
        await local.matches.enter(gone.match, gone.key)


async def test_the_table_of_a_deleted_seat_is_closed(local: LocalServer, place: MeetingPlace) -> None:
    """By the transaction that deletes it: no second one that could fail comes in between."""
    made = await an_offer(place)
    tab, grant = Tab(), await local.matches.enter(made.match, made.watch)
    grant.actor.attach(grant, tab)
    local.clock.turn(LEASE + FORGOTTEN + 1)
    before = local.store.commits
    await place.keep_leases()
    assert (tab.closed, local.store.commits) == ("unknown-key", before + 1)


async def test_a_quick_match_is_offered_where_the_known_one_was_just_taken(
    local: LocalServer, place: MeetingPlace
) -> None:
    made = await an_offer(place, quick=True)

    async def taken() -> None:
        with suppress(MatchError):
            await place.take(made.match, claim("k" * 32))

    local.matches.meetings = Meanwhile(local.store, taken)
    again = await an_offer(MeetingPlace(local.matches), "192.0.2.8", quick=True)
    assert again.match != made.match


@pytest.mark.parametrize("name", ["Ann\u200b", "Аnn", "a" * 41])
async def test_names_are_checked(place: MeetingPlace, name: str) -> None:
    await refused("deceptive-name", an_offer(place, name=name))


async def test_there_is_one_quick_offer_for_each_game(local: LocalServer, place: MeetingPlace) -> None:
    found = await asyncio.gather(
        *(an_offer(place, f"192.0.2.{n}", quick=True) for n in range(6)), return_exceptions=True
    )
    (made,) = [each for each in found if isinstance(each, Offered)]
    refusals = [each for each in found if isinstance(each, MatchError)]
    assert {(each.code, each.facts["match"]) for each in refusals} == {("quick-offered", made.match)}
    assert (await an_offer(place, game="hill218", variant="standard", quick=True)).match
    local.clock.turn(LEASE + 1)  # its player has gone
    assert (await an_offer(place, quick=True)).match != made.match


BOTH = [GameToo("hill218", "standard")]
"""The second game of an offer for either."""


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


async def test_two_servers_tell_the_same_list(other: LocalServer, place: MeetingPlace) -> None:
    there, guest = MeetingPlace(other.matches), Guest()
    async with there.open():
        await there.visit(guest)
        made = await an_offer(place)
        await told(guest, lambda each: made.match in each.offers)
        await place.take(made.match, claim("k" * 32))
        await told(guest, lambda each: each.offers == {})


async def test_visitors_who_leave_are_told_nothing(place: MeetingPlace) -> None:
    stays, leaves = Guest(), Guest()
    for each in (stays, leaves):
        await place.visit(each)
    place.leave(leaves)
    before = leaves.told
    made = await an_offer(place)
    await told(stays, lambda each: made.match in each.offers)
    assert leaves.told == before


async def test_the_seat_is_joined_by_a_claim_as_every_other(local: LocalServer, place: MeetingPlace) -> None:
    made = await an_offer(place)
    await place.take(made.match, claim("k" * 32))
    north = await local.matches.enter(made.match, "k" * 32)
    message: Join = taking("Tomasz", key="n" * 32)
    await send(north, message)
    assert (await local.matches.enter(made.match, "n" * 32)).role == "north"
