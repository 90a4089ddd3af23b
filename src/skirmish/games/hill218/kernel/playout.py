"""Random play to the end."""

from __future__ import annotations

from skirmish.games.hill218.kernel.layout import Battle
from skirmish.games.hill218.kernel.plays import random_decision
from skirmish.games.hill218.kernel.turn import apply, pending, settle
from skirmish.kernels import DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng


@compiled
def playout(s: Battle, rng: Rng, limit: int) -> int:
    """Decide at random until the battle is over, or ``limit`` decisions are made; how many were."""
    made = 0
    while True:
        awaited = pending(s)
        if awaited == DECIDE:
            if made >= limit:
                return made
            apply(s, random_decision(s, rng))
            made += 1
        elif awaited == OVER:
            return made
        else:
            settle(s, rng)
