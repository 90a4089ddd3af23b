"""The API of the meeting place: offer a seat, sit down, take an offer back; summaries of matches."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, post
from litestar.datastructures import State as AppState

from skirmish.server.context import ServerContext
from skirmish.server.http.addresses import client_address
from skirmish.server.http.api import NOT_STORED, MatchPath, pay
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.responses import KEYED, bearer, refusals
from skirmish.server.meeting.summaries import summaries_of
from skirmish.server.rate_limits import client_of
from skirmish.server.wire.common import LONGEST_MESSAGE
from skirmish.server.wire.http.matches import MySeats, Summaries
from skirmish.server.wire.http.meeting import NewOffer, Offered, TakenSeat, TakeOpenSeat


@post(
    "/api/seats",
    summary="Offer a seat to anyone",
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 409, 413, 415, 421, 422, 429),
)
async def offer(request: HttpRequest, data: NewOffer, state: AppState) -> Response[Offered]:
    """A new match with a seat that is listed while a client is connected with the key of the other one."""
    context, where = ServerContext.of(state), client_address(request.scope)
    for limit in ("matches", "offers"):
        await pay(request, context, limit, len(data.games))
    made = await context.place.offer(data, client_of(where))
    return Response(made, status_code=201, headers=NOT_STORED)


@post(
    "/api/seats/{match:str}",
    summary="Sit down on an open seat",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 409, 413, 415, 421, 422, 429),
)
async def take(
    request: HttpRequest, match: MatchPath, data: TakeOpenSeat, state: AppState
) -> Response[TakenSeat]:
    """The first to come gets the seat; then join with the key."""
    context = ServerContext.of(state)
    await pay(request, context, "offers")
    return Response(await context.place.take(match, data.claim), headers=NOT_STORED)


@delete(
    "/api/seats/{match:str}",
    summary="Take an offer back",
    security=KEYED,
    responses=refusals(400, 401, 403, 409, 421, 422, 429),
)
async def withdraw(request: HttpRequest, match: MatchPath, state: AppState) -> None:
    """Delete the match of a seat that no one has taken."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages")
    await context.place.withdraw(match, key)


@delete(
    "/api/matches/{match:str}/showing",
    summary="Stop showing a match to anyone",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def hide(request: HttpRequest, match: MatchPath, state: AppState) -> None:
    """For either player. The spectators' link stays valid."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages")
    await context.matches.hide(match, key)
    context.place.changed()


@post(
    "/api/summaries",
    summary="How one's own matches stand",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 413, 415, 421, 422, 429),
)
async def summaries(request: HttpRequest, data: MySeats, state: AppState) -> Response[Summaries]:
    """Up to 40 matches by their keys. Those whose key is not valid any more are left out."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 1 + 3 * len(data.seats))
    return Response(await summaries_of(context.matches, data.seats), headers=NOT_STORED)


HANDLERS: Final = [offer, take, withdraw, hide, summaries]
