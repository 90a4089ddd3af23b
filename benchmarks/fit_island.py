"""Fit the weights of the island's evaluation to games of the search against itself.

``python -m benchmarks.fit_island --games 20000 --rounds 2`` plays, fits and rewrites
``src/skirmish/games/island/kernel/weights.py``. Logistic regression of the result on the features of
positions and on the places of a set-up.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt

from skirmish.games.island.kernel import convert, search, weights, worth
from skirmish.games.island.kernel.board import facing_of, kind_of, own
from skirmish.games.island.kernel.game import apply, pending, result, settle
from skirmish.games.island.kernel.layout import (
    MOVER,
    NONE,
    ON_ISLAND,
    PHASE,
    ROLLING,
    SEAT,
    SLOTS,
    SQUARES,
    Battle,
)
from skirmish.games.island.kernel.playout import random_decision
from skirmish.kernels import CHANCE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.progress import PV, new_progress, new_stop
from skirmish.kernels.rng import Rng, seeded, uniform

Floats = npt.NDArray[np.float64]
TURNS = 600


@compiled
def played(
    s: Battle,
    rng: Rng,
    nodes: int,
    stray: float,
    settings: search.SearchSettings,
    known: search.SearchWeights,
    work: search.Workspace,
    stop: npt.NDArray[np.int8],
    progress: Floats,
    features: Floats,
    places: Floats,
) -> tuple[int, int]:
    """Play a game to its end; the features of each turn's start and of the set-up are filled in.

    Set-ups are random, and a share ``stray`` of the decisions is, so that the fit sees what good play avoids.
    """
    turns, begun = 0, False
    while pending(s) != OVER:
        if pending(s) == CHANCE:
            if s[PHASE] == ROLLING and s[MOVER] == NONE:
                if not begun:
                    begun = True
                    _place_features(s, places)
                if turns < TURNS:
                    worth.features_of(
                        s, int(s[SEAT]), 0, worth.ALL, features[turns, : worth.FEATURES], work.scratch
                    )
                    features[turns, worth.FEATURES] = 1.0 - 2.0 * s[SEAT]
                    turns += 1
            settle(s, rng)
        elif not begun or uniform(rng) < stray:
            apply(s, random_decision(s, rng))
        else:
            search.run_search(s, rng, nodes, settings, known, work, stop, progress)
            apply(s, int(progress[PV]))
    return turns, result(s)


@compiled
def _place_features(s: Battle, places: Floats) -> None:
    """The places of South's characters and blocks less North's, each from its owner's point of view."""
    for seat in range(2):
        sign = 1.0 - 2.0 * seat
        for index in range(s[ON_ISLAND + seat]):
            square = own(s, seat, index)
            code = int(s[square])
            places[worth.post_of(seat, square, kind_of(code), facing_of(code))] += sign
        for slot in range(5):
            waiting = int(s[SLOTS + seat * 5 + slot])
            if waiting:
                places[worth.BERTHS + slot * 3 + waiting - 1] += sign
    for square in range(SQUARES):
        if s[square] == 1:
            places[worth.BARS + square] += 1.0
            places[worth.BARS + SQUARES - 1 - square] -= 1.0


def logistic(x: Floats, y: Floats, ridge: float, rounds: int = 12) -> Floats:
    """The maximum-likelihood weights for ``y`` (0 to 1), by Newton's method with a ridge penalty."""
    w = np.zeros(x.shape[1])
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (y - p) - ridge * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(len(w))
        w += np.linalg.solve(bend, slope)
    return w


def collect(games: int, seed: int, nodes: int, variants: list[str]) -> tuple[Floats, Floats, Floats, Floats]:
    """Features and results of many games: of turns, and of set-ups."""
    rng = seeded(seed)
    work, progress, stop = search.new_workspace(200_000), new_progress(), new_stop()
    known = search.SearchWeights(weights.WEIGHTS, weights.POSTINGS)
    settings = search.SearchSettings(0, worth.ALL, 99, exploration=0.6, temperature=0.05)
    xs, ys, setups, results = [], [], [], []
    features = np.zeros((TURNS, worth.FEATURES + 1))
    for number in range(games):
        s = convert.start(variants[number % len(variants)])
        places = np.zeros(worth.PLACES)
        turns, won = played(s, rng, nodes, 0.08, settings, known, work, stop, progress, features, places)
        of_mover = 0.5 + 0.5 * won * features[:turns, worth.FEATURES]
        keep = np.arange(number % 3, turns, 3)  # neighbouring turns are nearly the same sample
        xs.append(features[keep, : worth.FEATURES].astype(np.float32))
        ys.append(of_mover[keep].astype(np.float32))
        setups.append(places)
        results.append(0.5 + 0.5 * won)
    return np.concatenate(xs), np.concatenate(ys), np.array(setups), np.array(results)


def written(w: Floats, p: Floats) -> str:
    """The text of ``weights.py``."""

    def table(name: str, values: Floats) -> str:
        texts = [f"{each:.4g}" for each in values]
        lines, line = [], "   "
        for text in texts:
            if len(line) + len(text) + 2 > 104:
                lines.append(line)
                line = "   "
            line += f" {text},"
        lines.append(line)
        return f"{name} = np.array(\n    [\n" + "\n".join("    " + each for each in lines) + "\n    ]\n)\n"

    return (
        '"""What the features of :mod:`.worth` weigh. Written by ``python -m benchmarks.fit_island``."""\n\n'
        "from __future__ import annotations\n\nimport numpy as np\n\n"
        "# fmt: off\n" + table("WEIGHTS", w) + table("POSTINGS", p)
    )


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--variants", default="classic,classic,quick,all-out,blitz")
    options = parser.parse_args()
    x, y, setups, results = collect(options.games, options.seed, options.nodes, options.variants.split(","))
    x = x.astype(np.float64)
    w = logistic(x, y.astype(np.float64), 5.0)
    p = 1 / (1 + np.exp(-x @ w))
    loss = -np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))
    print(f"{len(y)} turns of {options.games} games; South won {results.mean():.3f}; log loss {loss:.4f}")
    print(np.round(w, 3))
    places = logistic(setups, results, 30.0)
    target = Path(weights.__file__)
    target.write_text(written(w, places))


if __name__ == "__main__":
    main()
