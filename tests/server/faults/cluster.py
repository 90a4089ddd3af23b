"""Several servers on one PostgreSQL, behind a proxy: they die, freeze and miss messages while people play.

The checks are those of the other rounds, and two more: every viewer sees an entry soon after its commit, and
every player is answered soon, wherever their servers are.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import httpx

from tests.server.faults.proxies import Caddy, Nginx
from tests.server.faults.round import CLOCK, PATIENCE, audit_server_log, verify_records
from tests.server.faults.sight import Delay, Disturbance, Punctuality, answers, sights
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
FROZEN: Final = 6.0
DEAD: Final = 3.0
"""Seconds for which a server is frozen, and until it is started again."""
RESTARTED: Final = "PostgreSQL restarted"
_OFTEN: Final = 0.05


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
    """Whether nginx stands before the servers, and not Caddy. It does not notice a frozen server: then none
    is frozen."""
    every: float = 10.0
    """Seconds between two faults."""
    share: float = 0.05
    """Of the states, computed again from the log."""
    deaf: float = 0.1
    patience: float = 1.0
    """How many times as long as elsewhere everyone may wait."""
    injected: Counter[str] = field(default_factory=Counter)
    figures: dict[str, float] = field(default_factory=dict)
    _disturbances: list[Disturbance] = field(default_factory=list)
    _delays: list[tuple[float, float]] = field(default_factory=list)
    """How late this process was, and when."""
    _until: float = 0.0
    """When the faults were over."""
    _rng: random.Random = field(default_factory=random.Random)

    async def run(self) -> None:
        """The whole round."""
        self._rng.seed(self.seed)
        front = (Nginx if self.nginx else Caddy)(self.folder)
        origin = ("--origin", f"http://127.0.0.1:{front.port}")
        servers = [
            ForkedLive(
                self.forks, self.folder / f"node{number}", self.url, *origin, workers=True, deaf=self.deaf
            )
            for number in range(self.nodes)
        ]
        campaign = Campaign(
            front.port, self.seed, tangled=True, pause=self.pause, as_the_page=True, keeping=True
        )
        waiting = asyncio.create_task(self._note_delays())
        try:
            await asyncio.to_thread(self._note_commits)
            for server in servers:
                await asyncio.to_thread(server.start)
            async with front.before(servers):
                await self._found(campaign)
                await self._suffer(campaign, servers)
                audits = {match: MatchAudit(match, self.share) for match in campaign.matches}
                await self._audit(audits)
                await self._finish(campaign)
                audits |= {
                    match: MatchAudit(match, self.share) for match in campaign.matches if match not in audits
                }
                await self._audit(audits, finished=True)
                await verify_records(campaign, campaign.address, self.folder)
            late = await self._measure(campaign, [*audits.values()])
            for server in servers:
                audit_server_log(server.said.read_text(errors="replace"))
            assert not late, "\n".join([f"{len(late)} waited too long", *map(self._told, late[:20])])
        finally:
            for task in (waiting, *campaign.tasks):
                task.cancel()
            for server in servers:
                if server.running:
                    server.stop(signal.SIGKILL)

    def _note_commits(self) -> None:
        """Have PostgreSQL remember when each entry was committed."""
        self.postgresql.psql("ALTER SYSTEM SET track_commit_timestamp = on")
        self._restart()

    def _restart(self) -> None:
        self.postgresql.stop()
        self.postgresql.ensure_postgres_running()

    async def _note_delays(self) -> None:
        """Note how late this process is itself: what it sees late may have come in time."""
        while True:
            began = time.time()
            await asyncio.sleep(_OFTEN)
            self._delays.append((began, time.time() - began - _OFTEN))

    async def _found(self, campaign: Campaign) -> None:
        headers = {"origin": campaign.address}
        async with httpx.AsyncClient(base_url=campaign.address, timeout=PATIENCE, headers=headers) as client:
            for number in range(self.matches):
                game, variant, level = PLAN[number % len(PLAN)]
                made = await founded(client, game, variant, level, clock=CLOCK)
                campaign.sit_down(Match(campaign, made["match"], made, game))

    async def _suffer(self, campaign: Campaign, servers: list[ForkedLive]) -> None:
        """Something happens every ten seconds; halfway, PostgreSQL is restarted."""
        began = time.monotonic()
        for number, kind in enumerate(self._kinds(), 1):
            await self._play(campaign, began + number * self.every - time.monotonic())
            self.injected[kind] += 1
            start = time.time()
            await self._inject(kind, self._rng.choice(servers), campaign)
            self._disturbances.append(Disturbance(kind, start, time.time()))
        await self._play(campaign, self.every)
        self._until = time.time()

    def _kinds(self) -> list[str]:
        """What happens: each kind as often as the others, in any order."""
        kinds = ["kill -9", "SIGTERM"] if self.nginx else ["kill -9", "SIGSTOP", "SIGTERM"]
        count = max(1, round(self.seconds / self.every))
        found = [kind for _ in range(0, count, len(kinds)) for kind in self._rng.sample(kinds, len(kinds))]
        return [*found[: count // 2], RESTARTED, *found[count // 2 : count - 1]]

    async def _inject(self, kind: str, server: ForkedLive, campaign: Campaign) -> None:
        if kind == RESTARTED:
            await asyncio.to_thread(self._restart)
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
        await self._until_then(campaign, lambda: time.monotonic() >= end)

    async def _until_then(self, campaign: Campaign, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + 2 * PATIENCE
        while not condition():
            campaign.faults()
            assert time.monotonic() < end, "a match does not end"
            await asyncio.sleep(_OFTEN)

    async def _finish(self, campaign: Campaign) -> None:
        """Every match ends, and all its viewers know."""
        campaign.finishing, campaign.pause = True, 0.0
        await self._until_then(campaign, lambda: campaign.over)
        campaign.faults()

    async def _audit(self, audits: dict[Match, MatchAudit], *, finished: bool = False) -> None:
        store = reader(self.url)
        try:
            for audit in audits.values():
                await (audit.finish(store) if finished else audit.look(store))
                await asyncio.sleep(0)
        finally:
            await store.engine.dispose()

    async def _measure(self, campaign: Campaign, audits: list[MatchAudit]) -> list[Delay]:
        """How long everyone waited; those who waited too long."""
        commits, now = await self._commits(), time.time()
        seen = Punctuality.of(
            (
                each
                for match in campaign.matches
                for each in sights(match, commits.get(match.name, {}), self._until, now)
            ),
            self._disturbances,
        )
        answered = Punctuality.of(answers(campaign.matches, self._until), self._disturbances)
        people = [each for match in campaign.matches for each in match.people]
        delays = sorted(delay for began, delay in self._delays if began < self._until)
        self.figures = {
            "matches": len(campaign.matches),
            "entries": sum(len(each.entries) for each in audits),
            "acknowledged": sum(len(each.acked) for each in people),
            "recomputed": sum(each.recomputed for each in audits),
            **seen.figures("seen"),
            **answered.figures("answered"),
            "clients' own delay, p99 ms": 1000 * delays[len(delays) * 99 // 100],
            "clients' own delay, p100 ms": 1000 * delays[-1],
        }
        return [*seen.late(self.patience), *answered.late(self.patience)]

    async def _commits(self) -> dict[str, dict[int, float]]:
        """When each entry was committed, by match and number."""
        connection = await asyncpg.connect(self.postgresql.get_uri(), timeout=PATIENCE)
        try:
            rows = await connection.fetch(
                "SELECT match, seq, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float8 AS at FROM log"
            )
        finally:
            await connection.close()
        found: dict[str, dict[int, float]] = {}
        for row in rows:
            found.setdefault(row["match"], {})[row["seq"]] = row["at"]
        return found

    def _told(self, delay: Delay) -> str:
        """What can be said of someone who waited."""
        own = [late for at, late in self._delays if at < delay.ended and delay.began < at + late + _OFTEN]
        kinds = ", ".join(each.kind for each in self._disturbances if each.met(delay)) or "calm"
        first = "" if delay.first is None else f", the first viewer after {delay.first - delay.began:.2f} s"
        clients = f"clients late by {max(own, default=0):.2f} s"
        return f"{delay.who}: {delay.seconds:.2f} s ({kinds}; {clients}{first})"
