"""The displayed strength of the opponents."""

from __future__ import annotations

from itertools import pairwise

import pytest

from skirmish import agents, games
from skirmish.games import info
from tests.must import must


@pytest.mark.parametrize("game", games.names())
def test_every_opponent_has_a_rating_with_its_error(game: str) -> None:
    for name in agents.names():
        assert 0 <= must(info(game).ratings.get(name))[1] < 250, name


@pytest.mark.parametrize("game", games.names())
def test_levels_are_rated_in_their_order_by_a_clear_step(game: str) -> None:
    ratings = [info(game).ratings.get(name) or (0, 0) for name in ("random", *agents.LEVELS)]
    for (weaker, _), (stronger, _) in pairwise(ratings):
        assert stronger - weaker > 100
