"""Who is connected to matches at the other servers, and which of them think, as they tell: what they do not
repeat is forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

FORGOTTEN: Final = 8.0
"""Seconds after which a server's connections to a match are forgotten, unless it repeats them."""


class Attendance(NamedTuple):
    """The connections to a match: of each seat, and of those who watch."""

    south: int = 0
    north: int = 0
    watchers: int = 0


NOBODY: Final = Attendance()


class Elsewhere:
    """The connections of all other servers."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: dict[str, dict[str, tuple[Attendance, float]]] = {}
        """By match and server: the connections, and when they were told."""

    def tell(self, match: str, node: str, attendance: Attendance) -> None:
        """A server has these connections to a match."""
        if any(attendance):
            self._known.setdefault(match, {})[node] = attendance, self._now()
        elif match in self._known:
            self._known[match].pop(node, None)
            if not self._known[match]:
                del self._known[match]

    def of(self, match: str) -> Attendance:
        """The connections of all others to a match."""
        found = [attendance for attendance, _ in self._known.get(match, {}).values()]
        return Attendance(*map(sum, zip(*found, strict=True))) if found else NOBODY

    def forget(self, node: str | None = None) -> Iterator[str]:
        """Forget what a server told, or what was not repeated; the matches that are concerned."""
        oldest = self._now() - FORGOTTEN
        for match, nodes in [*self._known.items()]:
            gone = [each for each, (_, told) in nodes.items() if each == node or told < oldest]
            for each in gone:
                self.tell(match, each, NOBODY)
            if gone:
                yield match


class Thinkers:
    """The other servers that let computers think."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, node: str) -> None:
        """A server says that it lets computers think."""
        self._told[node] = self._now()

    def forget(self, node: str | None = None) -> None:
        """Forget a server, and those that have not repeated it."""
        oldest = self._now() - FORGOTTEN
        self._told = {each: told for each, told in self._told.items() if each != node and told >= oldest}
