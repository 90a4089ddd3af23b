"""How strong the opponents are: what the arena measured (docs/opponents.md tells how)."""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, tuple[int, int]]]] = {}
"""For each game, each opponent's rating (Elo) and the error of it: half an interval of 95 %."""


def rating(game: str, name: str) -> tuple[int, int] | None:
    """An opponent's rating at a game and the error of it; None where nobody has measured it."""
    return RATINGS.get(game, {}).get(name)
