"""A client that keeps playing whatever happens to the server, and logs everything it sends and receives."""

from __future__ import annotations

import asyncio
import json
import random
import time
from hashlib import sha256
from math import inf
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.page_patience import PING, PagePatience, Patience

if TYPE_CHECKING:
    from tests.server.persistent_clients import Match

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
GOING_DOWN = 4004
"""How a connection is closed whose server wants its client to come back, perhaps to another one."""
NOT_NOW = frozenset({"storage-failed", "storage-unclear"})
"""How a greeting is refused while the database fails."""


class Gap(Exception):
    """Entries of the log are missing before the ones that came: reconnect."""


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
        """What the server sent to this client, until an audit has looked at it. A proxy notes it, or
        the client itself if its campaign keeps that."""
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.seen: list[Json] = []
        self.seen_at: list[float] = []
        """When each of those came, by the wall clock."""
        self.came: float | None = None
        """When it first said hello."""
        self.answers: list[tuple[float, float]] = []
        """When each command was asked for, and when it was answered."""
        self._asked_at: dict[str, float] = {}
        self.patience = PagePatience(rng=self.rng) if self.campaign.as_the_page else Patience()
        self._prompt, self._decided, self._wakes = 0, 0.0, inf
        """The question that it thinks about; when it has decided, and when it has to be told so."""
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
            patience = self.patience
            detour = f"~{patience.detours}" if patience.detours else ""
            try:
                async with connect(
                    # A proxy may choose the server by this: here, one for each person.
                    f"ws://127.0.0.1:{self.campaign.port}/socket?m={self.match.name}-{self.role}{detour}",
                    origin=self.campaign.address,  # type: ignore[arg-type]
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=patience.opening,
                    close_timeout=0.1,
                ) as socket:
                    await self._come_back(socket)
                    while not self.done:
                        await self._listen(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, Gap) as error:
                self._choose_key(error)
                if isinstance(error, TimeoutError):
                    patience.left()
                await asyncio.sleep(patience.pause())

    async def _listen(self, socket: ClientConnection) -> None:
        """Take the next message. Meanwhile, decide when it is time, and ask a silent server if it is there.

        Raises TimeoutError if it does not seem to be.
        """
        until = min(self._wakes, self.patience.until)
        try:
            async with asyncio.timeout_at(None if until == inf else until):
                text = str(await socket.recv())
        except TimeoutError:
            if until == self._wakes:
                self._wakes = inf
                await self._go_on(socket)
            elif self.patience.asks():
                await self._send(socket, {"type": "ping"})
            else:
                socket.transport.abort()  # no goodbye is waited for
                raise
            return
        if self.campaign.keeping:
            self.sent.append(text)
        message = json.loads(text)
        await self._heed(message, socket)
        again = message.get("again", PING) if message["type"] == "pong" else None
        self.patience.heard(again, idle=self.state.get("status") == "over")

    def _choose_key(self, error: Exception) -> None:
        """If an answer to joining was lost, the link may be used up, or not: try the other key."""
        goodbye = error.rcvd if isinstance(error, ConnectionClosed) else None
        if goodbye is not None and goodbye.code == GOING_DOWN:
            self.patience.detours += 1
        if goodbye is not None and goodbye.code in (UNKNOWN, REVOKED):
            assert self.campaign.tangled, goodbye
            assert not self.joined, "its key is gone"
            self._claims = not self._claims

    async def _come_back(self, socket: ClientConnection) -> None:
        hello = {"match": self.match.name, "key": self.key, "since": len(self.seen)}
        await self._send(socket, {"type": "hello", **hello})
        self.came = self.came or time.time()
        self.patience.greeted()
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
                self.patience.progress()
                await self._go_on(socket)
            case "ack":
                name, seq = message["id"], message["seq"]
                assert name in self.asked, "an answer to nothing"
                assert name not in self.refused, "done after all"
                assert self.acked.setdefault(name, seq) == seq, "done twice"
                self._settle(name)
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
                self.seen_at.append(time.time())
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
        self._settle(name)

    def _settle(self, name: str) -> None:
        """A command was answered."""
        if self.pending.pop(name, None) is not None:
            self.answers.append((self._asked_at.pop(name), time.time()))

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
                await self._decide(socket, state)

    async def _decide(self, socket: ClientConnection, state: Json) -> None:
        """Answer the question, after having thought about it."""
        number, now = state["prompt"]["number"], time.monotonic()
        if self._prompt != number:
            self._prompt, self._decided = number, now + self.rng.uniform(0, 2 * self.campaign.pause)
        if now < self._decided:
            self._wakes = self._decided
        else:
            self._wakes = inf
            token = self.rng.choice(state["decisions"])["token"]
            await self._ask(socket, "act", prompt=number, token=token)

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
        self._asked_at[name] = time.time()
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
