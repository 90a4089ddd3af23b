"""Server time: nothing is charged while the server is down, and setting the wall clock changes nothing."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from skirmish.match.clock import SETUP_FREE
from skirmish.records import read_records
from skirmish.server.clock import LONGEST_GAP, SystemClock
from skirmish.server.heartbeat import BEAT, Heartbeat, open_clock
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.storage.entries import ServingPeriod, StorageFailure
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import ClockPlan
from tests.must import must
from tests.server.local import START, LocalServer, decide, over

pytestmark = pytest.mark.anyio

SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000


class Machine:
    """A machine's two clocks, in milliseconds."""

    def __init__(self) -> None:
        self.wall = START
        self.monotonic = 5_000

    def clock(self, past: Any = ()) -> SystemClock:
        return SystemClock(
            past, monotonic=lambda: self.monotonic * 1_000_000, wall=lambda: self.wall * 1_000_000
        )

    def turn(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def run(self, clock: SystemClock, milliseconds: int) -> None:
        """Let time pass on a machine whose server reads its clock every second."""
        for _ in range(milliseconds // SECOND):
            self.turn(SECOND)
            clock.now()


async def serve(local: LocalServer, machine: Machine) -> SystemClock:
    """Open a server on a machine's own clocks."""
    local.store = await Store.open(local.url)
    clock = await open_clock(local.store, machine.clock)
    local.matches = MatchRegistry(local.store, clock, local.engines)
    await local.matches.start()
    return clock


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_setting_the_wall_clock_changes_no_clock(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == START
    machine.run(clock, 10 * SECOND)
    machine.wall += step
    assert clock.now() == START + 10 * SECOND
    assert clock.stepped()
    assert not clock.stepped(), "once for each step"
    machine.run(clock, 10 * SECOND)
    assert clock.now() == START + 20 * SECOND
    assert clock.wall_time(START + 5 * SECOND) == START + 5 * SECOND
    assert clock.wall_time(clock.now()) == machine.wall


def test_time_in_which_the_process_does_not_run_counts_for_a_moment_only() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.turn(DAY)
    assert clock.now() == START + LONGEST_GAP
    assert clock.stepped()
    assert clock.wall_time(clock.now()) == START + DAY


def test_what_came_before_all_periods_was_wall_time() -> None:
    assert Machine().clock([ServingPeriod(START, START + 5, 7)]).wall_time(START - 1) == START - 1


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_no_time_is_charged_while_the_server_is_down(local: LocalServer, how: str) -> None:
    await local.close()
    machine = Machine()
    clock = await serve(local, machine)
    made, south, north = await local.started(clock=ClockPlan(total=60 * SECOND))
    heart = Heartbeat(clock, local.store, local.matches.wakeups.clocks_run)
    machine.run(clock, SETUP_FREE + 10 * SECOND)
    await decide(south, "#a1")
    machine.run(clock, SETUP_FREE + 20 * SECOND)
    if how == "kill":
        await must(heart.tick())
        machine.run(clock, SECOND)  # lost with the process, to the advantage of the player
        await local.matches.crash()
        await local.store.crash()
    else:
        async with heart.beating():
            machine.run(clock, SECOND)
        await local.close()
    machine.turn(DAY)
    machine.monotonic = 17  # it has been rebooted
    clock = await serve(local, machine)
    south, north, _ = await local.enter_again(made)
    used = 20 if how == "kill" else 21
    assert must(south.actor.state(south, 0).clock).left == (50 * SECOND, (60 - used) * SECOND)
    machine.run(clock, 5 * SECOND)
    await decide(north, "#b2")
    assert must(south.actor.state(south, 0).clock).left == (50 * SECOND, (55 - used) * SECOND)
    assert over(south) is None
    started = await local.started()
    (record,) = read_records(await local.record(started[0].match, started[0].watch))
    assert record["Date"] == datetime.fromtimestamp(machine.wall / 1000, UTC).date().isoformat()


async def test_a_heart_beats_while_a_clock_runs(local: LocalServer) -> None:
    await local.close()
    machine = Machine()
    clock = await serve(local, machine)
    heart = Heartbeat(clock, local.store, local.matches.wakeups.clocks_run)
    machine.run(clock, 10 * SECOND)
    assert heart.tick() is None, "nothing would be charged"
    await local.started(clock=ClockPlan(total=600 * SECOND))
    await must(heart.tick())
    machine.run(clock, BEAT - SECOND)
    assert heart.tick() is None
    machine.run(clock, SECOND)
    await must(heart.tick())
    assert (await local.store.serving_periods())[-1] == ServingPeriod(START, START + 10 * SECOND + BEAT, 0)
    machine.wall += HOUR
    await must(heart.tick())
    assert (await local.store.serving_periods())[-1].offset == HOUR


async def test_a_heart_outlives_a_failing_database(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    clock = machine.clock()
    heart = Heartbeat(clock, local.store, lambda: True)

    async def fails(_at: int) -> None:
        raise StorageFailure("storage-unclear")

    monkeypatch.setattr(local.store, "beat", fails)
    machine.run(clock, 2 * BEAT)
    writing = must(heart.tick())
    assert heart.tick() is writing, "one at a time"
    await writing
    machine.run(clock, BEAT)
    assert heart.tick() is not None


async def test_server_time_goes_on_after_the_last_entry(tmp_path: Path) -> None:
    """Whatever was written before a crash."""
    local = LocalServer(f"sqlite+aiosqlite:///{tmp_path / 'skirmish.db'}")
    await local.open()
    await open_clock(local.store, partial(SystemClock, wall=lambda: START * 1_000_000))
    local.clock.turn(7 * SECOND)
    await local.started()
    assert (await open_clock(local.store, Machine().clock)).now() == START + 7 * SECOND
    await local.close()


async def test_no_entry_is_older_than_the_one_before_it(local: LocalServer) -> None:
    """Whichever server wrote it, and whatever its clock said."""
    made, south, north = await local.started(clock=ClockPlan(total=60 * SECOND))
    await decide(south, "#a1")
    local.clock.at -= 7 * SECOND
    await decide(north, "#b2")
    times = [change.issued.at for change in north.actor.log.changes]
    assert times == sorted(times)
    await local.restart()
    south, *_ = await local.enter_again(made)
    assert [change.issued.at for change in south.actor.log.changes] == times
