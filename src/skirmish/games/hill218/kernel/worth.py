"""The static evaluation: the probability that the side to play wins, from what lies on the field.

The inputs of :mod:`.features` go through a small network (:mod:`skirmish.kernels.network`), trained by
self-play (``python -m skirmish.training hill218``). Weaker levels see less.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from skirmish.games.hill218.kernel.deployment import holds_base
from skirmish.games.hill218.kernel.features import Amounts, note
from skirmish.games.hill218.kernel.layout import FED, SEAT, UNITS, Battle, Numbers
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import Network, logit, probability

Weights = npt.NDArray[np.float64]
FILE: Final = Path(__file__).with_name("network.npz")
"""The trained network, by the name ``value``."""
WIDEST: Final = 128
"""The most hidden units of a network."""

# How much is seen.
NUMBERS: Final = 0
"""How many units each side has."""
SUPPLY: Final = 1
"""Also which of them are supplied, and whether the bases are held."""
EVERYTHING: Final = 2
"""All features, and whether the enemy base falls this turn."""


@compiled
def worth(s: Battle, sight: int, network: Network, rows: Numbers, amounts: Amounts, units: Amounts) -> float:
    """The probability that the side to play wins; the last three are room to work in."""
    if sight < EVERYTHING:
        return plain_worth(s, sight)
    return probability(logit(network, rows, amounts, note(s, rows, amounts), units))


@compiled
def plain_worth(s: Battle, sight: int) -> float:
    """The same for a level that sees less: units alone, or also which are supplied and who holds a base."""
    seat = int(s[SEAT])
    total = 0.4 * (s[UNITS + seat] - s[UNITS + 1 - seat])
    if sight >= SUPPLY:
        total += 0.2 * (s[FED + seat] - s[FED + 1 - seat])
        total += 0.4 * holds_base(s, seat) - 0.4 * holds_base(s, 1 - seat)
    return probability(total)
