"""The arena: every two entrants play duplicate pairs of games, and finished games are never lost.

>>> from skirmish.lab import arena
>>> plan = arena.Plan.of("island", ["random", "greedy"], games=20, seed="7")
>>> result = arena.run(plan, folder=Path("results"), jobs=2)
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from skirmish.core import UnknownName
from skirmish.lab.errors import LabError
from skirmish.lab.journal import Journal, read_finished, read_plan
from skirmish.lab.pool import Crash, Pool, ProcessPool
from skirmish.lab.report import Result
from skirmish.lab.runner import Finished
from skirmish.lab.schedule import Fixture, Plan

__all__ = ["RESULT", "ArenaInterrupted", "Plan", "Result", "Watch", "run"]

RESULT: Final = "result.json"
_TRIES: Final = 2
"""How often a game is played that crashes."""
_MACHINES: Final = 5
"""How often a game is played that is lost with its machine: it may be what its machines die of."""

Watch = Callable[[int, int], None]
"""Called with the number of finished games and of all games: before the first and after each."""


class ArenaInterrupted(KeyboardInterrupt):
    """An arena was interrupted; ``result`` is that of the games finished by then."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result


def run(
    plan: Plan,
    *,
    folder: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    anchor: str | None = None,
    watch: Watch | None = None,
) -> Result:
    """Play a plan, or continue one that was interrupted, and return the result.

    ``folder`` keeps everything (:mod:`skirmish.lab.journal`); without one only the result remains. ``jobs``
    is the number of games played at once (default one; on a cluster as many as it has processors).
    ``cluster`` is the address of a Ray cluster, or ``local``. ``anchor`` is the entrant whose rating is fixed
    at 0; by default the mean is. The games do not depend on ``jobs`` and ``cluster``, if entrants are limited
    by nodes.

    Raises :class:`LabError` if the folder holds another plan or is in use, and :class:`ArenaInterrupted`.
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
            crashes = _play(
                plan, journal, lambda: _pool(plan, jobs, cluster), watch or (lambda over, total: None)
            )
            result = Result.of(plan, journal.finished, crashes, anchor)
            journal.write(RESULT, json.dumps(result.to_json(), indent=2, ensure_ascii=False) + "\n")
        except KeyboardInterrupt:
            raise ArenaInterrupted(Result.of(plan, journal.finished, (), anchor)) from None
        finally:
            journal.close()
    return result


def finished(folder: Path) -> tuple[Plan, tuple[Finished, ...]]:
    """The plan of an arena's folder and its finished games, for further analysis.

    Only reads, so it also works while the arena is running.
    """
    plain = read_plan(folder)
    if plain is None:
        raise LabError("no-arena", folder=str(folder))
    return Plan.from_json(plain), read_finished(folder)


def _play(plan: Plan, journal: Journal, make_pool: Callable[[], Pool], watch: Watch) -> list[Crash]:
    """Play the remaining games; returns those that could not be finished."""
    over = {game.number for game in journal.finished}
    left = deque(fixture for fixture in plan.fixtures() if fixture.number not in over)
    watch(len(over), plan.total)
    if not left:
        return []
    pool = make_pool()
    try:
        return ArenaRun(journal, pool, left, watch, plan.total).play()
    finally:
        pool.close()


class ArenaRun:
    """A plan being played: the games left, those in progress, and those that crashed."""

    def __init__(self, journal: Journal, pool: Pool, left: deque[Fixture], watch: Watch, total: int) -> None:
        self.journal = journal
        self.pool = pool
        self.left = left
        self.watch = watch
        self.total = total
        self.playing: dict[int, Fixture] = {}
        self.crashed, self.losses = Counter[int](), Counter[int]()
        """How often each game crashed by itself, and with its machine."""
        self.crashes: list[Crash] = []

    def play(self) -> list[Crash]:
        """Play until no game is left."""
        while self.left or self.playing:
            while self.left and len(self.playing) < self.pool.capacity:
                fixture = self.left.popleft()
                self.playing[fixture.number] = fixture
                self.pool.start(fixture)
            for each in self.pool.finished():
                if isinstance(each, Crash):
                    self._crashed(each)
                else:
                    del self.playing[each.finished.number]
                    self.journal.keep(each)
                    self.watch(len(self.journal), self.total)
        return sorted(self.crashes, key=lambda crash: crash.number)

    def _crashed(self, crash: Crash) -> None:
        """Play a crashed game once more, one that was lost with its machine more often; else report it."""
        fixture = self.playing.pop(crash.number)
        counted = self.losses if crash.lost else self.crashed
        counted[crash.number] += 1
        if counted[crash.number] < (_MACHINES if crash.lost else _TRIES):
            self.left.appendleft(fixture)
        else:
            self.crashes.append(crash)


def _pool(plan: Plan, jobs: int | None, cluster: str | None) -> Pool:
    if cluster is None:
        return ProcessPool(plan, jobs or 1)
    from skirmish.lab.cluster import Cluster

    return Cluster(plan, cluster, jobs)
