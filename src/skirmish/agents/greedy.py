"""The agent that looks one decision ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skirmish import games
from skirmish.core import AnyGame, Below, Over, Roll, Seat

Evaluate = Callable[[Any, Seat], float]

_WIN = 1000.0


class GreedyAgent:
    """Tries every legal decision on one state that its view allows and keeps the best.

    It judges by ``worth`` in the game's ``evaluation``; without one it sees only who has won. Equal decisions
    are chosen among by chance.
    """

    name = "greedy"

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The decision after which the view is worth most to its seat."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        evaluation = games.part(game.name, "evaluation")
        worth: Evaluate = _worthless if evaluation is None else evaluation.worth
        state = game.sample(view, below)
        values = [self._after(game, state, view.seat, action, worth) for action in legal]
        best = max(values)
        candidates = [action for action, value in zip(legal, values, strict=True) if value > best - 1e-9]
        return candidates[below(len(candidates))]

    def _after(self, game: AnyGame, state: Any, seat: Seat, action: Any, worth: Evaluate) -> float:
        return self._settled(game, game.apply(state, seat, action).state, seat, worth)

    def _settled(self, game: AnyGame, state: Any, seat: Seat, worth: Evaluate) -> float:
        """The worth once what the decision itself set going has come to rest.

        Prompts that the game calls settling belong to the decision: chance is weighed by its
        probabilities, and what the seat must decide it decides as well as it can.
        """
        pending = game.pending(state)
        if isinstance(pending, Over):
            return 0.0 if pending.winner is None else _WIN if pending.winner is seat else -_WIN
        if pending.prompt not in game.info.settling_prompts:
            return worth(game.view(state, seat), seat)
        if isinstance(pending, Roll):
            values = [
                self._settled(game, game.resolve(state, o).state, seat, worth) for o in pending.outcomes
            ]
            return sum(v * w for v, w in zip(values, pending.weights, strict=True)) / pending.total
        view = game.view(state, seat)
        if pending.seat is not seat:
            return worth(view, seat)
        return max(self._after(game, state, seat, action, worth) for action in game.legal(view))


def _worthless(view: Any, seat: Seat) -> float:
    return 0.0
