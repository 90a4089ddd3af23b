"""The end of a battle (section 7, I-8.1)."""

from __future__ import annotations

from typing import Final

from skirmish.core import NORTH, SOUTH, Over, Seat
from skirmish.games.island.events import BattleEnded
from skirmish.games.island.state import Known, remaining

QUIET_LIMIT: Final = 120
"""This many quiet turns in a row, both sides counted, are a draw (I-7.3)."""


def beaten(known: Known, seat: Seat) -> bool:
    """I-7.1, I-8.1: whether a side has no character left, or in quick has lost five."""
    variant = known.variant
    return remaining(known, seat) <= variant.strength - variant.fatal


def verdict(known: Known) -> Over:
    """I-7.1, I-7.3: how a finished battle ended, derived from the board."""
    south, north = beaten(known, SOUTH), beaten(known, NORTH)
    how = "eliminated" if known.variant.fatal == known.variant.strength else "five-lost"
    if south == north:
        return Over(None, how if south else "quiet")
    return Over(NORTH if south else SOUTH, how)


def announce(over: Over) -> BattleEnded:
    """The event for the end of the battle."""
    return BattleEnded("draw" if over.winner is None else over.winner.word, over.how)
