"""The log: one line per event, as JSON or text, on standard error.

Keys, tokens, names, entropy and bodies are never logged. Callers choose what they log; the list of field
names below is a second safeguard. ``bound(match=…)`` gives every line within a task its match.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from skirmish.core import SkirmishError
from skirmish.server.ops.absent import absent
from skirmish.server.settings import Log

with absent("rich"):  # structlog would import it for tracebacks, which are never shown here
    import structlog

SECRET: Final = frozenset(
    {"key", "keys", "token", "authorization", "body", "entropy", "secret", "name", "text", "query", "url"}
)
"""Names of fields that are dropped."""
_MOST_PLACES: Final = 12
"""How many places of a traceback are logged."""


def _without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for word in SECRET & event.keys():
        del event[word]
    return event


def _where(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its type, its code and where it was raised.

    Its message is left out: it may quote a token, a card or a database row.
    """
    given = event.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exception"] = " < ".join(_causes(error))
    if not isinstance(event.get("_record"), logging.LogRecord):
        return event
    event["event"] = str(event["event"]).partition("\n")[0]  # asyncio appends whole tasks
    return event


def _causes(error: BaseException) -> Iterator[str]:
    seen: BaseException | None = error
    while seen is not None:
        code = f"({seen.code})" if isinstance(seen, SkirmishError) else ""
        places = [f"{Path(at.filename).name}:{at.lineno}" for at in extract_tb(seen.__traceback__)]
        yield " ".join((f"{type(seen).__name__}{code}", *places[-_MOST_PLACES:]))
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)


class _LossyStream:
    """Standard error for logs. A line that cannot be written is lost: a full disk must stop no server."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def configure(log: Log) -> None:
    """Set up our log, and the libraries' logs for warnings only."""
    text = log != "json"
    level = logging.WARNING if log == "quiet" else logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
        _where,
    ]
    stream: Any = _LossyStream()
    last: Any = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if text
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        # A client that sends malformed requests must not be able to fill a terminal.
        logger.setLevel(logging.ERROR if log == "quiet" else logging.WARNING)


def logger() -> Any:
    """The log."""
    return structlog.get_logger()


bound = structlog.contextvars.bound_contextvars
"""``with bound(match=…):`` adds fields to every line that is logged within, also by awaited functions."""
