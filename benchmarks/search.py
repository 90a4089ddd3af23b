"""Searches: simulations compared with OpenSpiel's, and the memory of a search.

``python -m benchmarks.search GAME`` runs one search in a new process and prints the memory it took.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.positions import middle, moments, spread
from benchmarks.turns import Contender, Figure, Pace, rates, ratio_figure
from skirmish.agents import Limit

_POSITIONS: Final = 12
_LONG, _SHORT, _SHORTEST = 1000, 100, 25
"""Simulations at each position, ours, compiled ones of OpenSpiel's and those in Python: what takes each about
a second for all positions."""
_EXPLORATION: Final = 2.0
_MEGABYTES: Final = 512
_BACKGAMMON: Final = "MCTSBot on backgammon"
_COMPILED: Final = f"OpenSpiel's compiled {_BACKGAMMON}"
_PYTHON: Final = f"OpenSpiel's Python {_BACKGAMMON}"
_ISMCTS: Final = "OpenSpiel's ISMCTSBot on our game"


def ours(name: str) -> Contender:
    """The strongest level's search in positions of a whole game, set-up included; all of them are one
    item."""

    def play() -> Iterator[int]:
        from skirmish.kernels import engine
        from skirmish.kernels.progress import new_progress, new_stop

        known = engine(name)
        _, settings = known.LEVELS["general"]
        roots = [known.from_view(each.view) for each in spread(moments(name), _POSITIONS)]
        for seed in count():
            found = [known.search(root, seed, _LONG, settings, new_stop(), new_progress()) for root in roots]
            yield sum(each.nodes for each in found)

    return play


def backgammon_positions() -> Sequence[Any]:
    """Positions of a whole game of backgammon between two weak searches."""
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), Random(218)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 218)
    bot = pyspiel.MCTSBot(game, evaluator, _EXPLORATION, 10, _MEGABYTES, False, 218, False)
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(bot.step(state))
    return spread(found, _POSITIONS)


def compiled_mcts() -> Iterator[int]:
    """``pyspiel.MCTSBot`` with one random rollout a leaf."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 218)
    game = pyspiel.load_game("backgammon")
    bot = pyspiel.MCTSBot(game, evaluator, _EXPLORATION, _SHORT, _MEGABYTES, False, 218, False)
    positions = backgammon_positions()
    while True:
        for state in positions:
            bot.step(state)
        yield _SHORT * len(positions)


def python_mcts() -> Iterator[int]:
    """``open_spiel.python.algorithms.mcts.MCTSBot`` with one random rollout a leaf."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    chance = np.random.RandomState(218)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    game = pyspiel.load_game("backgammon")
    bot = mcts.MCTSBot(game, _EXPLORATION, _SHORTEST, evaluator, solve=False, random_state=chance)
    positions = backgammon_positions()
    while True:
        for state in positions:
            bot.step(state)
        yield _SHORTEST * len(positions)


def ismcts() -> Iterator[int]:
    """OpenSpiel's ISMCTSBot on our Hill 218, in the same positions as ours."""
    from skirmish.envs.openspiel import ismcts_agent

    agent, below = ismcts_agent(simulations=_SHORTEST), Random(218).randrange
    positions = spread(moments("hill218"), _POSITIONS)
    while True:
        for each in positions:
            agent.choose(each.game, each.view, below)
        yield _SHORTEST * len(positions)


def measure(pace: Pace) -> Sequence[Figure]:
    """Simulations per CPU second, and memory."""
    found = rates(
        {
            "island": ours("island"),
            _COMPILED: compiled_mcts,
            _PYTHON: python_mcts,
            "hill218": ours("hill218"),
            _ISMCTS: ismcts,
        },
        pace,
    )
    island, hill = (
        "Island, search, simulations per CPU second",
        "Hill 218, search, simulations per CPU second",
    )
    return [
        ratio_figure(found, island, "island", _COMPILED, 20.0),
        ratio_figure(found, island, "island", _PYTHON, 20.0),
        ratio_figure(found, hill, "hill218", _ISMCTS),
        memory("island"),
        memory("hill218"),
    ]


def memory(name: str) -> Figure:
    """The peak memory of a process in which the strongest level searches for its second."""
    command = [sys.executable, "-m", "benchmarks.search", name]
    root = Path(__file__).parents[1]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=root)
    took = json.loads(done.stdout)
    title = {"island": "Island", "hill218": "Hill 218"}[name]
    megabytes, arrays = took["peak"] / 1e6, took["arrays"] / 1e6
    return Figure(
        f"{title}, a process that searches ({arrays:.0f} MB of it the search's own), peak",
        f"{megabytes:.0f} MB",
        wanted=f"{_MEGABYTES} MB",
        met=megabytes <= _MEGABYTES,
    )


def search_once(name: str) -> dict[str, int]:
    """A search of a second in mid-game: the peak of this process and the search's arrays, in bytes."""
    from skirmish.agents.levels import LevelAgent

    moment = middle(name)
    LevelAgent("general", Limit(milliseconds=1000)).choose(moment.game, moment.view, Random(218).randrange)
    search: Any = import_module(f"skirmish.games.{name}.kernel.search")
    memory = search.new_workspace(search.ROOM) if name == "island" else search.new_tree()
    return {"peak": _peak(), "arrays": _bytes(memory)}


def _bytes(room: Any) -> int:
    """The size of all arrays of a search; views into another array are not counted."""
    if isinstance(room, tuple):
        return sum(map(_bytes, room))
    return 0 if room.base is not None else int(room.nbytes)


def _peak() -> int:
    """The peak memory of this process.

    Linux passes ``ru_maxrss`` on from the parent process, which may have used more.
    """
    try:
        status = Path("/proc/self/status").read_text("ascii")
        (line,) = [line for line in status.splitlines() if line.startswith("VmHWM:")]
        return int(line.split()[1]) * 1024
    except (OSError, ValueError):
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    print(json.dumps(search_once(sys.argv[1])))
