"""Absurd turns in The Battle for Hill 218, counted for each level.

    python -m benchmarks.hill218_absurd --games 50 --rounds 20000 --jobs 2

A level plays against itself. Three things are counted, each with the turns in which it was possible: not
entering the enemy base although a unit can be deployed there (H-6.1); not taking it although both plays
together could; leaving the own base empty at the end of a turn although a unit could be put there, where the
enemy's infantry could enter it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from benchmarks.hill218_duel import player
from skirmish.agents import LEVELS
from skirmish.core import Options, Seat
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.deployment import can_take_base
from skirmish.games.hill218.kernel.ids import KINDS
from skirmish.games.hill218.kernel.layout import GRID, HAND, INFANTRY, PHASE, PLAYING, PLAYS, SEAT, Battle
from skirmish.games.hill218.kernel.storm import storms
from skirmish.games.hill218.kernel.supply import base_of
from skirmish.games.hill218.kernel.tree import new_tree
from skirmish.games.hill218.kernel.turn import apply, pending, result, settle, to_act
from skirmish.games.hill218.kernel.worth import FILE
from skirmish.games.hill218.rules.setup import start
from skirmish.games.hill218.variants import STANDARD
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.rng import seeded

COUNTED = ("entry", "storm", "empty base")


def play(level: str, rounds: int, seed: int) -> Counter[str]:
    """One game of a level against itself: turns, decisions, and for each thing how often it was possible and
    absurd."""
    who, tree, found = player(level, rounds, FILE), new_tree(), Counter[str]()
    s = from_state(start(Options(STANDARD.name, Seat(seed % 2))))
    chance, choosing = seeded(seed * 7919 + 17), seed << 16
    could = set[str]()
    while (awaited := pending(s)) != OVER:
        if awaited == CHANCE:
            settle(s, chance)
            continue
        seat = to_act(s)
        if s[PHASE] == PLAYING:
            found["decisions"] += 1
            if can_take_base(s, seat):
                could.add("entry")
            if storms(s, seat, int(s[PLAYS])):
                could.add("storm")
            cards = s[HAND + seat * KINDS : HAND + (seat + 1) * KINDS]
            if s[GRID + base_of(seat)] == 0 and cards.any():
                could.add("empty base")
        choosing += 1
        apply(s, who.decide(s, seat, choosing, tree))
        over = pending(s) == OVER
        if over or s[SEAT] != seat:
            won = over and result(s) == (-1 if seat else 1)
            open_base = not over and s[GRID + base_of(seat)] == 0 and _enters(s, 1 - seat)
            found["turns"] += 1
            for each in could:
                found[each] += 1
                found[f"absurd {each}"] += open_base if each == "empty base" else not won
            could.clear()
    return found


def _enters(s: Battle, seat: int) -> bool:
    """Whether infantry of a side could be deployed on the other's base."""
    able = s.copy()
    able[HAND + seat * KINDS + INFANTRY] = 1
    return bool(can_take_base(able, seat))


def main() -> None:
    """Count, and print a row for each level."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=20_000, help="for a level without a limit of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        for level in options.levels:
            seeds = range(options.seed, options.seed + options.games)
            jobs = [pool.submit(play, level, options.rounds, seed) for seed in seeds]
            total = sum((job.result() for job in jobs), Counter[str]())
            told = [f"{each}: {total[f'absurd {each}']} of {total[each]} turns" for each in COUNTED]
            print(
                f"{level}: {total['decisions']} plays, {total['turns']} turns; {'; '.join(told)}", flush=True
            )


if __name__ == "__main__":
    main()
