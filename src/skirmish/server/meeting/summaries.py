"""How a match stands, for the list of one's own matches."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.core import Decide, SkirmishError
from skirmish.presenter.structs import seat_name
from skirmish.server.matches.access import Grant, RevokedKey, UnknownKey
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.wire.http.matches import MySeat, Summaries, Summary


async def summaries_of(matches: MatchRegistry, seats: Sequence[MySeat]) -> Summaries:
    """The matches of some keys, as their holder may know them.

    A client forgets a match whose key opens nothing. So one that cannot be loaded is named, and a database
    that fails raises :class:`StorageFailure`.
    """
    found, unreadable = list[Summary](), list[str]()
    for each in seats:
        try:
            found.append(_summary(await matches.enter(each.match, each.key)))
        except (UnknownKey, RevokedKey):
            continue
        except StorageFailure:
            raise
        except SkirmishError:
            unreadable.append(each.match)
    return Summaries(found, unreadable)


def _summary(grant: Grant) -> Summary:
    actor = grant.actor
    seq = actor.snapshot.seq
    state, welcome = actor.state(grant, seq), actor.outlook(grant.role).projection.welcome(grant.role)
    pending = None if actor.match is None else actor.match.pending
    assert grant.role != "public"
    return Summary(
        actor.id,
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
        state.rematch,
    )
