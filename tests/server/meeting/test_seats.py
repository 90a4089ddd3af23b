"""Open seats: the first to come gets one, also where two servers share a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from skirmish.core import MatchError, Seat
from skirmish.server.matches.access import UnknownKey
from skirmish.server.meeting.place import FORGOTTEN, LEASE, MeetingPlace
from skirmish.server.storage.entries import MOST_OFFERS
from skirmish.server.storage.meeting import MeetingStore
from skirmish.server.storage.store import Store
from skirmish.server.wire.client import Join
from skirmish.server.wire.http.matches import RenewKey
from skirmish.server.wire.http.meeting import Offered
from tests.server.local import LocalServer, Tab, join, play, refused, send, taking
from tests.server.meeting.offers import BOTH, Guest, an_offer, claim, told

pytestmark = pytest.mark.anyio


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
