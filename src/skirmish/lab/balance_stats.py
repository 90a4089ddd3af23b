"""What things are worth: logistic regression of the result, with cluster-robust errors.

South's probability of winning is modelled as 1 / (1 + exp(-(b1 d1 + b2 d2 + …))), where each d is how many
more of one thing South has than North. There is no intercept: with everything equal the sides are equal. A
draw counts as half a win. Newton's method finds the maximum-likelihood b. Samples of one game share its
result, so the errors are computed with games as clusters (the "sandwich" estimator).
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
"""The precision (1 / variance) of a normal prior on b: keeps b finite with a handful of
games and does not matter with thousands."""
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
        """The 95% confidence interval of the log odds."""
        return self.odds - Z * self.error, self.odds + Z * self.error

    @property
    def share(self) -> float:
        """The probability of winning with one more, everything else being equal."""
        return chance(self.odds)

    @property
    def share_interval(self) -> tuple[float, float]:
        """The interval as probabilities."""
        low, high = self.interval
        return chance(low), chance(high)


def chance(odds: float) -> float:
    """Log odds as a probability."""
    return 1 / (1 + math.exp(-odds))


def worths(moments: Moments) -> tuple[Worth, ...]:
    """What each thing is worth. A thing of which the sides always had equally many is left out."""
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
    """The maximum-likelihood log odds, and their covariance."""
    import numpy as np

    odds: Array = np.zeros(rows.shape[1])
    hold = PRIOR * np.eye(rows.shape[1])
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(-rows @ odds))
        information = (rows * (expected * (1 - expected))[:, None]).T @ rows + hold
        step = np.linalg.solve(information, rows.T @ (points - expected) - PRIOR * odds)
        # Far from the maximum a full Newton step could overshoot.
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
    # The prior's share keeps the errors finite if a few games all have the same result.
    return odds, inverse @ (by_game.T @ by_game + hold) @ inverse


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of a number over the games."""

    mean: float
    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    """The distribution of some numbers; all 0 if there are none."""
    import numpy as np

    if not numbers:
        return Spread(0.0, 0, 0.0, 0.0, 0.0, 0)
    quarter, median, three_quarters = (float(each) for each in np.percentile(numbers, (25, 50, 75)))
    mean = sum(numbers) / len(numbers)
    return Spread(mean, min(numbers), quarter, median, three_quarters, max(numbers))
