"""First answers: how long a new process takes, with everything already compiled."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.positions import Moment, first, middle
from benchmarks.turns import Figure, Pace
from skirmish.bots.protocol import HELLO

_LEGAL, _ANSWER = 0.3, 1.5
"""The target, in seconds."""
_MILLISECONDS: Final = 1000
_PROGRAM: Final = str(Path(sys.executable).with_name("skirmish"))
_POSITION: Final = "12/12/12/12/12/4tv7/12/12/12/12/4T^7/12 c:SSJTS,j:ss.jt 0/0 S:d3 classic"


@dataclass(frozen=True, slots=True)
class Took:
    """Wall-clock and CPU seconds; on a busy machine they are far apart."""

    wall: float
    cpu: float


def usual(taken: Sequence[Took]) -> Took:
    """The medians."""
    return Took(statistics.median(each.wall for each in taken), statistics.median(each.cpu for each in taken))


def children() -> float:
    """CPU seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def legal_tokens() -> Took:
    """``skirmish legal`` in a new process."""
    before, start = children(), time.perf_counter()
    subprocess.run([_PROGRAM, "legal", "island", _POSITION], check=True, stdout=subprocess.DEVNULL)
    return Took(time.perf_counter() - start, children() - before)


def conversation(moment: Moment) -> str:
    """The host's lines from ``hello`` to the first ``go``."""
    options, legal = moment.options, map(str, moment.game.legal(moment.view))
    begins = (
        f"match {moment.game.name} {options.variant} seat {moment.seat.letter} first {options.first.letter}"
    )
    told = (f"token {token}" for token in moment.tokens())
    return "\n".join([HELLO, begins, *told, f"go {_MILLISECONDS} legal {' '.join(legal)}", ""])


def first_answer(moment: Moment) -> Took:
    """From starting ``skirmish bot --level general`` to its first ``play``; CPU to the end of the process."""
    said, before, start = conversation(moment), children(), time.perf_counter()
    answered = None
    with subprocess.Popen(
        [_PROGRAM, "bot", "--level", "general"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        bot.stdin.write(said)
        bot.stdin.flush()
        for line in bot.stdout:
            if line.startswith("play "):
                answered = time.perf_counter() - start
                break
    if answered is None:
        raise RuntimeError(f"no answer: {_PROGRAM} ended with status {bot.returncode}")
    return Took(answered, children() - before)


def measure(pace: Pace) -> Sequence[Figure]:
    """``skirmish legal``, and the strongest level's first answers."""
    asked = {
        f"{game}, first answer of the strongest, {when}": moment(name)
        for name, game in (("island", "Island"), ("hill218", "Hill 218"))
        for when, moment in (("set-up", first), ("mid-game", middle))
    }
    for moment in asked.values():
        first_answer(moment)  # compiles whatever is not compiled yet
    legal, taken = list[Took](), {title: list[Took]() for title in asked}
    for _ in range(pace.rounds):
        legal.append(legal_tokens())
        for title, moment in asked.items():
            taken[title].append(first_answer(moment))
    return [
        _figure("skirmish legal, a new process", legal, _LEGAL),
        *(_figure(title, each, _ANSWER) for title, each in taken.items()),
    ]


def _figure(title: str, taken: Sequence[Took], wanted: float) -> Figure:
    took = usual(taken)
    named = f"{title} ({took.cpu:.2f} s of CPU)"
    return Figure(named, f"{took.wall:.2f} s", wanted=f"{wanted} s", met=took.wall <= wanted)
