"""The language in which a request is answered."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qs

from babel import negotiate_locale

from skirmish.core import UnknownName
from skirmish.i18n.speaker import LANGUAGES, language

_MOST: Final = 32
"""How many languages of a header are considered."""
_AVAILABLE: Final = (*LANGUAGES, "nb", "nn")


def negotiate_language(query: bytes, accept: str) -> str:
    """``?lang=`` if it is one of ours, else the best of an ``Accept-Language`` header, else English."""
    for asked in parse_qs(query.decode("latin-1")).get("lang", ()):
        try:
            return language(asked)
        except UnknownName:
            continue
    weighed = [(_weight(part), part.partition(";")[0].strip()) for part in accept.split(",")[:_MOST]]
    weighed.sort(key=lambda each: -each[0])
    best = negotiate_locale([tag for weight, tag in weighed if weight > 0], _AVAILABLE, sep="-")
    return "en" if best is None else language(best)


def language_of(scope: Any) -> str:
    """The language in which the request of an ASGI scope is answered."""
    accept = next((value for key, value in scope["headers"] if key.lower() == b"accept-language"), b"")
    return negotiate_language(scope.get("query_string", b""), accept.decode("latin-1"))


def _weight(part: str) -> float:
    """The ``q`` of an entry: 1 if it has none, 0 if it can't be read."""
    _, _, text = part.partition(";q=")
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
