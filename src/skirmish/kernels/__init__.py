"""Compiled twins of the games, for search and mass simulation.

A kernel keeps a battle as one flat array and changes it in place, and whole searches run inside one compiled
call. It is no second set of rules for anybody to play by: the tests hold it against the games token by
token, and whoever wants to play uses the games.

Importing this package costs nothing; what is compiled is loaded by whoever asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, cast

from skirmish.core import SkirmishError
from skirmish.games import part

OVER: Final = 0
"""The battle has ended."""
DECIDE: Final = 1
"""A seat must decide."""
CHANCE: Final = 2
"""Chance must settle something."""


class KernelCannot(SkirmishError):
    """The compiled rules have no room for this: it lies outside what a battle can lead to."""


class Mind(Protocol):
    """What an opponent needs of a game's kernel: the module ``mind`` of each."""

    LEVELS: Mapping[str, tuple[int | None, Any]]
    """Each level's limit of nodes, if it has one, and the settings of its search."""

    def from_view(self, view: Any) -> Any:
        """The array of what a seat sees."""

    def think(self, root: Any, seed: int, nodes: int | None, settings: Any, stop: Any, progress: Any) -> Any:
        """Search for the seat that must decide: see :mod:`.progress`."""

    def action(self, number: int) -> Any:
        """The decision of a number."""

    def chance(self, number: int) -> Any:
        """The chance event of a number."""


def mind(game: str) -> Mind:
    """What an opponent at that game needs. The first call loads what is compiled, or compiles it."""
    found = part(game, "kernel.engine")
    if found is None:
        raise KernelCannot("no-engine", game=game)
    return cast(Mind, found)
