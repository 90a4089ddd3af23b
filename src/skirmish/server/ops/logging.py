"""What the server writes down: one line for each thing that happened, as JSON or as text, on standard error.

Never a key, a token, a name, an entropy or a body. Whoever logs says so by choosing what to log; the list
below is the second lock on the same door.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

import structlog

from skirmish.core import SkirmishError
from skirmish.server.settings import Log

SECRET: Final = frozenset(
    {"key", "keys", "token", "authorization", "body", "entropy", "secret", "name", "text", "query", "url"}
)
"""Words under which nothing is ever logged."""
_DEEPEST: Final = 12
"""How many places are told of where an exception came from."""


def _without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for word in SECRET & event.keys():
        del event[word]
    return event


def _where(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its kind, its code and where it happened.

    What it says, which a traceback would end with, may quote a token, a card or a row of the database.
    """
    given = event.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exception"] = " < ".join(_told(error))
    if not isinstance(event.get("_record"), logging.LogRecord):
        return event
    event["event"] = str(event["event"]).partition("\n")[0]  # asyncio describes whole tasks behind it
    return event


def _told(error: BaseException) -> Iterator[str]:
    seen: BaseException | None = error
    while seen is not None:
        code = f"({seen.code})" if isinstance(seen, SkirmishError) else ""
        places = [f"{Path(at.filename).name}:{at.lineno}" for at in extract_tb(seen.__traceback__)]
        yield " ".join((f"{type(seen).__name__}{code}", *places[-_DEEPEST:]))
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)


def configure(log: Log) -> None:
    """Set up our log, and those of the libraries, which are only heard when something is wrong."""
    text = log != "json"
    level = logging.WARNING if log == "quiet" else logging.INFO
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
        _where,
    ]
    last: Any = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if text
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
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
        # Whoever sends nonsense must not write on somebody's terminal.
        logger.setLevel(logging.ERROR if log == "quiet" else logging.WARNING)


def logger() -> Any:
    """The log."""
    return structlog.get_logger()
