"""What the database's users observe of it: durations, failures by cause, and whether writing works."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from skirmish.server.ops.logging import logger

LOG_EVERY: Final = 60.0
"""Seconds in which a cause of failure is logged once."""
FAILURE_SHOWN: Final = 10.0
"""Seconds for which a failed write shows, unless another one succeeds before."""
DAMAGE: Final = ("SQLITE_CORRUPT", "XX001", "XX002", "UnicodeDecodeError")
"""How the causes begin by which the drivers report damaged pages and texts: no second try will help."""
FRESH: Final = 1.0
"""Seconds for which a successful write proves that writing works."""


class StorageMonitor:
    """Counts, times and logs. The store and its writer report to it; health and metrics read it."""

    def __init__(
        self,
        timed: Callable[[float], None] | None = None,
        counted: Callable[[str], None] | None = None,
    ) -> None:
        self.failures = Counter[str]()
        """Failed reads and writes, by cause: the driver's code."""
        self._timed = timed
        self._counted = counted
        self._logged: dict[str, tuple[float, int]] = {}
        self._succeeded_at: float | None = None
        self._failed_at: float | None = None

    def committed(self, seconds: float, *, probe: bool = False) -> None:
        """A transaction was committed. One that only probes does not disprove an earlier failure."""
        self._succeeded_at = time.monotonic()
        if not probe:
            self._failed_at = None
        if self._timed is not None:
            self._timed(seconds)

    def failed(self, error: BaseException, where: str) -> None:
        """A read or a write failed. Logged once a minute for each cause, without the driver's message."""
        now, cause = time.monotonic(), cause_of(error)
        if where == "write":
            self._failed_at = now
        self.failures[cause] += 1
        if self._counted is not None:
            self._counted(cause)
        at, count = self._logged.get(cause, (now - LOG_EVERY, 0))
        if now - at >= LOG_EVERY:
            self._logged[cause] = now, self.failures[cause]
            failures = self.failures[cause] - count
            logger().error("storage-failed", cause=cause, where=where, failures=failures)

    def broken(self) -> None:
        """Writing failed by a fault of the server's own, which is logged where it is caught."""
        self._failed_at = time.monotonic()

    def writable(self) -> bool | None:
        """Whether writing works, as far as the latest writes show; None if they are too long ago."""
        now = time.monotonic()
        if self._failed_at is not None and now - self._failed_at < FAILURE_SHOWN:
            return False
        return True if self._succeeded_at is not None and now - self._succeeded_at < FRESH else None


def cause_of(error: BaseException) -> str:
    """A failure's cause: SQLite's or PostgreSQL's code, or the type of the exception."""
    inner = getattr(error, "orig", None) or error
    code = getattr(inner, "sqlite_errorname", None) or getattr(inner, "sqlstate", None)
    return str(code) if code else type(inner.__cause__ or inner).__name__
