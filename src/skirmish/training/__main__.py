"""``python -m skirmish.training GAME``: train a game's networks by self-play. See docs/training.md."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from skirmish.training.generations import TrainingPlan, train


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m skirmish.training", description=__doc__)
    plan = TrainingPlan("")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="where networks are kept")
    parser.add_argument("--from", dest="begin_with", type=Path, help="networks to go on from")
    parser.add_argument("--rival", type=Path, action="append", default=[], help="another player for the pool")
    parser.add_argument(
        "--against", type=Path, help="best response: learn only to beat these networks, and go on from them"
    )
    parser.add_argument("--generations", type=int, default=plan.generations)
    parser.add_argument("--games", type=int, nargs="+", default=plan.games, help="in each generation")
    parser.add_argument("--hidden", type=int, default=plan.hidden, help="hidden units")
    parser.add_argument("--window", type=int, default=plan.window, help="generations that a fit learns from")
    parser.add_argument("--epochs", type=int, default=plan.epochs)
    parser.add_argument("--rate", type=float, default=plan.rate, help="Adam's step")
    parser.add_argument("--trace", type=float, default=plan.trace, help="lambda of TD(lambda)")
    parser.add_argument("--nodes", type=int, nargs="+", default=plan.nodes, help="of searches, for each part")
    parser.add_argument("--pairs", type=int, default=plan.pairs, help="of games in a gate")
    parser.add_argument("--seed", type=int, default=plan.seed)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", help="address of a Ray cluster that plays, or local")
    parser.add_argument("--seconds", type=float, help="no new generation after this time")
    return parser


def main() -> None:
    """Train, and say where the best networks are."""
    asked = vars(_parser().parse_args())
    out, begin_with, rivals = asked.pop("out"), asked.pop("begin_with"), asked.pop("rival")
    against: Path | None = asked.pop("against")
    if against is not None:
        begin_with, rivals = begin_with or against, [against]
    asked["against"] = against is not None
    cluster = asked.pop("cluster")
    asked["games"], asked["nodes"] = tuple(asked["games"]), tuple(asked["nodes"])
    plan, say = TrainingPlan(**asked), lambda line: sys.stderr.write(f"{line}\n")
    kept = train(plan, out, begin_with, rivals, say, cluster)
    sys.stdout.write(f"{kept}\n")


if __name__ == "__main__":
    main()
