"""How strong everybody is, from who beat whom: Bradley–Terry ratings, and intervals for shares.

An agent with rating a scores 1 / (1 + 10 ** ((b - a) / 400)) on average against one with rating b: the
scale of Elo. A draw counts as half a win. The ratings are those that make the results most likely, found by
Newton's method; their errors come from the Fisher information. So that somebody who won every game has a
finite rating, each agent is given one drawn game against an imaginary average one besides. That moves a
rating by a few points where there are tens of games and by next to nothing where there are hundreds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

ELO: Final = 400 / math.log(10)
"""Elo points of one unit of log odds."""
Z: Final = 1.959964
"""Standard errors to either side that make an interval of 95 %."""
PRIOR: Final = 1.0
"""Imaginary drawn games against an average agent."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_LONGEST_STEP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Score:
    """What one agent did against another."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is 1, a draw is ½."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """Points for each game; ½ before the first."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the true share lies, in 95 of 100 cases."""
        return wilson(self.points, self.games)

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating on the scale of Elo, and its standard error."""

    elo: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the true rating lies, in 95 of 100 cases."""
        return self.elo - Z * self.error, self.elo + Z * self.error


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share. Draws make a true one narrower, so it errs on the safe side."""
    if not games:
        return 0.0, 1.0
    share, square = points / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def bradley_terry(
    names: Sequence[str], scores: Mapping[tuple[str, str], Score], anchor: str | None = None
) -> dict[str, Rating]:
    """The rating of each name from ``scores[a, b]``, what a did against b (either way round is enough).

    Their mean is 0; or the rating of ``anchor`` is, and errors are then those of the distance to it.
    """
    import numpy as np

    points, games = _matrices(names, scores)
    strength, information = _most_likely(points, games)
    shift = np.eye(len(names))
    if anchor is None:
        shift -= 1 / len(names)
    else:
        shift[:, names.index(anchor)] -= 1
    elo = shift @ strength * ELO
    covariance = shift @ np.linalg.inv(information) @ shift.T
    errors = np.sqrt(np.maximum(np.diag(covariance), 0.0)) * ELO
    return {name: Rating(float(elo[at]), float(errors[at])) for at, name in enumerate(names)}


def _matrices(names: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> tuple[Array, Array]:
    """Points of each against each, and games."""
    import numpy as np

    place = {name: at for at, name in enumerate(names)}
    points, games = np.zeros((2, len(names), len(names)))
    for (one, other), score in scores.items():
        a, b = place[one], place[other]
        points[a, b] += score.points
        points[b, a] += score.games - score.points
        games[a, b] += score.games
        games[b, a] += score.games
    return points, games


def _most_likely(points: Array, games: Array) -> tuple[Array, Array]:
    """The strengths in log odds, and the Fisher information there."""
    import numpy as np

    strength: Array = np.zeros(len(points))
    information: Any = None
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        imaginary = 1 / (1 + np.exp(-strength))
        gradient = (points - games * expected).sum(1) + PRIOR * (0.5 - imaginary)
        spread = games * expected * (1 - expected)
        information = np.diag(spread.sum(1) + PRIOR * imaginary * (1 - imaginary)) - spread
        step = np.linalg.solve(information, gradient)
        # Far from the top a whole step could overshoot.
        step *= min(1.0, _LONGEST_STEP / max(float(np.abs(step).max()), 1e-300))
        strength = strength + step
        if float(np.abs(step).max()) < _CLOSE:
            break
    return strength, information
