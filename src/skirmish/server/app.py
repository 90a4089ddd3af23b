"""The application: the hall is opened, the routes are laid, and the door is put before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from skirmish import __version__
from skirmish.core import SkirmishError
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.server.clock import WallMoment
from skirmish.server.context import Hall
from skirmish.server.engines.pool import Opponents
from skirmish.server.http import api as routes_play
from skirmish.server.http import ops as routes_service
from skirmish.server.http import pages as routes_page
from skirmish.server.http.errors import RequestError, problem, status
from skirmish.server.http.guard import Addresses, Door
from skirmish.server.http.openapi import ApiJson, ApiPage, Bodies
from skirmish.server.http.pages import language_of, plain_page
from skirmish.server.http.static import Page
from skirmish.server.matches.registry import Tables
from skirmish.server.ops.logging import logger
from skirmish.server.ops.metrics import Metrics
from skirmish.server.rate_limits import Budgets
from skirmish.server.settings import Settings
from skirmish.server.sockets.connection import Sockets
from skirmish.server.storage import Store
from skirmish.server.wire import LONGEST_MESSAGE

Asked = Request[Any, Any, State]


def make_hall(settings: Settings, known: Addresses) -> Hall:
    """The hall, still empty."""
    return Hall(settings, known, Page(settings.page), Budgets(settings.limits))


def make_app(hall: Hall) -> Door:
    """The whole application."""
    bodies = Bodies()
    about = OpenAPIConfig(
        title="Skirmish",
        version=__version__,
        description=(
            "Matches of two-player tactical board games. Requests that change something must carry the "
            "Origin of the server's own page. Playing goes over the socket at /socket."
        ),
        use_handler_docstrings=True,
        components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        openapi_router=Router(
            "/api", route_handlers=[], include_in_schema=False, after_request=_no_such_page
        ),
        render_plugins=[ApiPage(bodies), ApiJson(bodies)],
    )
    app = Litestar(
        [*routes_play.HANDLERS, *routes_service.HANDLERS, *routes_page.HANDLERS],
        state=State({"hall": hall}),
        openapi_config=about,
        plugins=[bodies],
        request_max_body_size=LONGEST_MESSAGE,
        exception_handlers={
            SkirmishError: _refused,
            HTTPException: _mistaken,
            SerializationException: _mistaken,
            RecursionError: _mistaken,
            Exception: _fault,
        },
        logging_config=None,
    )
    return Door(app, Sockets(hall), hall.known, hall.metrics)


class Timed:
    """Opponents on whom somebody keeps a stop watch."""

    def __init__(self, opponents: Opponents, metrics: Metrics) -> None:
        self._opponents = opponents
        self._metrics = metrics

    async def think(self, level: str, game_name: str, view: Any, *, owner: str) -> str:
        """A token."""
        with self._metrics.thinking.time():
            return await self._opponents.think(level, game_name, view, owner=owner)

    def preparing(self, game_name: str) -> bool:
        """Whether thinking has to wait for code that is being compiled."""
        return self._opponents.preparing(game_name)


@asynccontextmanager
async def opened(hall: Hall) -> AsyncIterator[None]:
    """The hall with its database, its computers and its tables, until all is finished that was begun.

    Raises a :class:`~skirmish.core.SkirmishError` if the database can't be opened.
    """
    hall.store = await Store.open(hall.settings.database)
    try:
        hall.opponents = Opponents(hall.settings.workers)
        await hall.opponents.start()
        try:
            hall.tables = Tables(hall.store, WallMoment(), Timed(hall.opponents, hall.metrics))
            try:
                await hall.tables.start()
                hall.watch()
                yield
            finally:
                await hall.tables.close()
        finally:
            await hall.opponents.close()
    finally:
        await hall.store.close()


def _refused(request: Asked, error: SkirmishError) -> Response[Any]:
    """One of our errors, as JSON for programs and as a page for people."""
    Hall.of(request.app.state).metrics.refusals.labels(error.code).inc()
    code, lang = status(error), language_of(request)
    headers = {"cache-control": "no-store"}
    if code == 401:
        headers["www-authenticate"] = "Bearer"
    elif code == 429:
        headers["retry-after"] = str(error.facts.get("seconds", 1))
    path = request.scope["path"]
    if path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return Response(
            problem(error, lang), status_code=code, media_type="application/json", headers=headers
        )
    say = Speaker(lang).say
    body = f"<p>{say('server-lost')}</p><p><a href='/'>{say('server-home')}</a></p>"
    page = plain_page(lang, say("server-lost-title"), body)
    return Response(page, status_code=code, media_type="text/html", headers=headers)


def _mistaken(request: Asked, error: Exception) -> Response[Any]:
    """What Litestar can't make sense of, in our words."""
    match error:
        case NotFoundException():
            found = RequestError("not-found", path=excerpt(request.scope["path"]))
        case MethodNotAllowedException():
            allowed = (error.headers or {}).get("allow", "")
            found = RequestError("wrong-method", method=excerpt(request.scope["method"]), allowed=allowed)
            answer = _refused(request, found)
            answer.headers["allow"] = allowed
            return answer
        case HTTPException(status_code=413):
            found = RequestError("too-long", most=LONGEST_MESSAGE)
        case HTTPException(status_code=415):
            found = RequestError("wrong-media-type")
        case ValidationException() | ClientException() | SerializationException() | RecursionError():
            found = RequestError("bad-body", reason=_reason(error))
        case _:
            return _fault(request, error)
    return _refused(request, found)


def _reason(error: Exception) -> str:
    """What is wrong with a body, as msgspec says it."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place = f" ({extra[0]['key']})" if "key" in extra[0] else ""
        return excerpt(f"{extra[0].get('message', '')}{place}")
    inner = error.__cause__ or error.__context__
    return excerpt(str(getattr(error, "detail", "") or inner or error))


def _fault(request: Asked, error: Exception) -> Response[Any]:
    """Our own mistake: written down, and not told in detail."""
    logger().error("fault", where="request", route=request.scope["path"][:16], exc_info=error)
    return _refused(request, RequestError("fault"))


def _no_such_page(response: Response[Any]) -> Response[Any]:
    """Litestar answers for paths beside its own description with a page that is none of ours."""
    if response.status_code == 404:
        raise RequestError("not-found", path="/api")
    return response
