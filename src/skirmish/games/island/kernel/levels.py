"""The five levels of Battle for the Island: a weaker one evaluates less of a position and searches less
far."""

from __future__ import annotations

from typing import Final

from skirmish.games.island.kernel.search import SearchSettings
from skirmish.games.island.kernel.worth import ALL, COUNTS, HOPES, PLANS


def _level(nodes: int | None, sight: int, horizon: int) -> tuple[int | None, SearchSettings]:
    return nodes, SearchSettings(0, sight, horizon, exploration=0.6, temperature=0.05)


LEVELS: Final = {
    "recruit": _level(0, COUNTS, 0),
    "corporal": _level(0, HOPES, 0),
    "sergeant": _level(0, PLANS, 0),
    "captain": _level(0, ALL, 0),
    "general": _level(None, ALL, 99),
}
"""For each level its node limit, if it has one, and the settings of its search."""
