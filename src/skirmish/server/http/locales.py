"""The page's messages."""

from __future__ import annotations

from functools import cache

from skirmish.i18n.speaker import page_source
from skirmish.server.http.static import File, pack


@cache
def locale_file(lang: str) -> File:
    """The page's messages in a language, as one Fluent file.

    Read once: after editing messages, restart the server.
    """
    return pack(page_source(lang).encode(), "text/plain")
