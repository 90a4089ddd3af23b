"""Taking one's seats to another device: by a secret that works once, within a few minutes.

The server stores the hash of the secret and those of the keys, as everywhere. The new device draws keys of
its own. When the move is made they become the seats' only keys, and the old device's are revoked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

from skirmish.core import MatchError
from skirmish.presenter.structs import SeatName
from skirmish.server.matches.access import SEATS, SWAPPED
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage.entries import MovingSeat, Renewal, Role, SeatMove, StaleEntry
from skirmish.server.storage.writes import Write
from skirmish.server.wire.http.matches import MySeat
from skirmish.server.wire.http.moves import MOST_SEATS, MovedSeat, MovedSeats, SeatClaim

LASTS: Final = 5 * 60_000
"""Milliseconds for which a move can be made."""


async def offer_move(matches: MatchRegistry, secret: str, seats: Sequence[MySeat]) -> MovedSeats:
    """Let the first one who knows a secret take over these seats, and those in their rematches.

    Keys that open no seat now are left out, and what there is beyond ``MOST_SEATS``. Raises
    ``nothing-to-move`` if nothing is left.
    """
    found: dict[tuple[str, Role], MovingSeat] = {}
    for each in seats:
        key, match = hashed(each.key), each.match
        holder = await matches.store.role(match, key)
        role = None if holder is None or holder.revoked else holder.role
        while role is not None and SEATS[role] is not None and (match, role) not in found:
            if len(found) == MOST_SEATS:
                break
            found[match, role] = MovingSeat(match, role, key)
            actor = await matches.actor(match)
            following = None if actor is None else actor.snapshot.next
            if following is None:
                break
            match = following
            holder = await matches.store.role(match, key)
            role = SWAPPED[role] if holder is not None and not holder.revoked else None
    if not found:
        raise MatchError("nothing-to-move")
    move = SeatMove(hashed(secret), matches.clock.now() + LASTS, tuple(found.values()))
    try:
        await matches.store.write(Write(moves=((move, matches.clock.now()),)))
    except StaleEntry:
        raise MatchError("key-known") from None
    return await _described(matches, move)


async def waiting_move(matches: MatchRegistry, secret: str) -> MovedSeats:
    """The seats that a secret takes over; none if the move was made or withdrawn, or is too old."""
    try:
        return await _described(matches, await _found(matches, secret))
    except MatchError:
        return MovedSeats([], 0)


async def withdraw_move(matches: MatchRegistry, secret: str) -> None:
    """The secret takes over nothing any more. Raises ``move-gone``."""
    move = await _found(matches, secret)
    try:
        await matches.store.write(Write(moved=(move.secret, matches.clock.now())))
    except StaleEntry:
        raise MatchError("move-gone") from None


async def make_move(matches: MatchRegistry, secret: str, claims: Sequence[SeatClaim]) -> MovedSeats:
    """Take over the seats of a move that are claimed, with keys of these hashes; the others stay.

    Raises ``move-gone`` if the move was made or withdrawn, or is too old: one client makes it.
    """
    move = await _found(matches, secret)
    wanted: dict[tuple[str, Role], bytes] = {
        (each.match, each.role): bytes.fromhex(each.claim) for each in claims
    }
    actors = dict[str, MatchActor]()
    for match in {each.match for each in move.seats}:
        actor = await matches.actor(match)
        if actor is not None:
            actors[match] = actor

    async def made() -> tuple[MovingSeat, ...]:
        async with matches.rekeying, AsyncExitStack() as locks:
            for actor in actors.values():
                await locks.enter_async_context(actor.lock)
                actor.check_kept()
            now, taken = matches.clock.now(), list[MovingSeat]()
            for seat in move.seats:
                holder = await matches.store.role(seat.match, seat.key)
                valid = holder is not None and not holder.revoked and seat.match in actors
                if valid and (seat.match, seat.role) in wanted:
                    taken.append(seat)
            renewals = [Renewal(each.match, each.role, wanted[each.match, each.role], now) for each in taken]
            held = [(each.match, each.key) for each in taken]
            try:
                await matches.store.write(Write(renewals=renewals, moved=(move.secret, now), valid=held))
            except StaleEntry:
                raise MatchError("move-gone") from None
            for each in renewals:
                actors[each.match].rekeyed(each.role, each.key)
            return tuple(taken)

    taken = await asyncio.shield(matches.tasks.request(made()))
    return await _described(matches, SeatMove(move.secret, move.until, taken))


async def _found(matches: MatchRegistry, secret: str) -> SeatMove:
    move = await matches.store.move(hashed(secret))
    if move is None or move.until < matches.clock.now():
        raise MatchError("move-gone")
    return move


async def _described(matches: MatchRegistry, move: SeatMove) -> MovedSeats:
    seats = []
    for each in move.seats:
        actor = await matches.actor(each.match)
        if actor is not None:
            stored = actor.stored
            role: SeatName = "south" if each.role == "south" else "north"
            seats.append(MovedSeat(each.match, role, stored.game, stored.variant))
    return MovedSeats(seats, max(0, move.until - matches.clock.now()) // 1000)
