"""The games as PettingZoo AEC environments, made by ``skirmish.envs.NAME_v0``.

The agents are ``south`` and ``north``. Chance is settled between their decisions, from the generator that
``reset(seed=…)`` seeds. An agent's observation is made from its own view only.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from skirmish.core import Event, MissingExtra, NotationError, Options, Over, Roll, Seat
from skirmish.drawing import draw_text
from skirmish.envs.node import Node, kit
from skirmish.envs.vector import GameVectorEnv
from skirmish.games import part

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise MissingExtra("needs-extra", extra="envs", package="pettingzoo") from missing

AGENTS: Final = tuple(seat.word for seat in Seat)
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
_SEATS: Final = {seat.word: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class Environment:
    """A game in the form of a PettingZoo module: ``env(variant=…, render_mode=…)``; and many at once."""

    game: str

    def raw_env(self, **given: Any) -> GameEnv:
        """The environment itself; an illegal decision raises. Takes what :class:`GameEnv` takes."""
        return GameEnv(self.game, **given)

    def env(self, **given: Any) -> Any:
        """The environment in PettingZoo's usual wrappers: an illegal decision loses, and order is kept."""
        illegal = wrappers.TerminateIllegalWrapper(self.raw_env(**given), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))

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
    events since its last decision, as its seat sees them. Without ``texts`` it is empty and steps are faster.
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
        self._node: Node | None = None

    def action_space(self, agent: str) -> Any:
        """The numbers of all decisions."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        """The planes and the mask."""
        return self._observations[agent]

    @property
    def node(self) -> Node:
        """The current node, with everything hidden in it."""
        if self._node is None:
            raise RuntimeError("call reset() first")
        return self._node

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
        self._news: dict[str, tuple[list[str], list[str]]] = {agent: ([], []) for agent in AGENTS}
        self._node = Node.beginning(self._kit, Options(self._variant, first))
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
        after, events = self.node.stepped(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._news[agent] = ([], [])
        self._take(after, events)
        self._settle()

    def _take(self, after: Node, events: tuple[Event, ...]) -> None:
        """Move to the next node, and note for each agent what its seat sees of it."""
        self._node, past = after, after.past
        if not self._texts:
            return
        assert past is not None
        rules, token, open_to_all = self._kit.rules, str(past.entry), [*map(_told, events)]
        for agent, (tokens, told) in self._news.items():
            seat = _SEATS[agent]
            shown = rules.shown(past.entry, past.actor, seat)
            tokens.append(token if shown is past.entry else str(shown))
            for event, text in zip(events, open_to_all, strict=True):
                witnessed = rules.witness(event, seat)
                told.append(text if witnessed is event else _told(witnessed))

    def _settle(self) -> None:
        """Settle pending chance, then select the next agent, or end the game."""
        assert self._random is not None
        node = self.node
        while isinstance(node.pending, Roll):
            outcome = node.pending.pick(lambda most: int(self._random.integers(most)))  # type: ignore[union-attr]
            node, events = node.stepped(self._kit.ids.chance_number(outcome))
            self._take(node, events)
        if isinstance(node.pending, Over):
            self.rewards = dict(zip(AGENTS, node.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = Seat(1 - _SEATS[self.agent_selection]).word
        else:
            self.agent_selection = AGENTS[node.player]
        self._accumulate_rewards()
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _info(self, agent: str) -> dict[str, Any]:
        if not self._texts:
            return {}
        tokens, events = self._news[agent]
        node = self.node
        legal = [*map(str, node.options.values())] if node.player == _SEATS[agent] else []
        return {"legal": legal, "tokens": [*tokens], "events": [*events]}

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's planes, and the mask of its legal decisions."""
        node, seat = self.node, _SEATS[agent]
        mask = np.zeros(self._kit.ids.COUNT, np.int8)
        if node.player == seat:
            mask[[*node.options]] = 1
        return {"observation": self._kit.observation.planes(node.view(seat), seat), "action_mask": mask}

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
