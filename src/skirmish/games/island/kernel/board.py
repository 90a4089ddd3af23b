"""Squares, characters and the two sides' lists of them (I-1.1, I-1.2)."""

from __future__ import annotations

from skirmish.games.island.kernel.layout import (
    NO_SQUARE,
    ON_ISLAND,
    OWN,
    REMAINING,
    ROW,
    SOUTH,
    STIRRED,
    Battle,
)
from skirmish.kernels.jit import compiled

BLOCK = 1
FIRST_CHARACTER = 2


@compiled
def copy(s: Battle, into: Battle) -> None:
    """Make ``into`` the same battle."""
    for at in range(len(s)):
        into[at] = s[at]


@compiled
def kind_of(code: int) -> int:
    """A character's kind: 0 soldier, 1 jeep, 2 tank."""
    return ((code - FIRST_CHARACTER) >> 2) % 3


@compiled
def seat_of(code: int) -> int:
    """A character's side."""
    return 1 if code >= FIRST_CHARACTER + 12 else 0


@compiled
def facing_of(code: int) -> int:
    """A character's facing: 0 north, 1 east, 2 south, 3 west."""
    return (code - FIRST_CHARACTER) & 3


@compiled
def character(seat: int, kind: int, facing: int) -> int:
    """The code of a character: the inverse of the three above."""
    return FIRST_CHARACTER + seat * 12 + kind * 4 + facing


@compiled
def turned(code: int, quarter: int) -> int:
    """The code of a character after a quarter turn: 1 left, 2 right; 0 leaves it as it is."""
    if quarter == 0:
        return code
    facing = (code - FIRST_CHARACTER) & 3
    return code - facing + ((facing + (3 if quarter == 1 else 1)) & 3)


@compiled
def square_at(s: Battle, place: int) -> int:
    """The square that a place holds: 0-143, or ``NO_SQUARE``."""
    return int(s[place]) & NO_SQUARE


@compiled
def own(s: Battle, seat: int, index: int) -> int:
    """The square of a side's character, counted from a1 to l12."""
    return int(s[OWN + seat * 10 + index]) & NO_SQUARE


@compiled
def stand(s: Battle, seat: int, square: int, code: int) -> None:
    """A character comes onto the island."""
    start = OWN + seat * 10
    at = start + s[ON_ISLAND + seat]
    while at > start and square_at(s, at - 1) > square:
        s[at] = s[at - 1]
        at -= 1
    s[at] = square
    s[ON_ISLAND + seat] += 1
    s[square] = code


@compiled
def walk(s: Battle, seat: int, start: int, end: int, code: int) -> None:
    """A character goes from one square to another and becomes ``code`` there."""
    first = OWN + seat * 10
    last = first + s[ON_ISLAND + seat] - 1
    at = first
    while square_at(s, at) != start:
        at += 1
    if end > start:
        while at < last and square_at(s, at + 1) < end:
            s[at] = s[at + 1]
            at += 1
    else:
        while at > first and square_at(s, at - 1) > end:
            s[at] = s[at - 1]
            at -= 1
    s[at] = end
    s[start] = 0
    s[end] = code


@compiled
def remove(s: Battle, square: int) -> None:
    """The character on a square is lost; the turn is no longer quiet (I-7.3)."""
    seat = seat_of(s[square])
    at = OWN + seat * 10
    last = at + s[ON_ISLAND + seat] - 1
    while square_at(s, at) != square:
        at += 1
    while at < last:
        s[at] = s[at + 1]
        at += 1
    s[last] = 0
    s[ON_ISLAND + seat] -= 1
    s[REMAINING + seat] -= 1
    s[square] = 0
    s[STIRRED] = 1


@compiled
def blast(s: Battle, square: int) -> None:
    """I-5.3: a live block takes along who stands on its square and on the eight around it."""
    row, column = square // ROW, square % ROW
    for y in range(max(row - 1, 0), min(row + 2, ROW)):
        for x in range(max(column - 1, 0), min(column + 2, ROW)):
            if s[y * ROW + x] >= FIRST_CHARACTER:
                remove(s, y * ROW + x)


@compiled
def front(seat: int, missile: int, slot: int) -> int:
    """I-4.2: the square before pad slot 0-4, or -1 where the pad overhangs the corner."""
    column = missile + slot - 2 if seat == SOUTH else missile + 2 - slot
    if column < 0 or column >= ROW:
        return -1
    return column if seat == SOUTH else (ROW - 1) * ROW + column
