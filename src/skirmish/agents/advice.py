"""Advice to a person: what a level would decide in their place, and how likely it thinks a win is."""

from __future__ import annotations

import threading
from typing import Any

from skirmish.agents import LEVELS, Thought
from skirmish.agents.draws import expected_score
from skirmish.agents.levels import LevelAgent
from skirmish.core import AnyGame, Below


def set_up_level(opposite: str) -> str:
    """The level that sets up for a person: the middle one, or the one opposite if that is stronger."""
    return _at_least(len(LEVELS) // 2, opposite)


def hint_level(opposite: str) -> str:
    """The level that gives hints: the strongest that answers at once, or the one opposite if stronger."""
    return _at_least(len(LEVELS) - 2, opposite)


def _at_least(place: int, opposite: str) -> str:
    return LEVELS[max(place, LEVELS.index(opposite) if opposite in LEVELS else 0)]


def advised(
    agent: LevelAgent, game: AnyGame, view: Any, below: Below, stop: threading.Event | None = None
) -> Thought:
    """A level's thought about the decision of a view. Setting ``stop`` makes it answer at once.

    A forced decision is not searched: its chance is the mean of some continuations.
    """
    legal = game.legal(view)
    if len(legal) > 1 or view.phase.prompt in game.info.setup_prompts:
        return agent.think(game, view, below, stop=stop)
    win = expected_score(agent.name, game, view, below, stop)
    return Thought(legal[0], win, (str(legal[0]),), 0)
