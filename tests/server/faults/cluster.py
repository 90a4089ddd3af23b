"""Several servers on one PostgreSQL, behind a proxy: they die, freeze and miss messages while people play.

The checks are those of the other rounds, and one more: every viewer sees an entry soon after the first one
does, wherever their servers are.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.faults.proxies import Balancer, Nginx
from tests.server.faults.round import CLOCK, PATIENCE, audit_server_log
from tests.server.forked_servers import Forks
from tests.server.live import ForkedLive
from tests.server.log_audit import MatchAudit, reader
from tests.server.persistent_clients import Campaign, Match, founded

PLAN: Final = (
    ("hill218", "standard", None),
    ("island", "blitz", None),
    ("hill218", "beginner", None),
    ("hill218", "standard", "random"),
)
EVERY: Final = 10.0
"""Seconds between two faults."""
FROZEN: Final = 6.0
DEAD: Final = 3.0
"""Seconds for which a server is frozen, and until it is started again."""
_OFTEN: Final = 0.05
SOON, AFTER_A_DEATH = 2.0, 5.0
"""Seconds within which all viewers see an entry, and if a server died or froze meanwhile."""


@dataclass(slots=True)
class ClusterRound:
    """Plays, kills, freezes, audits. :meth:`run` fills ``figures``, or raises what the first check found."""

    forks: Forks
    folder: Path
    url: str
    postgresql: Any
    nodes: int
    matches: int
    seconds: float
    seed: str
    pause: float
    """Seconds that a player takes for a decision, on average."""
    nginx: bool = False
    """Whether nginx stands before the servers. It sends no client away from a frozen server: then none is."""
    deaf: float = 0.1
    injected: Counter[str] = field(default_factory=Counter)
    _disturbed: list[tuple[str, float, float]] = field(default_factory=list)
    """What was wrong, from when to when."""
    _delays: list[tuple[float, float]] = field(default_factory=list)
    """How late this process was, and when."""
    _rng: random.Random = field(default_factory=random.Random)

    figures: dict[str, float] = field(default_factory=dict)

    async def run(self) -> None:
        """The whole round."""
        self._rng.seed(self.seed)
        front: Balancer | Nginx = Nginx(self.folder) if self.nginx else Balancer(self._rng)
        origin = ("--origin", f"http://127.0.0.1:{front.port}")
        servers = [
            ForkedLive(
                self.forks, self.folder / f"node{number}", self.url, *origin, workers=True, deaf=self.deaf
            )
            for number in range(self.nodes)
        ]
        campaign = Campaign(front.port, self.seed, tangled=True, pause=self.pause, finishing=True)
        waiting = asyncio.create_task(self._note_delays())
        try:
            for server in servers:
                server.start()
            async with front.before(servers):
                await self._found(campaign)
                await self._suffer(campaign, servers)
                await self._until_alike(campaign)
                await self._audit(campaign, servers)
        finally:
            for task in (waiting, *campaign.tasks):
                task.cancel()
            for server in servers:
                if server.running:
                    server.stop(signal.SIGKILL)

    async def _note_delays(self) -> None:
        """Note how late this process is itself: what it sees late may have come in time."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(_OFTEN)
            self._delays.append((began, time.monotonic() - began - _OFTEN))

    async def _found(self, campaign: Campaign) -> None:
        headers = {"origin": campaign.address}
        async with httpx.AsyncClient(base_url=campaign.address, timeout=PATIENCE, headers=headers) as client:
            for number in range(self.matches):
                game, variant, level = PLAN[number % len(PLAN)]
                made = await founded(client, game, variant, level, clock=CLOCK)
                campaign.sit_down(Match(campaign, made["match"], made, game))

    async def _suffer(self, campaign: Campaign, servers: list[ForkedLive]) -> None:
        """Something happens every ten seconds; halfway, PostgreSQL is restarted."""
        count = max(1, round(self.seconds / EVERY))
        for number in range(count):
            await self._play(campaign, EVERY)
            kind = self._rng.choice(
                ("kill -9", "SIGTERM") if self.nginx else ("kill -9", "SIGSTOP", "SIGTERM")
            )
            if number == count // 2:
                kind = "PostgreSQL restarted"
            self.injected[kind] += 1
            began = time.monotonic()
            await self._inject(kind, self._rng.choice(servers), campaign)
            self._disturbed.append((kind, began, time.monotonic()))
        await self._play(campaign, EVERY)

    async def _inject(self, kind: str, server: ForkedLive, campaign: Campaign) -> None:
        if kind == "PostgreSQL restarted":
            await asyncio.to_thread(self.postgresql.stop)
            await asyncio.to_thread(self.postgresql.ensure_postgres_running)
        elif kind == "SIGSTOP":
            server.send_signal(signal.SIGSTOP)
            await self._play(campaign, FROZEN)
            server.send_signal(signal.SIGCONT)
        else:
            how = signal.SIGKILL if kind == "kill -9" else signal.SIGTERM
            await asyncio.to_thread(server.stop, how)
            await self._play(campaign, DEAD)
            await asyncio.to_thread(server.start)

    async def _play(self, campaign: Campaign, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            campaign.faults()
            await asyncio.sleep(0.1)

    async def _until_alike(self, campaign: Campaign) -> None:
        """No more decisions: everyone sees the same at last."""
        campaign.pause = PATIENCE
        end = time.monotonic() + 2 * PATIENCE
        while any(len({len(each.seen) for each in match.people}) > 1 for match in campaign.matches):
            campaign.faults()
            assert time.monotonic() < end, "a viewer is left behind"
            await asyncio.sleep(0.1)

    async def _audit(self, campaign: Campaign, servers: list[ForkedLive]) -> None:
        store = reader(self.url)
        entries = 0
        for match in campaign.matches:
            audit = MatchAudit(match)
            await audit.look(store)
            entries += len(audit.entries)
        await store.engine.dispose()
        for server in servers:
            audit_server_log(server.said.read_text(errors="replace"))
        lags = [*self._lags(campaign)]
        calm, disturbed = (
            sorted([0.0, *(lag for lag, kinds in lags if bool(kinds) is each)]) for each in (False, True)
        )
        people = [each for match in campaign.matches for each in match.people]
        self.figures = {"matches": len(campaign.matches), "entries": entries}
        self.figures |= {"acknowledged": sum(len(each.acked) for each in people)}
        for name, found in (("calm", calm), ("disturbed", disturbed)):
            self.figures |= {f"{name}, entries seen": len(found)}
            for percent in (50, 99, 100):
                self.figures |= {f"{name}, p{percent} ms": 1000 * found[(len(found) - 1) * percent // 100]}
        for kind in sorted(self.injected):
            worst = max((lag for lag, kinds in lags if kind in kinds), default=0.0)
            self.figures |= {f"around {kind}, p100 ms": 1000 * worst}
        delays = sorted(delay for _, delay in self._delays)
        self.figures |= {"clients' own delay, p99 ms": 1000 * delays[len(delays) * 99 // 100]}
        self.figures |= {"clients' own delay, p100 ms": 1000 * delays[-1]}
        assert calm[-1] <= SOON, f"seen after {calm[-1]:.2f} s: {self.figures}"
        assert disturbed[-1] <= AFTER_A_DEATH, f"seen after {disturbed[-1]:.2f} s: {self.figures}"

    def _lags(self, campaign: Campaign) -> Iterator[tuple[float, set[str]]]:
        """How long after the first viewer each of the others saw each entry, and what was wrong meanwhile."""
        for match in campaign.matches:
            for times in zip(*(each.seen_at for each in match.people), strict=False):
                first = min(times)
                for seen in times:
                    if seen > first:
                        yield (
                            seen - first,
                            {
                                kind
                                for kind, began, ended in self._disturbed
                                if began < seen and first < ended + AFTER_A_DEATH
                            },
                        )
