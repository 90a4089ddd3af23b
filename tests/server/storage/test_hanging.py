"""A PostgreSQL that hangs: the server answers, refuses and stops in time, and plays on when it is back."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import SkirmishError
from skirmish.server.storage.store import Store
from tests.server.live import UNLIMITED, Live, Tab, running
from tests.server.postgres import processes

LONGEST_ANSWER = 9.0
"""Seconds: the storage's own deadline, and as much again as a busy machine needs."""
LONGEST_STOP = 15.0


@contextmanager
def hanging(postgresql: Any) -> Iterator[None]:
    """Stop every process of PostgreSQL, as a machine without a working disk does."""
    stopped = processes(postgresql.get_pid())
    for each in stopped:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in stopped:
            with suppress(ProcessLookupError):  # a connection that was closed meanwhile
                os.kill(each, signal.SIGCONT)


def address(postgresql: Any) -> str:
    return str(postgresql.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)


@pytest.fixture
def live(postgresql: Any, tmp_path: Path) -> Iterator[Live]:
    with running(tmp_path, *UNLIMITED, "--workers", "1", database=address(postgresql)) as live:
        yield live


def timed(call: Callable[[], Any]) -> tuple[Any, float]:
    began = time.monotonic()
    return call(), time.monotonic() - began


def say_act(*tabs: Tab) -> None:
    """The player whose turn it is decides, and does not wait for the answer."""
    for tab in tabs:
        if tab.state and tab.state.get("decisions"):
            prompt, token = tab.state["prompt"]["number"], tab.state["decisions"][0]["token"]
            tab.say("act", id="unanswered", prompt=prompt, token=token)


def test_it_answers_and_refuses_in_time_and_goes_on_afterwards(postgresql: Any, live: Live) -> None:
    match = live.create()
    with live.client() as client:
        with live.playing(match) as (south, north), hanging(postgresql):
            began = time.monotonic()
            say_act(south, north)
            assert south.end() == north.end() == (4004, "going-down")
            assert time.monotonic() - began < LONGEST_ANSWER
            health, took = timed(lambda: client.get("/health"))
            assert (health.status_code, health.json()["database"]) == (503, False)
            assert took < LONGEST_ANSWER
            new = {"game": "island", "variant": "blitz"}
            people = {"south": {"kind": "person"}, "north": {"kind": "person"}}
            created, took = timed(lambda: client.post("/api/matches", json={**new, **people}))
            assert (created.status_code, created.json()["code"]) == (503, "storage-unclear")
            assert took < LONGEST_ANSWER
        end = time.monotonic() + LONGEST_STOP
        while client.get("/health").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.1)
        with live.tab(match, "south") as south, live.tab(match, "north") as north:
            for tab in (south, north):
                tab.until(lambda state: state["status"] == "playing")
            decisive = south if south.state and south.state.get("decisions") else north
            assert decisive.act()["type"] == "ack"


def test_it_stops_in_time(postgresql: Any, live: Live) -> None:
    match = live.create()
    with live.playing(match) as (south, north), hanging(postgresql):
        say_act(south, north)
        time.sleep(0.2)
        status, took = timed(live.stop)
        assert status == 0
        assert took < LONGEST_STOP


@pytest.mark.anyio
async def test_it_is_refused_at_the_start(postgresql: Any) -> None:
    with hanging(postgresql):
        began = time.monotonic()
        with pytest.raises(SkirmishError) as caught:
            await Store.open(address(postgresql))
        assert caught.value.code == "no-database"
        assert time.monotonic() - began < LONGEST_ANSWER
