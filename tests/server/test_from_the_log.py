"""A match is its log: when storage fails, and when it is read back in the middle of everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from skirmish.core import MatchError
from skirmish.server.matches.actor import Table
from skirmish.server.storage import StorageFailure
from skirmish.server.wire import GameName
from tests.server.house import (
    GAMES,
    REQUESTS,
    House,
    Tab,
    act,
    ask,
    decide,
    refused,
    send,
    told,
    whose,
)

pytestmark = pytest.mark.anyio


# --------------------------------------------------------------------------------- when storage fails


def fails_before(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(*_: Any, **__: Any) -> None:
        raise StorageFailure("storage-unclear")

    monkeypatch.setattr(table._hub.store, "append", append)


def fails_after(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    store = table._hub.store
    append = store.append

    async def appended(*given: Any, **more: Any) -> None:
        await append(*given, **more)
        raise StorageFailure("storage-unclear")

    monkeypatch.setattr(store, "append", appended)


@pytest.mark.parametrize(("fail", "entries"), [(fails_before, 3), (fails_after, 4)])
async def test_after_an_unclear_failure_the_log_is_right(
    house: House,
    fail: Callable[[Table, pytest.MonkeyPatch], None],
    entries: int,
) -> None:
    made, south, north = await house.begun()
    mine, other = Tab(), Tab()
    south.table.attach(south, mine)
    north.table.attach(north, other)
    asked = act(south, "#a1")
    with pytest.MonkeyPatch.context() as patch:
        fail(south.table, patch)
        await refused("storage-unclear", send(south, asked))
    assert (mine.closed, other.closed) == ("going-down", "going-down")
    await refused("storage-unclear", decide(north, "#b2"))
    late = Tab()
    south.table.attach(south, late)
    assert late.closed == "going-down"
    given_up = south.table
    south, north, _ = await house.again(made)
    assert south.table is not given_up
    assert south.table.snapshot.seq == entries
    ack = await send(south, asked)
    assert ack.seq == 4
    assert south.table.snapshot.seq == 4
    await decide(north, "#b2")


async def test_an_entry_from_elsewhere_is_found_out(house: House) -> None:
    """Two servers over one database: the one who did not know the log's end reads it again."""
    made, south, _ = await house.begun()
    other = House(house.url, house.moment)
    await other.open()
    their_south, their_north, _ = await other.again(made)
    await decide(their_south, "#a1")
    await decide(their_north, "#b2")
    await refused("storage-unclear", decide(south, "#c3"))
    south, north, _ = await house.again(made)
    assert told(south.table, south, north) == told(their_south.table, their_south, their_north)
    await other.close()


# ------------------------------------------------------------------ from the log, in the middle of it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_match_from_its_log_is_the_match(house: House, game: GameName, seed: int) -> None:
    """Whatever happened, and wherever the server was killed: everybody sees what they saw."""
    rng = random.Random(seed)
    made, south, north = await house.begun(game, clock=None)
    for number in range(120):
        chairs = (south, north)
        chair = whose(*chairs)
        if chair is None:
            break
        try:
            if rng.random() < 0.3:
                await ask(rng.choice(chairs), rng.choice(REQUESTS[1:]))
            else:
                await decide(chair, rng=rng)
        except MatchError:
            pass
        house.moment.turn(rng.randrange(500))
        if number % 20 == 19:
            watch = await house.tables.enter(made.match, made.watch)
            before = told(south.table, south, north, watch)
            present = south.table.snapshot
            await house.kill()
            south, north, watch = await house.again(made)
            assert told(south.table, south, north, watch) == before
            assert south.table.snapshot == present
