"""New matches: as a client plans them, and rematches."""

from __future__ import annotations

import secrets
from dataclasses import replace

from skirmish import agents
from skirmish.core import NORTH, SOUTH, MatchError, NotationError, Options, Over, Seat, UnknownName
from skirmish.games import info, load
from skirmish.match import Change, Issued, Snapshot
from skirmish.match.commands import TakeSeat
from skirmish.records.replay import placed
from skirmish.server.matches.deal import dealt
from skirmish.server.matches.log_entries import entry_of, setup, status_of, time_control
from skirmish.server.matches.seat_keys import hashed, new_key, new_match_id
from skirmish.server.matches.wars import series_of
from skirmish.server.storage.entries import Opened, Role, StoredMatch
from skirmish.server.wire.http.matches import Created, NewMatch, SeatPlan


def planned(plan: NewMatch, now: int) -> tuple[Opened, Created]:
    """A match to be stored, and the answer to the client, which alone holds the keys.

    Raises UnknownName for a game, variant or level that does not exist, MatchError for a plan that
    contradicts itself, NotationError for a position that cannot be.
    """
    levels = _level(plan.south, plan.game), _level(plan.north, plan.game)
    if plan.first == "random":
        first = Seat(secrets.randbelow(2))
    else:
        first = SOUTH if plan.first == "south" else NORTH
    load(plan.game).start(Options(plan.variant, first))  # raises for an unknown variant
    position: str | None = None
    if plan.position is not None:
        first, position = _placed(plan.game, plan.variant, plan.position, plan.past)
    elif plan.past is not None:
        raise NotationError("impossible-past", found=plan.past)
    rules = info(plan.game).rules_version
    time_control(plan.clock)
    stored = StoredMatch(
        new_match_id(),
        plan.game,
        plan.variant,
        first,
        levels,
        plan.clock,
        secrets.token_bytes(32),
        now,
        rules,
        position,
        past=plan.past,
    )
    if plan.series is not None:
        stored = replace(stored, series=stored.id, form=plan.series, battle=1)
        series_of(stored)  # raises for an unknown one
    watch = new_key()
    south, north = (new_key() if level is None else None for level in levels)
    roles: tuple[tuple[Role, str | None], ...] = (("watch", watch), ("south", south), ("north", north))
    keys = tuple([(role, hashed(key)) for role, key in roles if key is not None])
    opened = replace(_opened(stored, now, keys), showing=None if plan.show is None else plan.show * 1000)
    return opened, Created(stored.id, stored.commitment, watch, south, north)


def rematch_of(match: StoredMatch, name: str, now: int, *, decided: bool = False) -> Opened:
    """The rematch of a match, under an id. The seats are swapped, so that the other side begins; the same
    keys open it. One that started from a position starts from the same one. The battles of a series follow
    each other in this way; where the match has ``decided`` its series, the rematch begins another."""
    south, north = match.levels
    secret = secrets.token_bytes(32)
    series, battle = match.series, None if match.battle is None else match.battle + 1
    if series is not None and decided:
        series, battle = name, 1
    swapped = replace(match, id=name, levels=(north, south), secret=secret, created=now)
    stored = replace(swapped, series=series, battle=battle)
    return _opened(stored, now, (), match.id)


def _placed(game_name: str, variant: str, text: str, past: str | None) -> tuple[Seat, str]:
    """Who moved first in a position, and the position with every card that a player would know.

    Raises NotationError for a position that cannot be, MatchError for one in which the game is over.
    """
    game = load(game_name)
    state = placed(game, text, variant, past)
    if isinstance(game.pending(state), Over):
        raise MatchError("position-over")
    state = dealt(game, state)
    return state.first, game.position(state)


def _opened(
    stored: StoredMatch, now: int, keys: tuple[tuple[Role, bytes], ...], heir_of: str | None = None
) -> Opened:
    """A match with its first entries: computers join at once, and contribute no entropy."""
    snapshot, changes = Snapshot(setup(stored)), list[Change]()
    for seat in Seat:
        if stored.levels[seat] is not None:
            snapshot, more = snapshot.advance(Issued(TakeSeat(""), seat, now))
            changes += more
    entries = tuple([entry_of(stored.id, change, None) for change in changes])
    return Opened(stored, status_of(snapshot), keys, entries, heir_of)


def _level(plan: SeatPlan, game_name: str) -> str | None:
    """The level of a seat's computer; None for a person."""
    if (plan.kind == "computer") != (plan.level is not None):
        raise MatchError("bad-seat-plan")
    offered = agents.offered(game_name)
    if plan.level is not None and plan.level not in offered:
        raise UnknownName("unknown-agent", name=plan.level, known=", ".join(offered))
    return plan.level
