"""Absurd turns in Battle for the Island, counted for each level: an open hit that was left.

    python -m benchmarks.island_absurd --games 20 --rounds 2000

A level plays against itself. A turn counts if a shot at a character would have taken more from the enemy than
from the own side; it is absurd if no such shot was fired in it.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np

from skirmish.agents import LEVELS
from skirmish.core import Seat
from skirmish.games.island.kernel import levels
from skirmish.games.island.kernel.board import FIRST_CHARACTER, facing_of, kind_of
from skirmish.games.island.kernel.convert import start
from skirmish.games.island.kernel.game import apply, legal, pending, settle
from skirmish.games.island.kernel.ids import ENTER, SHOOT
from skirmish.games.island.kernel.layout import MAX_LEGAL, SEAT, Battle
from skirmish.games.island.kernel.search import new_workspace, run_search
from skirmish.games.island.kernel.shooting import shot_target
from skirmish.games.island.kernel.threats import shot_gain
from skirmish.games.island.kernel.worth import TRAINED
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.progress import PV, new_progress, new_stop
from skirmish.kernels.rng import seeded


def hits(s: Battle, number: int) -> bool:
    """Whether a decision is a shot at a character that takes more from the enemy than from the own side."""
    if not SHOOT <= number < ENTER:
        return False
    square = (number - SHOOT) // 12
    code = int(s[square])
    if s[shot_target(s, square)] < FIRST_CHARACTER:
        return False
    return bool(shot_gain(s, square, facing_of(code), kind_of(code), int(s[SEAT])) > 0)


def play(level: str, rounds: int, seed: int) -> Counter[str]:
    """One game of a level against itself: decisions, turns with an open hit, and those that left it."""
    nodes, settings = levels.LEVELS[level]
    work, progress, stop = new_workspace(400_000), new_progress(), new_stop()
    s, found = start("classic", Seat(seed % 2)).copy(), Counter[str]()
    dice, rng, numbers = seeded(seed * 7919 + 17), seeded(seed), np.zeros(MAX_LEGAL, np.int32)
    turn, could, did = -1, False, False
    while (awaited := pending(s)) != OVER:
        if int(s[SEAT]) != turn:
            found["open hits"] += could
            found["left"] += could and not did
            turn, could, did = int(s[SEAT]), False, False
        if awaited == CHANCE:
            settle(s, dice)
            continue
        found["decisions"] += 1
        could |= any([hits(s, int(each)) for each in numbers[: legal(s, numbers)]])
        limit, mine = rounds if nodes is None else nodes, settings._replace(viewer=turn)
        run_search(s, rng, limit, mine, TRAINED, work, stop, progress)
        decision = int(progress[PV])
        did |= hits(s, decision)
        apply(s, decision)
    found["open hits"] += could
    found["left"] += could and not did
    return found


def main() -> None:
    """Count, and print a row for each level."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=2000, help="for a level without a limit of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    options = parser.parse_args()
    for level in options.levels:
        games = [
            play(level, options.rounds, seed) for seed in range(options.seed, options.seed + options.games)
        ]
        total = sum(games, Counter[str]())
        print(
            f"{level}: {total['decisions']} decisions; open hits left in {total['left']} of "
            f"{total['open hits']} turns",
            flush=True,
        )


if __name__ == "__main__":
    main()
