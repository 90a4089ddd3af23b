"""What many, or long, or unlucky requests could do to others: nothing."""

from __future__ import annotations

import socket as sockets
import time
from pathlib import Path
from typing import Any

import pytest

from skirmish.match.clock import SETUP_FREE
from skirmish.server.matches.projection import Projection
from skirmish.server.matches.wakeups import MOST_DUE_AT_ONCE
from skirmish.server.rate_limits import RateLimits
from skirmish.server.wire.common import ClockPlan
from tests.server.live import Live, running, server
from tests.server.local import LocalServer, Tab, decide, send

__all__ = ["server"]

MINUTE = 60_000


def test_the_head_of_a_request_is_short(server: Live) -> None:
    with sockets.create_connection(("127.0.0.1", server.port), timeout=20) as peer:
        peer.sendall(f"GET / HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nx-long: ".encode())
        with pytest.raises(OSError, match=r"[Pp]ipe|reset"):
            _send_for_ever(peer)
    with server.client() as client:
        assert client.get("/api/games").status_code == 200
        assert client.get("/api/games", headers={"x-long": "x" * 8000}).status_code == 200


def _send_for_ever(peer: sockets.socket) -> None:
    for _ in range(1000):
        peer.sendall(b"x" * 65_536)
        time.sleep(0.001)


def test_a_body_may_come_behind_any_number_of_heads(server: Live) -> None:
    """A connection that is used for long is not taken for one long request."""
    with server.client() as client:
        for _ in range(12):
            assert client.get("/api/games", headers={"x-long": "x" * 4000}).status_code == 200
        record = client.post("/api/replay", json={"text": "x" * 100_000})
        assert record.status_code == 422


def test_a_rematch_is_a_match_that_somebody_pays_for(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "matches=2") as live:
        match = live.create()
        with live.playing(match) as (south, north):
            assert south.ask("ask", kind="resign")["type"] == "ack"
            assert south.ask("ask", kind="rematch")["type"] == "ack"
            refused = north.ask("ask", kind="rematch")
            assert (refused["code"], refused["facts"]["budget"]) == ("over-budget", "matches")
            assert north.until(lambda state: state.get("rematch") == "south").get("next") is None


def test_many_new_addresses_are_not_looked_through_one_by_one() -> None:
    clock = [0.0]
    limits = RateLimits({"messages": 2}, lambda: clock[0])
    for number in range(21_000):
        clock[0] += 0.001
        limits.take("messages", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert 0 < limits.cleanups <= 2


@pytest.mark.anyio
async def test_clocks_that_ran_out_meanwhile_are_looked_at_few_at_a_time(local: LocalServer) -> None:
    clock, count = ClockPlan(total=MINUTE), 3 * MOST_DUE_AT_ONCE
    matches = [(await local.started(clock=clock))[0] for _ in range(count)]
    await local.close()
    local.clock.at += SETUP_FREE + MINUTE
    await local.open()
    most, load = 0, local.store.load

    async def loaded(match: str) -> Any:
        nonlocal most
        most = max(most, local.matches.loading)
        return await load(match)

    local.store.load = loaded  # type: ignore[method-assign]
    await local.advance(1)
    assert 1 < most <= MOST_DUE_AT_ONCE
    for made in matches:
        south, _, _ = await local.enter_again(made)
        assert south.actor.state(south, 0).status == "over"


@pytest.mark.anyio
async def test_what_could_not_be_told_is_told_the_next_time(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, south, north = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    seen = tab.seen

    def fault(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Projection, "state", fault)
        await decide_blind(local, south)
    await decide(north)
    await local.idle()
    assert [entry.seq for entry in tab.state.entries] == [seen + 1, seen + 2]


async def decide_blind(local: LocalServer, grant: Any) -> None:
    """The first that is legal, without being told anything."""
    from skirmish.server.wire.client import Act

    actor = grant.actor
    token = str(actor.match.legal(grant.seat)[0])
    await send(grant, Act("blind", actor.snapshot.prompt, token))
    await local.idle()
