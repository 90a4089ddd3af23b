"""A server without its network: a database, tables, a clock whose hands are turned, and tabs that listen."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from skirmish.core import SkirmishError
from skirmish.games import load
from skirmish.games.hill218.presenter.wire import HillView
from skirmish.games.island.presenter.wire import IslandView
from skirmish.server.matches.access import Chair
from skirmish.server.matches.actor import Table
from skirmish.server.matches.log import command_of
from skirmish.server.matches.registry import Tables
from skirmish.server.storage import Store
from skirmish.server.wire import (
    Ack,
    Act,
    Ask,
    Created,
    GameName,
    Join,
    NewMatch,
    Presence,
    Refused,
    Request,
    SeatPlan,
    State,
    ToPage,
    Welcome,
)

PERSON = SeatPlan("person")
COMPUTER = SeatPlan("computer", "random")
START = 1_800_000_000_000
ENTROPY = "sixteen or more characters".replace(" ", "-")
USUAL = {"island": "classic", "hill218": "standard"}

GAMES: tuple[GameName, ...] = ("island", "hill218")
REQUESTS: tuple[Request, ...] = (
    *("resign", "offer-draw", "accept-draw", "decline-draw"),
    *("take-back", "accept-takeback", "decline-takeback", "rematch"),
)

_ids = itertools.count(1)


class SeenState(State, tag="state"):
    """A state as a client reads it, which must know the games' views."""

    view: IslandView | HillView | None = None
    decisions: list[dict[str, Any]] = []  # type: ignore[assignment]  # noqa: RUF012  # each game's has its own fields


_decode = msgspec.json.Decoder(Welcome | SeenState | Presence | Ack | Refused).decode


class HandMoment:
    """A clock that stands still until its hands are turned."""

    def __init__(self, at: int = START) -> None:
        self.at = at
        self._timers: list[HandTimer] = []

    def now(self) -> int:
        return self.at

    def call_at(self, at: int, call: Callable[[], None]) -> HandTimer:
        timer = HandTimer(at, call)
        self._timers.append(timer)
        return timer

    def turn(self, milliseconds: int) -> None:
        """Let time pass; whatever is due by then happens."""
        self.at += milliseconds
        while due := [each for each in self._timers if each.at <= self.at]:
            for each in due:
                self._timers.remove(each)
                if not each.cancelled:
                    each.call()


@dataclass(slots=True, eq=False)
class HandTimer:
    at: int
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Guessers:
    """Computers that pick any legal token, at once; or, while ``held``, when they are let go."""

    def __init__(self) -> None:
        self.rng = random.Random(218)
        self.asked: list[tuple[str, str, Any]] = []
        self.held: asyncio.Event | None = None
        self.faults: list[Any] = []
        """What to do instead of the next answers: raise it, or give it as a token."""

    async def think(self, level: str, game_name: str, view: Any, *, owner: str) -> str:
        self.asked.append((level, owner, view))
        if self.held is not None:
            await self.held.wait()
        if self.faults:
            fault = self.faults.pop(0)
            if isinstance(fault, Exception):
                raise fault
            return str(fault)
        return str(self.rng.choice(load(game_name).legal(view)))

    def preparing(self, game_name: str) -> bool:
        return False


class Tab:
    """A viewer that keeps what it is told."""

    def __init__(self, seen: int = 0) -> None:
        self.seen = seen
        self.raw: list[bytes] = []
        self.closed: str | None = None

    def send(self, message: bytes) -> None:
        assert self.closed is None
        self.raw.append(message)

    def close(self, reason: str) -> None:
        self.closed = self.closed or reason

    @property
    def got(self) -> list[ToPage]:
        return [_decode(each) for each in self.raw]

    def _last(self, kind: type) -> Any:
        return next(each for each in reversed(self.got) if isinstance(each, kind))

    @property
    def state(self) -> State:
        found: State = self._last(State)
        return found

    @property
    def presence(self) -> Presence:
        found: Presence = self._last(Presence)
        return found

    @property
    def welcome(self) -> Welcome:
        found: Welcome = self._last(Welcome)
        return found


@dataclass(slots=True)
class House:
    """A server that can be stopped, killed and started again, always over the same database."""

    url: str
    moment: HandMoment = field(default_factory=HandMoment)
    opponents: Guessers = field(default_factory=Guessers)
    keep: int = 100
    store: Store = field(init=False)
    tables: Tables = field(init=False)

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        self.tables = Tables(self.store, self.moment, self.opponents, keep=self.keep)
        await self.tables.start()

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def kill(self) -> None:
        """What a killed process leaves behind is in the database; nothing is finished, nobody is told."""
        tables = self.tables
        tables._closing = True
        tables._alarms.close()
        for task in (*tables._work, *tables._thoughts, *tables._loading.values()):
            task.cancel()
        writer = self.store._writer._task
        assert writer is not None
        writer.cancel()
        await asyncio.gather(*tables._work, *tables._thoughts, writer, return_exceptions=True)
        await self.store.engine.dispose()
        await self.open()

    async def quiet(self) -> None:
        """Wait until everything has happened that happens by itself."""
        tables = self.tables
        async with asyncio.timeout(20):
            while tables._work or tables._changed or tables._loading or self._thoughts():
                await asyncio.sleep(0.001)

    def _thoughts(self) -> bool:
        return bool(self.tables._thoughts) and self.opponents.held is None

    async def turn(self, milliseconds: int) -> None:
        """Let time pass, and whatever comes of it happen."""
        self.moment.turn(milliseconds)
        await self.quiet()

    # People

    async def create(
        self,
        game: GameName = "island",
        south: SeatPlan = PERSON,
        north: SeatPlan = PERSON,
        **more: Any,
    ) -> Created:
        more = {"variant": USUAL[game], "first": "south", **more}
        return await self.tables.create(NewMatch(game=game, south=south, north=north, **more))

    async def begun(self, game: GameName = "island", **more: Any) -> tuple[Created, Chair, Chair]:
        """A match of two people who have joined."""
        made = await self.create(game, **more)
        assert made.south is not None
        assert made.north is not None
        south = await self.tables.enter(made.match, made.south)
        north = await self.tables.enter(made.match, made.north)
        await join(south, "Ann")
        await join(north, "Bob")
        return made, south, north

    async def against_computer(self, game: GameName = "island", **more: Any) -> tuple[Created, Chair]:
        """A match of somebody who has joined on South against a computer."""
        made = await self.create(game, north=COMPUTER, **more)
        assert made.south is not None
        chair = await self.tables.enter(made.match, made.south)
        await join(chair, "Ann")
        await self.quiet()
        return made, chair

    async def again(self, made: Created) -> tuple[Chair, Chair, Chair]:
        """All three chairs of a match, anew."""
        assert made.south is not None
        assert made.north is not None
        found = [await self.tables.enter(made.match, key) for key in (made.south, made.north, made.watch)]
        return found[0], found[1], found[2]


def new_id() -> str:
    return f"id-{next(_ids)}"


async def send(chair: Chair, message: Join | Act | Ask) -> Ack:
    """What the socket does with a message that changes the match."""
    return await chair.table.issue(chair, message.id, command_of(message))


async def join(chair: Chair, name: str = "", entropy: str = ENTROPY) -> Ack:
    return await send(chair, Join(new_id(), entropy, name))


async def ask(chair: Chair, kind: Request) -> Ack:
    return await send(chair, Ask(new_id(), kind))


def act(chair: Chair, token: str | None = None, rng: random.Random | None = None) -> Act:
    """A decision on what is asked: that token, any, or the first that there is."""
    state = chair.table.state(chair, 0)
    assert state.prompt is not None
    if token is None:
        tokens = [option.token for option in state.decisions]
        token = tokens[0] if rng is None else rng.choice(tokens)
    return Act(new_id(), state.prompt.number, token)


async def decide(chair: Chair, token: str | None = None, rng: random.Random | None = None) -> Ack:
    return await send(chair, act(chair, token, rng))


def whose(*chairs: Chair) -> Chair | None:
    """The one of them who has to decide."""
    state = chairs[0].table.state(chairs[0], 0)
    return next((each for each in chairs if state.prompt and state.prompt.seat == each.role), None)


async def play(south: Chair, north: Chair, decisions: int, seed: int = 0) -> None:
    """So many decisions at random, or until the end."""
    rng = random.Random(seed)
    for _ in range(decisions):
        chair = whose(south, north)
        if chair is None:
            return
        await decide(chair, rng=rng)


def told(table: Table, *chairs: Chair) -> list[bytes]:
    """All that can be seen from some chairs, encoded."""
    return [
        msgspec.json.encode(each)
        for chair in chairs
        for each in (table.welcome(chair), table.state(chair, 0))
    ]


def kinds(table: Table, chair: Chair) -> list[str]:
    """What the log holds."""
    return [entry.kind for entry in table.state(chair, 0).entries]


async def refused(code: str, asked: Awaitable[Any]) -> SkirmishError:
    """A request is refused with that code."""
    with pytest.raises(SkirmishError) as caught:
        await asked
    assert caught.value.code == code
    return caught.value


def over(chair: Chair) -> tuple[str, str] | None:
    """How a match ended, and for whom."""
    found = chair.table.state(chair, 0).over
    return None if found is None else (found.how, found.result)


async def person_to_decide(house: House, chair: Chair, seed: int = 0) -> None:
    """A person plays on against computers until the match is over."""
    rng = random.Random(seed)
    while True:
        await house.quiet()
        if whose(chair) is None:
            return
        await decide(chair, rng=rng)
