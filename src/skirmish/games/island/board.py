"""The island itself: squares, facings, characters and the immutable board (I-1.1, I-1.2).

A square is a number, row by row from a1 (0) to l12 (143), so that walking in a facing is adding a
constant. A board is 144 bytes: 0 for an empty square, 1 for a face-down block, and one code for each of
the 24 different characters (two sides, three kinds, four facings). Tables indexed by that code replace
computations that every character would need in every turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Final, Literal

from skirmish.core import NORTH, SOUTH, Seat, value

Kind = Literal["soldier", "jeep", "tank"]
Direction = Literal["left", "right"]
Square = int

SIZE: Final = 12
COLUMNS: Final = "abcdefghijkl"
KINDS: Final[tuple[Kind, ...]] = ("soldier", "jeep", "tank")
LETTERS: Final[dict[Kind, str]] = {"soldier": "S", "jeep": "J", "tank": "T"}
KIND_OF_LETTER: Final[dict[str, Kind]] = {letter: kind for kind, letter in LETTERS.items()}
COUNTS: Final[dict[Kind, int]] = {"soldier": 5, "jeep": 3, "tank": 2}
RANGES: Final[dict[Kind, int]] = {"soldier": 2, "jeep": 3, "tank": 4}
FACINGS: Final = "^>v<"
FACING_WORDS: Final[dict[str, str]] = {"^": "north", ">": "east", "v": "south", "<": "west"}
AHEAD: Final[tuple[str, str]] = ("^", "v")
"""The facing of a character that enters, for each side (I-4.2)."""

EMPTY: Final = 0
BLOCK: Final = 1
_STEPS: Final = {"^": (0, 1), ">": (1, 0), "v": (0, -1), "<": (-1, 0)}

NAMES: Final[tuple[str, ...]] = tuple(f"{COLUMNS[n % SIZE]}{n // SIZE + 1}" for n in range(SIZE * SIZE))
SQUARES: Final[dict[str, Square]] = {name: square for square, name in enumerate(NAMES)}


@value
class Character:
    """A soldier, jeep or tank of one side, with its facing."""

    seat: Seat
    kind: Kind
    facing: str

    @property
    def letter(self) -> str:
        """``S J T`` for South, ``s j t`` for North, as boards and position strings write it."""
        letter = LETTERS[self.kind]
        return letter if self.seat is SOUTH else letter.lower()

    @property
    def range(self) -> int:
        """How far it shoots, exactly (I-1.2)."""
        return RANGES[self.kind]

    def turned(self, direction: Direction) -> Character:
        """The same character after a quarter turn."""
        step = 1 if direction == "right" else -1
        return Character(self.seat, self.kind, FACINGS[(FACINGS.index(self.facing) + step) % 4])


def _rays(facing: str) -> tuple[tuple[Square, ...], ...]:
    """For every square, the squares straight ahead of it, nearest first."""
    dx, dy = _STEPS[facing]
    rays = []
    for square in range(SIZE * SIZE):
        x, y, ray = square % SIZE + dx, square // SIZE + dy, []
        while 0 <= x < SIZE and 0 <= y < SIZE:
            ray.append(y * SIZE + x)
            x, y = x + dx, y + dy
        rays.append(tuple(ray))
    return tuple(rays)


def _around(square: Square) -> tuple[Square, ...]:
    x, y = square % SIZE, square // SIZE
    return tuple(
        v * SIZE + u
        for v in range(max(0, y - 1), min(SIZE, y + 2))
        for u in range(max(0, x - 1), min(SIZE, x + 2))
        if (u, v) != (x, y)
    )


RAYS: Final = {facing: _rays(facing) for facing in FACINGS}
AROUND: Final[tuple[tuple[Square, ...], ...]] = tuple(_around(square) for square in range(SIZE * SIZE))
"""The eight squares around each square, fewer at the edge (I-5.3)."""

CHARACTERS: Final[tuple[Character, ...]] = tuple(
    Character(seat, kind, facing) for seat in (SOUTH, NORTH) for kind in KINDS for facing in FACINGS
)
_FIRST_CODE: Final = 2
CODES: Final[dict[Character, int]] = {who: code for code, who in enumerate(CHARACTERS, _FIRST_CODE)}
TURNED: Final[dict[Direction, tuple[int, ...]]] = {
    direction: (EMPTY, BLOCK, *(CODES[who.turned(direction)] for who in CHARACTERS))
    for direction in ("left", "right")
}
"""The code of a character after a quarter turn."""
_SIDES: Final = (0, 0, *(1 << who.seat for who in CHARACTERS))
"""Whose character a code is: bit 0 for South, bit 1 for North."""
KIND_INDEX: Final = (0, 0, *(KINDS.index(who.kind) for who in CHARACTERS))
"""The index of a character's kind in :data:`KINDS`."""
_BLOCKS: Final = re.compile(b"%c" % BLOCK)
_CODES_OF: Final = tuple(
    re.compile(b"[%c-%c]" % (_FIRST_CODE + seat * SIZE, _FIRST_CODE + seat * SIZE + SIZE - 1))
    for seat in (SOUTH, NORTH)
)


def character(code: int) -> Character:
    """The character a board's code stands for."""
    return CHARACTERS[code - _FIRST_CODE]


def is_character(code: int) -> bool:
    """Whether a board's code is a character: neither empty nor a block."""
    return code >= _FIRST_CODE


@value
class Board:
    """The 144 squares. Immutable; :meth:`changed` returns another board."""

    cells: bytes = bytes(SIZE * SIZE)
    # Derived from the cells and kept, because most rules start from it.
    _own: list[tuple[Square, ...] | None] | None = field(default=None, init=False, repr=False, compare=False)

    def changed(self, changes: Mapping[Square, int]) -> Board:
        """A copy of this board with some squares changed."""
        cells, touched = bytearray(self.cells), 0
        for square, code in changes.items():
            touched |= _SIDES[cells[square]] | _SIDES[code]
            cells[square] = code
        board = Board(bytes(cells))
        south, north = self._own or (None, None)
        own = [None if touched & 1 else south, None if touched & 2 else north]
        object.__setattr__(board, "_own", own)
        return board

    def own(self, seat: Seat) -> tuple[Square, ...]:
        """The squares of a side's characters, from a1 to l12."""
        own = self._own
        if own is None:
            own = [None, None]
            object.__setattr__(self, "_own", own)
        squares = own[seat]
        if squares is None:
            squares = own[seat] = tuple([found.start() for found in _CODES_OF[seat].finditer(self.cells)])
        return squares

    def character_at(self, square: Square) -> Character | None:
        """The character on a square, if any."""
        code = self.cells[square]
        return character(code) if is_character(code) else None

    def characters(self) -> Iterator[tuple[str, Character]]:
        """Every character with its square's name, from a1 to l12."""
        for square, code in enumerate(self.cells):
            if is_character(code):
                yield NAMES[square], character(code)

    def block_squares(self) -> tuple[Square, ...]:
        """The squares of the face-down blocks, from a1 to l12."""
        return tuple([found.start() for found in _BLOCKS.finditer(self.cells)])

    def blocks(self) -> tuple[str, ...]:
        """The names of the squares with a face-down block, from a1 to l12."""
        return tuple([NAMES[square] for square in self.block_squares()])


@value
class Pad:
    """A carrier pad: the column its missile lies at and who stands on squares 1-5 (I-1.3, I-2.5).

    ``slots`` are counted from the owner's left.
    """

    missile: int
    slots: tuple[Kind | None, ...] = (None, None, None, None, None)

    def column(self, seat: Seat, slot: int) -> int:
        """The column in front of slot 0-4; outside 0-11 where the pad overhangs the corner."""
        return self.missile + (slot - 2 if seat is SOUTH else 2 - slot)

    def front(self, seat: Seat, slot: int) -> Square | None:
        """The square straight in front of slot 0-4, if there is one (I-4.2)."""
        column = self.column(seat, slot)
        if not 0 <= column < SIZE:
            return None
        return column if seat is SOUTH else (SIZE - 1) * SIZE + column

    def holds(self, slot: int) -> bool:
        """Whether there is such a slot and a character stands on it."""
        return 0 <= slot < len(self.slots) and self.slots[slot] is not None

    def holding(self) -> int:
        """How many characters wait on the pad."""
        return 5 - self.slots.count(None)

    def without(self, slot: int) -> Pad:
        """The pad after the character on slot 0-4 has left it."""
        return Pad(self.missile, (*self.slots[:slot], None, *self.slots[slot + 1 :]))


HOME_PADS: Final = (Pad(2), Pad(9))
"""South's missile starts at column c, North's at j (I-2.3)."""


def with_pad(pads: tuple[Pad, Pad], seat: Seat, pad: Pad) -> tuple[Pad, Pad]:
    """Both pads, with one side's changed."""
    return (pad, pads[NORTH]) if seat is SOUTH else (pads[SOUTH], pad)
