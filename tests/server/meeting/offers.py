"""Offers of seats, and a visitor who is told of them, for the tests of the meeting place."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import msgspec

from skirmish.server.meeting.place import MeetingPlace
from skirmish.server.wire.http.meeting import GameToo, NewOffer, Offered
from skirmish.server.wire.server import Meeting

HOME = "192.0.2.7"
BOTH = [GameToo("hill218", "standard")]
"""The second game of an offer for either."""


class Guest:
    """A visitor who keeps the list as it was told."""

    def __init__(self) -> None:
        self.offers: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.open = 0
        self.told = 0

    def send(self, message: bytes) -> None:
        self.told += 1
        found = msgspec.json.decode(message, type=Meeting)
        if found.whole:
            self.offers, self.shown = {}, {}
        for gone in found.gone:
            self.offers.pop(gone, None)
            self.shown.pop(gone, None)
        self.offers |= {each.match: each for each in found.offers}
        self.shown |= {each.match: each for each in found.shown}
        self.open = found.open


def claim(key: str) -> str:
    return sha256(key.encode()).hexdigest()


async def an_offer(place: MeetingPlace, client: str = HOME, **more: Any) -> Offered:
    plan = {"game": "island", "variant": "quick", "side": "south", "name": "Elif", **more}
    return await place.offer(NewOffer(**plan), client)


async def told(guest: Guest, condition: Any) -> None:
    """Wait until a visitor's list is as expected."""
    async with asyncio.timeout(90):
        while not condition(guest):
            await asyncio.sleep(0.02)
