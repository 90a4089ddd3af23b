"""Environments of a game from another distribution: they need its observations, and say so without them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish import envs, games
from skirmish.core import UnknownName
from skirmish.i18n.speaker import Speaker
from tests.docs.nim_package import installed_nim

OBSERVATION = """
import numpy as np
from skirmish_nim.game import FACES, Take

PLANES, SHAPE, MOST = ("counters",), (1, 1, 1), 12
COUNT = CHANCE_COUNT = 3

def planes(view, seat):
    return np.full(SHAPE, view.pile, np.int8)

def line(view):
    return str(view.pile)

def number(action):
    return action.number - 1

def action(number):
    return Take(number + 1)

def chance_number(outcome):
    return outcome.face - 1

def chance(number):
    return FACES[number]
"""
OPENSPIEL = """
import random
import pyspiel
from skirmish.envs.openspiel import load_game
chance, state = random.Random(7), load_game("nim").new_initial_state()
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
print(sum(state.returns()), state.get_game().get_type().long_name)
"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """The folder in which Nim is installed, without observations."""
    with installed_nim(tmp_path):
        yield tmp_path


@pytest.fixture
def observed(site: Path) -> Path:
    """The same, with observations."""
    (site / "skirmish_nim" / "observation.py").write_text(OBSERVATION)
    games.rescan()
    return site


def test_a_game_without_observations_is_refused_with_the_reason(site: Path) -> None:
    with pytest.raises(UnknownName, match="no-environment") as refused:
        envs.nim_v0.env()
    assert "nim" in Speaker("en").what(refused.value)


def test_a_whole_game_in_petting_zoo(observed: Path) -> None:
    env: Any = envs.nim_v0.env()
    env.reset(seed=7)
    counters = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        counters.append(int(observation["observation"][0, 0, 0]))
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert counters[0] == 12
    assert counters[-1] == 0
    assert counters == sorted(counters, reverse=True)


def test_a_vector_environment_needs_kernels(observed: Path) -> None:
    with pytest.raises(UnknownName, match="no-vector-environment") as refused:
        envs.nim_v0.vector_env(2)
    assert "nim" in Speaker("en").what(refused.value)


def test_a_whole_game_in_open_spiel(observed: Path) -> None:
    path = os.pathsep.join([str(observed), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", OPENSPIEL],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "0.0 Nim with a die"
