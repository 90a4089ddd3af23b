"""Clients that keep playing while the server is killed, and log everything they send and receive."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]

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
OUT_OF_ORDER = frozenset({"hello-first", "hello-once"})
"""How a greeting is refused that was doubled or overtaken on its way."""
OTHER_KEY = frozenset({"link-used", "unknown-key"})
UNKNOWN, REVOKED = 4001, 4002
"""How a greeting is refused whose key is used up or not yet valid, and how its connection is closed."""
NOT_NOW = frozenset({"storage-failed", "storage-unclear"})
"""How a greeting is refused while the database fails."""


class Gap(Exception):
    """Entries of the log are missing before the ones that came: reconnect."""


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


class Person:
    """A client with a key: a player or a spectator, in one tab.

    ``pending``: sent and not answered. ``acked``: what was acknowledged, and as which number. ``seen``: the
    log's entries as they came.
    """

    def __init__(self, match: Match, role: str) -> None:
        self.match = match
        self.role = role
        self.campaign = match.campaign
        self.rng = random.Random(f"{self.campaign.seed} {self.label}")
        self.entropy = self.rng.randbytes(16).hex()
        self.own_key = self.rng.randbytes(16).hex()
        """With which it claims its seat, in a tangled campaign."""
        self._claims = False
        self.asked: dict[str, Json] = {}
        self.pending: dict[str, Json] = {}
        self.questions: set[str] = set()
        self.sent: list[str] = []
        """What a proxy saw the server send to this client, until an audit has looked at it."""
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.seen: list[Json] = []
        self.seen_at: list[float] = []
        """When each of those came."""
        self.state: Json = {}
        self.joined = False
        self.done = False

    @property
    def label(self) -> str:
        return f"{self.match.label} {self.role}"

    @property
    def key(self) -> str:
        return self.own_key if self._claims else str(self.match.keys[self.role])

    @property
    def _commitment(self) -> str:
        return sha256(self.entropy.encode()).hexdigest()

    async def play(self) -> None:
        """Until the match is over; whenever the server is gone, until it is back."""
        while not self.done:
            try:
                async with connect(
                    # A proxy may choose the server by this: here, one for each person.
                    f"ws://127.0.0.1:{self.campaign.port}/socket?m={self.match.name}-{self.role}",
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
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, Gap) as error:
                self._choose_key(error)
                await asyncio.sleep(0.01)

    def _choose_key(self, error: Exception) -> None:
        """If an answer to joining was lost, the link may be used up, or not: try the other key."""
        goodbye = error.rcvd if isinstance(error, ConnectionClosed) else None
        if goodbye is not None and goodbye.code in (UNKNOWN, REVOKED):
            assert self.campaign.tangled, goodbye
            assert not self.joined, "its key is gone"
            self._claims = not self._claims

    async def _come_back(self, socket: ClientConnection) -> None:
        hello = {"match": self.match.name, "key": self.key, "since": len(self.seen)}
        await self._send(socket, {"type": "hello", **hello})
        again = [*self.pending.values()]
        if self.acked:  # an old one as well, which changes nothing either
            again.insert(0, self.asked[self.rng.choice([*self.acked])])
        for message in again:
            await self._send(socket, message)
        if self.role in SEATS and not self.joined and not again:
            claim = {"claim": sha256(self.own_key.encode()).hexdigest()} if self.campaign.tangled else {}
            await self._ask(socket, "join", commitment=self._commitment, name=self.role, **claim)

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
                if self.asked[name]["type"] == "join":
                    self._note_joined()
                await self._go_on(socket)
            case "refused":
                self._note_refusal(message)
                await self._go_on(socket)
        if self.rng.random() < self.campaign.curiosity:
            await self._wonder(socket)

    def _note_joined(self) -> None:
        self.joined = True
        if self.campaign.tangled:
            self.match.keys[self.role], self._claims = self.own_key, True

    def _note(self, state: Json) -> None:
        """Entries follow each other without a gap, and the present is that of the last.

        In a tangled campaign, older entries may come again, and newer ones too early.
        """
        tangled = self.campaign.tangled
        for entry in state["entries"]:
            known = len(self.seen)
            if tangled and entry["seq"] <= known:
                assert public(entry) == public(self.seen[entry["seq"] - 1]), "the past has changed"
            elif tangled and entry["seq"] > known + 1:
                raise Gap
            else:
                assert entry["seq"] == known + 1, (entry, known)
                self.seen.append(entry)
                self.seen_at.append(time.monotonic())
        if tangled and state["seq"] > len(self.seen):
            raise Gap
        if not tangled or state["seq"] == len(self.seen):
            assert state["seq"] == len(self.seen)
            self.state = state

    def _note_refusal(self, message: Json) -> None:
        name, code = message["id"], message["code"]
        tangled = self.campaign.tangled
        if tangled and (name is None or name in self.questions):
            assert code != "fault", message
            assert name is not None or code in OUT_OF_ORDER | NOT_NOW | OTHER_KEY, message
            return
        assert name not in self.acked, f"{code}: acknowledged before"
        assert code in LATE or (tangled and code == "no-room"), message
        self.refused[name] = code
        self.pending.pop(name, None)

    async def _wonder(self, socket: ClientConnection) -> None:
        """Ask something that changes nothing."""
        name, tokens = (
            f"q{self.campaign.new_id()}",
            [each["token"] for each in self.state.get("decisions", [])],
        )
        self.questions.add(name)
        if tokens and self.rng.random() < 0.6:
            await self._send(socket, {"type": "look", "id": name, "token": self.rng.choice(tokens)})
        elif self.rng.random() < 0.5:
            await self._send(socket, {"type": "hint", "id": name})
        else:
            await self._send(socket, {"type": "ping"})

    async def _go_on(self, socket: ClientConnection) -> None:
        """Do something, unless it is not one's turn or something is still unanswered."""
        state, rng = self.state, self.rng
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
                await self._ask(socket, "open", entropy=self.entropy)
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
                await asyncio.sleep(rng.uniform(0, 2 * self.campaign.pause))
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
        if self.rng.random() < 0.1:  # a click that is doubled on its way
            await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        self.campaign.sent += 1
        self.campaign.watch()
        await socket.send(json.dumps(message))


def public(entry: Json) -> Any:
    """What every role sees of an entry."""
    played = [(each["seat"], each["chance"]) for each in entry.get("played", [])]
    return entry["seq"], entry["at"], entry["kind"], entry.get("seat"), entry.get("undone"), played


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
