"""What could not be done: our errors as bodies and messages, with a status, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs

from skirmish.core import IllegalAction, SkirmishError, UnknownName
from skirmish.i18n.speaker import Speaker, language
from skirmish.server.wire import Facts, Problem, Refused


class RequestError(SkirmishError):
    """A request or message that the server can't answer as it was put."""


STATUS: Final[Mapping[str, int]] = {
    "bad-body": 400,
    "bad-message": 400,
    "no-key": 401,
    "unknown-key": 403,
    "revoked-key": 403,
    "wrong-origin": 403,
    "wrong-media-type": 415,
    "only-watching": 403,
    "not-your-key": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "wrong-method": 405,
    "too-long": 413,
    "wrong-host": 421,
    "over-budget": 429,
    "fault": 500,
    "storage-failed": 503,
    "storage-unclear": 503,
}
"""The status of a refused request by its code; of all others 422: understood, but not possible."""


def status(error: SkirmishError) -> int:
    """The HTTP status that fits an error."""
    return STATUS.get(error.code, 422)


def problem(error: SkirmishError, lang: str, game: str | None = None) -> Problem:
    """An error as a body."""
    told = _told(error)
    return Problem(told.code, sentence(error, lang, game), dict(told.facts), _rule(error))


def refused(error: SkirmishError, lang: str, game: str | None = None, of: str | None = None) -> Refused:
    """An error as a socket's message; ``of`` is the id of what was asked."""
    told = _told(error)
    squares = list(error.refusal.squares) if isinstance(error, IllegalAction) else []
    return Refused(of, told.code, sentence(error, lang, game), _rule(error), squares, dict(told.facts))


def sentence(error: SkirmishError, lang: str, game: str | None = None) -> str:
    """The sentence, without the rule, which is shown beside it."""
    speaker = Speaker(lang)
    if isinstance(error, IllegalAction) and game is not None:
        return speaker.reason(game, error.refusal)
    return speaker.error(error, game)


class _Told:
    """The code and facts that a page can look up a message by."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: Mapping[str, str | int]) -> None:
        self.code = code
        self.facts: Facts = dict(facts)


def _told(error: SkirmishError) -> _Told:
    if isinstance(error, IllegalAction):
        return _Told(error.refusal.code, error.refusal.facts)
    return _Told(error.code, error.facts)


def _rule(error: SkirmishError) -> str | None:
    refusal = getattr(error, "refusal", None)
    return None if refusal is None else refusal.rule


def reader(query: bytes, accept: str) -> str:
    """The language of a request: ``?lang=`` if it is one of ours, else the one its reader likes best."""
    for asked in parse_qs(query.decode("latin-1")).get("lang", ()):
        found = _spoken(asked)
        if found:
            return found
    wanted: list[tuple[float, str]] = []
    for part in accept.split(",")[:32]:
        tag, _, weight = part.partition(";q=")
        found = _spoken(tag)
        if found:
            wanted.append((_weight(weight), found))
    best = max(wanted, key=lambda each: each[0], default=(0.0, "en"))
    return best[1] if best[0] > 0 else "en"


def _spoken(tag: str) -> str | None:
    try:
        return language(tag)
    except UnknownName:
        return None


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
