"""The environments: random games in the vector environments, compared with OpenSpiel's, and in PettingZoo's.

Scaling (:mod:`.scaling`): two processes at once, each with its own slots, compared with one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from types import SimpleNamespace

import numpy as np
from open_spiel.python import rl_environment, vector_env

from benchmarks import scaling
from benchmarks.turns import Contender, Figure, Pace, pieces, rates, ratio_figure
from skirmish import envs
from skirmish.kernels.jit import without_compiler

_STEPS = 20
_GAMES = {"island": "Island", "hill218": "Hill 218"}
_OPENSPIEL = "OpenSpiel's SyncVectorEnv, backgammon, steps"
_PLAIN = "the same, played by the rules"
_PROCESSES = 2


def vector_steps(name: str, observe: bool) -> Contender:
    """A vector environment with random decisions of its lists, with or without masks and observations."""
    return lambda: scaling.decisions(name, observe)


def openspiel_steps() -> Iterator[int]:
    """OpenSpiel's vector environment, sixteen games of its compiled backgammon, with its observations."""
    env = vector_env.SyncVectorEnv([rl_environment.Environment("backgammon") for _ in range(16)])
    rng, now = random.Random(218), env.reset()
    while True:
        for _ in range(_STEPS):
            chosen = [
                rng.choice(each.observations["legal_actions"][each.observations["current_player"]])
                for each in now
            ]
            now, _, _, _ = env.step([SimpleNamespace(action=number) for number in chosen], reset_if_done=True)
        yield _STEPS * 16


def zoo_steps(name: str, compiled: bool = True) -> Contender:
    """A PettingZoo environment as its documentation uses it, with a random legal decision of the mask."""

    def play() -> Iterator[None]:
        with nullcontext() if compiled else without_compiler():
            env = getattr(envs, f"{name}_v0").env()
        rng, seed = np.random.default_rng(218), 0
        while True:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(legal[rng.integers(len(legal))]))
                yield

    return pieces(play)


def scaled() -> Sequence[Figure]:
    """What a second core adds. CPU time counts, so that other work on the machine does not."""
    return [
        Figure(
            f"{_GAMES[name]}, vector environment, {'with observations' if observe else 'decisions'}, "
            f"{_PROCESSES} processes",
            f"{added.cpu:,.0f}",
            "one process",
            f"{one.cpu:,.0f}",
            added.cpu / one.cpu,
            "–",
            None,
        )
        for (name, observe), (one, added) in scaling.measure(_PROCESSES).items()
    ]


def measure(pace: Pace) -> Sequence[Figure]:
    """Vector environments with and without observations, PettingZoo's, and two processes at once."""
    contenders: dict[str, Contender] = {_OPENSPIEL: openspiel_steps}
    for name in _GAMES:
        contenders[f"{name} bare"] = vector_steps(name, observe=False)
        contenders[f"{name} observed"] = vector_steps(name, observe=True)
        contenders[f"{name} zoo"] = zoo_steps(name)
        contenders[f"{name} plain"] = zoo_steps(name, compiled=False)
    found, figures = rates(contenders, pace), list[Figure]()
    for name, title in _GAMES.items():
        title = f"{title}, vector environment"
        figures += [
            ratio_figure(found, f"{title}, decisions", f"{name} bare", _OPENSPIEL, 1.0, 1_500_000),
            ratio_figure(found, f"{title}, observed", f"{name} observed", _OPENSPIEL, 1.0, 300_000),
            ratio_figure(found, f"{_GAMES[name]}, PettingZoo, steps", f"{name} zoo", f"{name} plain"),
        ]
    return [*figures, *scaled()]
