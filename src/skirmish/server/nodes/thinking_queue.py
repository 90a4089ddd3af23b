"""Matches whose computer waits for a server to think, in the order in which this server would claim them."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from skirmish.server.engines.fair_queue import FairQueue

MOST: Final = 1_000
"""Matches that are remembered; more are found in the database later."""


class Rank(IntEnum):
    """Who waits for a computer: a lower rank goes first."""

    CONNECTED = 0
    """A person who is connected."""
    AWAY = 1
    """A person who is not."""
    EXHIBITION = 2
    """No person: computers play each other."""


class Wish(NamedTuple):
    """A match whose computer should think, for whom, and a mark of the client that it thinks for."""

    match: str
    rank: Rank
    owner: str


class ThinkingQueue:
    """People go first; among those of one rank, clients take turns."""

    def __init__(self) -> None:
        self._queue: FairQueue[Wish] = FairQueue(MOST)
        self._wishes: dict[str, Wish] = {}

    def __len__(self) -> int:
        return len(self._wishes)

    def put(self, wish: Wish) -> None:
        """Add a match, or give it a lower rank."""
        known = self._wishes.get(wish.match)
        if known is not None and known.rank <= wish.rank:
            return
        self.discard(wish.match)
        if len(self._wishes) < MOST:
            self._wishes[wish.match] = wish
            self._queue.put(wish, wish.owner, wish.rank)

    def discard(self, match: str) -> None:
        """Forget a match."""
        wish = self._wishes.pop(match, None)
        if wish is not None:
            self._queue.release(wish, wish.owner)

    def take(self, people: int, exhibitions: int) -> dict[str, Wish]:
        """The next matches: as many as there is room for. Where people wait, exhibitions do."""
        taken = dict[str, Wish]()
        while (wish := next(iter(self._queue), None)) is not None:
            if len(taken) >= (exhibitions if wish.rank is Rank.EXHIBITION else people):
                break
            self._queue.next()
            self.discard(wish.match)
            taken[wish.match] = wish
        return taken
