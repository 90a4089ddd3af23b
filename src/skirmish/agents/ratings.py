"""How strong the opponents are: what the arena measured (docs/opponents.md tells how)."""

from __future__ import annotations

from typing import Final

RATINGS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "island": {
        "random": (17, 149),
        "greedy": (1000, 0),
        "recruit": (517, 69),
        "corporal": (877, 52),
        "sergeant": (1198, 52),
        "captain": (1451, 61),
        "general": (1671, 93),
    },
    "hill218": {
        "random": (-15, 168),
        "greedy": (1000, 0),
        "recruit": (480, 97),
        "corporal": (1109, 53),
        "sergeant": (1255, 55),
        "captain": (1555, 68),
        "general": (1903, 98),
    },
}
"""For each game, each opponent's rating (Elo) and the error of it: half an interval of 95 %.

Another one's distance to ``greedy``, which is 1000.
"""


def rating(game: str, name: str) -> tuple[int, int] | None:
    """An opponent's rating at a game and the error of it; None where nobody has measured it."""
    return RATINGS.get(game, {}).get(name)
