"""The agent that looks one decision ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from skirmish.core import AnyGame, Below, Decide, Over, Roll, Seat

Evaluate = Callable[[Any, Seat], float]

_EVALUATIONS = {"island": "skirmish.games.island.evaluation", "hill218": "skirmish.games.hill218.evaluation"}
_WIN = 1000.0


class GreedyAgent:
    """Tries every legal decision on one state that its view allows and keeps the best.

    What it judges by is the game's own: material, threats and mobility on the island; material, supply
    and the distance to the bases on the hill. Equal decisions are chosen among by chance.
    """

    name = "greedy"

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The decision after which the view is worth most to its seat."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        worth: Evaluate = import_module(_EVALUATIONS[game.name]).worth
        state = game.sample(view, below)
        values = [self._after(game, state, view.seat, action, worth) for action in legal]
        best = max(values)
        candidates = [action for action, value in zip(legal, values, strict=True) if value > best - 1e-9]
        return candidates[below(len(candidates))]

    def _after(self, game: AnyGame, state: Any, seat: Seat, action: Any, worth: Evaluate) -> float:
        return self._settled(game, game.apply(state, seat, action).state, seat, worth)

    def _settled(self, game: AnyGame, state: Any, seat: Seat, worth: Evaluate) -> float:
        """The worth once what the decision itself set going has come to rest.

        Blocks that must be turned over are weighed by their chances and an attack that must follow is
        made as well as it can be: both belong to the decision. Dice and draws come after it.
        """
        pending = game.pending(state)
        if isinstance(pending, Over):
            return 0.0 if pending.winner is None else _WIN if pending.winner is seat else -_WIN
        if isinstance(pending, Roll) and pending.prompt == "turn-over":
            values = [
                self._settled(game, game.resolve(state, o).state, seat, worth) for o in pending.outcomes
            ]
            return sum(v * w for v, w in zip(values, pending.weights, strict=True)) / pending.total
        if isinstance(pending, Decide) and pending.prompt == "attack" and pending.seat is seat:
            return max(
                self._after(game, state, seat, attack, worth) for attack in game.legal(game.view(state, seat))
            )
        return worth(game.view(state, seat), seat)
