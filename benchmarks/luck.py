"""The luck in a game of Battle for the Island: what its dice and blocks gave to South.

A result is skill and luck. What an outcome of chance gave is the value of the position after it, less the
mean value over all outcomes that could have come. Its mean is nothing, however wrong the values are: a result
less its luck says on average what the result says, with much less noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from skirmish.core import SOUTH, AnyGame, Decide, Over, Roll
from skirmish.games.island.kernel import worth
from skirmish.games.island.kernel.convert import from_state
from skirmish.kernels import engine
from skirmish.kernels.progress import new_progress, new_stop

_SCRATCH: Final = worth.new_scratch()


def luck(game: AnyGame, state: Any, pending: Roll[Any], outcome: Any) -> float:
    """What an outcome of chance gave to South, in probability of winning, by the static evaluation."""
    values = [_value(game, game.resolve(state, each).state) for each in pending.outcomes]
    return values[pending.outcomes.index(outcome)] - _mean(values, pending)


def _mean(values: list[float], pending: Roll[Any]) -> float:
    weighed = zip(values, pending.weights, strict=True)
    return sum(value * weight for value, weight in weighed) / pending.total


def _value(game: AnyGame, state: Any) -> float:
    """South's probability of winning after the best decision, if there is one to make."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return 0.5 if pending.winner is None else float(pending.winner is SOUTH)
    if isinstance(pending, Roll):
        if pending.prompt in game.info.settling_prompts:
            values = [_value(game, game.resolve(state, each).state) for each in pending.outcomes]
            return _mean(values, pending)
        worth.begin(_SCRATCH)
        return worth.worth(from_state(state), int(state.phase.seat), -1, worth.TRAINED, _SCRATCH)
    return _decided(game, state, pending)


def _decided(game: AnyGame, state: Any, pending: Decide) -> float:
    legal = game.legal(game.view(state, pending.seat))
    if len(legal) == 1:
        return _value(game, game.apply(state, pending.seat, legal[0]).state)
    known = engine("island")
    win = known.search(from_state(state), 1, 0, known.LEVELS["general"][1], new_stop(), new_progress()).win
    return float(win if pending.seat is SOUTH else 1.0 - win)


def share(games: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A share without luck and its 95% interval, from pairs of games with the same dice."""
    pairs = np.array(games).mean(axis=1)
    error = 1.96 * pairs.std(ddof=1) / len(pairs) ** 0.5 if len(pairs) > 1 else float("inf")
    return float(pairs.mean()), float(pairs.mean() - error), float(pairs.mean() + error)
