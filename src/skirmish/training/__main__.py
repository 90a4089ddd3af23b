"""``python -m skirmish.training GAME``: train a game's networks by self-play. See docs/training.md."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from skirmish.training.generations import HIDDEN, MIDDLE, TrainingPlan, begun, course_of, train

_UNITS = "units of the first layer, for all networks or for each; else as in those to go on from, or new ones"


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
    parser.add_argument("--hidden", type=int, nargs="+", default=[], help=f"{_UNITS} ({HIDDEN})")
    parser.add_argument("--middle", type=int, nargs="+", default=[], help=f"of the second ({MIDDLE})")
    parser.add_argument("--window", type=int, default=plan.window, help="generations that a fit learns from")
    parser.add_argument("--epochs", type=float, default=plan.epochs, help="parts of one only with --torch")
    parser.add_argument("--rate", type=float, default=plan.rate, help="Adam's step")
    parser.add_argument(
        "--decay", type=float, default=plan.decay, help="how strongly fits pull the rows towards zero"
    )
    parser.add_argument("--afresh", action="store_true", help="each fit goes on from the first networks")
    parser.add_argument("--torch", action="store_true", help="fit with PyTorch, on a GPU if there is one")
    parser.add_argument("--bits", type=int, default=plan.bits, help="of the rows in the files")
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
    parser = _parser()
    asked = vars(parser.parse_args())
    out, begin_with, rivals = asked.pop("out"), asked.pop("begin_with"), asked.pop("rival")
    against: Path | None = asked.pop("against")
    if against is not None:
        begin_with, rivals = begin_with or against, [against]
    asked["against"] = against is not None
    cluster = asked.pop("cluster")
    asked |= {name: tuple(asked[name]) for name in ("games", "hidden", "middle", "nodes")}
    try:
        plan = TrainingPlan(**asked)
        networks = begun(course_of(plan), plan, begin_with)
    except ValueError as error:
        parser.error(str(error))
    kept = train(plan, networks, out, rivals, lambda line: sys.stderr.write(f"{line}\n"), cluster)
    sys.stdout.write(f"{kept}\n")


if __name__ == "__main__":
    main()
