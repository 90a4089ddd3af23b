"""The channel on which servers tell each other that something has changed: PostgreSQL's NOTIFY.

A message may be lost, so nothing depends on one: a server that misses it finds out by asking the database, a
second later. Messages hold ids, numbers and counts, and nothing that is hidden from anyone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from skirmish.server.ops.logging import logger
from skirmish.server.storage.engine import database_errors
from skirmish.server.storage.shared import SharedStore

NAME: Final = "skirmish"
AGAIN: Final = 0.5
"""Seconds before a lost connection is made again."""
MOST_ITEMS: Final = 90
"""Items of a message, which may have 8,000 bytes: the longest, of traces, have 80."""

_decode = msgspec.json.Decoder(tuple[str, str, list[list[Any]]]).decode
_encode = msgspec.json.Encoder().encode


class Channel:
    """Sends and hears messages, over a connection of its own and outside of all transactions.

    A message has a kind, its sender and items. ``heard`` is called with those of other servers, ``connected``
    whenever messages may have been missed.
    """

    def __init__(
        self,
        store: SharedStore,
        node: str,
        heard: Callable[[str, str, list[list[Any]]], None],
        connected: Callable[[], None],
    ) -> None:
        self._store = store
        self._node = node
        self._heard = heard
        self._connected = connected
        self._connection: Any = None
        self._turn = asyncio.Lock()
        """A connection sends one message at a time."""
        self._late = False
        """Whether the last message was sent too late, if at all."""

    async def run(self) -> None:
        """Stay connected until cancelled."""
        while True:
            with suppress(*database_errors()):
                await self._listen()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        connection = self._store.connection()
        async with connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            closed = asyncio.Event()
            raw.add_termination_listener(lambda _: closed.set())
            try:
                await raw.add_listener(NAME, self.deliver)
                self._connection = raw
                self._connected()
                await closed.wait()
            finally:
                self._connection = None
                await connection.invalidate()

    def deliver(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        """A message has come."""
        try:
            kind, sender, items = _decode(text)
        except msgspec.MsgspecError:  # of another program, or of a later version
            logger().warning("bad-hint")
            return
        if sender != self._node:
            self._heard(kind, sender, items)

    async def send(self, kind: str, items: list[Any]) -> None:
        """Send a message, in parts if it is long. If that fails it is lost, and the connection made again.

        One message that is late is no reason for that: the machine is busy, and a new connection costs more.
        """
        for start in range(0, max(1, len(items)), MOST_ITEMS):
            text = _encode((kind, self._node, items[start : start + MOST_ITEMS])).decode()
            async with self._turn:
                await self._send(text)

    async def _send(self, text: str) -> None:
        raw, was_late = self._connection, self._late
        if raw is None:
            return
        try:
            await raw.execute("SELECT pg_notify($1, $2)", NAME, text)
            self._late = False
        except database_errors(AttributeError) as error:  # asyncpg's, if it ends under a statement
            self._late = isinstance(error, TimeoutError) and not was_late
            if not self._late:
                self._connection = None
                raw.terminate()
