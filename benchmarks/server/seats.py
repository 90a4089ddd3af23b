"""How long it takes until the page of matches is told of a seat, while a thousand are open."""

from __future__ import annotations

import asyncio
import statistics
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from benchmarks.server.line import dial
from benchmarks.server.processes import real_server
from benchmarks.turns import Figure
from skirmish.core import Seat
from skirmish.server.matches.new_match import planned
from skirmish.server.settings import sqlite_url
from skirmish.server.storage.entries import OpenSeat
from skirmish.server.storage.store import Store
from skirmish.server.wire.http.matches import NewMatch, SeatPlan

_TARGET: Final = 100.0
"""Milliseconds until a change is told."""
_HOUR: Final = 3_600_000
_CHANGES: Final = 20
_QUIET: Final = 0.3
"""Seconds between two pairs of changes."""


def measure(folder: Path, seats: int) -> list[Figure]:
    """The figures."""
    asyncio.run(_lay(folder, seats, int(time.time() * 1000)))
    with real_server(folder) as server:
        took, next_took, cpu = asyncio.run(_changed(server.port, server.cpu, seats))
    middle, next_middle = statistics.median(took), statistics.median(next_took)
    title = f"A change among {seats} open seats, until it is told, median of {len(took)}"
    return [
        Figure(title, f"{middle:.0f} ms", wanted=f"{_TARGET:g} ms", met=middle <= _TARGET),
        Figure(
            f"{title}: the next change, at once after it",
            f"{next_middle:.0f} ms",
            wanted=f"{_TARGET:g} ms",
            met=next_middle <= _TARGET,
        ),
        Figure(f"{title}: CPU time of the server", f"{cpu:.0f} ms"),
    ]


async def _lay(folder: Path, seats: int, now: int) -> None:
    """Write open seats into the database of a data folder: one fewer, which the change adds."""
    folder.mkdir(parents=True, exist_ok=True)
    store = await Store.open(sqlite_url(folder))
    person = SeatPlan("person")
    for number in range(seats - 1):
        opened, made = planned(NewMatch("island", "classic", person, person), now)
        seat = OpenSeat(made.match, Seat.NORTH, False, f"Player {number}", now, now + _HOUR, b"%d" % number)
        keys = tuple(each for each in opened.keys if each[0] != "north")
        await store.create(replace(opened, seat=seat, keys=keys))
    await store.close()


async def _changed(port: int, cpu: Any, seats: int) -> tuple[list[float], list[float], float]:
    """The times in milliseconds until a visitor is told of a seat, and that it is withdrawn right after;
    the server's CPU time for each of the former."""
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    line = await dial(port, lambda content: told.put_nowait(msgspec.json.decode(content)))
    line.send(b'{"type":"meet","lang":"en"}')
    assert (await asyncio.wait_for(told.get(), 60))["open"] == seats - 1
    address = f"http://127.0.0.1:{port}"
    took, next_took, used = list[float](), list[float](), 0.0
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as client:
        for number in range(_CHANGES):
            await asyncio.sleep(_QUIET)
            begun, spent = time.perf_counter(), cpu()
            answer = await client.post("/api/seats", json={"game": "island", "variant": "classic"})
            assert answer.status_code < 300, answer.text
            made = answer.json()
            message = await asyncio.wait_for(told.get(), 60)
            took.append(1000 * (time.perf_counter() - begun))
            used += cpu() - spent
            assert made["match"] in [each["match"] for each in message.get("offers", [])], number
            gone = {"authorization": f"Bearer {made['key']}"}
            begun = time.perf_counter()
            await client.delete(f"/api/seats/{made['match']}", headers=gone)
            assert made["match"] in (await asyncio.wait_for(told.get(), 60)).get("gone", []), number
            next_took.append(1000 * (time.perf_counter() - begun))
    line.close()
    return took, next_took, 1000 * used / _CHANGES
