"""Renewing keys: a role's key is revoked, another one takes its place, and connections with it end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from skirmish.core import MatchError
from skirmish.server.matches.access import SEATS, SWAPPED, Grant, RevokedKey
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.seat_keys import check_may_renew, hashed, new_key, unknown_key
from skirmish.server.storage.entries import Renewal, Role, StaleEntry
from skirmish.server.storage.writes import Write
from skirmish.server.wire.http.matches import Renewed, RenewKey

if TYPE_CHECKING:
    from skirmish.server.matches.registry import MatchRegistry


async def renew(matches: MatchRegistry, grant: Grant, plan: RenewKey) -> Renewed:
    """Revoke a role's key, also in the rematches that it opens, and issue another one if wanted."""
    actor, store = grant.actor, matches.store

    async def renewed() -> Renewed:
        async with matches.rekeying, AsyncExitStack() as locks:
            await locks.enter_async_context(actor.lock)
            actor.check(grant)
            check_may_renew(grant, plan.role, withdrawn=await _withdrawn(matches, actor, plan.role))
            opened = [(actor, plan.role), *await _rematches_opened(matches, actor, plan.role, locks)]
            key = new_key() if plan.again and plan.claim is None else None
            new = None if key is None else hashed(key)
            if plan.claim is not None:
                new = await unknown_key(store, actor.id, plan.claim)
            now = matches.clock.now()
            renewals = [Renewal(each.id, role, new, now) for each, role in opened]
            try:
                await store.write(Write(renewals=renewals, valid=((actor.id, grant.key),)))
            except StaleEntry:
                raise RevokedKey("revoked-key") from None  # at another server, a moment ago
            for each, role in opened:
                each.rekeyed(role, new)
            return Renewed(key)

    return await asyncio.shield(matches.tasks.request(renewed()))


async def take(matches: MatchRegistry, actor: MatchActor, role: Role, claim: str) -> None:
    """Give an open seat to the client that has drawn the key of this hash, instead of others of its offer.

    Raises ``seat-taken`` if another client was first, or the offer was withdrawn.
    """

    async def taken() -> None:
        async with actor.lock:
            key, now = await unknown_key(matches.store, actor.id, claim), matches.clock.now()
            others = await matches.meetings.others(actor.id)
            try:
                await matches.meetings.take(Renewal(actor.id, role, key, now), others)
            except StaleEntry:
                raise MatchError("seat-taken") from None
            actor.rekeyed(role, key)
        await matches.refresh(others)  # one whose seat was taken meanwhile was kept

    await asyncio.shield(matches.tasks.request(taken()))


async def _withdrawn(matches: MatchRegistry, actor: MatchActor, role: Role) -> bool:
    """Whether a seat is vacant and no key opens it, because its invitation was revoked."""
    seat = SEATS[role]
    vacant = seat is not None and actor.vacant(seat)
    return vacant and await matches.store.valid_key(actor.id, role) is None


async def _rematches_opened(
    matches: MatchRegistry, actor: MatchActor, role: Role, locks: AsyncExitStack
) -> list[tuple[MatchActor, Role]]:
    """The rematches that a role's key opens too, locked, with the role that it has there."""
    store, found = matches.store, list[tuple[MatchActor, Role]]()
    key = await store.valid_key(actor.id, role)
    while (rematch := await matches.rematch_of(actor)) is not None:
        await locks.enter_async_context(rematch.lock)
        rematch.check_kept()
        role = SWAPPED[role]
        if key is None or await store.valid_key(rematch.id, role) != key:
            break  # it was renewed there
        found.append((rematch, role))
        actor = rematch
    return found
