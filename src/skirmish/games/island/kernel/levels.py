"""The five levels of Battle for the Island: a weaker one sees less of a position, and less clearly."""

from __future__ import annotations

from typing import Final

from skirmish.games.island.kernel.search import SearchSettings


def _level(
    nodes: int | None, alert: bool = True, blur: float = 0.0, horizon: int = 99
) -> tuple[int | None, SearchSettings]:
    return nodes, SearchSettings(0, alert, blur, horizon, exploration=0.2, temperature=0.05)


LEVELS: Final = {
    "recruit": _level(0, alert=False, blur=0.6, horizon=0),
    "corporal": _level(0, blur=0.3, horizon=0),
    "sergeant": _level(0, blur=0.1, horizon=0),
    "captain": _level(200),
    "general": _level(None),
}
"""For each level its node limit, if it has one, and the settings of its search."""
