"""``kill -9`` of a server in the middle of play, more than fifty times, and a hundred in ``make soak``.

Whatever it had acknowledged is in the log once, as what it said; whatever it had shown is there as it was
shown; whatever was sent without an answer is there once or not at all, and once when it was sent again; and
the matches go on to their ends, which can be verified.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage.store import Store
from tests.cli.processes import environment
from tests.must import must
from tests.server.forked_servers import Forks
from tests.server.live import ForkedServer
from tests.server.log_audit import MatchAudit
from tests.server.persistent_clients import Campaign, Founder, Match, founded
from tests.server.person import SEATS

PEOPLE: tuple[tuple[str, str, str | None], ...] = (
    ("island", "blitz", None),
    ("hill218", "standard", None),
    ("island", "quick+minefield", None),
    ("hill218", "beginner", None),
)
COMPUTERS: tuple[tuple[str, str, str | None], ...] = (
    ("island", "blitz", "greedy"),
    ("hill218", "standard", "random"),
    ("hill218", "beginner", None),
)
PATIENCE = 120.0


@pytest.fixture(scope="module")
def forks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forks]:
    """Where the servers of this module come from."""
    forks = Forks(environment(tmp_path_factory.mktemp("forks")))
    yield forks
    forks.close()


@pytest.mark.parametrize("seed", [1, 2, 3, 4] if "SKIRMISH_SOAK" in os.environ else [1])
def test_killed_under_play(seed: int, forks: Forks, tmp_path: Path) -> None:
    server = ForkedServer(forks, f"sqlite:///{tmp_path / 'skirmish.sqlite3'}", tmp_path)
    _survive(server, PEOPLE, 26, seed)


def test_killed_under_play_whatever_the_database(url: str, forks: Forks, tmp_path: Path) -> None:
    _survive(ForkedServer(forks, url, tmp_path), PEOPLE[:2], 6, seed=5)


def test_killed_while_a_computer_thinks(url: str, forks: Forks, tmp_path: Path) -> None:
    _survive(ForkedServer(forks, url, tmp_path, workers=True), COMPUTERS, 5, seed=6, longest=2.5)


def _survive(
    server: ForkedServer,
    plan: tuple[tuple[str, str, str | None], ...],
    kills: int,
    seed: int,
    longest: float = 0.5,
) -> None:
    """Play on a server that is killed that many times, then check what is left."""
    campaign = Campaign(server.port, seed)
    try:
        asyncio.run(_play(server, campaign, plan, kills, longest))
    except BaseException as error:
        error.add_note(f"seed {seed}, {campaign.sent} messages sent; the server's last words:")
        error.add_note(server.said.read_text()[-2000:])
        raise
    finally:
        server.kill()


async def _play(
    server: ForkedServer,
    campaign: Campaign,
    plan: tuple[tuple[str, str, str | None], ...],
    kills: int,
    longest: float,
) -> None:
    rng = campaign.rng
    for _ in range(2):  # while it makes its tables
        server.start()
        await asyncio.sleep(rng.uniform(0, 0.3))
        server.kill()
    server.start()
    await _begun(campaign, plan)
    founder = Founder(campaign)
    founding = asyncio.create_task(founder.found())
    for number in range(kills - 2):
        await _moment(campaign, longest)
        campaign.faults()
        campaign.finishing = number == kills - 3
        server.kill()
        server.start()
    founding.cancel()
    await _ended(campaign)
    await _verified(campaign)
    server.kill()
    store = await Store.open(server.url)
    try:
        for match in campaign.matches:
            await MatchAudit(match).finish(store)
        await _audit_keys(founder, store)
    finally:
        await store.close()
    assert founder.made
    assert sum(len(each.acked) for match in campaign.matches for each in match.people) > 5 * kills


async def _begun(campaign: Campaign, plan: tuple[tuple[str, str, str | None], ...]) -> None:
    async with httpx.AsyncClient(base_url=campaign.address, timeout=PATIENCE) as client:
        client.headers["origin"] = campaign.address
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await client.get("/health")
                break
            except httpx.TransportError:
                assert time.monotonic() < end, "no server"
                await asyncio.sleep(0.02)
        for game, variant, level in plan:
            made = await founded(client, game, variant, level)
            campaign.sit_down(Match(campaign, made["match"], made, game))


async def _moment(campaign: Campaign, longest: float) -> None:
    """Wait for a moment to kill: after some time, perhaps before it is up; or in the midst of messages."""
    rng = campaign.rng
    if rng.random() < 0.15:
        await asyncio.sleep(rng.uniform(0, longest))
        return
    before = campaign.heard
    end = time.monotonic() + PATIENCE
    while campaign.heard == before and time.monotonic() < end:  # until a client is back
        await asyncio.sleep(0.002)
    if rng.random() < 0.4:
        await asyncio.sleep(rng.uniform(0, longest))
        return
    left = rng.randrange(1, 150)
    reached = asyncio.Event()

    def count() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            reached.set()

    campaign.watch = count
    try:
        await asyncio.wait_for(reached.wait(), longest * 2)
    except TimeoutError:
        pass
    finally:
        campaign.watch = lambda: None
    await asyncio.sleep(rng.choice((0, 0, 0.001, 0.003)))


async def _ended(campaign: Campaign) -> None:
    end = time.monotonic() + PATIENCE
    while not campaign.over:
        campaign.faults()
        assert time.monotonic() < end, "a match does not go on"
        await asyncio.sleep(0.01)
    await asyncio.gather(*campaign.tasks)


async def _verified(campaign: Campaign) -> None:
    """Every record can be downloaded and verified, and every role is sent the same again."""
    async with httpx.AsyncClient(base_url=campaign.address, timeout=PATIENCE) as client:
        for match in campaign.matches:
            headers = {"authorization": f"Bearer {match.keys['watch']}"}
            answer = await client.get(f"/api/matches/{match.name}/record", headers=headers)
            assert answer.status_code == 200, answer.text
            (record,) = read_records(answer.text)
            assert verify(record).fair, match.name


async def _audit_keys(founder: Founder, store: Store) -> None:
    """What was set up is there; of keys, those are valid that were given last."""
    for made, watch in founder.made:
        for role in SEATS:
            holder = must(await store.role(made["match"], hashed(made[role])))
            assert (holder.role, holder.revoked) == (role, False)
        holder = must(await store.role(made["match"], hashed(watch)))
        assert not holder.revoked or made["match"] in founder.unsure
        if watch != made["watch"]:
            before = must(await store.role(made["match"], hashed(made["watch"])))
            assert before.revoked
