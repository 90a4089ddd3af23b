"""The page, its files and its messages."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState

from skirmish.i18n.speaker import LANGUAGES, Speaker, page_source
from skirmish.server.context import ServerContext
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.plain_page import plain_page, plain_style
from skirmish.server.http.responses import send_file
from skirmish.server.http.static import File, pack
from skirmish.server.request_error import RequestError
from skirmish.server.settings import BUILD


@get(
    [
        *("/", "/t/{match:str}", "/rules/{game:str}", "/replay", "/replay/{match:str}", "/matches"),
        *("/learn/{game:str}", "/learn/{game:str}/{lesson:str}"),
        "/edit/{game:str}",
        *("/war/{match:str}", "/move"),
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: HttpRequest, state: AppState) -> Response[Any]:
    """The page, which decides by its own address what to show."""
    built = ServerContext.of(state).page.index
    if built is not None:
        return send_file(request, built)
    lang = language_of(request.scope)
    say = Speaker(lang).say
    body = f"<p>{escape(say('server-no-page'))}</p><pre>{escape(BUILD)}</pre>"
    return Response(
        plain_page(lang, say("server-no-page-title"), body),
        status_code=503,
        media_type="text/html",
    )


@cache
def locale_file(lang: str) -> File:
    """The page's messages in a language, as one Fluent file. Read once: a restart reads edited messages."""
    return pack(page_source(lang).encode(), "text/plain")


@get("/locales/{name:str}", include_in_schema=False, sync_to_thread=False)
def locale(request: HttpRequest, name: str) -> Response[Any]:
    """The page's messages: ``/locales/it.ftl``."""
    lang = name.removesuffix(".ftl")
    if lang not in LANGUAGES or lang == name:
        raise RequestError("not-found", path="/locales")
    return send_file(request, locale_file(lang))


@get("/plain.css", include_in_schema=False, sync_to_thread=False)
def style(request: HttpRequest) -> Response[Any]:
    """The style sheet of pages without scripts."""
    return send_file(request, plain_style())


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(request: HttpRequest, path: str, state: AppState) -> Response[Any]:
    """Any other file of the page."""
    found = ServerContext.of(state).page.file(path.lstrip("/"))
    if found is None:
        raise RequestError("not-found", path="")
    return send_file(request, found)


HANDLERS: Final = [page, locale, style, file]
