"""``kill -9`` of a server in the middle of play, a hundred times and more.

Whatever it had acknowledged is in the log once, as what it said; whatever it had shown is there as it was
shown; whatever was sent without an answer is there once or not at all, and once when it was sent again; and
the matches go on to their ends, which can be verified.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from skirmish.core import Seat
from skirmish.match import verify
from skirmish.match.commands import Submit
from skirmish.records import read_records
from skirmish.server.matches.seat_keys import hashed
from skirmish.server.storage.entries import Kept, LogEntry
from skirmish.server.storage.store import Store
from tests.cli.processes import environment
from tests.must import must
from tests.server.forked_servers import Forks
from tests.server.live import UNLIMITED, free_port
from tests.server.persistent_clients import SEATS, Campaign, Founder, Json, Match, Person, founded

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
PATIENCE = 20.0


@pytest.fixture(scope="module")
def forks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forks]:
    """Where the servers of this module come from."""
    forks = Forks(environment(tmp_path_factory.mktemp("forks")))
    yield forks
    forks.close()


@dataclass(slots=True)
class Mortal:
    """A server that is killed and started again on the same database and port."""

    forks: Forks
    url: str
    folder: Path
    workers: bool = False
    port: int = field(default_factory=free_port)
    process: int | None = None

    @property
    def said(self) -> Path:
        return self.folder / "said"

    def start(self) -> None:
        arguments = ("--port", str(self.port), "--no-browser", "--log", "json", "--database", self.url)
        more = ("--workers", "1", *UNLIMITED)
        self.process = self.forks.start((*arguments, *more), self.said, workers=self.workers)

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            self.forks.kill(process)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_killed_under_play(seed: int, forks: Forks, tmp_path: Path) -> None:
    server = Mortal(forks, f"sqlite+aiosqlite:///{tmp_path / 'skirmish.sqlite3'}", tmp_path)
    _survive(server, PEOPLE, 26, seed)


def test_killed_under_play_whatever_the_database(url: str, forks: Forks, tmp_path: Path) -> None:
    _survive(Mortal(forks, url, tmp_path), PEOPLE[:2], 6, seed=5)


def test_killed_while_a_computer_thinks(url: str, forks: Forks, tmp_path: Path) -> None:
    _survive(Mortal(forks, url, tmp_path, workers=True), COMPUTERS, 5, seed=6, longest=2.5)


def _survive(
    server: Mortal,
    plan: tuple[tuple[str, str, str | None], ...],
    kills: int,
    seed: int,
    longest: float = 0.5,
) -> None:
    """Play on a server that is killed that many times, then check what is left."""
    campaign = Campaign(server.port, random.Random(seed))
    try:
        asyncio.run(_play(server, campaign, plan, kills, longest))
    except BaseException as error:
        error.add_note(f"seed {seed}, {campaign.sent} messages sent; the server's last words:")
        error.add_note(server.said.read_text()[-2000:])
        raise
    finally:
        server.kill()


async def _play(
    server: Mortal,
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
            kept = must(await store.load(match.name))
            _audit(match, kept)
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


def _audit(match: Match, kept: Kept) -> None:
    """Compare the log with what every client has noted."""
    log = {entry.seq: entry for entry in kept.entries}
    assert sorted(log) == list(range(1, len(log) + 1)), "a gap"
    assert kept.status.status == "over"
    by_id = {entry.command_id: entry for entry in kept.entries if entry.command_id is not None}
    assert len(by_id) == sum(entry.command_id is not None for entry in kept.entries), "done twice"
    commands = [entry.issued.command for entry in kept.entries]
    prompts = Counter(each.prompt for each in commands if isinstance(each, Submit))
    assert set(prompts.values()) <= {1}, "a question answered twice"
    for person in match.people:
        _audit_deeds(person, by_id)
        _audit_sight(person, kept.entries)
    ours = {_id(person, name) for person in match.people for name in person.asked}
    for name in by_id:
        assert name in ours or name.split(" ")[1].startswith("computer-"), "no client did this"
    _alike(match)


def _id(person: Person, name: str) -> str:
    return f"{person.role[0].upper()} {name}"


def _audit_deeds(person: Person, by_id: dict[Any, LogEntry]) -> None:
    assert not person.pending, "sent again, and still no answer"
    for name, message in person.asked.items():
        entry = by_id.get(_id(person, name))
        if name in person.refused:
            assert entry is None, "refused, and done"
            continue
        assert entry is not None, "acknowledged, and lost"
        assert entry.seq == person.acked[name], "acknowledged as another"
        assert entry.issued.seat is Seat[person.role.upper()]
        if message["type"] == "act":
            assert entry.issued.command == Submit(message["token"], message["prompt"])


def _audit_sight(person: Person, entries: tuple[LogEntry, ...]) -> None:
    """What a client saw, across all kills, is the log from its beginning."""
    assert len(person.seen) <= len(entries)
    for seen, entry in zip(person.seen, entries, strict=False):
        command, by = entry.issued.command, entry.issued.seat
        seat = None if by is None else by.word
        assert (seen["seq"], seen["kind"], seen["at"]) == (entry.seq, command.kind, entry.issued.at)
        assert seen.get("seat") == seat
        tokens = [*([command.token] if isinstance(command, Submit) else []), *entry.chance]
        shown = [played["token"] for played in seen.get("played", [])]
        assert len(tokens) == len(shown)
        assert all("?" in each or each == token for each, token in zip(shown, tokens, strict=True))


def _alike(match: Match) -> None:
    """All saw the same, but for what is hidden from some."""
    first, *others = [[_public(entry) for entry in person.seen] for person in match.people]
    for other in others:
        length = min(len(first), len(other))  # an offer at the end may have come after one had left
        assert first[:length] == other[:length]
        assert abs(len(first) - len(other)) <= 2


def _public(entry: Json) -> Any:
    played = [(each["seat"], each["chance"]) for each in entry.get("played", [])]
    return entry["seq"], entry["at"], entry["kind"], entry.get("seat"), entry.get("undone"), played


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
