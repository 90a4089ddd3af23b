"""Clients that keep playing while the server is killed, and log everything they send and receive."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.person import ROLES, Json, Person


@dataclass(slots=True)
class Campaign:
    """What all clients share: the server's port, the seed of their choices, and the progress."""

    port: int
    seed: int | str
    tangled: bool = False
    """Whether messages may come twice or out of order, and the disk may be full."""
    curiosity: float = 0.0
    """How often a client asks a question that changes nothing, for each message it receives."""
    pause: float = 0.0
    """Seconds that a player takes for a decision, on average."""
    as_the_page: bool = False
    """Whether clients are as patient with a server as the page is, and no more."""
    keeping: bool = False
    """Whether clients keep everything that they are sent, for an audit."""
    rng: random.Random = field(init=False)
    began: float = field(default_factory=time.monotonic)
    sent: int = 0
    heard: int = 0
    finishing: bool = False
    """Only decisions from now on, so that the matches end."""
    watch: Callable[[], None] = lambda: None
    """Called whenever something is sent or heard."""
    matches: list[Match] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _ids: Any = field(default_factory=lambda: itertools.count(1))

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def new_id(self) -> str:
        return f"id-{next(self._ids)}"

    def sit_down(self, match: Match) -> None:
        """Let people play a match from now on."""
        self.matches.append(match)
        self.tasks += [asyncio.create_task(each.play()) for each in match.people]

    def faults(self) -> None:
        """Raise the first fault that a client has found."""
        for task in self.tasks:
            if task.done():
                task.result()

    @property
    def over(self) -> bool:
        """Whether all matches are over, and all clients know it."""
        return all(each.over for each in self.matches)


class Match:
    """A match and its clients."""

    def __init__(self, campaign: Campaign, name: str, keys: Json, game: str, label: str = "") -> None:
        self.campaign = campaign
        self.name = name
        self.keys = keys
        self.game = game
        self.label = label or str(len(campaign.matches))
        """The same in every run of a seed, unlike the name."""
        self.people = [Person(self, role) for role in ROLES if keys.get(role) is not None]
        self.next: str | None = None

    @property
    def over(self) -> bool:
        return all(each.done for each in self.people)

    def rematch(self, name: str) -> None:
        """Continue with the rematch, once: the same keys, on the other seats."""
        if self.next is None:
            self.next = name
            keys = {
                "watch": self.keys["watch"],
                "south": self.keys.get("north"),
                "north": self.keys.get("south"),
            }
            self.campaign.sit_down(Match(self.campaign, name, keys, self.game, f"{self.label}'"))
        assert self.next == name


@dataclass(slots=True)
class Founder:
    """A client that keeps creating matches, and renewing the keys of their spectators."""

    campaign: Campaign
    made: list[tuple[Json, str]] = field(default_factory=list)
    """Every match that was said to be set up, and the spectators' key that is valid now."""
    unsure: set[str] = field(default_factory=set)
    """Matches whose key may have been renewed: the answer never came."""

    async def found(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.campaign.address, timeout=5) as client:
                    client.headers["origin"] = self.campaign.address
                    while True:
                        await self._one(client)
                        await asyncio.sleep(self.campaign.rng.uniform(0, 0.1))
            except httpx.TransportError:
                await asyncio.sleep(0.02)

    async def _one(self, client: httpx.AsyncClient) -> None:
        made = await founded(client)
        self.made.append((made, made["watch"]))
        self.unsure.add(made["match"])
        answer = await client.post(
            f"/api/matches/{made['match']}/keys",
            json={"role": "watch"},
            headers={"authorization": f"Bearer {made['south']}"},
        )
        assert answer.status_code == 200, answer.text
        self.unsure.discard(made["match"])
        self.made[-1] = (made, answer.json()["key"])


async def founded(
    client: httpx.AsyncClient,
    game: str = "island",
    variant: str = "blitz",
    level: str | None = None,
    **more: Any,
) -> Json:
    """A new match of two people, or of one with a computer on North."""
    person = {"kind": "person"}
    north = person if level is None else {"kind": "computer", "level": level}
    new = {"game": game, "variant": variant, "south": person, "north": north, **more}
    answer = await client.post("/api/matches", json=new)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made
