"""A match is its log: when storage fails, and when it is read back in the middle of everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from skirmish.core import MatchError
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import GameName
from tests.server.local import (
    GAMES,
    REQUESTS,
    LocalServer,
    Tab,
    act,
    ask,
    decide,
    over,
    refused,
    send,
    told,
    whose,
)

pytestmark = pytest.mark.anyio


# When storage fails


def fails_before(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(*_: Any, **__: Any) -> None:
        raise StorageFailure("storage-unclear")

    monkeypatch.setattr(store, "append", append)


def fails_after(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    append = store.append

    async def appended(*given: Any, **more: Any) -> None:
        await append(*given, **more)
        raise StorageFailure("storage-unclear")

    monkeypatch.setattr(store, "append", appended)


@pytest.mark.parametrize(("fail", "entries"), [(fails_before, 5), (fails_after, 6)])
async def test_after_an_unclear_failure_the_log_is_right(
    local: LocalServer,
    fail: Callable[[Store, pytest.MonkeyPatch], None],
    entries: int,
) -> None:
    made, south, north = await local.started()
    mine, other = Tab(), Tab()
    south.actor.attach(south, mine)
    north.actor.attach(north, other)
    asked = act(south, "#a1")
    with pytest.MonkeyPatch.context() as patch:
        fail(local.store, patch)
        await refused("storage-unclear", send(south, asked))
    assert (mine.closed, other.closed) == ("going-down", "going-down")
    await refused("storage-unclear", decide(north, "#b2"))
    late = Tab()
    south.actor.attach(south, late)
    assert late.closed == "going-down"
    dropped = south.actor
    south, north, _ = await local.enter_again(made)
    assert south.actor is not dropped
    assert south.actor.snapshot.seq == entries
    ack = await send(south, asked)
    assert ack.seq == 6
    assert south.actor.snapshot.seq == 6
    await decide(north, "#b2")


async def test_a_server_catches_up_with_another_one(local: LocalServer) -> None:
    """Two servers over one database: the one that did not know the log's end reads it, and goes on."""
    made, south, north = await local.started()
    other = LocalServer(local.url, local.clock)
    await other.open()
    their_south, their_north, _ = await other.enter_again(made)
    tab = Tab()
    south.actor.attach(south, tab)
    asked = act(their_south, "#a1")
    seq = (await send(their_south, asked)).seq
    await decide(their_north, "#b2")
    await refused("stale-prompt", decide(south, "#c3"))
    await local.idle()
    assert tab.closed is None
    assert tab.state.seq == seq + 1
    assert told(south.actor, south, north) == told(their_south.actor, their_south, their_north)
    await ask(their_south, "offer-draw")
    assert (await send(south, asked)).seq == seq, "an id of the other server, and the same answer"
    assert (await ask(north, "resign")).seq == seq + 3
    assert over(south) == ("resignation", "south")
    await refused("match-over", ask(their_north, "resign"))
    await other.close()


async def test_a_deleted_match_is_not_played_on(local: LocalServer) -> None:
    made, south, _ = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    await local.store.delete([made.match])
    await refused("storage-unclear", decide(south, "#a1"))
    assert tab.closed == "unknown-key"


# From the log, in the middle of it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_a_match_from_its_log_is_the_match(local: LocalServer, game: GameName, seed: int) -> None:
    """Wherever the server was killed: every role sees what it saw."""
    rng = random.Random(seed)
    made, south, north = await local.started(game, clock=None)
    for number in range(120):
        grants = (south, north)
        grant = whose(*grants)
        if grant is None:
            break
        try:
            if rng.random() < 0.3:
                await ask(rng.choice(grants), rng.choice(REQUESTS[1:]))
            else:
                await decide(grant, rng=rng)
        except MatchError:
            pass
        local.clock.turn(rng.randrange(500))
        if number % 20 == 19:
            watch = await local.matches.enter(made.match, made.watch)
            before = told(south.actor, south, north, watch)
            present = south.actor.snapshot
            await local.crash()
            south, north, watch = await local.enter_again(made)
            assert told(south.actor, south, north, watch) == before
            assert south.actor.snapshot == present
