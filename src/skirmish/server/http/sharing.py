"""Shared links: codes for moments and positions, what they open, and their pictures.

A link shows what a spectator may see. While its match is in progress that ends at the moment that was shared;
once the match is over, everything is open. Names of people stay out of it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from html import escape
from itertools import islice
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.datastructures import State as AppState

from skirmish import games
from skirmish.core import AnyGame, Event, MatchError, NoPosition, NotationError, UnknownName
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.raster import CARD
from skirmish.i18n.speaker import Speaker
from skirmish.match import Match
from skirmish.records import Played, write_record
from skirmish.server.context import ServerContext
from skirmish.server.http.addresses import client_address
from skirmish.server.http.api import NOT_STORED, MatchPath, pay
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.guard import header
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.pictures import KEEP, thinned
from skirmish.server.http.responses import KEYED, bearer, refusals, send_file
from skirmish.server.http.share_codes import (
    SharedMoment,
    SharedPosition,
    is_signed,
    moment_code,
    position_code,
    read_code,
)
from skirmish.server.matches.access import Grant, UnknownKey
from skirmish.server.rate_limits import client_of
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import LONGEST_MESSAGE
from skirmish.server.wire.http.sharing import ShareCode, Shared, ShareMoment, SharePosition
from skirmish.server.wire.server import encode

COSTS: Final = {"png": 20, "svg": 20, "gif": 300}
"""Messages that a picture counts as, unless it is kept already."""
_TOKENS: Final = 100
"""Tokens of a match that count as a message when they are played again, which takes a few milliseconds."""


class Moment(NamedTuple):
    """What a code opens, from the start to the shared moment."""

    game: AnyGame
    states: list[Any]
    turns: list[int]
    """Which of the states begin a turn."""
    over: bool
    """Whether everything is open."""
    marks: Marks = NO_MARKS
    """What happened in the turn that led to the last of them."""

    def view(self, state: Any) -> Any:
        """What a spectator may see of a state."""
        return self.game.view(state, None, over=self.over)


@post(
    "/api/matches/{match:str}/shares",
    summary="Share a moment of a match",
    status_code=200,
    security=KEYED,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 401, 403, 413, 415, 421, 422, 429),
)
async def share_moment(
    request: HttpRequest, match: MatchPath, data: ShareMoment, state: AppState
) -> Response[ShareCode]:
    """The code of a link to a moment. It ends with the match's spectators' key, when that is renewed."""
    context, key = ServerContext.of(state), bearer(request)
    await pay(request, context, "messages", 5)
    grant = await context.matches.enter(match, key)
    played = _played(grant.actor.seen(grant))
    watch = await context.store.valid_key(match, "watch")
    if watch is None:
        raise MatchError("not-watched")
    ply = min(data.ply, len(played))
    return Response(ShareCode(moment_code(match, ply, watch)), headers=NOT_STORED)


@post(
    "/api/shares",
    summary="Share a position",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def share_position(request: HttpRequest, data: SharePosition, state: AppState) -> Response[ShareCode]:
    """The code of a link to a position, which must be possible. Nothing is stored: the code holds it."""
    context = ServerContext.of(state)
    await pay(request, context, "messages", 5)
    shared = SharedPosition(data.game, data.variant, data.text)
    text = _position(shared)[1]
    return Response(ShareCode(position_code(data.game, data.variant, text)), headers=NOT_STORED)


@get(
    "/api/shares/{code:str}", summary="What a shared link opens", responses=refusals(403, 404, 421, 422, 429)
)
async def shared(request: HttpRequest, code: str, state: AppState) -> Response[Any]:
    """A position; or a match: its record once it is over, until then a replay up to the shared moment."""
    context, read = ServerContext.of(state), read_code(code)
    await pay(request, context, "messages", 10)
    if isinstance(read, SharedPosition):
        _, text = _position(read)
        return Response(Shared(read.game, read.variant, position=text), headers=NOT_STORED)
    grant = await _granted(context, read)
    played = grant.actor.seen(grant)
    name, variant = played.game.name, played.options.variant
    if played.over is not None:
        record = write_record(_nameless(grant))
        return Response(Shared(name, variant, ply=read.ply, record=record), headers=NOT_STORED)
    owner = client_of(client_address(request.scope))
    until, viewer = _until(played, read.ply), "watch"
    file = await context.replayer.replay("match", until, _nameless(grant), viewer, (viewer,), owner=owner)
    head = encode(Shared(name, variant, ply=read.ply)).removesuffix(b"}")
    body = b'%b,"replay":%b}' % (head, file.body)  # encoded already, in its process
    return Response(body, media_type="application/json", headers=NOT_STORED)


@get("/s/{code:str}/record.skirmish", include_in_schema=False)
async def shared_record(request: HttpRequest, code: str, state: AppState) -> Response[str]:
    """The record of a shared match that is over, as a file."""
    context, read = ServerContext.of(state), read_code(code)
    await pay(request, context, "messages", 10)
    if not isinstance(read, SharedMoment):
        raise RequestError("not-found", path="/s")
    grant = await _granted(context, read)
    if grant.actor.seen(grant).over is None:
        raise MatchError("not-finished")
    headers = {**NOT_STORED, "content-disposition": f'attachment; filename="{read.match}.skirmish"'}
    return Response(write_record(_nameless(grant)), media_type="text/plain", headers=headers)


@get(["/s/{code:str}/board.png", "/s/{code:str}/board.svg"], include_in_schema=False)
async def board(request: HttpRequest, code: str, state: AppState) -> Response[Any]:
    """The shared moment as a picture."""
    kind = request.scope["path"].rpartition(".")[2]
    return await _drawn(request, ServerContext.of(state), code, kind, "board")


@get(["/s/{code:str}/turn.gif", "/s/{code:str}/match.gif"], include_in_schema=False)
async def animation(request: HttpRequest, code: str, state: AppState) -> Response[Any]:
    """The turn that leads to the shared moment, or the match up to it by turns, as an animation."""
    what = request.scope["path"].rpartition("/")[2].removesuffix(".gif")
    return await _drawn(request, ServerContext.of(state), code, "gif", what)


async def _drawn(
    request: HttpRequest, context: ServerContext, code: str, kind: str, what: str
) -> Response[Any]:
    """A picture, kept or made. What it shows is its key, so that no other link's picture is ever sent."""
    moment = await _opened(request, context, read_code(code))
    views = [moment.view(each) for each in _frames(moment, what)]
    lang = language_of(request.scope)
    shown = "\n".join(_spelled(moment.game, view) for view in views)
    key = (moment.game.name, kind, lang if kind == "svg" else "", shown, repr(moment.marks))
    file = context.pictures.get(key)
    if file is None:
        await pay(request, context, "messages", COSTS[kind])
        owner = client_of(client_address(request.scope))
        if kind == "gif":
            made = await context.replayer.replay("animation", moment.game.name, views, owner=owner)
        else:
            made = await context.replayer.replay(
                "picture", moment.game.name, views[0], kind, lang, moment.marks, owner=owner
            )
        file = replace(made, keep=KEEP)
        context.pictures.put(key, file)
    answer = send_file(request, file)
    if kind == "svg":
        answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _frames(moment: Moment, what: str) -> list[Any]:
    """The states that a picture shows."""
    states, turns = moment.states, moment.turns
    if what == "board":
        return states[-1:]
    if what == "turn":
        begun = max((start for start in turns if start < len(states) - 1), default=0)
        return thinned(states[begun:])
    last = len(states) - 1
    return thinned([states[at] for at in dict.fromkeys([0, *turns, last])])


def _spelled(game: AnyGame, view: Any) -> str:
    """What a picture of a view shows; in the middle of a set-up there may be no position string."""
    try:
        return game.position(view)
    except NoPosition:
        return repr(view)


async def _opened(
    request: HttpRequest, context: ServerContext, read: SharedMoment | SharedPosition
) -> Moment:
    """What a code opens. Raises for a code that opens nothing."""
    if isinstance(read, SharedPosition):
        state, _ = _position(read)
        return Moment(games.load(read.game), [state], [], over=True)
    await pay(request, context, "messages", read.ply // _TOKENS)
    grant = await _granted(context, read)
    match = grant.actor.seen(grant)
    states, turns = [match.opening], list[int]()
    for at, each in enumerate(islice(match.replayed(), read.ply), 1):
        states.append(each.state)
        if each.begins_turn:
            turns.append(at)
        if at % _TOKENS == 0:
            await asyncio.sleep(0)  # live matches go on in between
    marks_of = getattr(games.part(match.game.name, "drawing"), "marks_of", None)
    marks = marks_of(_turn(match, read.ply)) if marks_of else NO_MARKS
    return Moment(match.game, states, turns, match.over is not None, marks)


def _turn(match: Match, ply: int) -> list[Event]:
    """What happened in the turn that leads to a moment, as a spectator may see it."""
    line = _played(match)[:ply]
    begun = max((at for at, each in enumerate(line, 1) if at < len(line) and each.begins_turn), default=0)
    return [event for each in line[begun:] for event in match.seen(each, None)[1]]


async def _granted(context: ServerContext, read: SharedMoment) -> Grant:
    """What a signed code grants: to watch. Raises for any other code, and for one that was revoked."""
    key = await context.store.valid_key(read.match, "watch")
    actor = await context.matches.actor(read.match) if key is not None and is_signed(read, key) else None
    if key is None or actor is None:
        raise UnknownKey("unknown-key")
    return Grant("watch", actor, key)


def _played(match: Match) -> list[Played]:
    return [each for each in match.line if isinstance(each, Played)]


def _until(match: Match, ply: int) -> Match:
    """The match without what was played after a moment."""
    return replace(match, line=tuple(_played(match)[:ply]))


def _nameless(grant: Grant) -> Any:
    """The record as a spectator sees it, without the names of people."""
    record, levels = grant.actor.record(grant), grant.actor.stored.levels
    people = {name for name, level in zip(("South", "North"), levels, strict=True) if level is None}
    return replace(record, tags=tuple(tag for tag in record.tags if tag.name not in people))


def _position(read: SharedPosition) -> tuple[Any, str]:
    """A shared position's state and its exact text. Raises what an impossible one does."""
    game = games.load(read.game)
    if read.variant not in game.variants:
        known = ", ".join(game.variants)
        raise UnknownName("unknown-variant", game=read.game, name=read.variant, known=known)
    state = game.from_position(read.text, read.variant)
    return state, game.position(state)


# The page


@get(["/s/{code:str}", "/embed/{code:str}"], media_type="text/html", include_in_schema=False)
async def shared_page(request: HttpRequest, code: str, state: AppState) -> Response[Any]:
    """The page, with the tags from which messengers make a preview."""
    context, lang = ServerContext.of(state), language_of(request.scope)
    built = context.page.index
    if built is None:
        raise RequestError("not-found", path="/s")
    body = built.body
    try:
        await pay(request, context, "messages", 2)
        read = read_code(code)
        tags = await _tags(request, context, code, read, Speaker(lang))
        body = body.replace(b"<title>Skirmish</title>", tags.encode(), 1)
    except (MatchError, NotationError, UnknownName, RequestError) as error:
        if error.code == "over-budget":
            raise
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(body, media_type="text/html", headers=headers)


async def _tags(
    request: HttpRequest,
    context: ServerContext,
    code: str,
    read: SharedMoment | SharedPosition,
    speaker: Speaker,
) -> str:
    """The title and the Open Graph tags of a link. Raises what opening it would."""
    if isinstance(read, SharedPosition):
        _position(read)
        game, words = read.game, speaker.say("server-shared-position")
    else:
        grant = await _granted(context, read)
        played = grant.actor.seen(grant)
        game = played.game.name
        winner = None if played.over is None else played.over.winner
        seat = "" if winner is None else speaker.seat(winner, game)
        result = "playing" if played.over is None else "draw" if winner is None else "won"
        told = _turn(played, read.ply)
        ended = speaker.say("server-shared-moment", ply=read.ply, result=result, seat=seat)
        words = f"{speaker.play(game, told)} {ended}" if told else ended
    origin, title = _origin(request, context), speaker.title(game)
    address = f"{origin}/s/{code}"
    properties = {
        "og:type": "website",
        "og:site_name": "Skirmish",
        "og:title": title,
        "og:description": words,
        "og:url": address,
        "og:locale": speaker.lang,
        "og:image": f"{address}/board.png",
        "og:image:type": "image/png",
        "og:image:width": str(CARD[0]),
        "og:image:height": str(CARD[1]),
        "og:image:alt": words,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join([f"<title>{escape(title)} · Skirmish</title>", *lines])


def _origin(request: HttpRequest, context: ServerContext) -> str:
    """The origin under which a request came; the guard has checked its host."""
    host = header(request.scope, b"host").lower()
    secure = f"https://{host}"
    return secure if secure in context.addresses.origins else f"http://{host}"


HANDLERS: Final = [share_moment, share_position, shared, shared_record, board, animation, shared_page]
