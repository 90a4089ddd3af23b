"""What an action costs the server in CPU time, beside what an echo costs its peer.

Both servers run at the same time, with their sockets open, and take turns of a second or two under the same
load. CPU time is counted by the kernel for each thread (``/proc/PID/task/TID/schedstat``), so waiting for a
busy machine does not count. What a busy machine adds to CPU time (cold caches, shared cores), it adds to
both: the ratio within a round says more than the times. On a wall clock neither would mean anything.

``python -m benchmarks.server.cost --source DIR/src`` also runs the server of another checkout, turn by turn
with this one: before and after.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copytree
from typing import Final

from benchmarks.server.matches import Laid, lay
from benchmarks.server.processes import Measured, Told, echo_server, real_server
from benchmarks.turns import Figure, table

WANTED: Final = 6.0
"""The target: as many times the CPU time of an echo."""
_WARM_UP: Final = 2.0


@dataclass(slots=True)
class Contender:
    """A server with its crowd, and the milliseconds of CPU time for an action in each round: of the event
    loop's thread, and of the whole process."""

    name: str
    server: Measured
    crowd: Told
    loop: list[float] = field(default_factory=list)
    process: list[float] = field(default_factory=list)

    def turn(self, seconds: float) -> None:
        """Play for a while, and note what an action cost."""
        before = self.server.precise_cpu()
        said = self.crowd.turn(seconds)
        after = self.server.precise_cpu()
        if said["unanswered"] or said["ended"] or said["refused"] or not said["acted"]:
            raise RuntimeError(f"{self.name}: {said}")
        loop, process = (1000 * (new - old) / said["acted"] for old, new in zip(before, after, strict=True))
        self.loop.append(loop)
        self.process.append(process)


def measured(
    matches: int, rate: float, rounds: int, seconds: float, others: Sequence[str] = ()
) -> list[Contender]:
    """The echo server, this server, and the servers of other checkouts, after that many rounds."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skirmish-bench-")))
        laid = lay(folder / "laid", matches, int(time.time() * 1000))
        order = {"sockets": 2 * matches, "rate": rate, "turns": True}

        def joined(name: str, server: Measured, laid: Sequence[Laid] = ()) -> Contender:
            server.settle()
            kind = {"kind": "play" if laid else "echo", "port": server.port}
            seats = [(each.match, *each.keys) for each in laid]
            crowd = stack.enter_context(Told({**order, **kind, "matches": seats}))
            crowd.until("open")
            return Contender(name, server, crowd)

        contenders = [joined("echo", stack.enter_context(echo_server()))]
        for source in ("", *others):
            copy = folder / f"copy{len(contenders)}"
            copytree(folder / "laid", copy)
            environment = {"PYTHONPATH": source} if source else {}
            server = stack.enter_context(real_server(copy, environment))
            contenders.append(joined(source or "this one", server, laid))
        for number in range(rounds + 1):
            for each in contenders:
                each.turn(seconds if number else _WARM_UP)
        for each in contenders:
            del each.loop[0], each.process[0]
        return contenders


def figures(
    matches: int, rate: float, rounds: int, seconds: float, others: Sequence[str] = ()
) -> list[Figure]:
    """What an action costs each server, and the median over the rounds of its ratio to an echo."""
    echo, *servers = measured(matches, rate, rounds, seconds, others)
    found = []
    for server in servers:
        for what, ours, theirs, wanted in (
            ("the event loop's thread", server.loop, echo.loop, None),
            ("the whole process", server.process, echo.process, WANTED),
        ):
            ratio = statistics.median([mine / peer for mine, peer in zip(ours, theirs, strict=True)])
            found.append(
                Figure(
                    f"CPU time of an action, {what} ({server.name}; {rate:.0f} actions/s)",
                    f"{statistics.median(ours):.3f} ms",
                    "uvicorn and websockets, echo",
                    f"{statistics.median(theirs):.3f} ms",
                    ratio,
                    *(("–", None) if wanted is None else (f"{wanted:g} times", ratio <= wanted)),
                )
            )
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.cost", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--source", nargs="*", default=(), help="the sources of other checkouts")
    options = parser.parse_args()
    print("load average before:", *(f"{each:.2f}" for each in os.getloadavg()))
    print(table(figures(options.matches, options.rate, options.rounds, options.seconds, options.source)))
    print("load average after:", *(f"{each:.2f}" for each in os.getloadavg()))


if __name__ == "__main__":
    main()
