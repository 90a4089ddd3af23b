"""What the other side probably holds, from what it played, left unplayed and returned.

Players keep special forces and paratroopers for the right moment, play artillery while it has a target, and
return what they need last. A table fitted to games (``benchmarks/fit_hill218.py``) gives the odds of each
kind; hidden cards are drawn by these odds instead of uniformly. Everything is read from the view alone.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.cards import cards_known_below
from skirmish.games.hill218.kernel.features import kinds_reaching
from skirmish.games.hill218.kernel.ids import KINDS
from skirmish.games.hill218.kernel.layout import (
    CARD,
    CARDS,
    DECK,
    HAND,
    HIDDEN,
    PHASE,
    PLAYING,
    POOL,
    UNITS,
    UNKNOWN,
    Battle,
)
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.games.hill218.kinds import COUNTS, DECK_SIZE
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng, uniform

Odds = npt.NDArray[np.float64]

# The table's columns, each with a row for every kind.
STAGES: Final = 4
"""First a number for each stage of the game, by the cards left in the deck."""
TARGET: Final = STAGES
"""It could have destroyed a unit; then, more than one."""
PLAYED: Final = STAGES + 2
"""How much more of this kind was played than of all kinds together."""
RETURNED: Final = STAGES + 3
"""Of the cards under the deck."""
COLUMNS: Final = STAGES + 4

NUMBERS: Final = np.array(COUNTS, np.float64)


@compiled
def describe_hand(s: Battle, other: int, out: Odds) -> None:
    """What the odds depend on, ``out[kind, column]``, for the hand of ``other`` as its opponent sees it."""
    out[:] = 0.0
    stage, played = min(int(s[DECK + other]) // 6, STAGES - 1), float(DECK_SIZE)
    for kind in range(KINDS):
        played -= s[POOL + other * KINDS + kind]
    for kind in range(KINDS):
        out[kind, stage] = 1.0
        gone = NUMBERS[kind] - s[POOL + other * KINDS + kind]
        out[kind, PLAYED] = gone / NUMBERS[kind] - played / DECK_SIZE
    if s[PHASE] == PLAYING:
        for unit in range(s[UNITS + 1 - other]):
            reached = kinds_reaching(s, other, unit_cell(s, 1 - other, unit))
            for kind in range(KINDS):
                if reached >> kind & 1:
                    out[kind, TARGET + 1] = out[kind, TARGET]
                    out[kind, TARGET] = 1.0


@compiled
def weigh(s: Battle, seat: int, table: Odds, trust: float, room: Odds, odds: Odds) -> None:
    """Write the odds of each kind in the hand of the side opposite ``seat``, then of those it returned.

    ``trust`` is how far to rely on the table; 0 makes all cards equally likely.
    """
    describe_hand(s, 1 - seat, room)
    for kind in range(KINDS):
        found = 0.0
        for column in range(RETURNED):
            found += table[kind, column] * room[kind, column]
        odds[0, kind] = math.exp(trust * found)
        odds[1, kind] = math.exp(trust * table[kind, RETURNED])


@compiled
def draw_by_odds(s: Battle, seat: int, odds: Odds, rng: Rng) -> int:
    """The kind of one unaccounted card, by its odds; it is accounted for from now on."""
    pool, total = POOL + seat * KINDS, 0.0
    for kind in range(KINDS):
        total += s[pool + kind] * odds[kind]
    point = uniform(rng) * total
    chosen = 0
    for kind in range(KINDS):
        if s[pool + kind]:
            chosen = kind
            point -= s[pool + kind] * odds[kind]
            if point < 0.0:
                break
    s[pool + chosen] -= 1
    return chosen


@compiled
def deal(s: Battle, seat: int, odds: Odds, rng: Rng) -> None:
    """Fill in what the side opposite ``seat`` holds and knows, by the odds of :func:`weigh`."""
    other = 1 - seat
    for _ in range(s[HIDDEN + other]):
        s[HAND + other * KINDS + draw_by_odds(s, other, odds[0], rng)] += 1
    s[HIDDEN + other] = 0
    lowest = CARD + (other + 1) * CARDS
    for at in range(lowest - cards_known_below(s, other), lowest):
        if s[at] == UNKNOWN:
            s[at] = draw_by_odds(s, other, odds[1], rng)
