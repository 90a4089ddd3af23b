"""The five levels of The Battle for Hill 218: a weaker one evaluates less of a position and searches less
far."""

from __future__ import annotations

from typing import Final

from skirmish.games.hill218.kernel.search import SearchSettings
from skirmish.games.hill218.kernel.worth import EVERYTHING, SUPPLY

LEVELS: Final[dict[str, tuple[int | None, SearchSettings]]] = {
    "recruit": (200, SearchSettings(sight=SUPPLY, horizon=1, inverse_temperature=0.01)),
    "corporal": (200, SearchSettings(sight=SUPPLY, horizon=2, inverse_temperature=0.5)),
    "sergeant": (30, SearchSettings(sight=EVERYTHING, horizon=2)),
    "captain": (2_000, SearchSettings()),
    "general": (None, SearchSettings()),
}
"""For each level its limit of iterations, if it has one, and the settings of its search."""
