"""What an opponent needs of this kernel."""

from __future__ import annotations

from skirmish.games.hill218.kernel.convert import from_view
from skirmish.games.hill218.kernel.ids import action, chance
from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.search import think

__all__ = ["LEVELS", "action", "chance", "from_view", "think"]
