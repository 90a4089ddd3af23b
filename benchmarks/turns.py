"""Measuring by turns: each contender runs briefly, then the next one, over and over.

A machine's speed varies over time. Taking turns gives all contenders the same conditions, and ratios are
taken within a round.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any, Final

Contender = Callable[[], Iterator[int]]
"""Works without end; each item says how much was done since the one before."""
Rates = Mapping[str, Sequence[float]]
"""What each contender did in a CPU second, round by round."""

_PIECE: Final = 200
_NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long to measure: the rounds, and the CPU seconds of each contender in a round.

    ``small``: a quick run of the parts that have sizes instead of rounds and take long otherwise.
    """

    rounds: int = 15
    seconds: float = 0.5
    small: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. ``wanted`` is the target, ``met`` whether it is reached (None: no target)."""

    title: str
    ours: str
    peer: str = _NOTHING
    theirs: str = _NOTHING
    ratio: float | None = None
    wanted: str = _NOTHING
    met: bool | None = None

    @property
    def missed(self) -> bool:
        """Whether a target was missed that depends on no peer."""
        return self.met is False and self.peer == _NOTHING

    def to_json(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)


def pieces(play: Callable[[], Iterator[None]]) -> Contender:
    """A contender that does one thing at a time, in batches so that reading the clock costs little."""

    def in_pieces() -> Iterator[int]:
        steps = play()
        while True:
            for _ in islice(steps, _PIECE):
                pass
            yield _PIECE

    return in_pieces


def rates(contenders: Mapping[str, Contender], pace: Pace) -> Rates:
    """What each contender does in a CPU second, round by round, taken in turns.

    The first item of each is not measured: it loads and compiles.
    """
    running = {name: work() for name, work in contenders.items()}
    for work in running.values():
        next(work)
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(pace.rounds):
        for name, work in running.items():
            count, start = 0, time.process_time()
            while (spent := time.process_time() - start) < pace.seconds:
                count += next(work)
            found[name].append(count / spent)
    return found


def compared(found: Rates, ours: str, theirs: str) -> float:
    """How many times faster one is than another: the median of the rounds' ratios."""
    return statistics.median(one / other for one, other in zip(found[ours], found[theirs], strict=True))


def typical(found: Rates, name: str) -> float:
    """A contender's median rate per CPU second."""
    return statistics.median(found[name])


def ratio_figure(
    found: Rates, title: str, name: str, peer: str, times: float | None = None, rate: float = 0.0
) -> Figure:
    """How a contender compares with a peer of the same name in ``found``.

    The targets, where given: ``times`` as fast as the peer, and ``rate`` items per CPU second.
    """
    ours, theirs, ratio = typical(found, name), typical(found, peer), compared(found, name, peer)
    wanted = [] if times is None else [f"{times:g} times"]
    if rate:
        wanted.append(f"{rate:,.0f}")
    return Figure(
        title,
        f"{ours:,.0f}",
        peer,
        f"{theirs:,.0f}",
        ratio,
        ", ".join(wanted) or _NOTHING,
        None if times is None else ratio >= times and ours >= rate,
    )


def table(figures: Sequence[Figure]) -> str:
    """The figures, one per line."""
    heads = ["figure", "ours", "peer", "theirs", "ratio", "wanted", ""]
    rows = [
        [
            each.title,
            each.ours,
            each.peer,
            each.theirs,
            _NOTHING if each.ratio is None else f"{each.ratio:.2f}",
            each.wanted,
            {True: "yes", False: "no", None: ""}[each.met],
        ]
        for each in figures
    ]
    return columns(heads, rows)


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under their headers, in aligned columns; numbers on the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    right = [
        all(row[at][:1].isdigit() or row[at] in ("", _NOTHING) for row in rows) for at in range(len(heads))
    ]
    lines = [
        "  ".join(
            cell.rjust(width) if at_right else cell.ljust(width)
            for cell, width, at_right in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in (heads, ["─" * width for width in widths], *rows)
    ]
    return "\n".join(lines)
