"""Whether the strongest level's probabilities of winning come true.

    python -m benchmarks.calibration hill218 --variant standard --positions 20000 --nodes 2000 --jobs 2

plays the strongest level against itself with a fixed number of nodes, compares what it said at each decision
with how the game ended, and writes a reliability diagram and the numbers to ``docs/calibration``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from skirmish import games
from skirmish.agents import LEVELS
from skirmish.core import Decide, Options, Over, Seat
from skirmish.kernels import engine
from skirmish.kernels.progress import new_progress, new_stop

OUT = Path(__file__).parents[1] / "docs/calibration"
BINS = 20
CHUNK = 16
"""Games that are started at once until there are enough positions."""
Floats = npt.NDArray[np.float64]


def said_and_done(game_name: str, variant: str, number: int, nodes: int) -> list[tuple[float, float]]:
    """One game: for each decision with a choice the probability that was said, and the result."""
    game, known = games.load(game_name), engine(game_name)
    settings, rng = known.LEVELS[LEVELS[-1]][1], Random(f"{game_name} {variant} {number}")
    state: Any = game.start(Options(variant, Seat(number % 2)))
    said = list[tuple[Seat, float]]()
    while not isinstance(pending := game.pending(state), Over):
        if not isinstance(pending, Decide):
            outcome = rng.choices(pending.outcomes, pending.weights)[0]
            state = game.resolve(state, outcome).state
            continue
        view = game.view(state, pending.seat)
        legal = game.legal(view)
        action = legal[0]
        if len(legal) > 1:
            root, seed = known.from_view(view), rng.getrandbits(62)
            found = known.search(root, seed, nodes, settings, new_stop(), new_progress())
            said.append((pending.seat, found.win))
            action = known.action(found.decision)
        state = game.apply(state, pending.seat, action).state
    return [(win, 0.5 if pending.winner is None else float(pending.winner is seat)) for seat, win in said]


def summary(pairs: Floats) -> dict[str, Any]:
    """Expected calibration error, Brier score, and the bins: how many, said on average, came true."""
    said, done = pairs[:, 0], pairs[:, 1]
    at = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = [
        (int((at == each).sum()), float(said[at == each].mean()), float(done[at == each].mean()))
        for each in range(BINS)
        if (at == each).any()
    ]
    error = sum(n * abs(mean - true) for n, mean, true in bins) / len(pairs)
    return {
        "positions": len(pairs),
        "expected calibration error": round(error, 4),
        "Brier score": round(float(((said - done) ** 2).mean()), 4),
        "bins (positions, said, came true)": [[n, round(a, 4), round(b, 4)] for n, a, b in bins],
    }


def draw(found: dict[str, Any], title: str, path: Path) -> None:
    """The reliability diagram."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "skirmish"
    from matplotlib import pyplot

    rows = np.array(found["bins (positions, said, came true)"])
    figure, axes = pyplot.subplots(figsize=(4.2, 4.2))
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    axes.scatter(rows[:, 1], rows[:, 2], s=4 + 120 * rows[:, 0] / rows[:, 0].max())
    axes.set(xlabel="said", ylabel="came true", title=title, xlim=(0, 1), ylim=(0, 1), aspect="equal")
    figure.savefig(path, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, compare, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.BUILT_IN)
    parser.add_argument("--variant", required=True)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args(arguments)
    pairs, number = list[tuple[float, float]](), 0
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        while len(pairs) < options.positions:
            numbers = range(number, number + CHUNK)
            jobs = [
                pool.submit(said_and_done, options.game, options.variant, each, options.nodes)
                for each in numbers
            ]
            pairs += [pair for job in jobs for pair in job.result()]
            number += CHUNK
    found = {"games": number, "nodes": options.nodes, **summary(np.array(pairs))}
    options.out.mkdir(parents=True, exist_ok=True)
    stem = options.out / f"{options.game}-{options.variant}"
    stem.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    draw(found, f"{options.game}, {options.variant}", stem.with_suffix(".svg"))
    print({key: value for key, value in found.items() if not key.startswith("bins")})


if __name__ == "__main__":
    main()
