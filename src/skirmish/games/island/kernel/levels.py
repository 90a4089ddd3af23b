"""The five opponents of Battle for the Island: a weaker one sees less, and less far."""

from __future__ import annotations

from typing import Final

from skirmish.games.island.kernel.search import Settings
from skirmish.games.island.kernel.worth import ALL, COUNTS, HOPES, PLANS


def _level(nodes: int | None, sight: int, horizon: int) -> tuple[int | None, Settings]:
    return nodes, Settings(0, sight, horizon, 0.6, 0.05)


LEVELS: Final = {
    "recruit": _level(0, COUNTS, 0),
    "corporal": _level(0, HOPES, 0),
    "sergeant": _level(0, PLANS, 0),
    "captain": _level(0, ALL, 0),
    "general": _level(None, ALL, 99),
}
"""Each level's limit of nodes, if it has one, and how it searches."""
