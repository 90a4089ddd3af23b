"""The games as PettingZoo AEC environments, made by ``skirmish.envs.NAME_v0``.

The agents are ``south`` and ``north``. Chance is settled between their decisions, from the generator that
``reset(seed=…)`` seeds. An agent's observation is made from its own view only.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np

from skirmish.core import Event, MissingExtra, NotationError, Options, Seat
from skirmish.drawing import draw_text
from skirmish.envs.info import Told
from skirmish.envs.node import CHANCE, TERMINAL, Node, kit
from skirmish.envs.progress import History, KernelProgress, RulesProgress, kernel_of
from skirmish.envs.vector import GameVectorEnv
from skirmish.games import part

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise MissingExtra("needs-extra", extra="envs", package="pettingzoo") from missing

AGENTS: Final = tuple(seat.word for seat in Seat)
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
_NUMBERS: Final = (int, np.int64)
"""What decisions usually come as."""
_SEATS: Final = {seat.word: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class Environment:
    """A game in the form of a PettingZoo module: ``env(variant=…, render_mode=…)``; and many at once."""

    game: str

    def raw_env(self, **given: Any) -> GameEnv:
        """The environment itself; an illegal decision raises. Takes what :class:`GameEnv` takes."""
        return GameEnv(self.game, **given)

    def env(self, **given: Any) -> Any:
        """The environment as PettingZoo's classics have it: an illegal decision loses, and order is kept."""
        return Referee(self.raw_env(**given))

    def vector_env(self, num_envs: int, **given: Any) -> GameVectorEnv:
        """Many games in one compiled call. Takes what :class:`~skirmish.envs.vector.GameVectorEnv` takes."""
        return GameVectorEnv(self.game, num_envs, **given)


def _told(event: Event) -> str:
    """An event on one line: ``rolled seat=south face=3``."""
    return " ".join([event.code, *[f"{name}={fact}" for name, fact in event.facts().items()]])


def _seat(name: str, word: str) -> Seat:
    """The seat of an agent's name; ValueError for another word."""
    if word not in AGENTS:
        raise ValueError(f"{name}: one of {AGENTS}, not {word!r}")
    return _SEATS[word]


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo's types are not complete
    """A game between two agents.

    ``viewer`` is the seat whose view ``render`` shows: ``south`` or ``north``; by default a spectator's.

    An observation is ``{"observation": planes, "action_mask": …}``; the game's ``observation.PLANES`` names
    the planes. ``infos`` gives each agent the legal tokens, in the order of their numbers, and the tokens and
    events since its last decision, as its seat sees them. They are made when they are read, and left out
    with ``texts=False``.
    """

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        render_mode: str | None = None,
        viewer: str | None = None,
        texts: bool = True,
    ) -> None:
        EzPickle.__init__(self, game, variant, render_mode, viewer, texts)
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode: one of {RENDER_MODES}, not {render_mode!r}")
        self._pixels: Any = part(game, "drawing.pixels") if render_mode == "rgb_array" else None
        if render_mode == "rgb_array" and self._pixels is None:
            raise ValueError(f"render_mode: {game} has no pictures made of pixels")
        self._kit = kit(game)
        self._variant = self._kit.rules.variants[0] if variant is None else variant
        self._kit.rules.start(Options(self._variant))  # refuses an unknown variant
        self._viewer = None if viewer is None else _seat("viewer", viewer)
        self._texts = texts
        self.render_mode = render_mode
        self.possible_agents = [*AGENTS]
        self._kernel = kernel_of(game)
        seen, count = self._kit.observation, self._kit.ids.COUNT
        self._actions = {agent: spaces.Discrete(count) for agent in AGENTS}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, seen.MOST, seen.SHAPE, np.int8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in AGENTS
        }
        self._random: np.random.Generator | None = None
        self._progress: RulesProgress | KernelProgress | None = None

    def action_space(self, agent: str) -> Any:
        """The numbers of all decisions."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        """The planes and the mask."""
        return self._observations[agent]

    @property
    def progress(self) -> RulesProgress | KernelProgress:
        """The game so far, with everything hidden in it."""
        if self._progress is None:
            raise RuntimeError("call reset() first")
        return self._progress

    @property
    def node(self) -> Node:
        """The current node, with everything hidden in it."""
        return self.progress.history.node

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. ``options={"first": "north"}`` lets North begin."""
        first = _seat("first", (options or {}).get("first", "south"))
        if seed is not None or self._random is None:
            self._random, _ = np_random(seed)
        self.agents = [*AGENTS]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decided = dict.fromkeys(self.agents, 0)
        start = Node.beginning(self._kit, Options(self._variant, first))
        self._progress = RulesProgress(start) if self._kernel is None else KernelProgress(start, self._kernel)
        self.agent_selection = first.word
        self._settle()

    def step(self, action: int | None) -> None:
        """The decision of that number; :class:`~skirmish.core.IllegalAction` if the rules refuse it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("only an agent whose game is over passes None")
        number = int(action)
        if not self.progress.is_legal(number):
            self.progress.history.node.stepped(number)  # raises, with the reason
        self.carry_out(number)

    def carry_out(self, number: int) -> None:
        """A decision of which it is known that it is legal."""
        agent, progress = self.agent_selection, self.progress
        self._cumulative_rewards[agent] = 0.0
        self._decided[agent] = len(progress.history)
        progress.step(number)
        self._settle()

    def is_legal(self, number: int) -> bool:
        """Whether a number is a legal decision now."""
        return self.progress.is_legal(int(number))

    def forfeit(self) -> None:
        """The agent that should decide has done something illegal: it loses, and the game is broken off."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()

    def _settle(self) -> None:
        """Settle pending chance, then select the next agent, or end the game."""
        assert self._random is not None
        progress, chance = self.progress, self._random
        while progress.player == CHANCE:
            progress.step(progress.pick(lambda most: int(chance.integers(most))))
        if progress.player == TERMINAL:
            self.rewards = dict(zip(AGENTS, progress.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = Seat(1 - _SEATS[self.agent_selection]).word
            self._accumulate_rewards()
        else:
            self.agent_selection = AGENTS[progress.player]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _info(self, agent: str) -> dict[str, Any]:
        if not self._texts:
            return {}
        history = self.progress.history
        return Told(partial(self._told, history, self._decided[agent], len(history), _SEATS[agent]))

    def _told(self, history: History, since: int, now: int, seat: Seat) -> dict[str, list[str]]:
        """What a seat is told of the numbers between two moments of the game."""
        rules, tokens, events = self._kit.rules, list[str](), list[str]()
        for at in range(since + 1, now + 1):
            node, happened = history.reached(at)
            assert node.past is not None
            tokens.append(str(rules.shown(node.past.entry, node.past.actor, seat)))
            events += [_told(rules.witness(event, seat)) for event in happened]
        node, _ = history.reached(now)
        legal = [*map(str, node.options.values())] if node.player == seat else []
        return {"legal": legal, "tokens": tokens, "events": events}

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's planes, and the mask of its legal decisions."""
        progress, seat = self.progress, _SEATS[agent]
        mask = np.zeros(self._kit.ids.COUNT, np.int8)
        if progress.player == seat:
            mask[progress.legal] = 1
        return {"observation": progress.planes(seat), "action_mask": mask}

    def action(self, number: int) -> Any:
        """The decision of a number, as a value of our rules: ``Move(start=16, end=52, turn=None)``."""
        return self._kit.ids.action(int(number))

    def action_text(self, number: int) -> str:
        """The token of a number: ``e2-e5``."""
        return str(self.action(number))

    def action_number(self, token: str) -> int:
        """The number of a token. Raises :class:`~skirmish.core.NotationError` if it is no decision."""
        entry = self._kit.rules.parse(token)
        if self._kit.rules.is_chance(entry):
            raise NotationError("bad-token", game=self._kit.rules.name, token=token)
        return self._kit.ids.number(entry)

    def render(self) -> Any:
        """``ansi``: the board as text. ``human``: the same, printed. ``rgb_array``: a small picture."""
        if self.render_mode is None:
            return None
        name, view = self._kit.rules.name, self.node.view(self._viewer)
        if self.render_mode == "rgb_array":
            return self._pixels.draw_pixels(view)
        text = draw_text(name, view)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class Referee(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo's types are not complete
    """What PettingZoo's three usual wrappers do, in one: order is kept, a number must be one of the space's,
    and an illegal decision loses."""

    env: GameEnv

    def last(self, observe: bool = True) -> Any:
        """Observation, reward, termination, truncation and info of the selected agent."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        """A decision; see :class:`Referee`."""
        env = self.env
        if self._has_reset and env.agents:
            agent = env.agent_selection
            over = env.terminations[agent] or env.truncations[agent]
            # Nearly always; the space's own test of a number takes as long as all the rest.
            if type(action) in _NUMBERS and action is not None and not over and env.is_legal(action):
                self._has_updated = True
                env.carry_out(int(action))
                return
            inside = (action is None and over) or env.action_space(agent).contains(action)
            assert inside, "action is not in action space"
            if action is not None and not over and not env.is_legal(action):
                EnvLogger.warn_on_illegal_move()
                self._has_updated = True
                env.forfeit()
                return
        super().step(action)
