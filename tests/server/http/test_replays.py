"""Replays: how long a record or a match may be."""

from __future__ import annotations

import pytest

from skirmish.records import write_record
from skirmish.server.http import replays
from skirmish.server.request_error import RequestError
from tests.server.local import LocalServer, play

pytestmark = pytest.mark.anyio


async def test_too_long_a_match_is_not_replayed(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, south, north = await local.started("island")
    await play(south, north, 5)
    record, match = south.actor.record(south), south.actor.match
    assert match is not None
    monkeypatch.setattr(replays, "MOST_TOKENS", 4)
    with pytest.raises(RequestError, match="record-too-long"):
        replays.replay_text(write_record(record))
    with pytest.raises(RequestError, match="record-too-long"):
        replays.replay_match(match, south.seat, record)
