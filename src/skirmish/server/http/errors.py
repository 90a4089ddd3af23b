"""Errors as responses to HTTP requests: JSON for programs, a plain page for people."""

from __future__ import annotations

from traceback import clear_frames, walk_tb
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)

from skirmish.core import SkirmishError
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.server.context import ServerContext
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.plain_page import plain_page
from skirmish.server.http.refusals import problem, status
from skirmish.server.ops.logging import logger
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import LONGEST_MESSAGE

HttpRequest = Request[Any, Any, AppState]


def respond_refused(request: HttpRequest, error: SkirmishError) -> Response[Any]:
    """One of our errors: JSON for programs, a plain page for people."""
    _free_frames(error)
    ServerContext.of(request.app.state).metrics.refusals.labels(error.code).inc()
    code, lang = status(error), language_of(request.scope)
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


def respond_framework_error(request: HttpRequest, error: Exception) -> Response[Any]:
    """An error that Litestar raised, as one of ours."""
    match error:
        case NotFoundException():
            found = RequestError("not-found", path=excerpt(request.scope["path"]))
        case MethodNotAllowedException():
            allowed = (error.headers or {}).get("allow", "")
            found = RequestError("wrong-method", method=excerpt(request.scope["method"]), allowed=allowed)
            answer = respond_refused(request, found)
            answer.headers["allow"] = allowed
            return answer
        case HTTPException(status_code=413):
            most = request.route_handler.resolve_request_max_body_size()
            found = RequestError("too-long", most=most or LONGEST_MESSAGE)
        case HTTPException(status_code=415):
            found = RequestError("wrong-media-type")
        case InternalServerException(detail="client disconnected prematurely"):  # in the middle of the body
            found = RequestError("bad-body", reason=_reason(error))
        case ValidationException() | ClientException() | SerializationException():
            found = RequestError("bad-body", reason=_reason(error))
        case RecursionError() | UnicodeDecodeError():  # which a body causes
            found = RequestError("bad-body", reason=_reason(error))
        case _:
            return respond_fault(request, error)
    _free_frames(error)
    return respond_refused(request, found)


def _free_frames(error: BaseException) -> None:
    """Free what a refused request has left in memory.

    Frames and the errors in them refer to each other, ten kilobytes a request, and the cyclic garbage
    collector runs rarely (``ops/gc_policy.py``).
    """
    errors: list[BaseException | None] = [error]
    while errors:
        each = errors.pop()
        if each is not None and each.__traceback__ is not None:
            places, each.__traceback__ = each.__traceback__, None
            for frame, _ in walk_tb(places):
                errors += [value for value in frame.f_locals.values() if isinstance(value, BaseException)]
            errors += [each.__cause__, each.__context__]
            clear_frames(places)


def respond_fault(request: HttpRequest, error: Exception) -> Response[Any]:
    """A bug of ours: logged, and not described to the client."""
    logger().error("fault", where="request", route=request.scope["path"][:16], exc_info=error)
    return respond_refused(request, RequestError("fault"))


def _reason(error: Exception) -> str:
    """What is wrong with a body, in msgspec's words."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place = f" ({extra[0]['key']})" if "key" in extra[0] else ""
        return excerpt(f"{extra[0].get('message', '')}{place}")
    inner = error.__cause__ or error.__context__
    return excerpt(str(getattr(error, "detail", "") or inner or error))


EXCEPTION_HANDLERS: Final[dict[Any, Any]] = {
    SkirmishError: respond_refused,
    HTTPException: respond_framework_error,
    SerializationException: respond_framework_error,
    RecursionError: respond_framework_error,
    UnicodeDecodeError: respond_framework_error,
    Exception: respond_fault,
}
