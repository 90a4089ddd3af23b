"""The luck in a game of Battle for the Island: what its dice and blocks gave to South.

A result is skill and luck. What an outcome of chance gave is the value of the position after it, less the
mean value over all outcomes that could have come: :func:`skirmish.games.island.kernel.selfplay.luck`, which
training subtracts. Here it is the same for games that are not played by compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from skirmish.core import AnyGame, Roll
from skirmish.games.island.kernel.convert import from_state
from skirmish.games.island.kernel.search import new_workspace, value_of_position
from skirmish.games.island.kernel.worth import TRAINED, begin
from skirmish.games.island.training import settings
from skirmish.kernels.rng import seeded

_WORK: Final = new_workspace(4000)
_SETTINGS: Final = settings()


def luck(game: AnyGame, state: Any, pending: Roll[Any], outcome: Any) -> float:
    """What an outcome of chance gave to South, in probability of winning, by the static evaluation."""
    begin(_WORK.scratch)
    values = [_value(game.resolve(state, each).state) for each in pending.outcomes]
    weighed = zip(values, pending.weights, strict=True)
    mean = sum(value * weight for value, weight in weighed) / pending.total
    return values[pending.outcomes.index(outcome)] - mean


def _value(state: Any) -> float:
    return value_of_position(from_state(state), _SETTINGS, TRAINED, _WORK, seeded(0))


def share(games: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A share without luck and its 95% interval, from pairs of games with the same dice."""
    pairs = np.array(games).mean(axis=1)
    error = 1.96 * pairs.std(ddof=1) / len(pairs) ** 0.5 if len(pairs) > 1 else float("inf")
    return float(pairs.mean()), float(pairs.mean() - error), float(pairs.mean() + error)
