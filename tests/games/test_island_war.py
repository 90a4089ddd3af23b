"""Wars: points of a battle (I-8.3)."""

from __future__ import annotations

import pytest

from skirmish.core import Over
from skirmish.games import load
from skirmish.games.island.war import battle_points
from tests.reference import island as reference
from tests.rules.island.points import POINTS

GAME = load("island")


@pytest.mark.parametrize(("position", "south", "north"), POINTS)
def test_points_of_a_battle(position: str, south: int, north: int) -> None:
    state = GAME.from_position(position)
    over = GAME.pending(state)
    assert isinstance(over, Over)
    assert battle_points(state, over.winner) == (south, north) == reference.battle_points(position)
