"""The laboratory on a Ray cluster, over as many machines as it has: arenas' games and training's calls."""

from __future__ import annotations

import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any, Final

from skirmish.core import MissingExtra
from skirmish.lab.errors import LabError
from skirmish.lab.pool import Crash
from skirmish.lab.runner import GameRunner, PlayedGame
from skirmish.lab.schedule import Fixture, Plan

LOCAL: Final = "local"
"""The address of a cluster on this machine that is started for this arena and ends with it."""
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}

_PLACE: Final = re.compile(r"(?:ray://)?\[?([^/\[\]]+)\]?:([0-9]{1,5})")
_CONNECT_TIMEOUT: Final = 5.0
"""Seconds."""

_runners: dict[str, GameRunner] = {}
"""The runner of the arena that this process of the cluster plays for.
Ray calls a plain function, so what is kept between two games can only live in the module."""


def play(plan: Mapping[str, Any], key: str, fixture: Fixture) -> dict[str, Any]:
    """Play one game in a process of the cluster, which keeps the agents for the next one."""
    if key not in _runners:
        for runner in _runners.values():
            runner.close()
        _runners.clear()
        _runners[key] = GameRunner(Plan.from_json(plan))
    return _runners[key].play(fixture).to_json()


class RayConnection:
    """A connection to the Ray cluster at an address, or to one that is started for it (``local``).

    Every machine needs the same version of Skirmish, and programs among the entrants at the same path.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Connect. Raises :class:`~skirmish.core.MissingExtra` without Ray and :class:`LabError` if no
        cluster answers."""
        os.environ.update(_QUIET)
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise MissingExtra("needs-extra", package="ray", extra="cluster") from None
        self.ray = ray
        here = {"include_dashboard": False, "num_cpus": jobs} if address == LOCAL else {}
        # Ray replaces this handler for good, with one that ends the process and loses the caller's report.
        self._terminated = signal.getsignal(signal.SIGTERM)
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (OSError, RuntimeError, ValueError) as error:
            raise LabError("no-cluster", address=address, reason=_last_line(error)) from None
        if callable(self._terminated):
            self._restore_handler()

    @property
    def processors(self) -> int:
        """How many processors the cluster has now: machines may join it and be lost."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster at once, also in the middle of its tasks; a local one ends."""
        self.ray.shutdown()
        self._restore_handler()

    def _restore_handler(self) -> None:
        """Let SIGTERM do what it did before Ray started. Ray changes it in the main thread only."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, self._terminated)


class Cluster:
    """As many games at once as the cluster has processors, or ``jobs``."""

    def __init__(self, plan: Plan, address: str, jobs: int | None = None) -> None:
        """Raises what :class:`RayConnection` does."""
        self._connection = RayConnection(address, jobs)
        self._ray = self._connection.ray
        self._jobs = jobs
        self.capacity = jobs or self._connection.processors
        self._plan = plan.to_json()
        self._key = str(os.getpid())
        # The arena replays a game that is lost with its process or its machine, as on one machine.
        self.task = self._ray.remote(max_retries=0, num_cpus=1)(play)
        """The Ray task that plays one game."""
        self._games: dict[Any, int] = {}

    def start(self, fixture: Fixture) -> None:
        """Start a game."""
        self._games[self.task.remote(self._plan, self._key, fixture)] = fixture.number

    def finished(self) -> Iterator[PlayedGame | Crash]:
        """Wait until at least one game is over, and yield those that are."""
        errors = self._ray.exceptions
        done, _ = self._ray.wait(list(self._games))
        self.capacity = self._jobs or self._connection.processors
        for each in done:
            number = self._games.pop(each)
            try:
                yield PlayedGame.from_json(self._ray.get(each))
            except errors.RayError as error:
                yield Crash(number, _last_line(error), lost=isinstance(error, errors.NodeDiedError))

    def close(self) -> None:
        """Stop at once, also in the middle of a game."""
        self._connection.close()


class ClusterExecutor(Executor):
    """Calls functions on the processes of a cluster, for :mod:`skirmish.training`.

    A call that is lost with its process or its machine is made again, so its result must depend on its
    arguments alone.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raises what :class:`RayConnection` does."""
        self._connection = RayConnection(address, jobs)
        self._tasks: dict[Any, Any] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call a function of a module."""
        if fn not in self._tasks:
            self._tasks[fn] = self._connection.ray.remote(max_retries=-1, num_cpus=1)(fn)
        found: Future[Any] = self._tasks[fn].remote(*args, **kwargs).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; calls that are not over are lost."""
        self._connection.close()


def _knock(address: str) -> None:
    """Raise OSError at once if the address refuses connections; Ray itself would wait for minutes."""
    place = _PLACE.fullmatch(address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), _CONNECT_TIMEOUT).close()


def _last_line(error: Exception) -> str:
    """The last line of an error; Ray's messages are whole tracebacks."""
    return next((line.strip() for line in reversed(str(error).split("\n")) if line.strip()), repr(error))
