"""``make bench-strength``: the strength of the levels, in games at one second a move on one core.

Every pairing is an arena of two in its own folder, ``OUT/GAME/ONE-OTHER``. The same call continues an
interrupted run. Parts may be played on several machines (other games, pairings or seeds) and combined::

    python -m benchmarks.strength --out here --game island --jobs 16
    python -m benchmarks.strength --merge here there
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import skirmish
from benchmarks import frozen
from benchmarks.peer import SEARCHES
from benchmarks.turns import columns
from skirmish.agents import LEVELS, PROGRAM
from skirmish.core import SkirmishError
from skirmish.games import load
from skirmish.lab import arena
from skirmish.lab.arena import Plan
from skirmish.lab.contest import Timing
from skirmish.lab.journal import PLAN
from skirmish.lab.ratings import Score, bradley_terry
from skirmish.lab.runner import Finished

GAMES: Final = tuple(SEARCHES)
STRONGEST: Final = LEVELS[-1]
PEER: Final = "openspiel"
FROZEN: Final = "frozen"
"""The strongest level of an earlier commit (:mod:`benchmarks.frozen`)."""
ANCHOR: Final = "greedy"
HASTY: Final = "hasty"
"""The strongest level with a tenth of the time."""
ENOUGH: Final = 200
"""The fewest games of a pairing for a verdict."""
RESULT: Final = "strength.json"
SOURCES: Final = "sources.txt"
_ROOT: Final = Path(__file__).parents[1]
_SLACK: Final = 9000
"""Milliseconds that the host waits for the peer beyond its time, so that loading or a last rollout does not
lose it a match."""
_STEP, _OTHERS = 0.7, 0.97
_GREEDY: Final = {"island": 0.95, "hill218": 0.9}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, and the share of points that the first should have."""

    one: str
    other: str
    wanted: Mapping[str, float]

    @property
    def name(self) -> str:
        """As ``--pairings`` has it."""
        return f"{self.one}-{self.other}"


_SCALE: Final = (("greedy", "random"), ("greedy", "recruit"), ("corporal", "greedy"), ("sergeant", "greedy"))
"""Pairings without a target, which connect the baselines with the scale of ratings."""

PAIRINGS: Final = (
    Pairing(STRONGEST, "greedy", _GREEDY),
    *(
        Pairing(level, below, dict.fromkeys(GAMES, _STEP))
        for below, level in zip(LEVELS[-2::-1], LEVELS[:0:-1], strict=True)
    ),
    Pairing(STRONGEST, PEER, dict.fromkeys(GAMES, _OTHERS)),
    Pairing(STRONGEST, FROZEN, {"island": 0.8, "hill218": 0.75}),
    Pairing(LEVELS[-2], FROZEN, dict.fromkeys(GAMES, 0.6)),
    Pairing(HASTY, FROZEN, dict.fromkeys(GAMES, 0.5)),
    *(Pairing(one, other, {}) for one, other in _SCALE),
)


@dataclass(slots=True)
class Tally:
    """All games of a pairing, wherever they were played."""

    score: Score = field(default_factory=Score)
    thoughts: dict[str, Timing] = field(default_factory=dict)
    failures: dict[str, int] = field(default_factory=dict)

    def add(self, game: Finished, one: str) -> None:
        """One more game."""
        won, lost = game.winner == one, game.winner not in (None, one)
        self.score += Score(int(won), int(not won and not lost), int(lost))
        for name, thought in game.thoughts.items():
            known = self.thoughts.get(name, Timing())
            self.thoughts[name] = Timing(
                known.decisions + thought.decisions,
                known.seconds + thought.seconds,
                max(known.longest, thought.longest),
            )
        if game.failed is not None:
            self.failures[game.failed] = self.failures.get(game.failed, 0) + 1

    def pace(self, name: str) -> str:
        """Milliseconds of a decision, the mean and the longest."""
        thought = self.thoughts.get(name, Timing())
        return f"{1000 * thought.seconds / max(1, thought.decisions):.0f}/{1000 * thought.longest:.0f}"


Key = tuple[str, str, str, int | None]
"""Game, who, against whom, milliseconds."""


def entrant(name: str, milliseconds: int, nodes: int | None = None) -> str:
    """An entrant as an arena takes it; with ``nodes`` the strongest level is limited by them, the other
    levels by their own."""
    if nodes is not None and name in LEVELS:
        return f"{name}={name}@{nodes}n" if name == STRONGEST else name
    if name == PEER:
        words = [sys.executable, "-m", "benchmarks.peer", "--time", str(milliseconds)]
        return f"{name}={PROGRAM}{shlex.join(words)}@{milliseconds + _SLACK}ms"
    if name == FROZEN:
        return frozen.entrant(name, STRONGEST, milliseconds, frozen.unpacked())
    if name == HASTY:
        return f"{name}={STRONGEST}@{max(1, milliseconds // 10)}ms"
    return f"{name}={name}@{milliseconds}ms" if name in LEVELS else name


def play(out: Path, game: str, pairing: Pairing, options: argparse.Namespace) -> None:
    """The games of one pairing, or what is left of them."""
    both = [entrant(name, options.time, options.nodes) for name in (pairing.one, pairing.other)]
    plan = Plan.of(game, both, games=options.games, seed=options.seed)

    def watch(over: int, total: int) -> None:
        print(f"\r{game} {pairing.name}: {over} of {total} ", end="", file=sys.stderr, flush=True)

    found = arena.run(plan, folder=out / game / pairing.name, jobs=options.jobs, watch=watch)
    print(file=sys.stderr)
    for crash in found.crashes:
        print(f"  game {crash.number} could not be played: {crash.reason}", file=sys.stderr)


def prepare(game: str) -> None:
    """Compile the engines first; otherwise every worker would, in its thinking time."""
    from skirmish.agents.preparation import prepare

    prepare(load(game), lambda: print(f"compiling for {game}", file=sys.stderr, flush=True))


def sources(game: str) -> str:
    """The fingerprint of the players' sources: games of different players must not be mixed."""
    package = Path(skirmish.__file__).parent
    kept = [*package.glob("kernels/*.py"), *(package / "agents").rglob("*.py")]
    kept += [path for suffix in ("py", "npz") for path in (package / "games" / game).rglob(f"*.{suffix}")]
    digest = sha256()
    for path in sorted(kept):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(text)} ".encode() + text)
    return digest.hexdigest()[:16]


def same_sources(folder: Path, game: str) -> bool:
    """Whether a folder's games were played by these players; a new folder records the fingerprint."""
    path, now = folder / SOURCES, sources(game)
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_text(f"{now}\n", encoding="ascii")
    return path.read_text("ascii").strip() == now


def tallies(folders: Iterable[Path]) -> tuple[dict[Key, Tally], set[str]]:
    """All games under these folders, and the players' fingerprints.

    A game in several copies of a folder is counted once.
    """
    found, made_of, counted = dict[Key, Tally](), set[str](), set[tuple[object, ...]]()
    for folder in folders:
        for path in sorted(folder.rglob(PLAN)):
            plan, games = arena.finished(path.parent)
            key, noted = _key(plan), path.parent.parent / SOURCES
            if noted.exists():
                made_of.add(f"{plan.game} {noted.read_text('ascii').strip()}")
            for game in games:
                same = (*key, plan.variant, plan.seed, game.pair, game.leg)
                if same not in counted:
                    counted.add(same)
                    found.setdefault(key, Tally()).add(game, key[1])
    return found, made_of


def _key(plan: Plan) -> Key:
    """The pairing of a folder's games, the stronger first."""
    names = {each.name for each in plan.entrants}
    one, other = next(
        ((each.one, each.other) for each in PAIRINGS if {each.one, each.other} == names), sorted(names)
    )
    limits = [each.limit for each in plan.entrants if each.name == one]
    return plan.game, one, other, limits[0].milliseconds if limits[0] is not None else None


def report(found: Mapping[Key, Tally]) -> Iterator[dict[str, Any]]:
    """One row for each pairing that was played, in the order of the pairings."""
    known = {(each.one, each.other): each for each in PAIRINGS}
    order = list(known)

    def place(key: Key) -> tuple[object, ...]:
        pair = (key[1], key[2])
        return key[0] != GAMES[0], order.index(pair) if pair in known else len(order), key[3] or 0

    for key in sorted(found, key=place):
        (game, one, other, milliseconds), tally = key, found[key]
        pairing = known.get((one, other))
        wanted = None if pairing is None else pairing.wanted.get(game)
        score = tally.score
        yield {
            "game": game,
            "one": one,
            "other": other,
            "milliseconds": milliseconds,
            "games": score.games,
            "wins": score.wins,
            "draws": score.draws,
            "losses": score.losses,
            "share": round(score.share, 4),
            "interval": [round(end, 4) for end in score.interval],
            "wanted": wanted,
            "met": None if wanted is None or score.games < ENOUGH else score.share >= wanted,
            "failures": dict(tally.failures),
            "ms_mean_and_longest": {name: tally.pace(name) for name in (one, other)},
        }


def text(rows: Iterable[Mapping[str, Any]]) -> str:
    """The report as a table."""
    heads = [
        "game",
        "pairing",
        "ms",
        "games",
        "W-D-L",
        "%",
        "95 %",
        "wanted",
        "",
        "mean/longest ms",
        "failed",
    ]
    cells = [
        [
            row["game"],
            f"{row['one']} – {row['other']}",
            str(row["milliseconds"] or ""),
            str(row["games"]),
            f"{row['wins']}-{row['draws']}-{row['losses']}",
            f"{100 * row['share']:.1f}",
            " … ".join(f"{100 * end:.1f}" for end in row["interval"]),
            "" if row["wanted"] is None else f"{100 * row['wanted']:.0f}",
            {True: "yes", False: "no", None: ""}[row["met"]],
            " – ".join(row["ms_mean_and_longest"].values()),
            ", ".join(f"{name} {count}" for name, count in row["failures"].items()),
        ]
        for row in rows
    ]
    return columns(heads, cells)


def scale(found: Mapping[Key, Tally], game: str) -> Iterator[str]:
    """The ratings of all players of a game on one scale, the best first, with ``greedy`` at 1000."""
    scores = dict[tuple[str, str], Score]()
    for key, tally in found.items():
        if key[0] == game:
            scores[key[1], key[2]] = scores.get((key[1], key[2]), Score()) + tally.score
    names = sorted({name for pair in scores for name in pair})
    if ANCHOR in names:
        ratings = bradley_terry(names, scores, ANCHOR)
        for name in sorted(names, key=lambda name: -ratings[name].elo):
            error = (ratings[name].interval[1] - ratings[name].interval[0]) / 2
            yield f"{game} {name} {1000 + ratings[name].elo:.0f} ± {error:.0f}"


def machine() -> dict[str, str]:
    """What the games were played with."""
    found = {"python": sys.version.split()[0]}
    for package in ("numpy", "numba", "llvmlite", "open_spiel"):
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = "unknown"
    return found


def summarise(folders: Sequence[Path], into: Path | None) -> None:
    """Print and write the report."""
    found, made_of = tallies(folders)
    rows = list(report(found))
    print(text(rows) if rows else "nothing has been played yet")
    print("\n".join(line for game in GAMES for line in scale(found, game)))
    if len(made_of) > len({each.split()[0] for each in made_of}):
        print("these games were played by players of different sources: " + ", ".join(sorted(made_of)))
    if into is not None:
        plain = {"machine": machine(), "sources": sorted(made_of), "pairings": rows}
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_text(json.dumps(plain, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [each.name for each in PAIRINGS]
    parser.add_argument("--out", type=Path, default=Path("build/strength"), help="where games are kept")
    parser.add_argument("--games", type=int, default=ENOUGH, help="of each pairing, an even number")
    parser.add_argument("--time", type=int, default=1000, metavar="MS", help="milliseconds for a decision")
    parser.add_argument("--nodes", type=int, metavar="N", help="of the strongest level, instead of its time")
    parser.add_argument("--jobs", type=int, default=1, help="games at once; no more than there are cores")
    parser.add_argument("--seed", default="strength", help="another one gives other games, to be merged")
    parser.add_argument("--game", action="append", choices=GAMES, help="one of them; both otherwise")
    parser.add_argument(
        "--pairings",
        nargs="+",
        choices=names,
        default=names,
        metavar="P",
        help=f"some of: {', '.join(names)}",
    )
    parser.add_argument(
        "--merge", nargs="+", type=Path, metavar="DIR", help="only put together what is there"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help=f"write this instead of OUT/{RESULT}")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and report, or combine finished games; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.merge:
        summarise(options.merge, options.json)
        return 0
    # The peer is a module of this folder, wherever a worker runs.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    chosen = [each for each in PAIRINGS if each.name in options.pairings]
    if any(FROZEN in (each.one, each.other) for each in chosen):
        frozen.prepare(frozen.unpacked())
    status = 0
    try:
        for game in options.game or GAMES:
            if not same_sources(options.out / game, game):
                parser.error(
                    f"{options.out / game} has games of other players than these: choose another --out"
                )
            prepare(game)
            for pairing in chosen:
                play(options.out, game, pairing, options)
    except SkirmishError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("\ncut short: the same call goes on from here", file=sys.stderr)
        status = 130
    summarise([options.out], options.json or options.out / RESULT)
    return status


if __name__ == "__main__":
    sys.exit(main())
