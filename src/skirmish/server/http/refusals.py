"""Errors as the bodies of responses and as socket messages, with a status, in the reader's language.

It knows nothing of the framework that answers requests, which takes long to import: the guard and connections
refuse before that is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skirmish.core import IllegalAction, SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Facts
from skirmish.server.wire.http.problems import Problem
from skirmish.server.wire.server import Refused

STATUS: Final[Mapping[str, int]] = {
    "bad-body": 400,
    "bad-message": 400,
    "no-key": 401,
    "unknown-key": 403,
    "revoked-key": 403,
    "link-used": 403,
    "wrong-origin": 403,
    "banned": 403,
    "not-owner": 403,
    "wrong-media-type": 415,
    "only-watching": 403,
    "not-your-key": 403,
    "not-your-view": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-lesson": 404,
    "wrong-method": 405,
    "too-long": 413,
    "wrong-host": 421,
    "move-gone": 404,
    "seat-taken": 409,
    "quick-offered": 409,
    "over-budget": 429,
    "fault": 500,
    "replay-too-slow": 503,
    "unreadable-match": 500,
    "storage-failed": 503,
    "storage-unclear": 503,
    "no-new-matches": 503,
    "no-room": 507,
}
"""The status of a refused request by its code; 422 for all others: understood, but not possible."""


def status(error: SkirmishError) -> int:
    """The HTTP status of an error."""
    return STATUS.get(error.code, 422)


def problem(error: SkirmishError, lang: str, game: str | None = None) -> Problem:
    """An error as the body of a response."""
    code, facts = _code_and_facts(error)
    return Problem(code, sentence(error, lang, game), facts, _rule(error))


def refused(error: SkirmishError, lang: str, game: str | None = None, of: str | None = None) -> Refused:
    """An error as a socket message; ``of`` is the id of the message it answers."""
    code, facts = _code_and_facts(error)
    squares = list(error.refusal.squares) if isinstance(error, IllegalAction) else []
    return Refused(of, code, sentence(error, lang, game), _rule(error), squares, facts)


def sentence(error: SkirmishError, lang: str, game: str | None = None) -> str:
    """The sentence, without the rule, which is shown beside it."""
    speaker = Speaker(lang)
    if isinstance(error, IllegalAction) and game is not None:
        return speaker.reason(game, error.refusal)
    return speaker.error(error, game)


def _code_and_facts(error: SkirmishError) -> tuple[str, Facts]:
    """The code and facts by which the page can look up the message."""
    source = error.refusal if isinstance(error, IllegalAction) else error
    return source.code, dict(source.facts)


def _rule(error: SkirmishError) -> str | None:
    refusal = getattr(error, "refusal", error)
    return getattr(refusal, "rule", None) or None
