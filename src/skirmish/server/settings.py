"""How a server is to run: what the command line, or whoever starts it otherwise, has decided."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

PORT: Final = 8218
"""Where we are, if nobody says otherwise: the hill's number with an 8 before it."""
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  # only with --lan, and then it is what is asked for
FILE: Final = "skirmish.sqlite3"
"""The database in the data folder."""

BUILD: Final = "python scripts/build_page.py"
"""How the page is built, in a checkout; what is installed has it."""

Log = Literal["quiet", "text", "json"]
LOGS: Final = ("quiet", "text", "json")

LIMITS: Final[Mapping[str, int]] = {"sockets": 256, "messages": 3000, "matches": 120, "thinking": 60}
"""What one address may do: sockets open at once; of all else, so many a minute. 0: no limit."""


def built_page() -> Path:
    """Where the built page lies; ``SKIRMISH_PAGE`` names another folder, as it does for Vite."""
    named = os.environ.get("SKIRMISH_PAGE")
    return Path(named) if named else Path(__file__).with_name("page")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything a server is told."""

    database: str
    """An SQLAlchemy URL."""
    host: str = LOOPBACK
    port: int = PORT
    lan: bool = False
    """Whether others in the same network may come."""
    origins: tuple[str, ...] = ()
    """Further origins from which the page is served: a reverse proxy's."""
    page: Path = field(default_factory=built_page)
    workers: int | None = None
    """How many processes think; as many as there is room for, if nothing is said."""
    limits: Mapping[str, int] = field(default_factory=lambda: dict(LIMITS))
    open_metrics: bool = False
    """Whether ``/metrics`` answers others than this machine itself."""
    log: Log = "json"


def sqlite(folder: Path) -> str:
    """The database in a data folder."""
    return f"sqlite+aiosqlite:///{folder / FILE}"
