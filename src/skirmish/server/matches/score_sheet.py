"""The score sheet of a series: derived from the logs of its matches whenever it is asked for."""

from __future__ import annotations

from skirmish.core import MatchError, Seat
from skirmish.match.series import Series
from skirmish.presenter.structs import seat_name
from skirmish.server.matches.access import Grant
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.matches.wars import fought, series_of, with_result
from skirmish.server.wire.http.series import ScoreSheet, SheetBattle
from skirmish.server.wire.server import Player


async def score_sheet(matches: MatchRegistry, grant: Grant) -> ScoreSheet:
    """The series that a grant's match belongs to, up to its end. Raises ``no-series`` if it is played alone.

    Only what everyone may know of a battle that goes on is in it.
    """
    stored = grant.actor.stored
    series = series_of(stored)
    if series is None or stored.series is None:
        raise MatchError("no-series", game=stored.game)
    battles: list[SheetBattle] = []
    players: tuple[Player, Player] | None = None
    you: Seat | None = None
    async for actor, before in fought(matches, stored):
        swapped = before.swapped(actor.stored.first)
        if players is None:
            players = actor.outlook("watch").projection.welcome("watch").players
            players = (players[1], players[0]) if swapped else players
        if actor is grant.actor and grant.seat is not None:
            you = grant.seat.other if swapped else grant.seat
        battle = SheetBattle(actor.id, actor.log.status.status, swapped)
        series = with_result(before, actor.stored, actor.match)
        if len(series.battles) > len(before.battles):
            battle = _fought(actor, battle, series)
        battles.append(battle)
    if players is None:
        raise MatchError("no-series", game=stored.game)
    ended = series.over
    return ScoreSheet(
        stored.game,
        stored.variant,
        series.name,
        series.kind,
        series.number,
        players,
        battles,
        series.wins,
        series.points,
        seat_name(series.next_first),
        None if you is None else seat_name(you),
        ended is not None,
        None if ended is None or ended.winner is None else seat_name(ended.winner),
    )


def _fought(actor: MatchActor, battle: SheetBattle, series: Series) -> SheetBattle:
    """A battle that is over, with its result as the last of a series."""
    last, state = series.battles[-1], actor.outlook("watch").projection.state("watch", actor.snapshot.seq, 0)
    battle.winner = None if last.winner is None else seat_name(last.winner)
    battle.points, battle.over, battle.view = last.points, state.over, state.view
    battle.turns = sum(change.issued.command.kind == "act" for change in actor.log.changes)
    return battle
