"""How long a client waits for a server: the page's rules (``web/src/table/pulse.ts``), or none."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from math import inf

FIRST_RETRY, LAST_RETRY = 0.4, 20.0
REPLY = 10.0
PING, FIRST_PING = 20.0, 0.0
"""Seconds, as they are there in milliseconds."""


@dataclass(slots=True)
class Patience:
    """A client that trusts its connection, and is back at once when it has lost one."""

    detours: int = 0
    """How many servers have fallen silent: a proxy may choose another one by the number."""
    opening: float = 5.0
    """Seconds for a connection to open."""
    until: float = inf
    """When something has to be done about the server's silence, by the monotonic clock."""

    def greeted(self) -> None:
        """Hello was said."""

    def heard(self, again: float | None, *, idle: bool) -> None:
        """A message has come; ``again`` is from a ``pong``."""

    def asks(self) -> bool:
        """The server is silent: whether it is to be asked if it is there. If not, it is given up."""
        return False

    def left(self) -> None:
        """The server was given up."""

    def progress(self) -> None:
        """The match is there again."""

    def pause(self) -> float:
        """Seconds before the next try."""
        return 0.01


@dataclass(slots=True)
class PagePatience(Patience):
    """A client that does as the page."""

    rng: random.Random = field(default_factory=random.Random)
    _silence: float = FIRST_PING
    _reply: float = REPLY
    _asked: float = 0.0
    _waiting: bool = False
    """Whether a message is due, and the server given up without it."""
    _left: bool = False
    """Whether the server was given up: another one may be there at once."""
    _open: bool = False
    """Whether the server has said anything over this connection."""
    _attempt: int = 0

    def __post_init__(self) -> None:
        self.opening = 2 * self._reply

    def greeted(self) -> None:
        self._waiting = True
        self.until = time.monotonic() + REPLY

    def heard(self, again: float | None, *, idle: bool) -> None:
        now = time.monotonic()
        if again is not None:
            self._silence = again
            self._be_patient(max(2 * (now - self._asked), min(again, REPLY)))
        self._waiting, self._open = False, True
        self.until = now + (PING if idle else self._silence)

    def asks(self) -> bool:
        if not self._waiting:
            self._waiting, self._asked = True, time.monotonic()
            self.until = self._asked + self._reply
            return True
        return False

    def left(self) -> None:
        self.detours += 1
        reply = self._reply
        self._be_patient(2 * reply)
        if self._open:  # a proxy may lead there once more: the first try is a short one
            self.opening = reply
        self._left = True

    def _be_patient(self, seconds: float) -> None:
        self._reply = min(REPLY, seconds)
        self.opening = 2 * self._reply

    def progress(self) -> None:
        self._attempt = 0

    def pause(self) -> float:
        self._open = False
        seconds = min(LAST_RETRY, FIRST_RETRY * 2.0**self._attempt)
        self._attempt += 1
        if self._left:
            self._left = False
            return 0.0
        return seconds * (0.5 + self.rng.random() / 2)
