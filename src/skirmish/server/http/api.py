"""The API: what can be played, new matches, their keys and records, rulebooks, replays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from litestar import Response, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from skirmish.core import SkirmishError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import LANGUAGES
from skirmish.records import write_record
from skirmish.server.context import ServerContext
from skirmish.server.http.addresses import client_address
from skirmish.server.http.catalogue import catalogue
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.guard import is_owner
from skirmish.server.http.limits import REFUSAL_DELAY
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.replays import LONGEST_BODY
from skirmish.server.http.responses import KEYED, bearer, refusals, send_file
from skirmish.server.http.rulebooks import rulebook_file
from skirmish.server.matches.access import Grant, UnknownKey
from skirmish.server.matches.score_sheet import score_sheet
from skirmish.server.rate_limits import client_of
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import LONGEST_MESSAGE, ViewName
from skirmish.server.wire.http.catalogue import Catalogue, NetworkState, NetworkSwitch
from skirmish.server.wire.http.matches import Created, NewMatch, Renewed, RenewKey
from skirmish.server.wire.http.replays import FairnessCheck, RecordList, RecordText, Replay
from skirmish.server.wire.http.rulebooks import Rulebook
from skirmish.server.wire.http.series import ScoreSheet
from skirmish.server.wire.http.tried_lines import TriedLine, TriedLook, TriedPlan, TriedWhy
from skirmish.server.wire.server import Explained, Looked

MatchPath = Annotated[str, Parameter(pattern=r"^[0-9a-z]{16}$", description="A match's id.")]

NOT_STORED: Final = {"cache-control": "no-store"}
_BATTLE: Final = 3
"""Messages that a battle of a series counts as: its match may have to be loaded."""


@get("/api/games", summary="What can be played", responses=refusals(403, 421), sync_to_thread=False)
def games(request: HttpRequest, state: AppState) -> Catalogue:
    """Games with their variants, and the computer's levels, weakest first."""
    context = ServerContext.of(state)
    owner = context.network is not None and is_owner(request.scope, context.addresses)
    return catalogue(context.addresses.lan, owner=owner)


@post(
    "/api/network",
    summary="Open the server to the local network, or close it",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 413, 415, 421, 422),
)
async def network(request: HttpRequest, data: NetworkSwitch, state: AppState) -> Response[NetworkState]:
    """Only for the page on the server's own machine, not through a proxy, and only if the server was started
    for that machine alone."""
    context = ServerContext.of(state)
    if context.network is None or not is_owner(request.scope, context.addresses):
        raise RequestError("not-owner")
    await context.network.change(wanted=data.open)
    return Response(NetworkState(context.addresses.lan), headers=NOT_STORED)


@post(
    "/api/matches",
    summary="Set up a match",
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def create(request: HttpRequest, data: NewMatch, state: AppState) -> Response[Created]:
    """A new match. Its keys are in the answer and nowhere else."""
    context, where = ServerContext.of(state), client_address(request.scope)
    await pay(request, context, "matches")
    await pay(request, context, "thinking", [data.south.kind, data.north.kind].count("computer"))
    return Response(await context.matches.create(data, client_of(where)), status_code=201, headers=NOT_STORED)


@post(
    "/api/matches/{match:str}/keys",
    summary="Renew or revoke a key",
    status_code=200,
    security=KEYED,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 401, 403, 413, 415, 421, 422, 429),
)
async def keys(request: HttpRequest, match: MatchPath, data: RenewKey, state: AppState) -> Response[Renewed]:
    """Revoke a key, and issue another one if wanted."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages")
    return Response(await context.matches.renew(match, key, data), headers=NOT_STORED)


@delete(
    "/api/matches/{match:str}",
    summary="Delete a match",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def delete_match(request: HttpRequest, match: MatchPath, state: AppState) -> None:
    """Delete a match with its keys and its log: by a player, once it is over or while no other person has
    joined it. It cannot be restored."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages")
    await context.matches.delete(match, key)


@get(
    "/api/matches/{match:str}/record",
    summary="A match's record",
    media_type="text/plain",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def record(
    request: HttpRequest,
    match: MatchPath,
    state: AppState,
    viewer: Annotated[
        Literal["watch"] | None, Parameter(query="as", description="How it is to be seen.")
    ] = None,
) -> Response[str]:
    """The record as the holder of the key may see it, or as a spectator does."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 10)
    grant = await _granted(request, context, match)
    if viewer is not None:
        grant = replace(grant, role=viewer)
    return Response(write_record(grant.actor.record(grant)), media_type="text/plain", headers=NOT_STORED)


@get(
    "/api/matches/{match:str}/replay",
    summary="A match, position by position",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def match_replay(
    request: HttpRequest,
    match: MatchPath,
    state: AppState,
    viewer: Annotated[ViewName | None, Parameter(query="as", description="How it is to be seen.")] = None,
) -> Response[Replay]:
    """The match as a seat or a spectator saw it, or with nothing hidden. Until it is over, only as the holder
    of the key or a spectator sees it."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 30)
    grant = await _granted(request, context, match)
    found, played = grant.actor.record(grant), grant.actor.seen(grant)
    if played.over is not None:  # its record says it all, and is shorter
        return await replayed(request, context, "record", write_record(found), viewer or "open")
    views: tuple[ViewName, ...] = ("watch",)
    if grant.role == "south" or grant.role == "north":
        views = (grant.role, "watch")
    if viewer is not None and viewer not in views:
        raise RequestError("not-your-view")
    return await replayed(request, context, "match", played, found, viewer or views[0], views)


@get(
    "/api/matches/{match:str}/verification",
    summary="Was the chance of a match fair?",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def verification(request: HttpRequest, match: MatchPath, state: AppState) -> Response[FairnessCheck]:
    """Whether all dice and cards of a finished match follow from the secret that was committed to."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 10)
    grant = await _granted(request, context, match)
    return await replayed(request, context, "fairness", grant.actor.record(grant))


@post(
    "/api/records",
    summary="The records of a file",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=refusals(400, 403, 413, 415, 421, 422, 429),
)
async def records(request: HttpRequest, data: RecordText, state: AppState) -> Response[RecordList]:
    """What a text holds: each record with its lines, so that one of them can be replayed."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 30)
    return await replayed(request, context, "records", data.text, language_of(request.scope))


@post(
    "/api/replay",
    summary="Replay a record",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=refusals(400, 403, 413, 415, 421, 422, 429),
)
async def replay_record(request: HttpRequest, data: RecordText, state: AppState) -> Response[Replay]:
    """The first record of a text, position by position."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 30)
    return await replayed(request, context, "record", data.text, data.viewer)


@post(
    "/api/line",
    summary="Try a line from a position",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def line(request: HttpRequest, data: TriedPlan, state: AppState) -> Response[TriedLine]:
    """The position after some tokens, chance included, and everything that could be played next."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 3)
    return await replayed(request, context, "line", data)


@post(
    "/api/line/look",
    summary="What a token would do in a line",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def line_look(request: HttpRequest, data: TriedLook, state: AppState) -> Response[Looked]:
    """The preview of a legal token after the others."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 3)
    return await replayed(request, context, "look", data, data.token)


@post(
    "/api/line/why",
    summary="Why something is not possible in a line",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def line_why(request: HttpRequest, data: TriedWhy, state: AppState) -> Response[Explained]:
    """Why not, with the rule."""
    context, lang = ServerContext.of(state), language_of(request.scope)
    await pay(request, context, "messages", 3)
    return await replayed(request, context, "why", data, data.source, data.target, lang)


@get(
    "/api/matches/{match:str}/series",
    summary="The score sheet of a series",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def series(request: HttpRequest, match: MatchPath, state: AppState) -> Response[ScoreSheet]:
    """The series that a match is a battle of, with each battle's points and its board at the end."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages", 10)
    grant = await context.matches.enter(match, key)
    sheet = await score_sheet(context.matches, grant)
    context.rate_limits.charge("messages", client_address(request.scope), _BATTLE * len(sheet.battles))
    return Response(sheet, headers=NOT_STORED)


async def _granted(request: HttpRequest, context: ServerContext, match: str) -> Grant:
    """What the request's key grants or, without a key, what anyone may see."""
    if request.headers.get("authorization"):
        return await context.matches.enter(match, bearer(request))
    try:
        return await context.matches.watch(match)
    except UnknownKey:
        raise RequestError("no-key") from None


async def pay(request: HttpRequest, context: ServerContext, limit: str, cost: int = 1) -> None:
    """Count a request against a limit."""
    async with _delayed():
        context.rate_limits.take(limit, client_address(request.scope), cost)


@asynccontextmanager
async def _delayed() -> AsyncIterator[None]:
    """Refuse a client over a limit after a while: it could ask again at once."""
    try:
        yield
    except SkirmishError as error:
        if error.code == "over-budget":
            await asyncio.sleep(REFUSAL_DELAY)
        raise


async def replayed(request: HttpRequest, context: ServerContext, job: str, *arguments: Any) -> Response[Any]:
    """What a process makes of a record or a match."""
    owner = client_of(client_address(request.scope))
    async with _delayed():
        file = await context.replayer.replay(job, *arguments, owner=owner)
    return send_file(request, file)


@get("/api/rules/{game:str}/{lang:str}", summary="A rulebook", responses=refusals(403, 404, 421))
async def rules(request: HttpRequest, game: str, lang: str) -> Response[Rulebook]:
    """A game's rulebook in one of our languages."""
    if lang not in LANGUAGES:  # no other spelling: each would be cached
        raise UnknownName("unknown-language", name=excerpt(lang), known=" ".join(LANGUAGES))
    return send_file(request, await asyncio.to_thread(rulebook_file, game, lang))


HANDLERS: Final = [
    games,
    network,
    create,
    keys,
    delete_match,
    record,
    match_replay,
    verification,
    records,
    replay_record,
    line,
    line_look,
    line_why,
    series,
    rules,
]
