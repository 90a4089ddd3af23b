"""``python -m tests.server.faults --faults 10000 --seed 1``: the long run of the fault harness.

It plays in rounds, on SQLite and PostgreSQL in turn. If a check fails it prints the seed and the round; with
both, the round meets the same faults again (``docs/faults.md`` says how exactly).
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from tests.cli.processes import environment
from tests.server.faults.cluster import ClusterRound
from tests.server.faults.round import Figures
from tests.server.faults.rounds import DATABASES, run_round
from tests.server.forked_servers import Forks
from tests.server.postgres import emptied, running_postgresql

FIGURES = ("faults", "matches", "entries", "acknowledged", "messages", "audits", "recomputed", "seconds")


def main() -> int:
    """Play until enough faults were survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults")
    parser.add_argument("--faults", type=int, default=10_000, help="the number in all rounds together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round", type=int, help="only this round, to replay it")
    parser.add_argument("--each", type=int, default=40, help="of processes and storage in a round")
    parser.add_argument(
        "--share", type=float, default=0.25, help="of the states, computed again from the log"
    )
    parser.add_argument("--nodes", type=int, help="instead, this many servers on one PostgreSQL")
    parser.add_argument("--matches", type=int, default=200, help="that are played at them")
    parser.add_argument("--seconds", type=float, default=300.0, help="for which something happens to them")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds for a player's decision")
    parser.add_argument("--nginx", action="store_true", help="before them, instead of Caddy")
    options = parser.parse_args()
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit(143)
    )  # so that nothing stays mounted, and no server runs
    done: list[tuple[str, Figures]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skirmish-faults-")))
        forks = Forks(environment(folder))
        stack.callback(forks.close)

        @cache
        def postgresql() -> Any:
            return stack.enter_context(running_postgresql())

        if options.nodes is not None:
            run_cluster(forks, folder, postgresql(), options)
            return 0
        for number in count() if options.round is None else [options.round]:
            if sum(figures.faults for _, figures in done) >= options.faults:
                break
            database = DATABASES[number % len(DATABASES)]
            print(f"seed {options.seed}, round {number}: {database}", flush=True)
            figures = run_round(
                forks,
                folder / str(number),
                database,
                f"{options.seed} {number}",
                options.each,
                postgresql,
                share=options.share,
            )
            done.append((database, figures))
            _tell(f"round {number}", database, [figures])
    for database in DATABASES:
        _tell("all rounds", database, [figures for each, figures in done if each == database])
    _tell("all rounds", "both", [figures for _, figures in done])
    return 0


def run_cluster(forks: Forks, folder: Path, postgresql: Any, options: argparse.Namespace) -> None:
    """Play at several servers, and tell what came out, also if it was not good enough."""
    played = ClusterRound(
        forks,
        folder,
        emptied(postgresql),
        postgresql,
        options.nodes,
        options.matches,
        options.seconds,
        str(options.seed),
        options.pause,
        options.nginx,
        share=options.share,
    )
    try:
        asyncio.run(played.run())
    finally:
        _tell_nodes(played)


def _tell_nodes(played: ClusterRound) -> None:
    for name, figure in (*played.injected.items(), *played.figures.items()):
        print(f"{figure:>10.0f} {name}")


def _tell(which: str, database: str, found: list[Figures]) -> None:
    injected = sum((each.injected for each in found), Counter[str]())
    facts = {name: sum(getattr(each, name) for each in found) for name in FIGURES}
    print(f"{which}, {database}: " + ", ".join(f"{round(value)} {name}" for name, value in facts.items()))
    for kind, number in sorted(injected.items()):
        print(f"    {number:>7} {kind}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
