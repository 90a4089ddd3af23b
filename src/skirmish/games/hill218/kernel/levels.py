"""The five opponents of The Battle for Hill 218. A weaker one sees less and less far, no more."""

from __future__ import annotations

from typing import Final

from skirmish.games.hill218.kernel.search import Settings
from skirmish.games.hill218.kernel.worth import EVERYTHING, SUPPLY

LEVELS: Final[dict[str, tuple[int | None, Settings]]] = {
    "recruit": (200, Settings(sight=SUPPLY, horizon=1, focus=0.0)),
    "corporal": (200, Settings(sight=SUPPLY, horizon=2, focus=0.5)),
    "sergeant": (150, Settings(sight=EVERYTHING, horizon=2)),
    "captain": (800, Settings()),
    "general": (None, Settings()),
}
"""Each level's limit of rounds, if it has one, and how it searches."""
