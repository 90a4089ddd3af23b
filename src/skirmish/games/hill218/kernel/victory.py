"""The end: a base taken, or nothing left to play (H-6.1, H-6.2)."""

from __future__ import annotations

from skirmish.games.hill218.kernel.deployment import can_deploy
from skirmish.games.hill218.kernel.layout import (
    DECK,
    ENDED,
    PHASE,
    PLAYS,
    RESULT,
    SEAT,
    STRIKES,
    UNITS,
    Battle,
)
from skirmish.kernels.jit import compiled


@compiled
def can_play(s: Battle, seat: int) -> bool:
    """Whether a side could make a legal play if it were theirs to play now (H-6.2)."""
    if s[STRIKES + seat] and s[UNITS + 1 - seat]:
        return True
    return can_deploy(s, seat)


@compiled
def nothing_left_to_play(s: Battle) -> bool:
    """Both decks are empty and neither side could make a legal play (H-6.2)."""
    if s[DECK] or s[DECK + 1]:
        return False
    return not (can_play(s, 0) or can_play(s, 1))


@compiled
def end(s: Battle, result: int) -> None:
    """End the battle: 1 South has won, -1 North, 0 a draw."""
    s[PHASE], s[SEAT], s[PLAYS], s[RESULT] = ENDED, 0, 0, result


@compiled
def end_by_count(s: Battle) -> None:
    """The side with more units in play wins; equal numbers draw (H-6.2)."""
    more = int(s[UNITS]) - int(s[UNITS + 1])
    end(s, (more > 0) - (more < 0))
