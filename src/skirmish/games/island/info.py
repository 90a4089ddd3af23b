"""Facts about Battle for the Island that other packages need."""

from __future__ import annotations

from typing import Final

from skirmish.core import Frozen, GameInfo

_TURNS: Final = 41 * 120
"""At most forty turns remove or bring in a piece (20 characters, 10 blocks, 10 entries); before, between and
after them are at most 119 quiet turns each (I-7.3)."""

INFO: Final = GameInfo(
    name="island",
    title="Battle for the Island",
    rule_prefix="I",
    hides_information=False,
    setup_prompts=frozenset({"place-block", "place-character", "load-pad"}),
    settling_prompts=frozenset({"turn-over"}),
    modifiers=("minefield",),
    # 32 in the set-up, 30 shots, three in each turn, and one for each zero. Zeros have no limit, but more of
    # them than turns come with a probability below 10 to the power of -1000.
    most_decisions=62 + 4 * _TURNS,
    most_rolls=2 * _TURNS + 10,
    ratings=Frozen(
        {
            "random": (-13, 237),
            "greedy": (1000, 0),
            "recruit": (545, 96),
            "corporal": (957, 62),
            "sergeant": (1445, 117),
            "captain": (1956, 210),
            "general": (2096, 240),
        }
    ),
)
