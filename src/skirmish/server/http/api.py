"""Matches over HTTP: what there is, a new one, its keys, its record; and any record played through."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from skirmish.core import UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import LANGUAGES
from skirmish.server.context import Hall
from skirmish.server.http.catalogue import LONGEST_RECORD, catalogue, replay, rulebook
from skirmish.server.http.errors import RequestError
from skirmish.server.http.guard import address
from skirmish.server.http.pages import sent
from skirmish.server.http.static import pack
from skirmish.server.wire import (
    LONGEST_MESSAGE,
    Catalogue,
    Created,
    NewMatch,
    Problem,
    RecordText,
    Renewed,
    RenewKey,
    Replay,
    Rulebook,
    encode,
)

Match = Annotated[str, Parameter(pattern=r"^[0-9a-z]{16}$", description="A match's id.")]

AtOnce: Final = asyncio.Semaphore(1)
"""Records are played through one at a time: the tables need the processor more."""

KEYED: Final[Any] = [{"key": []}]
"""A request that must carry ``Authorization: Bearer KEY``."""


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """For the description of the interface: how a request may be refused."""
    return {code: ResponseSpec(Problem, description="Refused.", generate_examples=False) for code in codes}


@get("/api/games", summary="What can be played", responses=refusals(403, 421), sync_to_thread=False)
def games(state: State) -> Catalogue:
    """Games with their variants, and the computer's levels, weakest first."""
    return catalogue(Hall.of(state).known.lan)


@post(
    "/api/matches",
    summary="Set up a match",
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 413, 415, 421, 422, 429),
)
async def create(request: Request[Any, Any, State], data: NewMatch, state: State) -> Response[Created]:
    """A new match. Its keys are in the answer and nowhere else."""
    hall, where = Hall.of(state), address(request.scope)
    hall.budgets.take("matches", where)
    thinkers = [data.south.kind, data.north.kind].count("computer")
    hall.budgets.take("thinking", where, thinkers)
    return Response(await hall.tables.create(data), status_code=201, headers={"cache-control": "no-store"})


@post(
    "/api/matches/{match:str}/keys",
    summary="Renew or revoke a key",
    status_code=200,
    security=KEYED,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 401, 403, 413, 415, 421, 422, 429),
)
async def keys(
    request: Request[Any, Any, State], match: Match, data: RenewKey, state: State
) -> Response[Renewed]:
    """Make a key invalid, and another one in its place."""
    hall, key = Hall.of(state), bearer(request)
    hall.budgets.take("messages", address(request.scope))
    return Response(await hall.tables.renew(match, key, data), headers={"cache-control": "no-store"})


@get(
    "/api/matches/{match:str}/record",
    summary="A match's record",
    media_type="text/plain",
    security=KEYED,
    responses=refusals(400, 401, 403, 421, 422, 429),
)
async def record(request: Request[Any, Any, State], match: Match, state: State) -> Response[str]:
    """The record as the holder of the key may see it."""
    hall, key = Hall.of(state), bearer(request)
    hall.budgets.take("messages", address(request.scope), 10)
    text = await hall.tables.record(match, key)
    return Response(text, media_type="text/plain", headers={"cache-control": "no-store"})


@post(
    "/api/replay",
    summary="Play a record through",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=refusals(400, 403, 413, 415, 421, 422, 429),
)
async def replayed(request: Request[Any, Any, State], data: RecordText, state: State) -> Response[Replay]:
    """The first record of a text, moment by moment."""
    Hall.of(state).budgets.take("messages", address(request.scope), 30)
    async with AtOnce:
        file = await asyncio.to_thread(
            lambda: pack(encode(replay(data.text)), "application/json", "no-store")
        )
    return sent(request, file)


@get(
    "/api/rules/{game:str}/{lang:str}",
    summary="A rulebook",
    responses=refusals(403, 404, 421),
)
async def rules(request: Request[Any, Any, State], game: str, lang: str) -> Response[Rulebook]:
    """A game's rulebook in one of our languages."""
    return sent(request, await asyncio.to_thread(lambda: _rules(game, lang)))


_RULEBOOKS: dict[tuple[str, str], Any] = {}


def _rules(game: str, lang: str) -> Any:
    if lang not in LANGUAGES:  # no other spelling: each would be kept
        raise UnknownName("unknown-language", name=excerpt(lang), known=" ".join(LANGUAGES))
    if (game, lang) not in _RULEBOOKS:
        _RULEBOOKS[game, lang] = pack(encode(rulebook(game, lang)), "application/json")
    return _RULEBOOKS[game, lang]


def bearer(request: Request[Any, Any, State]) -> str:
    """The key that a request carries."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise RequestError("no-key")
    return key.strip()


HANDLERS: Final = [games, create, keys, record, replayed, rules]
