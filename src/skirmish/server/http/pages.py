"""The page and its files, its messages, and what people read who are lost."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from skirmish.drawing.theme import asset
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.server.context import Hall
from skirmish.server.http.catalogue import messages
from skirmish.server.http.errors import RequestError, reader
from skirmish.server.http.static import File, pack
from skirmish.server.settings import BUILD

_HTML: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Skirmish</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""
_STYLE: Final = """
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2, h3 { line-height: 1.2; }
a { color: var(--action); }
code, pre { font-family: ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
section { margin: 2rem 0; }
"""


def plain_page(lang: str, title: str, body: str) -> bytes:
    """A page without scripts; ``body`` is HTML already."""
    return _HTML.format(lang="nb" if lang == "no" else lang, title=escape(title), body=body).encode()


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language in which a request is answered."""
    return reader(request.scope.get("query_string", b""), request.headers.get("accept-language", ""))


def sent(request: Request[Any, Any, Any], file: File) -> Response[Any]:
    """A file, packed as the other side likes it; nothing if it has it already."""
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if file.tag in known and file.keep != "no-store":
        return Response(b"", status_code=304, headers=headers)
    body, packed = file.chosen(request.headers.get("accept-encoding", ""))
    if packed is not None:
        headers["content-encoding"] = packed
    return Response(body, media_type=file.media, headers=headers)


@get(
    ["/", "/t/{match:str}", "/rules/{game:str}", "/record"],
    media_type=MediaType.HTML,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, State], state: State) -> Response[Any]:
    """The page, which finds out by its own address what to show."""
    built = Hall.of(state).page.index
    if built is not None:
        return sent(request, built)
    lang = language_of(request)
    say = Speaker(lang).say
    body = f"<p>{escape(say('server-no-page'))}</p><pre>{escape(BUILD)}</pre>"
    return Response(
        plain_page(lang, say("server-no-page-title"), body),
        status_code=503,
        media_type="text/html",
    )


@get("/locales/{name:str}", include_in_schema=False, sync_to_thread=False)
def locale(request: Request[Any, Any, State], name: str) -> Response[Any]:
    """The page's messages: ``/locales/it.ftl``."""
    lang = name.removesuffix(".ftl")
    if lang not in LANGUAGES or lang == name:
        raise RequestError("not-found", path="/locales")
    text = messages(lang)
    kept = _LOCALES.get(lang)
    if kept is None or kept[0] != text:  # a checkout's files change while we run
        kept = _LOCALES[lang] = (text, pack(text.encode(), "text/plain"))
    return sent(request, kept[1])


_LOCALES: dict[str, tuple[str, File]] = {}
"""Each language's messages, and the same packed."""


@get("/plain.css", include_in_schema=False, sync_to_thread=False)
def style(request: Request[Any, Any, State]) -> Response[Any]:
    """How pages without scripts look: the agreed colours."""
    return sent(request, pack((asset("tokens.css") + _STYLE).encode(), "text/css"))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, State], path: str, state: State) -> Response[Any]:
    """Any other file of the page."""
    found = Hall.of(state).page.file(path.lstrip("/"))
    if found is None:
        raise RequestError("not-found", path="")
    return sent(request, found)


HANDLERS: Final = [page, locale, style, file]
