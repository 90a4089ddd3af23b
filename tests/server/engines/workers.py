"""Engine pools for tests, and views to ask them about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from skirmish import games
from skirmish.core import Decide
from skirmish.server.engines.pool import EnginePool
from skirmish.server.engines.process import WorkerProcess
from tests.games.playing import random_game

NAMES = games.names()
PATIENCE = 120.0


@cache
def decisions(name: str) -> list[Any]:
    """States of a game in which a seat has a choice, from its beginning to its end."""
    game = games.load(name)
    return [
        ply.state
        for ply in random_game(name, game.variants[0], 1)
        if isinstance(ply.pending, Decide) and len(game.legal(game.view(ply.state, ply.pending.seat))) > 1
    ]


def view_of(name: str, at: float = 0.3) -> Any:
    """The view of the seat that must decide, that far into a game."""
    game, states = games.load(name), decisions(name)
    state = states[int(at * len(states))]
    pending = game.pending(state)
    assert isinstance(pending, Decide)
    return game.view(state, pending.seat)


def legal(name: str, view: Any) -> set[str]:
    return {str(action) for action in games.load(name).legal(view)}


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def pool(workers: int = 1, **settings: Any) -> AsyncIterator[EnginePool]:
    engines = EnginePool(workers, **settings)
    await engines.start()
    try:
        yield engines
    finally:
        await engines.close()


async def until(true: Any, what: str = "") -> None:
    """Wait until a condition holds."""
    while not true():
        await asyncio.sleep(0.01)


async def all_ready(engines: EnginePool, workers: int = 1) -> None:
    await until(lambda: sum(len(each.ready) == len(NAMES) for each in engines.workers) == workers)


def busy(engines: EnginePool) -> list[WorkerProcess]:
    return [each for each in engines.workers if each.request is not None]
