"""The precomputed lines, for every square and facing, against single steps on the grid."""

from __future__ import annotations

import pytest

from skirmish.games.island.board import CHARACTERS, FACINGS, NAMES, SQUARES, Character
from skirmish.games.island.rules.movement import way
from skirmish.games.island.rules.shooting import aim

STEPS = {"^": (0, 1), ">": (1, 0), "v": (0, -1), "<": (-1, 0)}
BOARD = bytes(range(144))
"""A board whose every square holds its own number, so that a slice tells which squares it takes."""


def ahead(square: str, facing: str, steps: int) -> str | None:
    """The name of the square that many steps ahead, or None off the island."""
    dx, dy = STEPS[facing]
    column, row = ord(square[0]) - ord("a") + steps * dx, int(square[1:]) + steps * dy
    return f"{'abcdefghijkl'[column]}{row}" if 0 <= column < 12 and 1 <= row <= 12 else None


@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("roll", range(1, 6))
def test_ways_of_a_roll(facing: str, roll: int) -> None:
    for square in NAMES:
        found = way(SQUARES[square], facing, roll)
        passed = [ahead(square, facing, steps) for steps in range(1, roll)]
        end = ahead(square, facing, roll)
        if None in passed or (roll == 1 and end is None):
            assert found is None
            continue
        assert found is not None
        assert [NAMES[each] for each in BOARD[found.passed]] == passed
        assert found.free == bytes(roll - 1)
        assert (str(found.straight) if found.straight else None) == (f"{square}-{end}" if end else None)
        assert end is None or NAMES[found.end] == end
        assert [str(turn) for turn in found.turns] == [
            f"{square}-{passed[-1]}{turn}" for turn in "LR" if passed
        ]


@pytest.mark.parametrize("who", CHARACTERS, ids=lambda who: f"{who.letter}{who.facing}")
def test_lines_of_fire(who: Character) -> None:
    for square in NAMES:
        found = aim(who, SQUARES[square])
        target = ahead(square, who.facing, who.range)
        if target is None:
            assert found is None
            continue
        assert found is not None
        between = [ahead(square, who.facing, steps) for steps in range(1, who.range)]
        assert NAMES[found.target] == target
        assert [NAMES[each] for each in found.between] == between
        assert sorted(NAMES[each] for each in BOARD[found.line]) == sorted(filter(None, between))
        assert str(found.action) == f"{square}*{target}"
