"""What the games' compiled kernels share. A kernel is the package ``kernel`` in a game's folder.

A kernel keeps a game's state in one flat array, changes it in place, and runs whole searches inside one
compiled call. Levels, batch simulation and environments use it; matches are played by the rules themselves.
The tests prove that kernel and rules agree, decision by decision.

Importing this package is cheap; numba is loaded when a kernel is first called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

from skirmish.core import SkirmishError
from skirmish.games import part

OVER: Final = 0
"""The game has ended."""
DECIDE: Final = 1
"""A seat must decide."""
CHANCE: Final = 2
"""Chance must settle something."""


class KernelCannot(SkirmishError):
    """The kernel's array cannot hold this position: no game that starts from the set-up reaches it."""


class Engine(Protocol):
    """What :class:`~skirmish.agents.levels.LevelAgent` needs of a game: the module ``kernel.engine``."""

    LEVELS: Mapping[str, tuple[int | None, Any]]
    """For each level its node limit, if it has one, and the settings of its search."""

    KERNELS: Sequence[Any]
    """The kernels that :meth:`from_view` and :meth:`search` call: what has to be compiled."""

    def from_view(self, view: Any) -> Any:
        """The kernel's array for what a seat sees."""

    def search(self, root: Any, seed: int, nodes: int | None, settings: Any, stop: Any, progress: Any) -> Any:
        """Search for the seat that must decide; ``stop`` and ``progress`` are those of :mod:`.progress`."""

    def action(self, number: int) -> Any:
        """The decision of a number."""

    def chance(self, number: int) -> Any:
        """The chance event of a number."""


def engine(game: str) -> Engine:
    """The engine of a game; :class:`KernelCannot` if its package has none.

    Its search is compiled, or loaded, when it is first called.
    """
    found = part(game, "kernel.engine")
    if found is None:
        raise KernelCannot("no-engine", game=game)
    return cast(Engine, found)
