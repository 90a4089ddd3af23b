"""First answers: how long a new process takes, with everything already compiled and on a new machine.

``python -m benchmarks start``. The figures of a new machine use an empty cache, so that nothing is compiled.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Final

import psutil

from benchmarks.first_moves import at_server, in_terminal
from benchmarks.positions import Moment, first, middle
from benchmarks.turns import Figure, Pace
from skirmish.agents import LEVELS
from skirmish.bots.protocol import HELLO

_LEGAL, _ANSWER, _COLD, _COMPILING = 0.3, 1.5, 3.0, 25.0
"""The targets, in seconds; of the processor for compiling."""
_TITLES: Final = {"island": "Island", "hill218": "Hill 218"}
_MILLISECONDS: Final = 1000
_PROGRAM: Final = (sys.executable, "-m", "skirmish")
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
    subprocess.run([*_PROGRAM, "legal", "island", _POSITION], check=True, stdout=subprocess.DEVNULL)
    return Took(time.perf_counter() - start, children() - before)


def conversation(moment: Moment) -> str:
    """The host's lines from ``hello`` to the first ``go``."""
    options, legal = moment.options, map(str, moment.game.legal(moment.view))
    begins = (
        f"match {moment.game.name} {options.variant} seat {moment.seat.letter} first {options.first.letter}"
    )
    told = (f"token {token}" for token in moment.tokens())
    return "\n".join([HELLO, begins, *told, f"go {_MILLISECONDS} legal {' '.join(legal)}", ""])


def first_answer(moment: Moment, level: str = "general", cache: str | None = None) -> Took:
    """From starting ``skirmish bot`` to its first ``play``; CPU to the end of the process.

    With a ``cache`` folder, compiled code is looked for and kept there.
    """
    said, before, start = conversation(moment), children(), time.perf_counter()
    answered = None
    with subprocess.Popen(
        [*_PROGRAM, "bot", "--level", level],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **({"XDG_CACHE_HOME": cache} if cache else {})},
        start_new_session=True,
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        bot.stdin.write(said)
        bot.stdin.flush()
        for line in bot.stdout:
            if line.startswith("play "):
                answered = time.perf_counter() - start
                break
    if cache:
        _end_session(bot.pid)
    if answered is None:
        raise RuntimeError(f"no answer: skirmish bot ended with status {bot.returncode}")
    return Took(answered, children() - before)


def _end_session(session: int) -> None:
    """End the processes that still compile for a bot: they would delay the next one."""
    for process in psutil.process_iter():
        with suppress(psutil.Error, ProcessLookupError):
            if os.getsid(process.pid) == session:
                process.kill()


def cold_answer(moment: Moment, level: str) -> Took:
    """A level's first answer on a new machine, while its search is being compiled."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as cache:
        return first_answer(moment, level, cache)


def compiling(name: str) -> float:
    """CPU seconds to compile a game's search."""
    before = children()
    with TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "skirmish.agents", name]
        subprocess.run(command, check=True, env={**os.environ, "XDG_CACHE_HOME": cache})
    return children() - before


def measure(pace: Pace) -> Sequence[Figure]:
    """``skirmish legal``, the strongest level's first answers, those of all levels on a new machine (a bot's,
    at a server, in the terminal), and what compiling takes."""
    asked = {
        f"{game}, first answer of the strongest, {when}": moment(name)
        for name, game in _TITLES.items()
        for when, moment in (("set-up", first), ("mid-game", middle))
    }
    seconds = {game: compiling(name) for name, game in _TITLES.items()}
    subprocess.run([sys.executable, "-m", "skirmish.agents"], check=True)  # what is not compiled yet
    legal, taken = list[Took](), {title: list[Took]() for title in asked}
    cold = {
        (f"{game}, a new machine, first answer of {level}, {when}", level, moment(name)): list[Took]()
        for name, game in _TITLES.items()
        for level in LEVELS
        for when, moment in (("set-up", first), ("mid-game", middle))
    }
    for _ in range(pace.rounds):
        legal.append(legal_tokens())
        for title, moment in asked.items():
            taken[title].append(first_answer(moment))
        for (_, level, moment), each in cold.items():
            each.append(cold_answer(moment, level))
    return [
        _figure("skirmish legal, a new process", legal, _LEGAL),
        *(_figure(title, each, _ANSWER) for title, each in taken.items()),
        *(_figure(title, each, _COLD) for (title, _, _), each in cold.items()),
        *_first_moves(),
        *(
            Figure(
                f"{game}, compiling the search, CPU",
                f"{took:.1f} s",
                wanted=f"{_COMPILING} s",
                met=took <= _COMPILING,
            )
            for game, took in seconds.items()
        ),
    ]


def _first_moves() -> Sequence[Figure]:
    """The computer's first decision on a new machine, at a server and in the terminal; once each."""
    figures = list[Figure]()
    for name, game in _TITLES.items():
        served = at_server(name)
        for level in LEVELS:
            for where, took in (("server", served[level]), ("terminal", in_terminal(name, level))):
                title = f"{game}, a new machine, first decision of {level}, {where}"
                figures.append(Figure(title, f"{took:.2f} s", wanted=f"{_COLD} s", met=took <= _COLD))
    return figures


def _figure(title: str, taken: Sequence[Took], wanted: float) -> Figure:
    took = usual(taken)
    named = f"{title} ({took.cpu:.2f} s of CPU)"
    return Figure(named, f"{took.wall:.2f} s", wanted=f"{wanted} s", met=took.wall <= wanted)
