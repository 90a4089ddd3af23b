"""How a series stands: what its battles add up to, wherever that is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, cast

from skirmish.core import MatchError
from skirmish.games import part
from skirmish.match import Match
from skirmish.match.series import Scoring, Series
from skirmish.server.storage.entries import BrokenLog, OtherRules, StoredMatch

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor
    from skirmish.server.matches.registry import MatchRegistry


def series_of(match: StoredMatch) -> Series | None:
    """A match's series, before its first battle; None if it is played alone.

    Raises UnknownName for a form that names no series, MatchError for a game that has none.
    """
    if match.form is None:
        return None
    return Series.named(match.form, scoring_of(match.game), match.first)


def scoring_of(game: str) -> Scoring:
    """What a game's battles are worth in a series. Raises MatchError if it has none."""
    found = part(game, "war")
    if found is None:
        raise MatchError("no-series", game=game)
    return cast(Scoring, found)


async def fought(matches: MatchRegistry, stored: StoredMatch) -> AsyncIterator[tuple[MatchActor, Series]]:
    """The battles of a match's series in their order, up to its end, each with the series before it.

    The matches of those that are over are so for good, so no lock is needed. One that cannot be read counts
    as one that was deleted does (:class:`~skirmish.match.series.Series`).
    """
    series = series_of(stored)
    if series is None or stored.series is None:
        return
    for each in await matches.store.battles(stored.series):
        if series.over is not None:
            return  # an earlier version let them go on after the series
        await asyncio.sleep(0)  # other matches go on in between
        try:
            actor = await matches.actor(each)
        except (BrokenLog, OtherRules):
            continue
        if actor is None:
            continue  # it was deleted a moment ago
        series = series.before(number_of(actor.stored))
        if series.over is not None:
            return
        yield actor, series
        series = with_result(series, actor.stored, actor.match)


async def battles_before(matches: MatchRegistry, stored: StoredMatch) -> Series | None:
    """The series of a match up to the battle before it; None if it is played alone."""
    series = series_of(stored)
    async for actor, before in fought(matches, stored):
        if actor.id == stored.id:
            return before
        series = with_result(before, actor.stored, actor.match)
    return series


def with_result(series: Series, stored: StoredMatch, match: Match | None) -> Series:
    """A series after one more battle; unchanged while that is not over, and where the series ended before."""
    series = series.before(number_of(stored))
    if match is None or match.over is None or series.over is not None:
        return series
    winner = match.over.winner
    points = scoring_of(stored.game).battle_points(match.state, winner)
    return series.add(stored.first, winner, points)


def number_of(stored: StoredMatch) -> int:
    """A battle's number in its series, from 1."""
    assert stored.battle is not None
    return stored.battle
