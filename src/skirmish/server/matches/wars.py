"""How a series stands: what its battles add up to, wherever that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skirmish.core import MatchError
from skirmish.games import part
from skirmish.match import Match
from skirmish.match.series import Scoring, Series
from skirmish.server.storage.entries import BrokenLog, OtherRules, StoredMatch

if TYPE_CHECKING:
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


async def battles_before(matches: MatchRegistry, stored: StoredMatch) -> Series | None:
    """The series of a match up to the battle before it; None if it is played alone.

    The matches of these battles are over for good, so no lock is needed. One that cannot be read does not
    count.
    """
    series = series_of(stored)
    if series is None or stored.series is None:
        return None
    for each in await matches.store.battles(stored.series):
        if each == stored.id:
            break
        try:
            actor = await matches.actor(each)
        except (BrokenLog, OtherRules):
            continue
        if actor is not None:
            series = with_result(series, actor.stored, actor.match)
    return series


def with_result(series: Series, stored: StoredMatch, match: Match | None) -> Series:
    """A series after one more battle; unchanged while that is not over."""
    if match is None or match.over is None:
        return series
    winner = match.over.winner
    points = scoring_of(stored.game).battle_points(match.state, winner)
    return series.add(stored.first, winner, points)
