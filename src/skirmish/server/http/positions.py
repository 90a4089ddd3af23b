"""Positions that people set up by hand: the editor's steps, and what a level would do there."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, post
from litestar.datastructures import State as AppState

from skirmish import agents, games, presenter
from skirmish.core import AnyGame, Decide, MatchError, Roll, Seat, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.editing import EditedPosition
from skirmish.presenter.structs import seat_name
from skirmish.presenter.why import first
from skirmish.server.context import ServerContext
from skirmish.server.engines.limits import HINT, SUGGESTION_WAIT
from skirmish.server.engines.pool import Engines
from skirmish.server.http.addresses import client_address
from skirmish.server.http.api import NOT_STORED, pay, replayed
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.responses import refusals
from skirmish.server.rate_limits import client_of
from skirmish.server.wire.common import LONGEST_MESSAGE
from skirmish.server.wire.http.positions import PositionAdvice, PositionQuestion, PositionText

MOST_OUTCOMES: Final = 6
"""Outcomes of chance over which a level's chance of winning is averaged: those of a die."""


@post(
    "/api/positions",
    summary="Edit a position",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def edit(request: HttpRequest, data: PositionText, state: AppState) -> Response[EditedPosition]:
    """A position after an edit: its board, whether it is possible, if not why, and what can be set."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 5)
    arguments = (data.game, data.text, data.variant, data.edit, language_of(request.scope))
    return await replayed(request, context, "position", *arguments)


@post(
    "/api/positions/advice",
    summary="Ask a level about a position",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def advise(request: HttpRequest, data: PositionQuestion, state: AppState) -> Response[PositionAdvice]:
    """What a level would do, from the view of the seat that must decide, and how likely it then wins."""
    context, where = ServerContext.of(state), client_address(request.scope)
    await pay(request, context, "thinking", 2)
    speaker = Speaker(language_of(request.scope))
    found = await _advice(data, context.engines, f"advice {client_of(where)}", speaker)
    return Response(found, headers=NOT_STORED)


async def _advice(data: PositionQuestion, engines: Engines, owner: str, speaker: Speaker) -> PositionAdvice:
    """Raises MatchError where nothing can be said, and NotationError for an impossible position."""
    game = games.load(data.game)
    if data.variant not in game.variants:
        known = ", ".join(game.variants)
        raise UnknownName("unknown-variant", game=data.game, name=excerpt(data.variant), known=known)
    if data.level not in agents.LEVELS:
        raise UnknownName("unknown-agent", name=excerpt(data.level), known=", ".join(agents.LEVELS))
    if not games.offers(data.game, "kernel.engine"):
        raise MatchError("no-levels")
    position = game.from_position(data.text, data.variant)
    pending = game.pending(position)
    try:
        async with asyncio.timeout(SUGGESTION_WAIT):
            if isinstance(pending, Decide):
                return await _decision(game, position, pending.seat, data.level, engines, owner, speaker)
            if isinstance(pending, Roll) and len(pending.outcomes) <= MOST_OUTCOMES:
                return await _mean(game, position, pending, data.level, engines, owner)
    except TimeoutError:
        raise MatchError("no-suggestion") from None
    raise MatchError("nothing-to-decide")


async def _decision(
    game: AnyGame, position: Any, seat: Seat, level: str, engines: Engines, owner: str, speaker: Speaker
) -> PositionAdvice:
    view = game.view(position, seat)
    dealt = game.sample(game.view(position, None, over=True), first)
    if {*game.legal(game.view(dealt, seat))} != {*game.legal(view)}:  # a card its own owner does not know
        raise MatchError("cards-open", seat=seat.word)
    token, win, *_ = await engines.advise(level, game.name, view, owner=owner, seconds=HINT)
    told = presenter.load(game.name)
    reason = told.why(view, "", token, speaker)
    chance = None if win is None else round(100 * win)
    return PositionAdvice(seat_name(seat), chance, token, reason, told.because(view, token))


async def _mean(
    game: AnyGame, position: Any, roll: Roll[Any], level: str, engines: Engines, owner: str
) -> PositionAdvice:
    """What may happen, each with its weight."""
    total = 0.0
    for outcome, weight in zip(roll.outcomes, roll.weights, strict=True):
        after = game.resolve(position, outcome).state
        pending = game.pending(after)
        if not isinstance(pending, Decide):
            raise MatchError("nothing-to-decide")
        view, seconds = game.view(after, pending.seat), HINT / len(roll.outcomes)
        _, win, *_ = await engines.advise(level, game.name, view, owner=owner, seconds=seconds)
        if win is None:
            raise MatchError("nothing-to-decide")
        total += weight * (win if pending.seat is roll.seat else 1 - win)
    return PositionAdvice(seat_name(roll.seat), round(100 * total / roll.total))


HANDLERS: Final = [edit, advise]
