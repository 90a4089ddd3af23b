"""Searches of The Battle for Hill 218 against each other: which of two is stronger, and by how much.

    python -m benchmarks.hill218_duel captain sergeant --games 200

Games come in pairs with the same seed for chance, seats exchanged. Players are levels by name, or a number of
iterations per decision, each with ``,setting=value`` for other settings of the search, or with ``,keeps`` for
a player that keeps its tree within a turn.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.search import SearchSettings
from skirmish.games.hill218.kernel.worth import FILE
from skirmish.games.hill218.training import Contender, duel
from skirmish.games.hill218.variants import STANDARD, VARIANTS
from skirmish.kernels.network import load

BATCH = 2
"""Pairs of games that a process plays in one go."""


def interval(wins: int, draws: int, losses: int) -> str:
    """The share of points with its 95% interval (Wilson's)."""
    n = wins + draws + losses
    share, z = (wins + draws / 2) / n, 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"+{wins} ={draws} -{losses}: {share:.1%} ({middle - half:.1%} to {middle + half:.1%})"


def player(text: str, rounds: int, file: Path) -> Contender:
    """A player by its description; ``rounds`` limits a level that has no limit."""
    name, *changes = text.split(",")
    limit, settings = LEVELS.get(name, (None, SearchSettings()))
    for change in set(changes) - {"keeps"}:
        field, _, value = change.partition("=")
        settings = settings._replace(**{field: type(getattr(settings, field))(value)})
    nodes = int(name) if name.isdecimal() else rounds if limit is None else limit
    return Contender(load(file), nodes, settings, keeps="keeps" in changes)


def main() -> None:
    """Play a match and print how it goes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5_000, help="for a level without a limit of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--variant", choices=VARIANTS, default=STANDARD.name)
    parser.add_argument("--network", type=Path, default=FILE, help="of the first player")
    parser.add_argument("--other-network", type=Path, default=FILE, help="of the second player")
    options = parser.parse_args()
    ours = player(options.ours, options.rounds, options.network)
    theirs = player(options.theirs, options.rounds, options.other_network)
    total = (0, 0, 0)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        jobs = [
            pool.submit(
                duel,
                ours,
                theirs,
                min(BATCH, options.games // 2 - start),
                options.seed + start,
                options.variant,
            )
            for start in range(0, options.games // 2, BATCH)
        ]
        for job in as_completed(jobs):
            score = job.result()
            total = (total[0] + score[0], total[1] + score[1], total[2] + score[2])
            print(interval(*total), flush=True)


if __name__ == "__main__":
    main()
