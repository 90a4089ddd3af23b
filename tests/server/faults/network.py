"""The network between the clients and the server: a proxy that knows where a message begins and ends."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skirmish.server.wire.server import CLOSE_CODES
from tests.server.faults.schedule import Direction, MessageFault, Schedule
from tests.server.persistent_clients import Campaign
from tests.server.person import Person

_HOLD = 0.03
"""Seconds for which a message waits to be overtaken."""
_LATE = 0.15
"""Seconds after a cut at which a late message reaches the server."""
_OPTIONS: Any = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.1}

Socket = ClientConnection | ServerConnection


@dataclass(slots=True)
class Network:
    """Carries messages, and does to them what the schedule says; notes everything that the server sends."""

    schedule: Schedule
    campaign: Campaign
    far: int
    """The server's port."""
    injected: Counter[str]
    calm: bool = False
    """Whether every message arrives as it was sent."""
    carried: int = 0
    noticed: Callable[[], None] = lambda: None
    """Called for every message."""
    _numbers: Counter[tuple[str, Direction]] = field(default_factory=Counter)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _server: Server | None = None

    async def open(self) -> int:
        """Listen; the port."""
        self._server = await serve(self._connect, "127.0.0.1", 0, **_OPTIONS)
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def close(self) -> None:
        """Cut every connection."""
        if self._server is not None:
            self._server.close(close_connections=True)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, near: ServerConnection) -> None:
        origin: Any = f"http://127.0.0.1:{self.far}"
        try:
            far = await connect(
                f"ws://127.0.0.1:{self.far}/socket", origin=origin, open_timeout=30, **_OPTIONS
            )
        except (OSError, EOFError, InvalidHandshake, TimeoutError):
            near.transport.abort()
            return
        await Cable(self, near, far).carry()

    def fault_of(self, client: str, direction: Direction) -> MessageFault | None:
        """What happens to the client's next message in a direction."""
        number = self._numbers[client, direction]
        self._numbers[client, direction] += 1
        self.carried += 1
        self.noticed()
        return None if self.calm else self.schedule.message_fault(client, direction, number)

    def later(self, seconds: float, sending: Callable[[], Any]) -> None:
        """Send something in a moment, if its connection is still open then."""

        async def send() -> None:
            await asyncio.sleep(seconds)
            with suppress(ConnectionClosed):
                await sending()

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@dataclass(slots=True)
class Cable:
    """One client's connection, in both directions."""

    network: Network
    near: ServerConnection
    far: ClientConnection
    person: Person | None = None
    late: bool = False
    """Whether the server's end stays open for a moment after the client's was cut."""

    async def carry(self) -> None:
        """Carry messages until one end closes or the cable is cut."""
        pumps = [
            asyncio.create_task(self._pump(self.near, self.far, "up")),
            asyncio.create_task(self._pump(self.far, self.near, "down")),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            if (code := self.far.close_code) is not None and code in CLOSE_CODES.values():
                await self.near.close(code)
            self.near.transport.abort()
            if not self.late:
                self.far.transport.abort()

    async def _pump(self, source: Socket, target: Socket, direction: Direction) -> None:
        held: str | None = None
        with suppress(ConnectionClosed):
            while True:
                try:
                    text = str(await asyncio.wait_for(source.recv(), None if held is None else _HOLD))
                except TimeoutError:
                    await target.send(str(held))
                    held = None
                    continue
                fault = self._meets(text, direction)
                if fault is not None and fault.kind == "reordered" and held is None:
                    held = text
                    continue
                if not await self._send(target, text, fault, direction):
                    return
                if held is not None:
                    self.network.injected["reordered"] += 1
                    await target.send(held)
                    held = None

    def _meets(self, text: str, direction: Direction) -> MessageFault | None:
        if direction == "up" and self.person is None:
            self.person = _who(self.network.campaign, text)
        if self.person is None:
            return None
        if direction == "down":
            self.person.sent.append(text)
        return self.network.fault_of(self.person.label, direction)

    async def _send(
        self, target: Socket, text: str, fault: MessageFault | None, direction: Direction
    ) -> bool:
        """Send a message as its fault wants it; False if the connection is cut."""
        network = self.network
        kind = None if fault is None else fault.kind
        if fault is None or kind == "reordered":
            await target.send(text)
            return True
        network.injected[fault.kind] += 1
        if kind == "cut" or (kind == "cut, then late" and direction == "down"):
            return False
        if kind == "cut, then late":
            self.late = True
            network.later(_LATE * (1 + fault.seconds), lambda: self._last(text))
            return False
        if kind == "delayed":
            await asyncio.sleep(fault.seconds)
        await target.send(text)
        if kind == "duplicated":
            if fault.seconds:
                network.later(fault.seconds, lambda: target.send(text))
            else:
                await target.send(text)
        return True

    async def _last(self, text: str) -> None:
        """The last message of a client whose end is gone."""
        await self.far.send(text)
        await asyncio.sleep(_LATE)
        self.far.transport.abort()


def _who(campaign: Campaign, text: str) -> Person | None:
    """The client that says hello."""
    hello = json.loads(text)
    if hello["type"] != "hello":  # overtaken by another message: nothing else happens to this connection
        return None
    people = (each for match in campaign.matches if match.name == hello["match"] for each in match.people)
    return next((each for each in people if hello["key"] in (each.key, each.own_key)), None)
