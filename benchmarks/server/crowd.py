"""The load generator, in its own process: ``python -m benchmarks.server.crowd``, configured on its stdin.

Sockets are opened, then actions are sent at an even rate, regardless of the server's answers; the next match
is always the one that has waited longest. It reports ``open``, ``begin`` and ``end`` as lines of JSON on
stdout. With ``turns`` it plays for as many seconds as each further line of stdin says, and reports ``turn``.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import uvloop

from benchmarks.server.line import Line, dial
from benchmarks.server.processes import room_for_sockets

_AT_ONCE: Final = 50
"""Sockets that are being opened at a time."""
_PER_ADDRESS: Final = 4000
"""Sockets from one of this machine's own addresses."""
_FIRST_RETRY: Final = 0.4
"""Seconds before a page connects again, as ``web/src/table/connection.ts`` has it."""
_QUIET: Final = 1.0
"""Seconds after the last action in which answers are still waited for."""
_PATIENCE: Final = 30.0
"""The same at the end of a turn, at most."""
_SETTLED: Final = 0.2


class Order(msgspec.Struct):
    """What to do. ``matches``: each with South's key and North's; nothing for a server that echoes. ``more``:
    other servers of the same matches; the players of a match are at two of them then, and who is cut off
    goes to the next one."""

    kind: Literal["play", "echo", "idle", "return"]
    port: int
    more: list[int] = []
    matches: list[tuple[str, str, str]] = []
    sockets: int = 0
    rate: float = 0.0
    warm_up: float = 0.0
    seconds: float = 0.0
    turns: bool = False


class _Token(msgspec.Struct):
    token: str


class _Prompt(msgspec.Struct):
    number: int
    seat: str


class _State(msgspec.Struct, tag="state"):
    status: str
    seq: int
    prompt: _Prompt | None = None
    decisions: list[_Token] = []


class _Ack(msgspec.Struct, tag="ack"):
    id: str
    seq: int


class _Refused(msgspec.Struct, tag="refused"):
    code: str


class _Welcome(msgspec.Struct, tag="welcome"):
    pass


class _Presence(msgspec.Struct, tag="presence"):
    pass


_read: Final = msgspec.json.Decoder(_State | _Ack | _Refused | _Welcome | _Presence).decode


class FanOut:
    """How long after a command was acknowledged the other player saw it."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._committed: dict[str, tuple[str, int, float]] = {}
        """The last command of each match that the other one has not seen: whose, its number, and when."""
        self._shown: dict[tuple[str, str], int] = {}

    def committed(self, match: str, seat: str, seq: int) -> None:
        """A command was acknowledged."""
        other = "north" if seat == "south" else "south"
        if self._shown.get((match, other), 0) >= seq:
            self.took.append(0.0)  # seen before
        else:
            self._committed[match] = seat, seq, time.perf_counter()

    def shown(self, match: str, seat: str, seq: int) -> None:
        """A player sees a match up to an entry."""
        self._shown[match, seat] = seq
        by, wanted, at = self._committed.get(match, (seat, 0, 0.0))
        if by != seat and seq >= wanted:
            del self._committed[match]
            self.took.append(time.perf_counter() - at)


class Crowd:
    """All simulated players. ``waiting`` are actions that can be sent: a socket, and the message up to its
    id."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.waiting: deque[tuple[Line, bytes]] = deque()
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        self.measuring = False
        self.acted = 0
        self.short = 0
        self.late: list[float] = []
        self.ended = 0
        self.refused: list[str] = []
        self.rng = random.Random(1)
        self.fan_out = FanOut()
        self.going: set[asyncio.Task[None]] = set()
        self.back: list[float] = []
        """How long each socket that was cut off took until it had its match again."""

    async def run(self) -> None:
        """Open the sockets, play, report."""
        await (self._greet() if self.order.kind != "echo" else self._mirrors())
        self._say("open", sockets=self.order.sockets)
        if self.order.kind in ("idle", "return"):
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
            self._say("end", ended=self.ended, back=self.back)
            return
        if self.order.turns:
            await self._take_turns()
            return
        await self._play(self.order.warm_up)
        self.measuring, self.acted, self.short = True, 0, 0
        self.late.clear()
        self._say("begin")
        await self._play(self.order.seconds)
        self._say("end", acted=self.acted, short=self.short, ended=self.ended, refused=self.refused[:5])
        await asyncio.sleep(_QUIET)
        self._say(
            "took", took=self.took, late=self.late, unanswered=len(self.sent), fan_out=self.fan_out.took
        )

    async def _take_turns(self) -> None:
        """Play when told to. A turn ends when all that was sent in it is answered."""
        self.measuring, loop = True, asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            before = self.acted
            self.took.clear()
            await self._play(float(line))
            end = loop.time() + _PATIENCE
            while self.sent and loop.time() < end:
                await asyncio.sleep(0.02)
            await asyncio.sleep(_SETTLED)  # what follows the last answer is sent
            facts = {"unanswered": len(self.sent), "ended": self.ended, "refused": self.refused[:5]}
            self._say("turn", acted=self.acted - before, took=self.took, **facts)

    def _say(self, what: str, **facts: Any) -> None:
        print(json.dumps({"what": what, **facts}), flush=True)

    async def _greet(self) -> None:
        seats = [
            (match, key, seat)
            for match, *keys in self.order.matches
            for seat, key in zip(("south", "north"), keys, strict=True)
        ]
        self.order.sockets = self.order.sockets or len(seats)
        seats = [seats[n % len(seats)] for n in range(self.order.sockets)]
        limit = asyncio.Semaphore(_AT_ONCE)

        async def sit(number: int, match: str, key: str, seat: str) -> None:
            ports = [self.order.port, *self.order.more]
            at = (number // 2 + number % 2) % len(ports)
            async with limit:
                await self._sit(
                    match, key, seat, ports[at:] + ports[:at], f"127.0.0.{2 + number // _PER_ADDRESS}"
                )

        await asyncio.gather(*(sit(number, *each) for number, each in enumerate(seats)))

    async def _sit(self, match: str, key: str, seat: str, ports: list[int], source: str) -> None:
        """Open a socket of a seat at the first of these servers, and wait for the match."""
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        holder: list[Line] = []

        def lost(reason: str) -> None:
            self._lost(reason)
            if self.order.kind == "return":
                going = asyncio.create_task(self._come_back(match, key, seat, ports[1:] + ports[:1], source))
                self.going.add(going)

        line = await dial(
            ports[0], lambda content: self._heard(content, match, seat, holder, seen), lost, source
        )
        holder.append(line)
        line.send(json.dumps({"type": "hello", "match": match, "key": key}).encode())
        await seen

    def _lost(self, reason: str) -> None:
        self.ended += 1

    async def _come_back(self, match: str, key: str, seat: str, ports: list[int], source: str) -> None:
        """As the page does: soon, then later and later, never all at once."""
        began, pause = time.perf_counter(), _FIRST_RETRY
        while True:
            await asyncio.sleep(pause * self.rng.uniform(0.5, 1))
            try:
                await self._sit(match, key, seat, ports, source)
                break
            except OSError:
                pause, ports = 2 * pause, ports[1:] + ports[:1]
        self.back.append(time.perf_counter() - began)

    def _heard(
        self, content: bytes, match: str, seat: str, holder: Sequence[Line], seen: asyncio.Future[None]
    ) -> None:
        message = _read(content)
        if isinstance(message, _Ack):
            self._acknowledged(message.id)
            if self.measuring:
                self.fan_out.committed(match, seat, message.seq)
        elif isinstance(message, _State):
            if self.measuring:
                self.fan_out.shown(match, seat, message.seq)
            if not seen.done():
                seen.set_result(None)
            prompt = message.prompt
            if prompt is not None and prompt.seat == seat and message.decisions:
                token = self.rng.choice(message.decisions).token
                rest = json.dumps({"type": "act", "prompt": prompt.number, "token": token})
                self.waiting.append((holder[0], rest[:-1].encode()))
        elif isinstance(message, _Refused):
            self.refused.append(message.code)

    def _acknowledged(self, name: str) -> None:
        began = self.sent.pop(name, None)
        if began is not None:
            self.took.append(time.perf_counter() - began)

    async def _mirrors(self) -> None:
        """Sockets to a server that echoes: an action comes back as it is."""
        limit = asyncio.Semaphore(_AT_ONCE)

        async def open_one() -> None:
            async with limit:
                lines: list[Line] = []

                def heard(content: bytes) -> None:
                    self._acknowledged(json.loads(content)["id"])
                    self.waiting.append((lines[0], rest))

                rest = b'{"type": "act", "prompt": 17, "token": "e3-e6"'
                lines.append(await dial(self.order.port, heard, self._lost))
                self.waiting.append((lines[0], rest))

        await asyncio.gather(*(open_one() for _ in range(self.order.sockets)))

    async def _play(self, seconds: float) -> None:
        """Send actions at an even rate for that many seconds."""
        loop, every = asyncio.get_running_loop(), 1 / self.order.rate
        start, number = loop.time(), 0
        while (due := start + number * every) < start + seconds:
            number += 1
            if (wait := due - loop.time()) > 0:
                await asyncio.sleep(wait)
            elif number % 8 == 0:
                await asyncio.sleep(0)
            if not self.waiting:
                self.short += 1
                continue
            line, rest = self.waiting.popleft()
            self.acted += 1
            name = f"{'m' if self.measuring else 'w'}{self.acted}"
            if self.measuring:
                self.sent[name] = time.perf_counter()
                self.late.append(max(0.0, loop.time() - due))
            line.send(rest + f', "id": "{name}"}}'.encode())


def main() -> None:
    """Run the order given on stdin."""
    room_for_sockets()
    order = msgspec.json.decode(sys.stdin.readline(), type=Order)
    uvloop.run(Crowd(order).run())


if __name__ == "__main__":
    main()
