"""Clients that keep playing while the server is killed, and log everything they send and receive."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]

ENTROPY = "of-one's-own-and-long-enough"
COMMITMENT = sha256(ENTROPY.encode()).hexdigest()
ROLES = ("south", "north", "watch")
SEATS = ROLES[:2]
LATE = frozenset(
    {
        "match-over",
        "no-offer",
        "nothing-to-take-back",
        "offer-stands",
        "offer-too-soon",
        "rematch-agreed",
        "rematch-offered",
        "stale-prompt",
    }
)
"""How something may be refused that was sent before one knew what the other side had done meanwhile."""


@dataclass(slots=True)
class Campaign:
    """What all clients share: the server's port, the random numbers, and the progress."""

    port: int
    rng: random.Random
    sent: int = 0
    heard: int = 0
    finishing: bool = False
    """Only decisions from now on, so that the matches end."""
    watch: Callable[[], None] = lambda: None
    """Called whenever something is sent or heard."""
    matches: list[Match] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _ids: Any = field(default_factory=lambda: itertools.count(1))

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

    def __init__(self, campaign: Campaign, name: str, keys: Json, game: str) -> None:
        self.campaign = campaign
        self.name = name
        self.keys = keys
        self.game = game
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
            self.campaign.sit_down(Match(self.campaign, name, keys, self.game))
        assert self.next == name


class Person:
    """A client with a key: a player or a spectator, in one tab.

    ``pending``: sent and not answered. ``acked``: what was acknowledged, and as which number. ``seen``: the
    log's entries as they came.
    """

    def __init__(self, match: Match, role: str) -> None:
        self.match = match
        self.role = role
        self.campaign = match.campaign
        self.asked: dict[str, Json] = {}
        self.pending: dict[str, Json] = {}
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.seen: list[Json] = []
        self.state: Json = {}
        self.joined = False
        self.done = False

    async def play(self) -> None:
        """Until the match is over; whenever the server is gone, until it is back."""
        while not self.done:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.campaign.port}/socket",
                    origin=self.campaign.address,  # type: ignore[arg-type]
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=5,
                    close_timeout=0.1,
                ) as socket:
                    await self._come_back(socket)
                    while not self.done:
                        await self._heed(json.loads(await socket.recv()), socket)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.01)

    async def _come_back(self, socket: ClientConnection) -> None:
        hello = {"match": self.match.name, "key": self.match.keys[self.role], "since": len(self.seen)}
        await self._send(socket, {"type": "hello", **hello})
        again = [*self.pending.values()]
        if self.acked:  # an old one as well, which changes nothing either
            again.insert(0, self.asked[self.campaign.rng.choice([*self.acked])])
        for message in again:
            await self._send(socket, message)
        if self.role in SEATS and not self.joined and not again:
            await self._ask(socket, "join", commitment=COMMITMENT, name=self.role)

    async def _heed(self, message: Json, socket: ClientConnection) -> None:
        self.campaign.heard += 1
        self.campaign.watch()
        match message["type"]:
            case "state":
                self._note(message)
                await self._go_on(socket)
            case "ack":
                name, seq = message["id"], message["seq"]
                assert name in self.asked, "an answer to nothing"
                assert name not in self.refused, "done after all"
                assert self.acked.setdefault(name, seq) == seq, "done twice"
                self.pending.pop(name, None)
                self.joined = self.joined or self.asked[name]["type"] == "join"
                await self._go_on(socket)
            case "refused":
                name, code = message["id"], message["code"]
                assert name not in self.acked, f"{code}: acknowledged before"
                assert code in LATE, message
                self.refused[name] = code
                self.pending.pop(name, None)
                await self._go_on(socket)

    def _note(self, state: Json) -> None:
        """Entries follow each other without a gap, and the present is that of the last."""
        for entry in state["entries"]:
            assert entry["seq"] == len(self.seen) + 1, (entry, len(self.seen))
            self.seen.append(entry)
        assert state["seq"] == len(self.seen)
        self.state = state

    async def _go_on(self, socket: ClientConnection) -> None:
        """Do something, unless it is not one's turn or something is still unanswered."""
        state, rng = self.state, self.campaign.rng
        if not state or self.pending or state["seq"] < max(self.acked.values(), default=0):
            return
        done = [(entry["kind"], entry.get("seat")) for entry in self.seen[:4]]
        if state["status"] == "over":
            await self._part(socket)
        elif (
            {("join", seat) for seat in SEATS} <= {*done}
            and self.role in SEATS
            and state["status"] == "waiting"
        ):
            if ("open", self.role) not in done:
                await self._ask(socket, "open", entropy=ENTROPY)
        elif self.role in SEATS and state["status"] == "playing":
            other = SEATS[self.role == "south"]
            if state.get("takeback") == other:
                await self._ask(socket, "ask", kind=rng.choice(("accept-takeback", "decline-takeback")))
            elif state.get("draw") == other:
                await self._ask(socket, "ask", kind="decline-draw")
            elif not self.campaign.finishing and rng.random() < 0.04 and state.get("undo"):
                await self._ask(socket, "ask", kind="take-back")
            elif not self.campaign.finishing and rng.random() < 0.02 and not state.get("draw"):
                await self._ask(socket, "ask", kind="offer-draw")
            elif state.get("decisions"):
                token = rng.choice(state["decisions"])["token"]
                await self._ask(socket, "act", prompt=state["prompt"]["number"], token=token)

    async def _part(self, socket: ClientConnection) -> None:
        following = self.state.get("next")
        if following is not None:
            self.match.rematch(following)
            self.done = True
        elif self.campaign.finishing:
            self.done = True
        elif self.role in SEATS and self.state.get("rematch") != self.role:
            await self._ask(socket, "ask", kind="rematch")

    async def _ask(self, socket: ClientConnection, type: str, **fields: Any) -> None:
        name = self.campaign.new_id()
        message = {"type": type, "id": name, **fields}
        self.asked[name] = self.pending[name] = message
        await self._send(socket, message)
        if self.campaign.rng.random() < 0.1:  # a click that is doubled on its way
            await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        self.campaign.sent += 1
        self.campaign.watch()
        await socket.send(json.dumps(message))


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
    client: httpx.AsyncClient, game: str = "island", variant: str = "blitz", level: str | None = None
) -> Json:
    """A new match of two people, or of one with a computer on North."""
    person = {"kind": "person"}
    north = person if level is None else {"kind": "computer", "level": level}
    new = {"game": game, "variant": variant, "south": person, "north": north}
    answer = await client.post("/api/matches", json=new)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made
