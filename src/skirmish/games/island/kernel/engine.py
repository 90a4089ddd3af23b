"""What an opponent needs of this kernel."""

from __future__ import annotations

from skirmish.games.island.kernel.convert import from_view
from skirmish.games.island.kernel.ids import action, chance
from skirmish.games.island.kernel.levels import LEVELS
from skirmish.games.island.kernel.search import think

__all__ = ["LEVELS", "action", "chance", "from_view", "think"]
