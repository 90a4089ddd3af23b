"""Players of Battle for the Island against each other: which of two is stronger, and by how much.

    python -m benchmarks.island_duel captain outsider --games 200

Games come in pairs with the same dice, sides exchanged; ``--luck`` also tells the score without the luck of
dice and blocks (:mod:`benchmarks.luck`), for which a fifth of the games is enough. A player is ``greedy`` or
``random``; a level or a number of iterations of the strongest level's search, either with ``,setting=value``
for other settings; ``outsider`` (:mod:`benchmarks.outsider`); or ``frozen,N``, the strongest level of an
earlier commit (:mod:`benchmarks.frozen`) with N iterations. Nothing depends on time, so a busy machine does
not matter.

Two files of networks play each other in compiled code, as the generations of a training run do, without
search or with ``--nodes`` iterations:

    python -m benchmarks.island_duel build/training/network.npz before.npz --games 2000 --luck
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import skirmish
from benchmarks import frozen
from benchmarks.luck import luck, share
from benchmarks.outsider import Outsider
from skirmish import games
from skirmish.agents import LEVELS
from skirmish.core import NORTH, SOUTH, AnyGame, Decide, Options, Over, Seat
from skirmish.games.island.training import duel
from skirmish.kernels import engine
from skirmish.kernels.network import load
from skirmish.kernels.progress import new_progress, new_stop

Choose = Callable[[AnyGame, Any, Random], tuple[Any, float]]
"""A decision and the seconds of CPU time that it took."""


def player(text: str) -> Choose:
    """A player by its description."""
    name, *rest = text.split(",")
    if name == "frozen":
        return _frozen(int(rest[0]))
    if name in LEVELS or name.isdigit():
        return _search(name, dict(each.split("=") for each in rest))
    agent: Any = Outsider() if name == "outsider" else skirmish.load_agent(name)

    def choose(game: AnyGame, view: Any, rng: Random) -> tuple[Any, float]:
        begun = time.process_time()
        return agent.choose(game, view, rng.randrange), time.process_time() - begun

    return choose


def _search(name: str, changes: dict[str, str]) -> Choose:
    known = engine("island")
    nodes, settings = known.LEVELS[name if name in LEVELS else LEVELS[-1]]
    settings = settings._replace(**{key: float(value) for key, value in changes.items()})
    limit = int(name) if name.isdigit() else nodes
    if limit is None:
        raise SystemExit(f"{name} is limited by time: give a number of iterations instead")

    def choose(game: AnyGame, view: Any, rng: Random) -> tuple[Any, float]:
        root, seed, begun = known.from_view(view), rng.getrandbits(62), time.process_time()
        found = known.search(root, seed, limit, settings, new_stop(), new_progress())
        return known.action(found.decision), time.process_time() - begun

    return choose


def _frozen(nodes: int) -> Choose:
    known = engine("island")
    program = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("frozen_search.py"))],
        env={**os.environ, "PYTHONPATH": str(frozen.unpacked().resolve())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def choose(game: AnyGame, view: Any, rng: Random) -> tuple[Any, float]:
        assert program.stdin
        assert program.stdout
        root = known.from_view(view).tobytes().hex()
        print(root, rng.getrandbits(62), nodes, file=program.stdin, flush=True)
        decision, seconds = program.stdout.readline().split()
        return known.action(int(decision)), float(seconds)

    return choose


def play(
    players: tuple[Choose, Choose], variant: str, number: int, leg: int, lucky: bool = False
) -> tuple[Seat | None, list[Any], float]:
    """One game: who won, for each seat its decisions with a choice and their CPU time, and South's luck."""
    game, spent, given = games.load("island"), [[0, 0.0], [0, 0.0]], 0.0
    dice, rng = Random(f"dice {number}"), Random(f"players {number} {leg}")
    state: Any = game.start(Options(variant, Seat(number % 2)))
    while not isinstance(pending := game.pending(state), Over):
        if not isinstance(pending, Decide):
            outcome = dice.choices(pending.outcomes, pending.weights)[0]
            given += luck(game, state, pending, outcome) if lucky else 0.0
            state = game.resolve(state, outcome).state
            continue
        view = game.view(state, pending.seat)
        legal = game.legal(view)
        action = legal[0]
        if len(legal) > 1:
            action, seconds = players[pending.seat](game, view, rng)
            spent[pending.seat][0] += 1
            spent[pending.seat][1] += seconds
        state = game.apply(state, pending.seat, action).state
    return pending.winner, spent, given


def interval(points: float, n: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    share, z = points / n, 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no more pairs after this time")
    parser.add_argument("--luck", action="store_true", help="tell the score without luck as well")
    parser.add_argument("--nodes", type=int, default=0, help="iterations of networks")
    options = parser.parse_args(arguments)
    files = [each.endswith(".npz") for each in (options.one, options.other)]
    if any(files) and not all(files):
        parser.error("networks play each other: give two files, or none")
    if all(files) and options.seconds < math.inf:
        parser.error("--seconds does not limit a duel of networks: give --games")
    if options.games < 2:
        parser.error("--games: a pair is two games")
    if all(files):
        _networks(options)
        return
    one, other = player(options.one), player(options.other)
    won, drawn, lost, begun, pace = 0, 0, 0, time.monotonic(), [[0, 0.0], [0, 0.0]]
    unlucky = []
    for number in range(options.games // 2):
        if time.monotonic() - begun > options.seconds:
            break
        unlucky.append([0.0, 0.0])
        for seat in (SOUTH, NORTH):
            players = (one, other) if seat is SOUTH else (other, one)
            winner, spent, given = play(players, options.variant, number, int(seat), options.luck)
            points = 0.5 if winner is None else float(winner is seat)
            unlucky[-1][seat] = points - (given if seat is SOUTH else -given)
            won, drawn, lost = (
                won + (winner is seat),
                drawn + (winner is None),
                lost + (winner not in (seat, None)),
            )
            for at, (decisions, seconds) in enumerate(spent if seat is SOUTH else spent[::-1]):
                pace[at][0] += decisions
                pace[at][1] += seconds
    n, points = won + drawn + lost, won + drawn / 2
    low, high = interval(points, n)
    cost = " and ".join(f"{1000 * seconds / max(decisions, 1):.1f}" for decisions, seconds in pace)
    print(
        f"{options.variant}: {options.one} against {options.other}: +{won} ={drawn} -{lost},"
        f" {points / n:.1%} of {n} ({low:.1%}–{high:.1%}); {cost} ms of CPU time a decision",
        flush=True,
    )
    if options.luck:
        _tell_luck(unlucky)


def _networks(options: argparse.Namespace) -> None:
    """Play two files of networks against each other, and print."""
    one, other = load(Path(options.one)), load(Path(options.other))
    found = duel(one, other, options.games // 2, 1, options.nodes, options.variant, fair=options.luck)
    points, n = [each for each, _ in found], len(found)
    low, high = interval(sum(points), n)
    print(
        f"{options.variant}: {options.one} against {options.other}: +{points.count(1.0)} ={points.count(0.5)}"
        f" -{points.count(0.0)}, {sum(points) / n:.1%} of {n} ({low:.1%}–{high:.1%})",
        flush=True,
    )
    if options.luck:
        unlucky = [each for _, each in found]
        _tell_luck([*zip(unlucky[::2], unlucky[1::2], strict=True)])


def _tell_luck(unlucky: Sequence[Sequence[float]]) -> None:
    """Print the score without luck, of pairs of games with the same dice."""
    middle, low, high = share(unlucky)
    print(f"without luck: {middle:.1%} ({low:.1%}–{high:.1%})", flush=True)


if __name__ == "__main__":
    main()
