"""Bradley–Terry ratings from game results, and confidence intervals for scores.

An agent with rating a scores 1 / (1 + 10 ** ((b - a) / 400)) on average against one with rating b (the Elo
scale). A draw counts as half a win. The ratings are the maximum-likelihood estimate, found by Newton's
method; their errors come from the Fisher information. As a weak prior each agent is given one drawn game
against an imaginary average agent, so that an agent that won every game has a finite rating. That moves a
rating by a few points with tens of games, and by next to nothing with hundreds.
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
"""Elo points per unit of log odds."""
Z: Final = 1.959964
"""Standard errors on either side of a 95% interval."""
PRIOR: Final = 1.0
"""Imaginary drawn games against an average agent."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_LONGEST_STEP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Score:
    """The results of one agent against others."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @classmethod
    def of(cls, winner: object, who: object) -> Score:
        """The score of one side in one game; a draw has no winner."""
        if winner is None:
            return cls(draws=1)
        return cls(wins=1) if winner == who else cls(losses=1)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A win is 1, a draw is ½."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """Points per game; ½ before the first."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the share."""
        return wilson(self.points, self.games)

    def to_json(self) -> dict[str, Any]:
        """As plain values, for the files of results."""
        return {
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": round(self.share, 4),
            "share_interval": [round(end, 4) for end in self.interval],
        }

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating on the Elo scale, and its standard error."""

    elo: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the rating."""
        return self.elo - Z * self.error, self.elo + Z * self.error


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share. With draws the exact one is narrower, so this one is
    conservative."""
    if not games:
        return 0.0, 1.0
    share, square = points / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def bradley_terry(
    names: Sequence[str], scores: Mapping[tuple[str, str], Score], anchor: str | None = None
) -> dict[str, Rating]:
    """The rating of each name from ``scores[a, b]``, the results of a against b (one direction is enough).

    Their mean is 0; with an ``anchor`` its rating is 0 and errors are those of the difference from it.
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
    """Matrices of points and of games, of each against each."""
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
    """The maximum-likelihood strengths in log odds, and the Fisher information there."""
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
        # Far from the maximum a full Newton step could overshoot.
        step *= min(1.0, _LONGEST_STEP / max(float(np.abs(step).max()), 1e-300))
        strength = strength + step
        if float(np.abs(step).max()) < _CLOSE:
            break
    return strength, information
