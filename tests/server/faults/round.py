"""One round: clients play on one server, through a bad network, until enough has gone wrong."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from skirmish.match import verify
from skirmish.records import read_records
from tests.cli.processes import skirmish
from tests.server.faults.machine import Machine
from tests.server.faults.network import Network
from tests.server.faults.schedule import ProcessFault, Schedule
from tests.server.log_audit import MatchAudit, reader
from tests.server.persistent_clients import Campaign, Match, founded
from tests.server.person import SEATS

PLAN: tuple[tuple[str, str, str | None], ...] = (
    ("island", "blitz", None),
    ("hill218", "standard", None),
    ("hill218", "beginner", None),
    ("island", "quick+minefield", None),
    ("hill218", "standard", None),
    ("hill218", "beginner", "random"),
    ("island", "blitz", "greedy"),
)
"""Games, variants, and the level of a computer on North."""
CLOCK = {"total": 3_600_000}
"""An hour each: no player runs out of time unless a fault costs time."""
PATIENCE = 240.0
"""Seconds for what must happen at last, on however slow a machine."""


@dataclass(slots=True)
class Figures:
    """What a round came to."""

    injected: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    entries: int = 0
    acknowledged: int = 0
    messages: int = 0
    audits: int = 0
    recomputed: int = 0
    seconds: float = 0.0

    @property
    def faults(self) -> int:
        """Every fault that had an effect."""
        return sum(count for kind, count in self.injected.items() if not kind.endswith(", unnoticed"))


@dataclass(slots=True)
class Round:
    """Plays, injects and audits. :meth:`run` returns the figures, or raises what the first check found."""

    machine: Machine
    schedule: Schedule
    process_faults: int
    plan: Sequence[tuple[str, str, str | None]] = PLAN
    share: float = 1.0
    figures: Figures = field(default_factory=Figures)
    _audits: dict[str, MatchAudit] = field(default_factory=dict)
    _finished: set[str] = field(default_factory=set)

    async def run(self) -> Figures:
        """The whole round."""
        began = time.monotonic()
        server = self.machine.server
        campaign = Campaign(0, self.schedule.seed, tangled=True, curiosity=0.05)
        network = Network(self.schedule, campaign, server.port, self.figures.injected)
        campaign.port = await network.open()
        server.start()
        try:
            await self._until(campaign, self.machine.healthy, "the server does not start")
            await self._found(campaign)
            await self._suffer(campaign, network)
            network.calm = campaign.finishing = True
            await self._until(campaign, lambda: campaign.over, "a match does not end")
            await asyncio.gather(*campaign.tasks)
            await self._audit(campaign)
            address = f"http://127.0.0.1:{server.port}"
            await verify_records(campaign, address, server.folder)
            audit_server_log(server.said.read_text(errors="replace"))
        except BaseException as error:
            error.add_note(f"after {dict(self.figures.injected)}; the server's last words:")
            error.add_note(server.said.read_text()[-3000:] if server.said.exists() else "")
            raise
        finally:
            for task in campaign.tasks:
                task.cancel()
            await network.close()
            server.kill()
        self._count(campaign, network, time.monotonic() - began)
        return self.figures

    def _count(self, campaign: Campaign, network: Network, seconds: float) -> None:
        figures = self.figures
        figures.matches, figures.messages, figures.seconds = len(campaign.matches), network.carried, seconds
        figures.entries = sum(len(audit.entries) for audit in self._audits.values())
        figures.recomputed = sum(audit.recomputed for audit in self._audits.values())
        people = [person for match in campaign.matches for person in match.people]
        figures.acknowledged = sum(len(person.acked) for person in people)

    async def _found(self, campaign: Campaign) -> None:
        address = f"http://127.0.0.1:{self.machine.server.port}"
        headers = {"origin": address}
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers) as client:
            for game, variant, level in self.plan:
                made = await founded(client, game, variant, level, clock=CLOCK)
                campaign.sit_down(Match(campaign, made["match"], made, game))

    async def _suffer(self, campaign: Campaign, network: Network) -> None:
        """Inject the faults of processes and storage; after each of them, look at everything."""
        for fault in self.schedule.process_faults(self.process_faults):
            until = network.carried + fault.after

            def due(until: int = until) -> bool:
                return network.carried >= until

            await self._until(campaign, due, "no client plays")
            self.figures.injected[await self.machine.inject(fault)] += 1
            try:
                await self._recover(campaign, fault)
                await self._audit(campaign)
            except AssertionError as error:
                error.add_note(f"after {fault}")
                raise

    async def _recover(self, campaign: Campaign, fault: ProcessFault) -> None:
        """Every match goes on, or is over."""
        computers = fault.kind.startswith("worker")
        before = [
            (match, _progress(match))
            for match in campaign.matches
            if computers or all(match.keys.get(seat) for seat in SEATS)
        ]
        for match, progress in before:

            def goes_on(match: Match = match, progress: int = progress) -> bool:
                return _progress(match) > progress or _over(match)

            await self._until(campaign, goes_on, f"match {match.label} does not go on")

    async def _until(self, campaign: Campaign, condition: Callable[[], object], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            found = condition()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return
            campaign.faults()
            assert time.monotonic() < end, otherwise
            await asyncio.sleep(0.01)

    async def _audit(self, campaign: Campaign) -> None:
        """Compare the log of every match that is not finished with what its clients know."""
        self.figures.audits += 1
        store = reader(self.machine.server.url)
        try:
            for match in [*campaign.matches]:
                if match.name in self._finished:
                    continue
                audit = self._audits.setdefault(match.name, MatchAudit(match, self.share))
                if match.over:
                    await audit.finish(store)
                    self._finished.add(match.name)
                else:
                    await audit.look(store)
        finally:
            await store.engine.dispose()


async def verify_records(campaign: Campaign, address: str, folder: Path) -> None:
    """The chance of every match is proved fair, by its record."""
    records = []
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        for match in campaign.matches:
            headers = {"authorization": f"Bearer {match.keys['watch']}"}
            answer = await client.get(f"/api/matches/{match.name}/record", headers=headers)
            assert answer.status_code == 200, answer.text
            records.append(answer.text)
    for text in records:
        (record,) = read_records(text)
        assert verify(record).fair
    file = folder / "all.skirmish"
    file.write_text("\n".join(records))
    done = await asyncio.to_thread(skirmish, "verify", str(file), folder=folder)
    assert done.status == 0, done.err


def audit_server_log(said: str) -> None:
    """A failing database or worker is logged as such; anything else that went wrong is the server's bug."""
    for line in said.splitlines():
        if any(word in line for word in ('"fault"', "Traceback", "Exception in", '"unplayable"')):
            assert "StorageFailure" in line or "EngineFailure" in line, line


def _progress(match: Match) -> int:
    return min(len(person.seen) for person in match.people)


def _over(match: Match) -> bool:
    return all(person.done or person.state.get("status") == "over" for person in match.people)
