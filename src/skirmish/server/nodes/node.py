"""This server among those that share a database: what it tells the others, and what it learns from them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol

from skirmish.core import SkirmishError
from skirmish.server.nodes.attendance import Attendance, Elsewhere
from skirmish.server.nodes.channel import Channel
from skirmish.server.nodes.claims import Claims
from skirmish.server.nodes.shared_clock import SharedClock
from skirmish.server.nodes.thinking import Thinking, ThinkingMatches
from skirmish.server.nodes.thinking_queue import Wish
from skirmish.server.ops import traces
from skirmish.server.ops.logging import logger
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.shared import PATIENCE, Mark, SharedStore
from skirmish.server.storage.store import Store
from skirmish.server.storage.writes import Write

TICK: Final = 1.0
"""Seconds between two looks at the database: what a lost message costs at most."""
LOOK: Final = 0.5
"""Seconds between two renewals of this server's claims, and between two looks for what no server sees to.

A computer that thought at a server which dies decides within five seconds: a lease and a look, and at most
:data:`~skirmish.agents.pace.FLOORS` of thinking, leave a second for the database's answers (test_parts.py).
"""
CUT_OFF: Final = 3_000
"""Milliseconds without an answer of the database after which players are sent to other servers."""
REPEAT: Final = 3
"""Looks after which this server repeats who is connected to it."""
LATE: Final = 1_000
"""Milliseconds after which a clock that is up is anyone's: before, it is left to servers that have the match
in memory."""
PAUSE: Final = 0.02
"""Seconds between two messages about connections, however often they change."""


class NodeMatches(ThinkingMatches, Protocol):
    """The matches of this server."""

    def followed(self) -> Sequence[str]:
        """Those that must be kept up to date, because of viewers or a computer that thinks."""

    def changed(self, match: str, seq: int) -> None:
        """Another server has added entries up to a number; 0: it has changed anything else."""

    def marked(self, match: str, mark: Mark | None) -> None:
        """How far a match has come in the database; None: it was deleted."""

    def claimed(self, match: str, owner: str | None) -> None:
        """This server sees to a match from now on, for that client if it is to think."""

    def lost(self, match: str) -> None:
        """Another server sees to a match from now on."""

    def attended(self) -> list[str]:
        """Those that have connections here."""

    def attendance(self, match: str) -> Attendance:
        """The connections to a match here."""

    def elsewhere(self, match: str) -> None:
        """The connections of other servers to a match have changed."""

    def said(self, match: str, seat: int, phrase: str) -> None:
        """A player has said a phrase at another server."""


class ServerNode:
    """One server. ``await open(store)``, then :meth:`running` with its matches."""

    shared = True

    def __init__(self, store: Store, clock: SharedClock, *, thinks: bool) -> None:
        self.id = secrets.token_hex(4)
        self.clock = clock
        self._elsewhere = Elsewhere()
        self._store = store
        self._shared = SharedStore(store)
        self._matches: NodeMatches
        self._news: dict[str, int] = {}
        self._attended: set[str] = set()
        self._phrases: list[tuple[str, int, str]] = []
        self._unsent = asyncio.Event()
        self._met = asyncio.Event()
        """Set when connections have changed that the others do not know of."""
        self._channel = Channel(self._shared, self.id, self._heard, self._connected)
        self._claims = Claims(
            self._shared,
            self.id,
            lambda match, owner: self._matches.claimed(match, owner),
            lambda match: self._matches.lost(match),
        )
        self.thinking = Thinking(self._shared, self._claims, thinks=thinks, tell=self._unsent.set)
        self._announcing = False
        """Whether the others are to be told in a moment that computers think here."""
        self._urged = asyncio.Event()
        """Set when another server may have given up its claims."""
        self._keeping = set[asyncio.Task[bool]]()
        """Renewals of the claims that are not answered yet."""
        self._answered = 0
        """When the database last answered a beat, by the monotonic clock."""
        self._missed = False
        """Whether it did not answer the latest one."""
        self._draining = False
        self.counts = Counter[str]()
        """How many messages were ``sent`` to other servers and ``heard`` of them."""

    @property
    def claims(self) -> int:
        """How many matches this server has claimed."""
        return len(self._claims)

    @property
    def thinkers(self) -> int:
        """How many servers let computers think, as far as this one has heard."""
        return self.thinking.thinkers

    @property
    def wanted(self) -> int:
        """How many matches wait here for a computer that this server would claim."""
        return len(self.thinking.queue)

    @classmethod
    async def open(cls, store: Store, *, thinks: bool = True) -> ServerNode:
        """A server whose clock is set. If it does not let computers ``think``, others are asked."""
        node = cls(store, SharedClock(await store.serving_periods()), thinks=thinks)
        await node._beat()
        return node

    @asynccontextmanager
    async def running(self, matches: NodeMatches) -> AsyncIterator[None]:
        """Tell and learn, until the end: then other servers take over at once."""
        self._matches = self.thinking.matches = matches
        self._store.after_commits(self._committed)
        work = (
            self._channel.run(),
            _forever(self._send),
            _forever(self._send_attendance),
            _forever(self._settle),
            _forever(self.thinking.take),
            _forever(self._see_to),
            _every(TICK, self._beat),
            _every(TICK, self._look),
            _every(LOOK, self._keep),
            _every(TICK * REPEAT, self._repeat),
        )
        tasks = [asyncio.create_task(each) for each in (*work, _safely(self._shared.connect))]
        try:
            yield
        finally:
            await self.drain()
            await self._flush()
            await self._flush_attendance()
            await self._channel.send("gone", [])
            for task in (*tasks, *self._keeping):
                task.cancel()
            await asyncio.wait(tasks, timeout=PATIENCE)

    def take_no_more(self) -> None:
        """Take nothing over any more, but finish what is being thought about."""
        self._draining = True
        self.thinking.stop()

    async def drain(self) -> None:
        """Take nothing over any more, and leave what was claimed to others."""
        self.take_no_more()
        with suppress(StorageFailure):  # then they expire
            await self._claims.release_all()

    @property
    def knows_time(self) -> bool:
        """Whether this server has heard from the database a moment ago, and so knows the time."""
        return self.clock.known

    @property
    def cut_off(self) -> bool:
        """Whether the database does not answer this server, and other servers may be better."""
        return self._missed and self.clock.reading() - self._answered >= CUT_OFF

    # What matches ask

    def may_think(self, wish: Wish, *, claim: bool) -> bool:
        """Whether this server lets a match's computer think now; if not, try to ``claim`` the match soon, or
        ask other servers to."""
        return self.thinking.may_think(wish, claim=claim)

    def release(self, match: str) -> None:
        """There is nothing to do in a match by itself."""
        self.thinking.release(match)
        self._claims.release(match)

    def elsewhere(self, match: str) -> Attendance:
        """The connections of other servers to a match."""
        return self._elsewhere.of(match)

    # What this server tells

    def _committed(self, writes: Sequence[Write]) -> None:
        for write in writes:
            for match, seq in write.changes():
                self._news[match] = 0 if seq == 0 or self._news.get(match) == 0 else seq
        if self._news:
            self._unsent.set()

    def attended(self, match: str) -> None:
        """A connection to a match was opened or closed here."""
        self._attended.add(match)
        self._met.set()

    def say(self, match: str, seat: int, phrase: str) -> None:
        """A player says a phrase here."""
        self._phrases.append((match, seat, phrase))
        self._unsent.set()

    async def _send(self) -> None:
        await self._unsent.wait()
        self._unsent.clear()
        await self._flush()

    async def _send_attendance(self) -> None:
        """Apart from the rest: entries must not wait for who comes and goes."""
        await self._met.wait()
        self._met.clear()
        await self._flush_attendance()
        await asyncio.sleep(PAUSE)

    async def _flush(self) -> None:
        news, self._news = self._news, {}
        phrases, self._phrases = self._phrases, []
        wishes, announcing = self.thinking.to_tell(), self._announcing and self.thinking.thinks
        self._announcing = False
        self.counts["sent"] += sum(map(bool, (news, phrases, wishes, announcing)))
        if announcing:
            await self._channel.send("engine", [])
        if spans := traces.told(news):
            await self._channel.send("trace", spans)
        if news:
            await self._channel.send("news", [*news.items()])
        if wishes:
            await self._channel.send("think", wishes)
        if phrases:
            await self._channel.send("said", phrases)

    async def _flush_attendance(self) -> None:
        attended, self._attended = self._attended, set()
        if attended:
            self.counts["sent"] += 1
            here = [(each, *self._matches.attendance(each)) for each in attended]
            await self._channel.send("here", here)

    async def _repeat(self) -> None:
        self.thinking.repeat()
        self._introduce()
        for match in self._elsewhere.forget():
            self._matches.elsewhere(match)

    def _introduce(self) -> None:
        """Tell the others what they may not know: who is connected, and whether computers think here."""
        self._attended.update(self._matches.attended())
        self._announcing = True
        self._unsent.set()
        self._met.set()

    # What it learns

    def _connected(self) -> None:
        """Ask the others what they know, and tell them."""
        self._introduce()
        self._greeting = asyncio.create_task(self._channel.send("hello", []))

    def _heard(self, kind: str, node: str, items: list[list[Any]]) -> None:
        self.counts["heard"] += 1
        match kind:
            case "news":
                for match, seq in items:
                    if seq:  # who still wants a computer to think asks again
                        self.thinking.queue.discard(match)
                    self._matches.changed(match, seq)
            case "trace":
                traces.heard(items)
            case "think":
                self.thinking.heard(items)
            case "engine":
                self.thinking.heard_of(node, thinks=True)
            case "said":
                for match, seat, phrase in items:
                    self._matches.said(match, seat, phrase)
            case "here":
                for match, *counts in items:
                    self._elsewhere.tell(match, node, Attendance(*counts))
                    self._matches.elsewhere(match)
            case "hello":
                self._introduce()
            case "gone":
                self.thinking.heard_of(node, thinks=False)
                self._urged.set()
                for match in self._elsewhere.forget(node):
                    self._matches.elsewhere(match)
            case _:
                pass  # of a later version

    async def _look(self) -> None:
        """Find out what was missed."""
        followed = self._matches.followed()
        if followed:
            marks = await self._shared.marks(followed)
            for match in followed:
                self._matches.marked(match, marks.get(match))

    # What it does

    async def _beat(self) -> None:
        try:
            await self._ask_time()
        except StorageFailure:
            self._missed = True
            await self._ask_time()  # at once: until there is an answer, players may be sent to other servers

    async def _ask_time(self) -> None:
        asked = self.clock.reading()
        beat = await self._shared.beat()
        self._answered, self._missed = self.clock.reading(), False
        self.clock.tell(asked, beat)

    async def _keep(self) -> None:
        """Keep this server's claims. The next time does not wait for a slow answer: they would expire."""
        keeping = asyncio.create_task(_safely(self._claims.keep))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._keeping.discard)
        await asyncio.wait((keeping,), timeout=LOOK)

    async def _settle(self) -> None:
        await self._claims.settle()

    async def _see_to(self) -> None:
        """Find what no other server sees to: twice a second, or if urged."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._urged.wait(), LOOK)
        self._urged.clear()
        if not self._draining:
            await self.thinking.find(self._attendance)
            await self._claims.take_over(self.clock.now() - LATE, self._matches.unplayable())

    def _attendance(self, match: str) -> Attendance:
        """The connections to a match, at all servers."""
        here, elsewhere = self._matches.attendance(match), self._elsewhere.of(match)
        return Attendance(*map(sum, zip(here, elsewhere, strict=True)))


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        await _safely(work)


async def _forever(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        if not await _safely(work):
            await asyncio.sleep(TICK)


async def _safely(work: Callable[[], Awaitable[None]]) -> bool:
    """Whether it succeeded. A failing database ends no task: the store reports it."""
    try:
        await work()
    except SkirmishError:
        return False
    except Exception:
        logger().exception("fault", where="node")
        return False
    return True
