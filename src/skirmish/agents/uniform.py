"""The agent that knows the rules and nothing else."""

from __future__ import annotations

from typing import Any

from skirmish.core import AnyGame, Below


class RandomAgent:
    """Chooses any legal decision, all equally likely."""

    name = "random"

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """One of the legal decisions."""
        legal = game.legal(view)
        return legal[below(len(legal))]
