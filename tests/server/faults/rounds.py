"""Where rounds run: a folder, a disk, a database and a server for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.faults.machine import Machine, PostgresMachine, SqliteMachine, small_disk
from tests.server.faults.round import PLAN, Figures, Round
from tests.server.faults.schedule import Schedule
from tests.server.forked_servers import Forks
from tests.server.live import ForkedServer
from tests.server.postgres import emptied

DATABASES = ("sqlite", "postgresql")


def run_round(
    forks: Forks,
    folder: Path,
    database: str,
    seed: str,
    process_faults: int,
    postgresql: Callable[[], Any],
    *,
    matches: int = len(PLAN),
    share: float = 1.0,
    mount: bool = True,
    **more: Any,
) -> Figures:
    """Play one round with the first ``matches`` of the plan.

    ``mount``: whether SQLite may have a disk of its own, which can then be filled.
    """
    folder.mkdir(parents=True)
    plan = PLAN[:matches]
    computers = any(level is not None for _, _, level in plan)
    without = set() if computers else {"worker killed", "worker stopped"}
    with ExitStack() as stack:
        machine: Machine
        wall = folder / "wall"
        if database == "sqlite":
            disk = folder / "disk"
            if not (mount and stack.enter_context(small_disk(disk))):
                without.add("disk full")
            disk.mkdir(exist_ok=True)
            path = disk / "skirmish.db"
            url = f"sqlite:///{path}"
            # The log is on the same disk: a program's output often is.
            machine = SqliteMachine(ForkedServer(forks, url, disk, workers=computers, wall=wall), path)
        else:
            server = ForkedServer(forks, emptied(postgresql()), folder, workers=computers, wall=wall)
            machine = PostgresMachine(server, postgresql())
        schedule = Schedule(seed, database, without=frozenset(without), **more)
        return asyncio.run(Round(machine, schedule, process_faults, plan, share).run())
