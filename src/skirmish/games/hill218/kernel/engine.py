"""The kernel's :class:`~skirmish.kernels.Engine`: what the levels need of this game."""

from __future__ import annotations

from skirmish.games.hill218.kernel.convert import from_view
from skirmish.games.hill218.kernel.ids import action, chance
from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.search import run_search, search
from skirmish.games.hill218.kernel.supply import judge
from skirmish.games.hill218.kernel.tree import new_tree as new_memory
from skirmish.kernels.jit import entry_points

__all__ = ["KERNELS", "LEVELS", "action", "chance", "from_view", "new_memory", "search"]

KERNELS = entry_points(judge, run_search)
