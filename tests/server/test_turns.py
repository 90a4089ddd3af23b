"""Work that may wait is done one piece a round, and clients take turns."""

from __future__ import annotations

import asyncio

import pytest

from skirmish.server.turns import Turns

pytestmark = pytest.mark.anyio


async def test_one_piece_a_round_and_clients_take_turns() -> None:
    turns, done = Turns(), list[str]()
    for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.add(name[0], lambda name=name: done.append(name))  # type: ignore[misc]
    rounds = []
    while len(done) < 6:
        await asyncio.sleep(0)
        rounds.append(len(done))
    assert done == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert max(after - before for before, after in zip([0, *rounds], rounds, strict=False)) == 1


async def test_waiting_for_a_turn() -> None:
    turns, done = Turns(), list[str]()

    async def work(client: str) -> None:
        await turns.turn(client)
        done.append(client)

    async with asyncio.timeout(90):
        tasks = [asyncio.create_task(work(client)) for client in "aaaab"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # a client that has gone delays no other
        await asyncio.wait(tasks)
        await work("a")
    assert done == ["a", "b", "a", "a", "a"]
