"""A server without a network: a database, matches, a clock that tests set, and tabs that listen."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from sqlalchemy import Executable

from skirmish.core import SkirmishError
from skirmish.games import load
from skirmish.games.hill218.presenter.wire import HillView
from skirmish.games.island.presenter.wire import IslandView
from skirmish.records import write_record
from skirmish.server.engines.protocol import Advice
from skirmish.server.matches.access import Grant
from skirmish.server.matches.actor import MatchActor
from skirmish.server.matches.log_entries import command_of
from skirmish.server.matches.registry import MatchRegistry
from skirmish.server.storage.store import Store
from skirmish.server.wire.client import Act, Ask, Join, Open, Request
from skirmish.server.wire.common import GameName
from skirmish.server.wire.http.matches import Created, NewMatch, SeatPlan
from skirmish.server.wire.server import Ack, Presence, Refused, StateMessage, ToPage, Welcome

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
_entropies: dict[tuple[str, str], tuple[Grant, str]] = {}
"""By match and role: what joined and is still to be opened."""


class SeenState(StateMessage, tag="state"):
    """A state as a client reads it, which must know the games' views."""

    view: IslandView | HillView | None = None
    decisions: list[dict[str, Any]] = []  # type: ignore[assignment]  # noqa: RUF012  # each game's has its own fields


_decode = msgspec.json.Decoder(Welcome | SeenState | Presence | Ack | Refused).decode


class ManualClock:
    """A clock that only moves when a test advances it."""

    def __init__(self, at: int = START) -> None:
        self.at = at
        self._timers: list[ManualTimer] = []

    def now(self) -> int:
        return self.at

    def wall_time(self, at: int) -> int:
        return at

    def call_at(self, at: int, call: Callable[[], None]) -> ManualTimer:
        timer = ManualTimer(at, call)
        self._timers.append(timer)
        return timer

    @property
    def scheduled(self) -> int:
        """The number of calls that are still to be made."""
        return sum(not each.cancelled for each in self._timers)

    def turn(self, milliseconds: int) -> None:
        """Advance it; calls that are due by then are made."""
        self.at += milliseconds
        while due := [each for each in self._timers if each.at <= self.at]:
            for each in due:
                self._timers.remove(each)
                if not each.cancelled:
                    each.call()


@dataclass(slots=True, eq=False)
class ManualTimer:
    at: int
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class RandomEngines:
    """Engines that choose any legal token, at once; or, while ``held``, when that event is set."""

    def __init__(self) -> None:
        self.rng = random.Random(218)
        self.asked: list[tuple[str, str, Any]] = []
        self.seconds: list[float] = []
        self.held: asyncio.Event | None = None
        self.faults: list[Any] = []
        """Instead of the next answers: exceptions to raise, or tokens to return."""
        self.accepts = False
        """Whether draws are accepted."""

    async def think(
        self,
        level: str,
        game_name: str,
        view: Any,
        *,
        owner: str,
        seconds: float = 4.0,
        match: str = "",
        later: bool = False,
    ) -> str:
        self.asked.append((level, owner, view))
        self.seconds.append(seconds)
        if self.held is not None:
            await self.held.wait()
        if self.faults:
            fault = self.faults.pop(0)
            if isinstance(fault, Exception):
                raise fault
            return str(fault)
        return str(self.rng.choice(load(game_name).legal(view)))

    async def advise(self, level: str, game_name: str, view: Any, *, owner: str, seconds: float) -> Advice:
        token = await self.think(level, game_name, view, owner=owner, seconds=seconds)
        others = [str(each) for each in load(game_name).legal(view) if str(each) != token]
        return Advice(token, 0.62, *((others[0], "slight") if others else ()))

    def alive(self) -> bool:
        return True

    def room(self, *, later: bool = False) -> int:
        return 1

    async def accepts_draw(self, level: str, game_name: str, view: Any, *, owner: str) -> bool:
        self.asked.append((level, owner, view))
        if self.held is not None:
            await self.held.wait()
        if self.faults:
            raise self.faults.pop(0)
        return self.accepts


class Tab:
    """A subscriber that keeps what it was sent."""

    def __init__(self, seen: int = 0, address: str = "") -> None:
        self.seen = seen
        self.address = address
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
    def state(self) -> StateMessage:
        found: StateMessage = self._last(StateMessage)
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
class LocalServer:
    """A server that can be stopped, crashed and started again, over the same database."""

    url: str
    clock: ManualClock = field(default_factory=ManualClock)
    engines: RandomEngines = field(default_factory=RandomEngines)
    keep: int = 100
    least_time: Callable[[str, str], float] = field(default=lambda _game, _level: 0.0)
    store: Store = field(init=False)
    matches: MatchRegistry = field(init=False)

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        self.matches = MatchRegistry(
            self.store, self.clock, self.engines, keep=self.keep, least_time=self.least_time
        )
        await self.matches.start()

    async def close(self) -> None:
        await self.matches.close()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def crash(self) -> None:
        """What a killed process leaves behind is in the database; nothing is finished or published."""
        await self.matches.crash()
        await self.store.crash()
        await self.open()

    async def idle(self) -> None:
        """Wait until everything has happened that happens by itself."""
        async with asyncio.timeout(90):
            await self.matches.idle(searches=self.engines.held is None)

    async def advance(self, milliseconds: int) -> None:
        """Let time pass, and everything happen that is due."""
        self.clock.turn(milliseconds)
        await self.idle()

    async def execute(self, statement: Executable, given: Mapping[str, Any] | None = None) -> int:
        """Change the database behind the server's back; how many rows are changed."""
        return await self.store.engine.run(lambda connection: connection.execute(statement, given).rowcount)

    async def record(self, match: str, key: str) -> str:
        """The text of a match's record, as a key's holder may see it."""
        grant = await self.matches.enter(match, key)
        return write_record(grant.actor.record(grant))

    # People

    async def create(
        self,
        game: GameName = "island",
        south: SeatPlan = PERSON,
        north: SeatPlan = PERSON,
        **more: Any,
    ) -> Created:
        more = {"variant": USUAL.get(game), "first": "south", **more}
        return await self.matches.create(NewMatch(game=game, south=south, north=north, **more))

    async def started(self, game: GameName = "island", **more: Any) -> tuple[Created, Grant, Grant]:
        """A match of two people who have joined."""
        made = await self.create(game, **more)
        assert made.south is not None
        assert made.north is not None
        south = await self.matches.enter(made.match, made.south)
        north = await self.matches.enter(made.match, made.north)
        await join(south, "Ann")
        await join(north, "Bob")
        return made, south, north

    async def against_computer(self, game: GameName = "island", **more: Any) -> tuple[Created, Grant]:
        """A match of a person, who has joined on South, against a computer."""
        made = await self.create(game, north=COMPUTER, **more)
        assert made.south is not None
        grant = await self.matches.enter(made.match, made.south)
        await join(grant, "Ann")
        await self.idle()
        return made, grant

    async def enter_again(self, made: Created) -> tuple[Grant, Grant, Grant]:
        """The grants of all three keys of a match."""
        assert made.south is not None
        assert made.north is not None
        found = [await self.matches.enter(made.match, key) for key in (made.south, made.north, made.watch)]
        return found[0], found[1], found[2]


def new_id() -> str:
    return f"id-{next(_ids)}"


async def send(grant: Grant, message: Join | Open | Act | Ask) -> Ack:
    """What the socket does with a message that changes the match."""
    return await grant.actor.issue(grant, message.id, command_of(message))


async def commit(grant: Grant, name: str = "", entropy: str = ENTROPY, key: str | None = None) -> Ack:
    """Take a seat, without opening the entropy; with a key, claim it."""
    return await send(grant, taking(name, entropy, key))


def taking(name: str = "", entropy: str = ENTROPY, key: str | None = None) -> Join:
    """A message that takes a seat; with a key, it claims the seat."""
    claim = None if key is None else sha256(key.encode()).hexdigest()
    return Join(new_id(), sha256(entropy.encode()).hexdigest(), name=name, claim=claim)


async def join(grant: Grant, name: str = "", entropy: str = ENTROPY, key: str | None = None) -> Ack:
    """Take a seat. Once both are taken, all entropies are opened, as the pages do, and the match starts."""
    _entropies[grant.actor.id, grant.role] = grant, entropy
    ack = await commit(grant, name, entropy, key)
    if None not in grant.actor.snapshot.joined:
        for role in ("south", "north"):
            if (grant.actor.id, role) in _entropies:
                seated, entropy = _entropies.pop((grant.actor.id, role))
                await send(seated, Open(new_id(), entropy))
    return ack


async def ask(grant: Grant, kind: Request) -> Ack:
    return await send(grant, Ask(new_id(), kind))


def act(grant: Grant, token: str | None = None, rng: random.Random | None = None) -> Act:
    """An answer to the prompt: that token, a random one, or the first."""
    state = grant.actor.state(grant, 0)
    assert state.prompt is not None
    if token is None:
        tokens = [option.token for option in state.decisions]
        token = tokens[0] if rng is None else rng.choice(tokens)
    return Act(new_id(), state.prompt.number, token)


async def decide(grant: Grant, token: str | None = None, rng: random.Random | None = None) -> Ack:
    return await send(grant, act(grant, token, rng))


def whose(*grants: Grant) -> Grant | None:
    """The one of them who has to decide."""
    state = grants[0].actor.state(grants[0], 0)
    return next((each for each in grants if state.prompt and state.prompt.seat == each.role), None)


async def play(south: Grant, north: Grant, decisions: int, seed: int = 0) -> None:
    """Play that many decisions at random, or until the end."""
    rng = random.Random(seed)
    for _ in range(decisions):
        grant = whose(south, north)
        if grant is None:
            return
        await decide(grant, rng=rng)


def told(actor: MatchActor, *grants: Grant) -> list[bytes]:
    """All that some grants show, encoded."""
    return [
        msgspec.json.encode(each)
        for grant in grants
        for each in (actor.outlook(grant.role).projection.welcome(grant.role), actor.state(grant, 0))
    ]


def kinds(actor: MatchActor, grant: Grant) -> list[str]:
    """What the log holds."""
    return [entry.kind for entry in actor.state(grant, 0).entries]


async def refused(code: str, asked: Awaitable[Any]) -> SkirmishError:
    """A request is refused with that code."""
    with pytest.raises(SkirmishError) as caught:
        await asked
    assert caught.value.code == code
    return caught.value


def over(grant: Grant) -> tuple[str, str] | None:
    """How a match ended, and for whom."""
    found = grant.actor.state(grant, 0).over
    return None if found is None else (found.how, found.result)


async def person_to_decide(local: LocalServer, grant: Grant, seed: int = 0) -> None:
    """A person plays on against computers until the match is over."""
    rng = random.Random(seed)
    while True:
        await local.idle()
        if whose(grant) is None:
            return
        await decide(grant, rng=rng)
