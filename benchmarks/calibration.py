"""Whether the strongest level's probabilities of winning come true (docs/calibration.md).

    python -m benchmarks.calibration hill218 --variant standard --games 2000 --nodes 500 --jobs 2

plays the strongest level against itself with a fixed number of iterations and compares what it said at each
decision with how the game ended. Games are kept in ``build/calibration``; the same call goes on where it was
interrupted. ``--write`` puts the numbers and a reliability diagram into ``docs/calibration``.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import skirmish
from benchmarks.strength import prepare
from skirmish import games
from skirmish.agents import LEVELS
from skirmish.core import Decide, Options, Over, Seat
from skirmish.kernels import engine
from skirmish.kernels.progress import new_progress, new_stop

DOCS = Path(__file__).parents[1] / "docs/calibration"
KEPT = Path("build/calibration")
BINS = 20
CHUNK = 8
"""Games that a worker plays in one go."""
RESAMPLES = 200
"""Of whole games, for the interval of the expected calibration error."""
_TINY = 1e-4
Floats = npt.NDArray[np.float64]


class Said(NamedTuple):
    """Decisions of several games: the game of each, the probability that was said, and the result."""

    game: npt.NDArray[np.int64]
    win: Floats
    done: Floats

    def where(self, chosen: npt.NDArray[np.bool_]) -> Said:
        """Some of them."""
        return Said(self.game[chosen], self.win[chosen], self.done[chosen])


def play(game_name: str, variant: str, number: int, nodes: int) -> list[tuple[float, float]]:
    """One game: for each decision with a choice the probability that was said, and the result."""
    game, known = games.load(game_name), engine(game_name)
    settings, rng = known.LEVELS[LEVELS[-1]][1], Random(f"{game_name} {variant} {number}")
    state: Any = game.start(Options(variant, Seat(number // 2 % 2)))
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


def play_some(game: str, variant: str, numbers: Sequence[int], nodes: int) -> list[str]:
    """A worker's share: a line for each game."""
    os.nice(10)
    return [
        json.dumps([number, [(round(win, 5), done) for win, done in play(game, variant, number, nodes)]])
        for number in numbers
    ]


def searches(game: str) -> str:
    """The fingerprint of a game's search: games of different searches must not be mixed."""
    package, digest = Path(skirmish.__file__).parent, sha256()
    kept = [*(package / "games" / game / "kernel").iterdir(), *package.glob("kernels/*.py")]
    for path in sorted(each for each in kept if each.is_file()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def read(path: Path) -> Said:
    """All games of a file."""
    rows = [
        (number, *pair)
        for line in path.read_text("ascii").splitlines()[1:]
        for number, pairs in [json.loads(line)]
        for pair in pairs
    ]
    number, win, done = np.array(rows, np.float64).reshape(-1, 3).T
    return Said(number.astype(np.int64), win, done)


def bins(said: Said) -> list[tuple[int, float, float]]:
    """For each bin with positions: how many, said on average, came true on average."""
    at = np.minimum((said.win * BINS).astype(int), BINS - 1)
    return [
        (int((at == each).sum()), float(said.win[at == each].mean()), float(said.done[at == each].mean()))
        for each in range(BINS)
        if (at == each).any()
    ]


def expected_error(said: Said) -> float:
    """The expected calibration error: by how much said and came true differ in a bin, on average."""
    return sum(n * abs(mean - true) for n, mean, true in bins(said)) / len(said.win)


def interval(said: Said) -> tuple[float, float]:
    """The 95% interval of the expected calibration error, from resamples of whole games.

    A resample has the sample's own errors and those of resampling: it is rather too high.
    """
    rng, numbers = np.random.default_rng(1), np.unique(said.game)
    rows = [np.flatnonzero(said.game == number) for number in numbers]
    found = []
    for _ in range(RESAMPLES):
        chosen = np.concatenate([rows[each] for each in rng.integers(len(rows), size=len(rows))])
        found.append(expected_error(Said(said.game[chosen], said.win[chosen], said.done[chosen])))
    low, high = np.quantile(found, [0.025, 0.975])
    return float(low), float(high)


def fitted(said: Said) -> tuple[float, float]:
    """Slope and intercept of the log odds under which what was said fits the results best."""
    odds, (slope, shift) = _odds(said.win), (1.0, 0.0)
    for _ in range(30):  # Newton's method
        found = 1 / (1 + np.exp(-(slope * odds + shift)))
        error, weight = said.done - found, found * (1 - found)
        curve = np.array(
            [[(weight * odds * odds).sum(), (weight * odds).sum()], [(weight * odds).sum(), weight.sum()]]
        )
        step = np.linalg.solve(curve, np.array([(error * odds).sum(), error.sum()]))
        slope, shift = slope + step[0], shift + step[1]
    return float(slope), float(shift)


def corrected(said: Said, slope: float, shift: float) -> Said:
    """The same decisions with log odds of ``slope`` times what was said plus ``shift``."""
    return said._replace(win=1 / (1 + np.exp(-(slope * _odds(said.win) + shift))))


def _odds(win: Floats) -> Floats:
    sure = np.clip(win, _TINY, 1 - _TINY)
    odds: Floats = np.log(sure / (1 - sure))
    return odds


def summary(said: Said) -> dict[str, Any]:
    """Expected calibration error, Brier score, and the bins."""
    return {
        "games": len(np.unique(said.game)),
        "positions": len(said.win),
        "expected calibration error": round(expected_error(said), 4),
        "its interval": [round(each, 4) for each in interval(said)],
        "Brier score": round(float(((said.win - said.done) ** 2).mean()), 4),
        "bins (positions, said, came true)": [[n, round(a, 3), round(b, 3)] for n, a, b in bins(said)],
    }


def halves(said: Said) -> tuple[Said, Said]:
    """Games to fit a correction to, and games to test it with: pairs of games in turn."""
    even = said.game // 4 % 2 == 0
    return said.where(even), said.where(~even)


def diagram(found: dict[str, Any], title: str) -> str:
    """The reliability diagram as SVG: a dot for each bin, larger where there are more positions."""
    rows = found["bins (positions, said, came true)"]
    most, size, edge = max(n for n, _, _ in rows), 300, 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}"'
        ' font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{size + 2 * edge}" height="{size + 2 * edge}" fill="#fff"/>',
        f'<path d="M{edge} {edge}V{edge + size}H{edge + size}" fill="none" stroke="#333"/>',
        f'<path d="M{edge} {edge + size}L{edge + size} {edge}" stroke="#bbb"/>',
        f'<text x="{edge}" y="{edge - 14}">{title}</text>',
        f'<text x="{edge + size}" y="{edge + size + 30}" text-anchor="end">said</text>',
        f'<text x="{edge - 6}" y="{edge - 2}" text-anchor="end">came true</text>',
    ]
    for tick in (0, 0.5, 1):
        lines += [
            f'<text x="{edge + tick * size:g}" y="{edge + size + 16}" text-anchor="middle">{tick:g}</text>',
            f'<text x="{edge - 8}" y="{edge + size - tick * size + 4:g}" text-anchor="end">{tick:g}</text>',
        ]
    for n, said, true in rows:
        x, y, radius = edge + said * size, edge + size - true * size, 2 + 6 * (n / most) ** 0.5
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#27638c" opacity="0.8"/>')
    return "\n".join([*lines, "</svg>", ""])


def report(raw: Said, game: str, nodes: int) -> dict[str, Any]:
    """What the level says and what its search says, and the correction that these games suggest."""
    to_fit, to_test = halves(raw)
    slope, shift = fitted(to_fit)
    return {
        "iterations": nodes,
        **summary(as_the_level_says(raw, game)),
        "the search's own": {
            "expected calibration error": round(expected_error(raw), 4),
            "Brier score": round(float(((raw.win - raw.done) ** 2).mean()), 4),
        },
        "slope and shift of the log odds, fitted to half of the games": [round(slope, 3), round(shift, 3)],
        "the search's own error in the other half, before and after it": [
            round(expected_error(each), 4) for each in (to_test, corrected(to_test, slope, shift))
        ],
    }


def as_the_level_says(raw: Said, game: str) -> Said:
    """The level's probabilities for those of its search: corrected, if its game has a correction."""
    known: Any = engine(game)
    if not hasattr(known, "calibrated"):
        return raw
    settings = known.LEVELS[LEVELS[-1]][1]
    return raw._replace(win=np.array([known.calibrated(win, settings) for win in raw.win]))


def collect(path: Path, options: argparse.Namespace) -> None:
    """Play the games that a file lacks, unless ``--seconds`` have passed."""
    head = json.dumps({"search": searches(options.game), "nodes": options.nodes})
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}\n", encoding="ascii")
    first, *lines = path.read_text("ascii").splitlines()
    if first != head:
        raise SystemExit(f"{path} has games of other players or searches: {first}, now {head}")
    known = {json.loads(line)[0] for line in lines}
    wanted = [number for number in range(options.games) if number not in known]
    if not wanted:
        return
    prepare(options.game)
    begun = time.monotonic()
    with (
        ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool,
        path.open("a", encoding="ascii") as out,
    ):
        shares = [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]
        jobs = [
            pool.submit(play_some, options.game, options.variant, share, options.nodes) for share in shares
        ]
        for job in as_completed(jobs):
            out.write("".join(f"{line}\n" for line in job.result()))
            out.flush()
            if options.seconds is not None and time.monotonic() - begun > options.seconds:
                pool.shutdown(cancel_futures=True)
                return


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, compare, and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.BUILT_IN)
    parser.add_argument("--variant", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="start no more games after this time")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--write", action="store_true", help="write to docs/calibration")
    options = parser.parse_args(arguments)
    name = f"{options.game}-{options.variant}"
    path = options.kept / f"{name}-{options.nodes}.jsonl"
    collect(path, options)
    found = report(read(path), options.game, options.nodes)
    print(json.dumps(found, indent=1))
    if options.write:
        DOCS.mkdir(parents=True, exist_ok=True)
        stem = DOCS / f"{name}-{options.nodes}"
        stem.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        title = f"{name}, {options.nodes} iterations"
        stem.with_suffix(".svg").write_text(diagram(found, title), encoding="utf-8")


if __name__ == "__main__":
    main()
