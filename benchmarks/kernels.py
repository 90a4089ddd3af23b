"""The kernels: random play on one core, compared with OpenSpiel's backgammon and our own rules."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from benchmarks.rules import decisions
from benchmarks.turns import Contender, Figure, Pace, pieces, rates, ratio_figure
from skirmish.core import AnyGame, Options
from skirmish.games import load

_BATTLES = 200
_LIMIT = 1 << 30
_BACKGAMMON = "OpenSpiel's backgammon, steps"
_RULES = "our rules, decisions"


def playouts(name: str) -> Contender:
    """Random games of a kernel, many in one call, counted in decisions."""

    def play() -> Iterator[int]:
        batch: Any = import_module(f"skirmish.games.{name}.kernel.batch")
        convert: Any = import_module(f"skirmish.games.{name}.kernel.convert")
        game: AnyGame = load(name)
        start = convert.from_state(game.start(Options(game.variants[0])))
        states = np.empty((_BATTLES, len(start)), start.dtype)
        rngs = np.random.default_rng(218).integers(1 << 63, size=_BATTLES, dtype=np.uint64)
        while True:
            states[:] = start
            _, made = batch.playouts(states, rngs, _LIMIT)
            yield int(made.sum())

    return play


def backgammon_steps() -> Iterator[None]:
    """Random games of OpenSpiel's backgammon through its Python API, one item an ``apply_action``.

    Dice count as steps, which ours do not.
    """
    game, rng = pyspiel.load_game("backgammon"), random.Random(218)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            yield


def measure(pace: Pace) -> Sequence[Figure]:
    """Compares Island with backgammon, Hill 218 with our rules."""
    found = rates(
        {
            "island": playouts("island"),
            _BACKGAMMON: pieces(backgammon_steps),
            "hill218": playouts("hill218"),
            _RULES: decisions("hill218"),
        },
        pace,
    )
    return [
        ratio_figure(
            found, "Island, kernel, decisions per CPU second", "island", _BACKGAMMON, 15.0, 2_000_000
        ),
        ratio_figure(found, "Hill 218, kernel, decisions per CPU second", "hill218", _RULES, 20.0),
    ]
