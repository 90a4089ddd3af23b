"""A queue in which owners take turns: an owner with many items waits longer, and delays no other.

Items of a lower rank go first, of any owner."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from skirmish.core import SkirmishError

Item = TypeVar("Item")


class _Place(NamedTuple):
    """An item's place: its rank, its round, then the order of arrival."""

    rank: int
    round: int
    arrival: int


class FairQueue(Generic[Item]):
    """At most ``most`` items of one owner, counting those handed out and not released yet.

    An owner has one item in each round; a new owner joins the present round. ``budget`` is what an owner with
    too many is told to have used up.
    """

    def __init__(self, most: int, budget: str = "thinking") -> None:
        self._most = most
        self._budget = budget
        self._waiting: list[tuple[_Place, Item]] = []
        self._held = Counter[str]()
        self._round = Counter[int]()
        """The present round of each rank."""
        self._arrivals = 0
        self._latest: dict[tuple[str, int], int] = {}
        """The last round in which each owner had an item, by rank."""

    def __iter__(self) -> Iterator[Item]:
        """The waiting items, in their order."""
        return iter([item for _, item in self._waiting])

    def put(self, item: Item, owner: str, rank: int = 0) -> None:
        """Add an item; ``over-budget`` for an owner that holds too many already."""
        if self._held[owner] >= self._most:
            raise SkirmishError("over-budget", budget=self._budget, seconds=1)
        self._held[owner] += 1
        turn = max(self._round[rank], self._latest.get((owner, rank), -1) + 1)
        self._latest[owner, rank] = turn
        self._insert(item, rank, turn)

    def put_back(self, item: Item) -> None:
        """Put an item that was handed out before all others."""
        self._insert(item, -1, 0)

    def next(self) -> Item | None:
        """Hand out the next item, if there is one."""
        if not self._waiting:
            return None
        place, item = self._waiting.pop(0)
        if place.round > self._round[place.rank]:
            self._round[place.rank] = place.round
            self._forget()
        return item

    def release(self, item: Item, owner: str) -> None:
        """The item is done with, whether it still waits or was handed out."""
        self._waiting = [each for each in self._waiting if each[1] is not item]
        self._held[owner] -= 1
        if self._held[owner] <= 0:
            del self._held[owner]
        if not self._held:
            self._forget()

    def drain(self) -> list[Item]:
        """Remove and return all waiting items."""
        found = [*self]
        self._waiting.clear()
        return found

    def _insert(self, item: Item, rank: int, turn: int) -> None:
        self._arrivals += 1
        insort(self._waiting, (_Place(rank, turn, self._arrivals), item), key=lambda each: each[0])

    def _forget(self) -> None:
        """Owners without items start as new ones in a new round."""
        self._latest = {key: turn for key, turn in self._latest.items() if key[0] in self._held}
