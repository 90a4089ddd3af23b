"""The environments: random games in the vector environments, compared with OpenSpiel's, and in PettingZoo's.

Scaling: two processes at once, each with its own slots, compared with one.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import numpy as np
from open_spiel.python import rl_environment, vector_env

from benchmarks.turns import Contender, Figure, Pace, pieces, rates, ratio_figure
from skirmish import envs
from skirmish.kernels.jit import without_compiler

_SLOTS = 256
_STEPS = 20
_GAMES = {"island": "Island", "hill218": "Hill 218"}
_OPENSPIEL = "OpenSpiel's SyncVectorEnv, backgammon, steps"
_PLAIN = "the same, played by the rules"
_PROCESSES = 2


def vector_steps(name: str, observe: bool, first_slot: int = 0) -> Contender:
    """A vector environment with random decisions of its lists, with or without masks and observations."""

    def play() -> Iterator[int]:
        make: Any = getattr(envs, f"{name}_v0").vector_env
        env = make(_SLOTS, observe=observe, mask=observe, first_slot=first_slot)
        env.reset(seed=218)
        while True:
            for _ in range(_STEPS):
                env.step(env.sample())
            yield _STEPS * _SLOTS

    return play


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


def _work(name: str, observe: bool, process: int, ready: Any, rate: Any) -> None:
    """Another process: decisions per CPU second, measured while all of them run."""
    work = vector_steps(name, observe, process * _SLOTS)()
    next(work)
    ready.wait()
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < 2.0:
        made += next(work)
    rate.value = made / spent


def at_once(name: str, observe: bool, processes: int) -> float:
    """Decisions per CPU second of several processes together, each with its own slots."""
    context: Any = multiprocessing.get_context("spawn")
    ready, found = context.Barrier(processes), [context.Value("d", 0.0) for _ in range(processes)]
    running = [
        context.Process(target=_work, args=(name, observe, number, ready, rate))
        for number, rate in enumerate(found)
    ]
    for each in running:
        each.start()
    for each in running:
        each.join()
    return float(sum(rate.value for rate in found))


def scaling(name: str, observe: bool) -> Figure:
    """What a second core adds. CPU time counts, so that other work on the machine does not."""
    one, all_of_them = at_once(name, observe, 1), at_once(name, observe, _PROCESSES)
    what = "with observations" if observe else "decisions"
    title = f"{_GAMES[name]}, vector environment, {what}, {_PROCESSES} processes"
    return Figure(title, f"{all_of_them:,.0f}", "one process", f"{one:,.0f}", all_of_them / one, "–", None)


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
    return [*figures, *(scaling(name, observe) for name in _GAMES for observe in (False, True))]
