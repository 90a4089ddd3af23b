"""The end: a base taken, or nothing left to play (H-6.1, H-6.2)."""

from __future__ import annotations

from skirmish.core import NORTH, SOUTH, Over
from skirmish.games.hill218.events import BattleEnded
from skirmish.games.hill218.kinds import BASES
from skirmish.games.hill218.rules.plays import can_play
from skirmish.games.hill218.state import Ended, Known


def verdict(known: Known) -> Over:
    """How a finished battle ended: derived from the field, unless it was settled (H-6.1 to H-6.3)."""
    units, phase = known.units, known.phase
    if isinstance(phase, Ended) and phase.settled is not None:
        return phase.settled
    for seat in (SOUTH, NORTH):
        if BASES[seat.other] in units[seat]:
            return Over(seat, "base")
    south, north = len(units[SOUTH]), len(units[NORTH])
    if south == north:
        return Over(None, "equal-units")
    return Over(SOUTH if south > north else NORTH, "more-units")


def announce(over: Over) -> BattleEnded:
    """The event for the end of the battle."""
    return BattleEnded("draw" if over.winner is None else over.winner.word, over.how)


def nothing_left_to_play(known: Known) -> bool:
    """Both decks are empty and neither side could make a legal play if it were theirs to play now (H-6.2).

    An unknown card counts as playable if it may be: what is not known yet does not end a battle.
    """
    return not (known.decks[0] or known.decks[1] or can_play(known, SOUTH) or can_play(known, NORTH))
