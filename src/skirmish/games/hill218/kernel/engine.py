"""The kernel's :class:`~skirmish.kernels.Engine`: what the levels need of this game."""

from __future__ import annotations

import math
from typing import Final

from skirmish.games.hill218.kernel.convert import from_view
from skirmish.games.hill218.kernel.ids import action, chance
from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.search import SearchSettings, run_search, search
from skirmish.games.hill218.kernel.supply import judge
from skirmish.games.hill218.kernel.tree import new_tree as new_memory
from skirmish.games.hill218.kernel.worth import EVERYTHING
from skirmish.kernels.jit import entry_points

__all__ = ["KERNELS", "LEVELS", "action", "calibrated", "chance", "from_view", "new_memory", "search"]

KERNELS = entry_points(judge, run_search)

_SLOPE: Final = 1.6
_SHIFT: Final = -0.12
"""What comes true has these log odds, relative to those of a search (docs/calibration.md)."""


def calibrated(win: float, settings: SearchSettings) -> float:
    """The probability of winning that follows from what a search says.

    A search averages good and bad replies, so its values are too cautious, and the side to decide looks
    better than it is. Levels that evaluate less misjudge in their own way.
    """
    if settings.sight < EVERYTHING or not 0.0 < win < 1.0:
        return win
    return 1.0 / (1.0 + math.exp(-(_SLOPE * math.log(win / (1.0 - win)) + _SHIFT)))
