"""What a board says about its squares."""

from __future__ import annotations

from skirmish.games import load
from skirmish.games.island.board import NAMES, SQUARES

BOARD = (
    load("island")
    .from_position("12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0 S:d3 classic")
    .board
)


def test_characters_by_square() -> None:
    found = {name: BOARD.character_at(SQUARES[name]) for name in NAMES}
    assert {name: each for name, each in found.items() if each} == dict(BOARD.characters())
    assert sorted(dict(BOARD.characters())) == ["b1", "e3", "h10"]


def test_blocks_by_name() -> None:
    assert BOARD.blocks() == ("h9",)
