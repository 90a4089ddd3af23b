"""A queue in which owners take turns, so that whoever asks for much waits longer, and nobody else does."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

from skirmish.core import SkirmishError

Item = TypeVar("Item")


class _Place(NamedTuple):
    """Where somebody stands: in which round, and who came before whom in it."""

    round: int
    arrival: int


class FairQueue(Generic[Item]):
    """At most ``most`` items of one owner, waiting or handed out and not left yet.

    Rounds number the turns: an owner has one item in each, and whoever comes new joins the present round.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: list[tuple[_Place, Item]] = []
        self._held = Counter[str]()
        self._round = 0
        self._arrivals = 0
        self._latest: dict[str, int] = {}
        """The last round in which each owner had an item."""

    def __iter__(self) -> Iterator[Item]:
        """All that wait, in their order."""
        return iter([item for _, item in self._waiting])

    def put(self, item: Item, owner: str) -> None:
        """Wait for a turn; ``over-budget`` for an owner that waits for too many already."""
        if self._held[owner] >= self._most:
            raise SkirmishError("over-budget", budget="thinking", seconds=1)
        self._held[owner] += 1
        self._latest[owner] = max(self._round, self._latest.get(owner, -1) + 1)
        self._insert(item, self._latest[owner])

    def put_back(self, item: Item) -> None:
        """Wait once more, before all others."""
        self._insert(item, -1)

    def next(self, fits: Callable[[Item], bool]) -> Item | None:
        """Hand out the next item that fits."""
        for at, (place, item) in enumerate(self._waiting):
            if fits(item):
                del self._waiting[at]
                if place.round > self._round:
                    self._round = place.round
                    self._forget()
                return item
        return None

    def leave(self, item: Item, owner: str) -> None:
        """The item is done with, whether it still waits or was handed out."""
        self._waiting = [each for each in self._waiting if each[1] is not item]
        self._held[owner] -= 1
        if self._held[owner] <= 0:
            del self._held[owner]
        if not self._held:
            self._forget()

    def drained(self) -> list[Item]:
        """Everything that waits; nothing waits any more."""
        found = [*self]
        self._waiting.clear()
        return found

    def _insert(self, item: Item, turn: int) -> None:
        self._arrivals += 1
        insort(self._waiting, (_Place(turn, self._arrivals), item), key=lambda each: each[0])

    def _forget(self) -> None:
        """Owners that have nothing here any more come as new ones in a new round."""
        self._latest = {owner: turn for owner, turn in self._latest.items() if owner in self._held}
