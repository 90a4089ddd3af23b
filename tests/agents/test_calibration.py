"""Calibrated probabilities: what a level reports is what its search says, corrected."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skirmish import agents, games
from skirmish.agents import LEVELS, Limit, Thinker
from skirmish.kernels import engine
from skirmish.kernels.progress import new_progress, new_stop
from tests.server.engines.workers import view_of


def test_a_correction_keeps_the_order_and_what_is_certain() -> None:
    known: Any = engine("hill218")
    said = [number / 20 for number in range(21)]
    for level in LEVELS:
        settings = known.LEVELS[level][1]
        found = [known.calibrated(each, settings) for each in said]
        assert found == sorted(found)
        assert (found[0], found[-1]) == (0.0, 1.0)
        assert (found == said) is (level in LEVELS[:2])  # those do not evaluate everything


@pytest.mark.parametrize("level", ["recruit", "general"])
def test_a_level_reports_corrected_probabilities(level: str) -> None:
    known: Any = engine("hill218")
    view, settings = view_of("hill218"), known.LEVELS[level][1]
    agent = agents.load(level, Limit(nodes=50))
    assert isinstance(agent, Thinker)
    thought = agent.think(games.load("hill218"), view, lambda n: 7)
    found = known.search(known.from_view(view), 7, 50, settings, new_stop(), new_progress())
    assert thought.win == known.calibrated(found.win, settings)
    assert str(thought.action) == str(known.action(found.decision))


def test_the_island_reports_what_its_search_says() -> None:
    known: Any = engine("island")
    view = view_of("island")
    agent = agents.load("general", Limit(nodes=20))
    assert isinstance(agent, Thinker)
    thought = agent.think(games.load("island"), view, random.Random(1).randrange)
    seed = random.Random(1).randrange(1 << 62)
    found = known.search(
        known.from_view(view), seed, 20, known.LEVELS["general"][1], new_stop(), new_progress()
    )
    assert thought.win == found.win
