"""Which columns or rows of an unbounded grid to draw: long empty ranges shrink to a visible gap."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Gap:
    """Coordinates that are left out because nothing is there, first and last included."""

    first: int
    last: int

    @property
    def hidden(self) -> int:
        """The number of columns or rows that it replaces."""
        return self.last - self.first + 1


Axis = tuple[int | Gap, ...]


def axis(wanted: Iterable[int], *, margin: int = 1, least: int = 4) -> Axis:
    """The coordinates from the smallest wanted to the largest, ``margin`` more on both sides.

    The neighbours of each wanted coordinate are shown too; ``least`` or more others in a row are replaced by
    a :class:`Gap`. So the axis is never much longer than what is on it.
    """
    shown: list[int | Gap] = []
    following: int | None = None
    for each in sorted(set(wanted)):
        low, high = each - margin, each + margin
        if following is None:
            following = low
        elif low - following >= least:
            shown.append(Gap(following, low - 1))
            following = low
        shown.extend(range(following, high + 1))
        following = max(following, high + 1)
    return tuple(shown)


def widened(cells: Axis) -> Axis:
    """The axis with one coordinate more at both ends."""
    numbers = [cell for cell in cells if not isinstance(cell, Gap)]
    return (min(numbers) - 1, *cells, max(numbers) + 1)
