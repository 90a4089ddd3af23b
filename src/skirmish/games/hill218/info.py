"""Facts about The Battle for Hill 218 that other packages need."""

from __future__ import annotations

from typing import Final

from skirmish.core import Frozen, GameInfo

INFO: Final = GameInfo(
    name="hill218",
    title="The Battle for Hill 218",
    rule_prefix="H",
    hides_information=True,
    hidden_mark="?",
    setup_prompts=frozenset({"return"}),
    settling_prompts=frozenset({"attack"}),
    beginners="beginner",
    # 2 returns, 52 plays, an attack for each of 48 deployments, a pass in each of 24 turns with cards to
    # draw, and later at most one for each play (H-6.2).
    most_decisions=180,
    most_rolls=26,  # two deals, and the draws of two decks
    ratings=Frozen(
        {
            "random": (-15, 168),
            "greedy": (1000, 0),
            "recruit": (1069, 59),
            "corporal": (1279, 61),
            "sergeant": (1548, 90),
            "captain": (1803, 111),
            "general": (1953, 200),
        }
    ),
)
