"""The baseline agent that plays at random."""

from __future__ import annotations

from typing import Any

from skirmish.core import AnyGame, Below


class RandomAgent:
    """Chooses among the legal decisions with equal probability."""

    name = "random"

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """One of the legal decisions."""
        legal = game.legal(view)
        return legal[below(len(legal))]
