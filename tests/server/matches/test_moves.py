"""Seats are taken to another device by a secret that works once, within minutes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from hashlib import sha256

import pytest
from sqlalchemy import select

from skirmish.core import MatchError
from skirmish.server.matches.access import RevokedKey, UnknownKey
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.moves import LASTS, make_move, offer_move, waiting_move, withdraw_move
from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage.schema import moves
from skirmish.server.wire.http.matches import MySeat, RenewKey
from skirmish.server.wire.http.moves import MovedSeats, SeatClaim
from tests.must import must
from tests.server.local import LocalServer, Tab, ask, join, play, refused

pytestmark = pytest.mark.anyio

SECRET = "s" * 32


def claims(seats: MovedSeats, letter: str = "n") -> list[SeatClaim]:
    return [
        SeatClaim(each.match, each.role, sha256(f"{letter * 31}{each.role[0]}".encode()).hexdigest())
        for each in seats.seats
    ]


async def test_a_moved_seat_plays_on_and_the_old_device_is_out(local: LocalServer) -> None:
    made, south, north = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    await offer_move(local.matches, SECRET, [MySeat(made.match, must(made.south))])
    found = await waiting_move(local.matches, SECRET)
    assert [(each.match, each.role, each.game) for each in found.seats] == [(made.match, "south", "island")]
    assert found.seconds == LASTS // 1000
    assert tab.closed is None  # nothing has moved yet
    await make_move(local.matches, SECRET, claims(found))
    assert tab.closed == "revoked-key"
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, must(made.south))
    moved = await local.matches.enter(made.match, "n" * 31 + "s")
    assert moved.role == "south"
    await play(moved, north, 6)
    await refused("move-gone", make_move(local.matches, SECRET, claims(found)))
    await local.restart()
    assert (await local.matches.enter(made.match, "n" * 31 + "s")).role == "south"


async def test_one_of_two_devices_takes_them(local: LocalServer) -> None:
    made, _, _ = await local.started()
    await offer_move(local.matches, SECRET, [MySeat(made.match, must(made.south))])
    found = await waiting_move(local.matches, SECRET)
    tries = [make_move(local.matches, SECRET, claims(found, letter)) for letter in "abcd"]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, MovedSeats) for each in results) == 1
    assert {each.code for each in results if isinstance(each, MatchError)} == {"move-gone"}
    held = 0
    for letter in "abcd":
        with contextlib.suppress(UnknownKey):
            held += (await local.matches.enter(made.match, letter * 31 + "s")).role == "south"
    assert held == 1


async def test_a_move_is_withdrawn_or_lapses(local: LocalServer) -> None:
    made, _, _ = await local.started()
    seats = [MySeat(made.match, must(made.south))]
    await offer_move(local.matches, SECRET, seats)
    found = await waiting_move(local.matches, SECRET)
    await withdraw_move(local.matches, SECRET)
    await refused("move-gone", make_move(local.matches, SECRET, claims(found)))
    await offer_move(local.matches, "t" * 32, seats)
    await local.advance(LASTS + 1)
    assert (await waiting_move(local.matches, "t" * 32)).seats == []
    await refused("move-gone", make_move(local.matches, "t" * 32, claims(found)))
    assert (await local.matches.enter(made.match, must(made.south))).role == "south"


async def test_only_valid_seats_move_with_their_rematches(local: LocalServer) -> None:
    made, south, north = await local.started()
    await ask(south, "resign")
    await ask(south, "rematch")
    await ask(north, "rematch")
    following = must(south.actor.snapshot.next)
    other = await local.create()
    seats = [
        MySeat(made.match, must(made.south)),
        MySeat(made.match, made.watch),
        MySeat(other.match, "x" * 32),
        MySeat("0" * 16, "x" * 32),
    ]
    found = await offer_move(local.matches, SECRET, seats)
    assert {(each.match, each.role) for each in found.seats} == {(made.match, "south"), (following, "north")}
    await make_move(local.matches, SECRET, claims(found))
    moved = await local.matches.enter(following, "n" * 31 + "n")
    await join(moved, "Ann")
    await refused("nothing-to-move", offer_move(local.matches, "u" * 32, seats))


async def test_a_move_and_a_renewed_key_do_not_wait_for_each_other(local: LocalServer) -> None:
    while True:  # until the rematch comes first by its name: locks were once taken in that order
        made, south, north = await local.started()
        await ask(south, "resign")
        await ask(south, "rematch")
        await ask(north, "rematch")
        following = must(south.actor.snapshot.next)
        if following < made.match:
            break
    rematch = must(await local.matches.actor(following))
    found = await offer_move(local.matches, SECRET, [MySeat(made.match, must(made.south))])
    async with rematch.lock:  # a command of the rematch is being committed
        moved = asyncio.create_task(make_move(local.matches, SECRET, claims(found)))
        await asyncio.sleep(0.2)
        renewed = asyncio.create_task(local.matches.renew(made.match, must(made.south), RenewKey("south")))
        await asyncio.sleep(0.2)
    async with asyncio.timeout(10):
        results = await asyncio.gather(moved, renewed, return_exceptions=True)
    assert isinstance(results[0], MovedSeats)
    assert isinstance(results[1], RevokedKey)


async def test_moves_that_were_never_made_are_deleted_when_another_is_offered(local: LocalServer) -> None:
    made, _, _ = await local.started()
    seats = [MySeat(made.match, must(made.south))]
    await offer_move(local.matches, SECRET, seats)
    await local.advance(LASTS + 1)
    await offer_move(local.matches, "t" * 32, seats)
    (kept,) = await local.matches.store.read((select(moves.c.secret), {}))
    assert [bytes(each.secret) for each in kept] == [hashed("t" * 32)]


async def test_a_seat_that_is_named_again_is_followed_once(local: LocalServer) -> None:
    made, south, north = await local.started()
    await ask(south, "resign")
    await ask(south, "rematch")
    await ask(north, "rematch")
    loaded = Counter[str]()
    actor = local.matches.actor

    async def counted(match: str) -> MatchActor | None:
        loaded[match] += 1
        return await actor(match)

    local.matches.actor = counted  # type: ignore[method-assign]  # counts, and does what it did
    found = await offer_move(local.matches, SECRET, [MySeat(made.match, must(made.south))] * 100)
    assert len(found.seats) == 2
    assert max(loaded.values()) <= 2  # to be followed, and to be described
