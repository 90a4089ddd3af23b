"""The meeting place of a server, and another server on its database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from skirmish.server.meeting.place import MeetingPlace
from tests.server.local import LocalServer


@pytest.fixture
async def place(local: LocalServer) -> AsyncIterator[MeetingPlace]:
    place = MeetingPlace(local.matches)
    async with place.open():
        yield place


@pytest.fixture
async def other(local: LocalServer) -> AsyncIterator[LocalServer]:
    """Another server on the same database."""
    other = LocalServer(local.url, local.clock)
    await other.open()
    yield other
    await other.close()
