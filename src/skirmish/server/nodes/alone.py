"""A server that has its database for itself, in the place of a node among others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skirmish.server.nodes.attendance import NOBODY, Attendance
from skirmish.server.nodes.thinking_queue import Wish


class Alone:
    """There are no other servers: all connections are here, and every computer thinks here."""

    shared = False
    knows_time = True
    cut_off = False
    claims = 0
    thinkers = 1
    wanted = 0
    counts: Final[Mapping[str, int]] = {"sent": 0, "heard": 0}

    def may_think(self, _wish: Wish, *, claim: bool) -> bool:
        """Whether this server lets a match's computer think."""
        return True

    def release(self, match: str) -> None:
        """There is nothing to do in a match by itself."""

    def elsewhere(self, _match: str) -> Attendance:
        """The connections of other servers to a match."""
        return NOBODY

    def attended(self, match: str) -> None:
        """A connection to a match was opened or closed here."""

    def say(self, match: str, seat: int, phrase: str) -> None:
        """A player has said something here."""

    async def drain(self) -> None:
        """The server will stop."""
