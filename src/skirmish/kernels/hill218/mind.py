"""What an opponent needs of this kernel."""

from __future__ import annotations

from skirmish.kernels.hill218.convert import from_view
from skirmish.kernels.hill218.ids import action, chance
from skirmish.kernels.hill218.levels import LEVELS
from skirmish.kernels.hill218.search import think

__all__ = ["LEVELS", "action", "chance", "from_view", "think"]
