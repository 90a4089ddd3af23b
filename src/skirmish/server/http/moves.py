"""The API by which a player takes seats to another device. The move's secret is the request's key."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.datastructures import State as AppState

from skirmish.server.context import ServerContext
from skirmish.server.http.api import NOT_STORED, pay
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.responses import KEYED, bearer, refusals
from skirmish.server.matches.moves import make_move, offer_move, waiting_move, withdraw_move
from skirmish.server.wire.common import LONGEST_MESSAGE
from skirmish.server.wire.http.moves import MovedSeats, MovingSeats, SeatClaims

_LONGEST: Final = 8 * LONGEST_MESSAGE
"""Bytes of a list of a hundred seats, or of the keys for them and their rematches."""


@post(
    "/api/moves",
    summary="Offer one's seats to another device of one's own",
    security=KEYED,
    request_max_body_size=_LONGEST,
    responses=refusals(400, 401, 403, 413, 415, 421, 422, 429),
)
async def offer(request: HttpRequest, data: MovingSeats, state: AppState) -> Response[MovedSeats]:
    """The next client that sends the same key takes them over: once, within five minutes."""
    context, secret = ServerContext.of(state), bearer(request)
    await pay(request, context, "offers")
    await pay(request, context, "messages", 1 + len(data.seats))
    return Response(
        await offer_move(context.matches, secret, data.seats), status_code=201, headers=NOT_STORED
    )


@get(
    "/api/moves",
    summary="The seats that can be taken over",
    security=KEYED,
    responses=refusals(401, 403, 421, 422, 429),
)
async def waiting(request: HttpRequest, state: AppState) -> Response[MovedSeats]:
    """The seats of a move that was not made yet; none if it was, or cannot be made any more."""
    context, secret = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages", 5)
    return Response(await waiting_move(context.matches, secret), headers=NOT_STORED)


@post(
    "/api/moves/claims",
    summary="Take seats over",
    status_code=200,
    security=KEYED,
    request_max_body_size=_LONGEST,
    responses=refusals(400, 401, 403, 404, 413, 415, 421, 422, 429),
)
async def claims(request: HttpRequest, data: SeatClaims, state: AppState) -> Response[MovedSeats]:
    """The seats open with these keys from now on, and with no others."""
    context, secret = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages", 1 + len(data.claims))
    return Response(await make_move(context.matches, secret, data.claims), headers=NOT_STORED)


@delete(
    "/api/moves",
    summary="Withdraw a move",
    security=KEYED,
    responses=refusals(401, 403, 404, 421, 422, 429),
)
async def withdraw(request: HttpRequest, state: AppState) -> None:
    """The link is not valid any more."""
    context, secret = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages")
    await withdraw_move(context.matches, secret)


HANDLERS: Final = [offer, waiting, claims, withdraw]
