"""The field and what fights on it: spaces, bases and the six kinds of units as rows of data (H-1.1, H-1.2).

Rules read these rows, so that a diagram is changed in one place.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from skirmish.core import Seat

Space = tuple[int, int]
Offsets = tuple[Space, ...]

HILL: Final[Space] = (0, 0)
BASES: Final[tuple[Space, Space]] = ((0, -1), (0, 1))
"""Each side's own base (H-1.1)."""

ORTHOGONAL: Final[Offsets] = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL: Final[Offsets] = ((-1, -1), (-1, 1), (1, -1), (1, 1))
ALL_EIGHT: Final[Offsets] = ORTHOGONAL + DIAGONAL
BARRAGE: Final[Offsets] = ((-1, 2), (0, 2), (0, 3), (1, 2))
"""What South's artillery attacks: 2 ahead, the two beside that one, 3 ahead."""

UNKNOWN: Final = "?"
"""A card whose kind is not known."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One row of H-1.2's table. ``attacks`` is South's diagram; North's is its mirror image."""

    letter: str
    word: str
    count: int
    supplied_from: Offsets
    attacks: Offsets
    needs_support: bool
    supports: Offsets
    drops: bool = False  # may be deployed unsupplied (H-4.4)


KINDS: Final[dict[str, Kind]] = {
    row.letter: row
    for row in (
        Kind("I", "infantry", 7, ORTHOGONAL, ORTHOGONAL, True, ORTHOGONAL),
        Kind("H", "heavy", 5, ORTHOGONAL, DIAGONAL, True, ALL_EIGHT),
        Kind("S", "special", 3, DIAGONAL, ORTHOGONAL, True, ORTHOGONAL),
        Kind("T", "tank", 3, ORTHOGONAL, ORTHOGONAL, False, ORTHOGONAL),
        Kind("A", "artillery", 3, ORTHOGONAL, BARRAGE, False, ORTHOGONAL),
        Kind("P", "para", 3, ORTHOGONAL, ORTHOGONAL, True, ORTHOGONAL, drops=True),
    )
}
LETTERS: Final = "".join(KINDS)
"""``IHSTAP``: the order of the kinds everywhere."""

COUNTS: Final[tuple[int, ...]] = tuple(row.count for row in KINDS.values())
DECK_SIZE: Final = sum(COUNTS)
STRIKES: Final = 2

WORDS: Final[dict[str, str]] = {row.letter: row.word for row in KINDS.values()} | {UNKNOWN: "unknown"}
"""The kinds' names in messages and drawings, and the word for a card that is not known."""

_RANKS: Final = {letter: rank for rank, letter in enumerate(LETTERS + UNKNOWN)}


@lru_cache(maxsize=1 << 13)
def in_order(cards: str) -> str:
    """Cards in the order I H S T A P, then the unknown ones."""
    return "".join(sorted(cards, key=_RANKS.__getitem__))


@lru_cache(maxsize=1 << 13)
def space_name(space: Space) -> str:
    """``1,-1``, as tokens, position strings, messages and drawings write it."""
    return f"{space[0]:d},{space[1]:d}"  # a whole number or an error: nothing else may get into the cache


def mirrored(offsets: Offsets, seat: Seat) -> Offsets:
    """A diagram as ``seat`` sees it: "ahead" is +y for South and -y for North (H-1.1)."""
    return tuple((x, -y) for x, y in offsets) if seat is Seat.NORTH else offsets
