"""How a match stands, for the list of one's own matches."""

from __future__ import annotations

from skirmish.core import Decide, SkirmishError
from skirmish.presenter.structs import seat_name
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.wire.http.matches import Summary


async def summary(matches: MatchRegistry, match: str, key: str) -> Summary | None:
    """A match as the key's holder may know it; None if the key opens nothing, or the match is damaged.

    Raises :class:`StorageFailure`: a client must not forget a match because the database was busy.
    """
    try:
        grant = await matches.enter(match, key)
    except StorageFailure:
        raise
    except SkirmishError:
        return None
    actor = grant.actor
    seq = actor.snapshot.seq
    state, welcome = actor.state(grant, seq), actor.outlook(grant.role).projection.welcome(grant.role)
    pending = None if actor.match is None else actor.match.pending
    assert grant.role != "public"
    return Summary(
        match,
        grant.role,
        welcome.game,
        welcome.variant,
        welcome.players,
        state.status,
        state.now,
        seat_name(pending.seat) if isinstance(pending, Decide) else None,
        state.clock,
        state.over,
        state.view,
        state.next,
    )
