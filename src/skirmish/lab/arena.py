"""The arena: everybody plays everybody in duplicate pairs, and what is over is over for good.

>>> from skirmish.lab import arena
>>> plan = arena.Plan.of("island", ["random", "greedy"], games=20, seed="7")
>>> result = arena.run(plan, folder=Path("results"), jobs=2)
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from skirmish.core import UnknownName
from skirmish.lab.errors import LabError
from skirmish.lab.journal import Journal, read_finished, read_plan
from skirmish.lab.pool import Crash, Crew, Processes
from skirmish.lab.report import Result
from skirmish.lab.runner import Finished
from skirmish.lab.schedule import Fixture, Plan

__all__ = ["RESULT", "Plan", "Result", "Watch", "run"]

RESULT: Final = "result.json"
_TRIES: Final = 2

Watch = Callable[[int, int], None]
"""Told how many games are over, and of how many: before the first and after each."""


def run(
    plan: Plan,
    *,
    folder: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    anchor: str | None = None,
    watch: Watch | None = None,
) -> Result:
    """Carry a plan out, or go on with it where it was cut short, and say what was found.

    ``folder`` keeps everything (:mod:`skirmish.lab.journal`); without one only the result remains. ``jobs``
    processes play at once (one, if not said; on a cluster as many as it has processors). ``cluster`` is the
    address of a Ray cluster, or ``local``. ``anchor`` is the entrant whose rating is to be 0, otherwise the
    mean is. Whatever ``jobs`` and ``cluster`` are, the games are the same, if entrants are limited by nodes.

    Raises :class:`LabError` where the folder holds another plan or is in use.
    """
    if jobs is not None and jobs < 1:
        raise LabError("too-few-jobs", jobs=jobs)
    names = [each.name for each in plan.entrants]
    if anchor is not None and anchor not in names:
        raise UnknownName("unknown-agent", name=anchor, known=", ".join(names))
    passing = TemporaryDirectory(prefix="skirmish-arena-") if folder is None else nullcontext(str(folder))
    with passing as kept:
        journal = Journal(Path(kept), plan)
        try:
            crashes = _play(plan, journal, lambda: _crew(plan, jobs, cluster), watch or _nobody)
            result = Result.of(plan, journal.finished, crashes, anchor)
            journal.write(RESULT, json.dumps(result.to_json(), indent=2, ensure_ascii=False) + "\n")
        finally:
            journal.close()
    return result


def finished(folder: Path) -> tuple[Plan, tuple[Finished, ...]]:
    """The plan of an arena's folder and the games that are over there, to look into more closely.

    It only reads, so that it works as well while the arena is being played.
    """
    plain = read_plan(folder)
    if plain is None:
        raise LabError("no-arena", folder=str(folder))
    return Plan.from_json(plain), read_finished(folder)


def _play(plan: Plan, journal: Journal, hire: Callable[[], Crew], watch: Watch) -> list[Crash]:
    """Play what is left; gives the games that nobody could finish."""
    over = {game.number for game in journal.finished}
    left = deque(fixture for fixture in plan.fixtures() if fixture.number not in over)
    watch(len(over), plan.total)
    if not left:
        return []
    crew = hire()
    try:
        return _Round(journal, crew, left, watch, plan.total).play()
    finally:
        crew.close()


class _Round:
    """What is left to play, what is being played, and what went wrong."""

    def __init__(self, journal: Journal, crew: Crew, left: deque[Fixture], watch: Watch, total: int) -> None:
        self.journal = journal
        self.crew = crew
        self.left = left
        self.watch = watch
        self.total = total
        self.playing: dict[int, Fixture] = {}
        self.tries: dict[int, int] = {}
        self.crashes: list[Crash] = []

    def play(self) -> list[Crash]:
        """Until nothing is left."""
        while self.left or self.playing:
            while self.left and len(self.playing) < self.crew.hands:
                fixture = self.left.popleft()
                self.playing[fixture.number] = fixture
                self.crew.start(fixture)
            for each in self.crew.finished():
                if isinstance(each, Crash):
                    self._crashed(each)
                else:
                    del self.playing[each.finished.number]
                    self.journal.keep(each)
                    self.watch(len(self.journal), self.total)
        return sorted(self.crashes, key=lambda crash: crash.number)

    def _crashed(self, crash: Crash) -> None:
        """Once is no harm: it is played again. Twice is a finding."""
        fixture = self.playing.pop(crash.number)
        self.tries[crash.number] = self.tries.get(crash.number, 1) + 1
        if self.tries[crash.number] <= _TRIES:
            self.left.appendleft(fixture)
        else:
            self.crashes.append(crash)


def _crew(plan: Plan, jobs: int | None, cluster: str | None) -> Crew:
    if cluster is None:
        return Processes(plan, jobs or 1)
    from skirmish.lab.cluster import Cluster

    return Cluster(plan, cluster, jobs)


def _nobody(over: int, total: int) -> None:
    """Nobody watches."""
