"""OpenSpiel's bots as agents, and its two tree searches with a time limit."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import Any, Final

import numpy as np

from skirmish.core import AnyGame, Below, Seat
from skirmish.envs.node import kit
from skirmish.envs.openspiel.game import SkirmishGame, load_game

import pyspiel  # isort: skip  # says clearly what is missing only if our game is imported first
from open_spiel.python.algorithms import ismcts, mcts  # isort: skip

MakeBot = Callable[[SkirmishGame, int], Any]
"""Makes a bot for a game from a seed."""

_EXPLORATION: Final = 2.0
_ROLLOUTS: Final = 1
_MEGABYTES: Final = 512
_SEEDS: Final = 1 << 31
_WITHOUT_END: Final = 1 << 30
_ENOUGH: Final = 2
"""Before its second simulation a search has evaluated no action."""


class BotAgent:
    """An agent that asks an OpenSpiel bot.

    The bot gets one state that the view allows, and nothing that the view does not show. In a game with
    hidden information a correct bot resamples it (``resample_from_infostate``) before it searches.
    """

    def __init__(self, name: str, make: MakeBot, seed: int | None = None) -> None:
        self.name = name
        self._make = make
        self._seed = seed

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The decision of a bot made for this view."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        spiel = _spiel(game.name, view.variant.name, view.first)
        state = spiel.state_of(game.sample(view, below))
        seed = below(_SEEDS)
        bot = self._make(spiel, seed if self._seed is None else (seed ^ self._seed) % _SEEDS)
        return kit(game.name).ids.action(int(step(bot, state)))


@lru_cache(maxsize=64)
def _spiel(name: str, variant: str, first: Seat) -> SkirmishGame:
    return load_game(name, variant, first)


def step(bot: Any, state: Any) -> int:
    """The action that a bot takes.

    ``pyspiel.MCTSBot.step`` releases the interpreter's lock and then clones Python states, which crashes the
    process. ``step_with_policy`` runs the same search and keeps the lock.
    """
    number: int = bot.step_with_policy(state)[1] if isinstance(bot, pyspiel.MCTSBot) else bot.step(state)
    return number


def mcts_agent(
    milliseconds: int | None = 1000, simulations: int | None = None, seed: int | None = None
) -> BotAgent:
    """OpenSpiel's tree search (``pyspiel.MCTSBot``, compiled), for games without hidden information.

    Limited by time, unless ``simulations`` is given.
    """

    def make(game: SkirmishGame, chance: int) -> Any:
        return CompiledMCTSBot(game, chance, None if simulations is not None else milliseconds, simulations)

    return BotAgent("openspiel-mcts", make, seed)


class CompiledMCTSBot:
    """``pyspiel.MCTSBot`` with OpenSpiel's default settings, safe with very short time limits."""

    def __init__(
        self, game: SkirmishGame, seed: int, milliseconds: int | None, simulations: int | None
    ) -> None:
        self._game, self._seed = game, seed
        self._milliseconds, self._simulations = milliseconds, simulations

    def step(self, state: Any) -> int:
        """The most visited action."""
        seconds = -1.0 if self._milliseconds is None else max(1, self._milliseconds) / 1000
        root = self._bot(max(_ENOUGH, self._simulations or _WITHOUT_END), seconds).mcts_search(state)
        if not root.children:
            # The time was up before any action was visited, and then it looks for the best of none.
            root = self._bot(_ENOUGH, -1.0).mcts_search(state)
        number: int = root.best_child().action
        return number

    def _bot(self, simulations: int, seconds: float) -> Any:
        return pyspiel.MCTSBot(
            self._game,
            pyspiel.RandomRolloutEvaluator(_ROLLOUTS, self._seed),
            _EXPLORATION,
            simulations,
            _MEGABYTES,
            True,
            self._seed,
            False,
            max_wall_clock_time=seconds,
        )


def ismcts_agent(
    milliseconds: int | None = 1000, simulations: int | None = None, seed: int | None = None
) -> BotAgent:
    """OpenSpiel's information-set search (its ``ISMCTSBot`` in Python), for games with hidden information.

    Limited by time, unless ``simulations`` is given. The compiled ``pyspiel.ISMCTSBot`` cannot play games
    written in Python: it does not find their resampling.
    """

    def make(game: SkirmishGame, chance: int) -> Any:
        random = np.random.RandomState(chance)
        bot = TimedISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(_ROLLOUTS, random),
            _EXPLORATION,
            max(_ENOUGH, simulations or _WITHOUT_END),
            random_state=random,
        )
        bot.seconds = None if simulations is not None or milliseconds is None else milliseconds / 1000
        # Its own random source for resampling cannot be seeded.
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
        return bot

    return BotAgent("openspiel-ismcts", make, seed)


class _TimeIsUp(Exception):
    """The search's time is up."""


class TimedISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's ISMCTSBot, which counts simulations, stopped after ``seconds``."""

    seconds: float | None = None

    def run_search(self, state: Any) -> Any:
        """The policy after as many simulations as time allows."""
        self._begun, self._done = perf_counter(), 0
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Called at the start of every simulation."""
        late = self.seconds is not None and perf_counter() - self._begun >= self.seconds
        if late and self._done >= _ENOUGH:
            raise _TimeIsUp
        self._done += 1
        return super().sample_root_state(state)
