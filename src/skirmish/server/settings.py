"""A server's settings, as the command line makes them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

PORT: Final = 8218
"""The default port: Hill 218's number with an 8 before it."""
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  # only with --lan, which asks for it
FILE: Final = "skirmish.sqlite3"
"""The database in the data folder."""

BUILD: Final = "python scripts/build_page.py"
"""The command that builds the page in a checkout; a wheel contains it."""

Log = Literal["quiet", "text", "json"]
LOGS: Final = ("quiet", "text", "json")

LIMITS: Final[Mapping[str, int]] = {
    "connections": 320,
    "requests": 600,
    "sockets": 256,
    "messages": 3000,
    "frames": 3000,
    "matches": 120,
    "thinking": 120,
    "phrases": 6,
    "offers": 20,
}
"""Limits for one address, and of phrases for one seat: TCP connections and sockets (WebSocket connections)
open at once; everything else a minute. 0 means no limit. A new connection counts as a request. A browser has
one socket for each match and up to six other connections."""


def built_page() -> Path:
    """The folder of the built page; ``SKIRMISH_PAGE`` names another one, as it does for Vite."""
    named = os.environ.get("SKIRMISH_PAGE")
    return Path(named) if named else Path(__file__).with_name("page")


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything that can be chosen when a server starts."""

    database: str
    """An SQLAlchemy URL."""
    host: str = LOOPBACK
    port: int = PORT
    lan: bool = False
    """Whether other machines in the same network may connect."""
    origins: tuple[str, ...] = ()
    """Further origins from which the page is served, such as a reverse proxy's."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies on other machines, whose ``X-Forwarded-For`` counts."""
    page: Path = field(default_factory=built_page)
    workers: int | None = None
    """The number of engine processes; by default as many as there are processors, up to four. 0: matches are
    left to engines elsewhere."""
    limits: Mapping[str, int] = field(default_factory=lambda: dict(LIMITS))
    open_metrics: bool = False
    """Whether ``/metrics`` answers other machines too, and behind a proxy at all."""
    log: Log = "json"
    keep: int | None = None
    """Days for which finished matches are kept; None: forever."""
    metrics_port: int | None = None
    """Where an engine serves its metrics; None: nowhere."""
    traces: str | None = None
    """Where traces are sent or written: a collector's address, or a file; None: nothing is traced."""
    drain: int = 0
    """Seconds for which a server that was told to stop serves on, not ready, so that a proxy can notice."""

    @property
    def leaves_thinking(self) -> bool:
        """Whether the computers of matches think elsewhere."""
        return self.workers == 0

    @property
    def proxied(self) -> bool:
        """Whether there is a reverse proxy in front."""
        return bool(self.origins or self.proxies)


def sqlite_url(folder: Path) -> str:
    """The URL of the database in a data folder."""
    return f"sqlite:///{folder / FILE}"
