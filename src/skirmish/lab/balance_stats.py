"""What things are worth, from who won: logistic regression, with errors that know which moments go together.

The chance that South wins is modelled as 1 / (1 + exp(-(b1 d1 + b2 d2 + …))), where each d is what South has
more than North of one thing. There is no constant: with everything equal the sides are equal. A draw counts
as half a win. Newton's method finds the most likely b. The moments of one game share its end, so their errors
are counted game by game (the "sandwich" with games as clusters), not moment by moment.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skirmish.lab.balance_count import Moments
from skirmish.lab.ratings import Z

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

PRIOR: Final = 0.25
"""How strongly b is held towards 0, as 1 / variance: a handful of games gives finite numbers, thousands give
their own."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_LONGEST_STEP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Worth:
    """What one more of a thing is worth: log odds of winning, and their standard error."""

    name: str
    odds: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the true log odds lie, in 95 of 100 cases."""
        return self.odds - Z * self.error, self.odds + Z * self.error

    @property
    def share(self) -> float:
        """The chance to win with one more, everything else being equal."""
        return chance(self.odds)

    @property
    def share_interval(self) -> tuple[float, float]:
        """The same for both ends of the interval."""
        low, high = self.interval
        return chance(low), chance(high)


def chance(odds: float) -> float:
    """The chance that log odds stand for."""
    return 1 / (1 + math.exp(-odds))


def worths(moments: Moments) -> tuple[Worth, ...]:
    """What each thing is worth. A thing of which the sides always had equally many says nothing: left out."""
    import numpy as np

    rows = np.array(moments.rows, dtype=np.float64).reshape(-1, len(moments.names))
    points = np.array(moments.points)
    told = [at for at in range(rows.shape[1]) if np.any(rows[:, at])]
    if not told:
        return ()
    odds, covariance = _fit(rows[:, told], points, np.array(moments.games))
    return tuple(
        Worth(moments.names[at], float(odds[place]), math.sqrt(max(0.0, float(covariance[place, place]))))
        for place, at in enumerate(told)
    )


def _fit(rows: Array, points: Array, games: NDArray[np.int_]) -> tuple[Array, Array]:
    """The most likely log odds, and their covariance."""
    import numpy as np

    odds: Array = np.zeros(rows.shape[1])
    hold = PRIOR * np.eye(rows.shape[1])
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(-rows @ odds))
        information = (rows * (expected * (1 - expected))[:, None]).T @ rows + hold
        step = np.linalg.solve(information, rows.T @ (points - expected) - PRIOR * odds)
        # Far from the top a whole step could overshoot.
        step *= min(1.0, _LONGEST_STEP / max(float(np.abs(step).max()), 1e-300))
        odds = odds + step
        if float(np.abs(step).max()) < _CLOSE:
            break
    expected = 1 / (1 + np.exp(-rows @ odds))
    inverse = np.linalg.inv((rows * (expected * (1 - expected))[:, None]).T @ rows + hold)
    pulls = rows * (points - expected)[:, None]
    _, place = np.unique(games, return_inverse=True)
    by_game = np.zeros((int(place.max()) + 1, rows.shape[1]))
    np.add.at(by_game, place, pulls)
    # The prior's own share keeps the errors finite where a few games all say the same.
    return odds, inverse @ (by_game.T @ by_game + hold) @ inverse


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: float
    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    """The spread of some numbers; all 0 if there are none."""
    import numpy as np

    if not numbers:
        return Spread(0.0, 0, 0.0, 0.0, 0.0, 0)
    quarter, median, three_quarters = (float(each) for each in np.percentile(numbers, (25, 50, 75)))
    mean = sum(numbers) / len(numbers)
    return Spread(mean, min(numbers), quarter, median, three_quarters, max(numbers))
