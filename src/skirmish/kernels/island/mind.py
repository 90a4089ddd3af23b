"""What an opponent needs of this kernel."""

from __future__ import annotations

from skirmish.kernels.island.convert import from_view
from skirmish.kernels.island.ids import action, chance
from skirmish.kernels.island.levels import LEVELS
from skirmish.kernels.island.search import think

__all__ = ["LEVELS", "action", "chance", "from_view", "think"]
