"""First answers: how long a new process takes, with everything compiled before."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.positions import Moment, first, middle
from benchmarks.turns import Figure, Pace
from skirmish.agents.process import GREETING

_LEGAL, _ANSWER = 0.3, 1.5
"""Seconds wanted."""
_MILLISECONDS: Final = 1000
_PROGRAM: Final = str(Path(sys.executable).with_name("skirmish"))
_POSITION: Final = "12/12/12/12/12/4tv7/12/12/12/12/4T^7/12 c:SSJTS,j:ss.jt 0/0 S:d3 classic"


def legal_tokens(times: int) -> tuple[float, float]:
    """Median CPU and wall seconds of ``skirmish legal`` in a new process."""
    cpu, wall = [], []
    for _ in range(times):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run([_PROGRAM, "legal", "island", _POSITION], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        wall.append(time.perf_counter() - start)
        cpu.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(cpu), statistics.median(wall)


def conversation(moment: Moment) -> str:
    """What a host says from ``hello`` to the question for a decision."""
    options, legal = moment.options, map(str, moment.game.legal(moment.view))
    begins = (
        f"match {moment.game.name} {options.variant} seat {moment.seat.letter} first {options.first.letter}"
    )
    told = (f"token {token}" for token in moment.tokens())
    return "\n".join([GREETING, begins, *told, f"go {_MILLISECONDS} legal {' '.join(legal)}", ""])


def first_answer(moment: Moment) -> float:
    """Seconds from starting ``skirmish bot --level general`` to its first ``play``."""
    said, start = conversation(moment), time.perf_counter()
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
                bot.stdin.write("bye\n")
                bot.stdin.flush()
                return answered
    raise RuntimeError(f"no answer: {_PROGRAM} ended with status {bot.returncode}")


def measure(pace: Pace) -> Sequence[Figure]:
    """``skirmish legal``, and the strongest level's first answers."""
    cpu, wall = legal_tokens(pace.rounds)
    title = f"skirmish legal, a new process ({cpu:.3f} s of CPU)"
    found = [Figure(title, f"{wall:.3f} s", wanted=f"{_LEGAL} s", met=wall <= _LEGAL)]
    asked = {
        f"{title}, first answer of the strongest, {when}": moment(name)
        for name, title in (("island", "Island"), ("hill218", "Hill 218"))
        for when, moment in (("set-up", first), ("mid-game", middle))
    }
    for moment in asked.values():
        first_answer(moment)  # whatever was not compiled yet is now
    taken: dict[str, list[float]] = {title: [] for title in asked}
    for _ in range(pace.rounds):
        for title, moment in asked.items():
            taken[title].append(first_answer(moment))
    for title, seconds in taken.items():
        usual = statistics.median(seconds)
        found.append(Figure(title, f"{usual:.2f} s", wanted=f"{_ANSWER} s", met=usual <= _ANSWER))
    return found
