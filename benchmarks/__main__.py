"""``make bench``: random play against python-chess, and how long a first answer takes."""

from __future__ import annotations

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import chess

from skirmish.core import Decide, Options, Over, Roll
from skirmish.games import load

ROUNDS = 15
SLICE = 0.5
"""CPU seconds a contender plays before the next one's turn: taking turns evens out what else runs here."""


def chess_moves() -> Iterator[None]:
    """Random games of python-chess, one item a move: list the legal moves, choose, push."""
    rng = random.Random(218)
    while True:
        board = chess.Board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                break
            board.push(rng.choice(moves))
            yield


def decisions(name: str) -> Callable[[], Iterator[None]]:
    """Random games through the public API, one item a decision; the chance between them is included."""

    def play() -> Iterator[None]:
        game, rng = load(name), random.Random(218)
        below = rng.randrange
        while True:
            state = game.start(Options(game.variants[0]))
            while True:
                pending = game.pending(state)
                if isinstance(pending, Decide):
                    action = rng.choice(game.legal(game.view(state, pending.seat)))
                    state = game.apply(state, pending.seat, action).state
                    yield
                elif isinstance(pending, Roll):
                    state = game.resolve(state, pending.pick(below)).state
                else:
                    assert isinstance(pending, Over)
                    break

    return play


def rates(contenders: dict[str, Callable[[], Iterator[None]]]) -> dict[str, list[float]]:
    """Items per CPU second of each contender, round by round, taken in turns."""
    running = {name: play() for name, play in contenders.items()}
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in running.items():
            count, start = 0, time.process_time()
            while (spent := time.process_time() - start) < SLICE:
                for _ in range(200):
                    next(play)
                count += 200
            found[name].append(count / spent)
    return found


def first_answer() -> tuple[float, float]:
    """Median CPU and wall seconds of ``skirmish legal`` in a new process."""
    position = "12/12/12/12/12/4tv7/12/12/12/12/4T^7/12 c:SSJTS,j:ss.jt 0/0 S:d3 classic"
    command = [str(Path(sys.executable).with_name("skirmish")), "legal", "island", position]
    cpu, wall = [], []
    for _ in range(15):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        wall.append(time.perf_counter() - start)
        cpu.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(cpu), statistics.median(wall)


def main() -> None:
    """Measure and print."""
    found = rates({"chess": chess_moves, "island": decisions("island"), "hill218": decisions("hill218")})
    peer = found["chess"]
    print(f"{'random play, one core':36}{'per CPU second':>16}{'ratio':>8}{'wanted':>8}")
    print(f"{'python-chess, moves':36}{statistics.median(peer):16,.0f}{1:8.2f}")
    for title, name, wanted in (
        ("Battle for the Island, decisions", "island", 1.0),
        ("The Battle for Hill 218, decisions", "hill218", 0.3),
    ):
        # The machine may be quicker in one round than in another: compare within a round.
        ratio = statistics.median(ours / theirs for ours, theirs in zip(found[name], peer, strict=True))
        print(f"{title:36}{statistics.median(found[name]):16,.0f}{ratio:8.2f}{wanted:8.2f}")
    cpu, wall = first_answer()
    print(f"\nskirmish legal, a new process: {cpu:.3f} s of CPU, {wall:.3f} s on the clock (wanted: 0.3 s)")


if __name__ == "__main__":
    main()
