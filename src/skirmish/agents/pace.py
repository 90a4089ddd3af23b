"""How long a computer's decision takes at least, so that the time tells nothing about what is hidden."""

from __future__ import annotations

import secrets
from typing import Final

from skirmish.games import load

FLOOR: Final = (0.3, 0.6)
"""Seconds that a decision takes at least where the game hides something: each is drawn from this range."""
FLOORS: Final = {"general": (1.05, 1.35)}
"""The same for levels that search longer than that."""


def least_time(game: str, level: str) -> float:
    """Seconds that a decision takes at least.

    A computer with one legal decision answers at once, and how many it has depends on its hidden hand. This
    time is drawn apart from the view, so it tells nothing; in a game that hides nothing it is 0.
    """
    if not load(game).info.hides_information:
        return 0.0
    return secrets.SystemRandom().uniform(*FLOORS.get(level, FLOOR))
