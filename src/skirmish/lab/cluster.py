"""An arena's games on a Ray cluster, over as many machines as it has."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator, Mapping
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


class Cluster:
    """As many games at once as the cluster has processors, or ``jobs``.

    Every machine needs the same version of Skirmish, and programs among the entrants at the same path.
    """

    def __init__(self, plan: Plan, address: str, jobs: int | None = None) -> None:
        """Join the cluster at an address, or start one (``local``).

        Raises :class:`~skirmish.core.MissingExtra` without Ray and :class:`LabError` if none answers.
        """
        os.environ.update(_QUIET)
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise MissingExtra("needs-extra", package="ray", extra="cluster") from None
        self._ray = ray
        here = {"include_dashboard": False, "num_cpus": jobs} if address == LOCAL else {}
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
        except (OSError, RuntimeError, ValueError) as error:
            raise LabError("no-cluster", address=address, reason=_last_line(error)) from None
        self.capacity = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._plan = plan.to_json()
        self._key = str(os.getpid())
        # The arena replays a game that is lost with its process, as on one machine.
        self.task = ray.remote(max_retries=0, num_cpus=1)(play)
        """The Ray task that plays one game."""
        self._games: dict[Any, int] = {}

    def start(self, fixture: Fixture) -> None:
        """Start a game."""
        self._games[self.task.remote(self._plan, self._key, fixture)] = fixture.number

    def finished(self) -> Iterator[PlayedGame | Crash]:
        """Wait until at least one game is over, and yield those that are."""
        done, _ = self._ray.wait(list(self._games))
        for each in done:
            number = self._games.pop(each)
            try:
                yield PlayedGame.from_json(self._ray.get(each))
            except self._ray.exceptions.RayError as error:
                yield Crash(number, _last_line(error))

    def close(self) -> None:
        """Stop at once, also in the middle of a game."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError at once if the address refuses connections; Ray itself would wait for minutes."""
    place = _PLACE.fullmatch(address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), _CONNECT_TIMEOUT).close()


def _last_line(error: Exception) -> str:
    """The last line of an error; Ray's messages are whole tracebacks."""
    return next((line.strip() for line in reversed(str(error).split("\n")) if line.strip()), repr(error))
