"""All tables: making matches, finding the table that a key opens, keeping those in memory that are used."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final
from weakref import WeakValueDictionary

from skirmish import agents
from skirmish.core import NORTH, SOUTH, MatchError, Options, Seat, UnknownName
from skirmish.games import load
from skirmish.match import Change, FairChance, Issued, Snapshot
from skirmish.match.commands import TakeSeat
from skirmish.records import write_record
from skirmish.server.clock import Moment
from skirmish.server.matches import keys
from skirmish.server.matches.access import Chair, RevokedKey, UnknownKey
from skirmish.server.matches.actor import Table
from skirmish.server.matches.bot_seat import Opponents
from skirmish.server.matches.deadlines import Alarms
from skirmish.server.matches.log import entry_of, setup, status, time_control
from skirmish.server.ops.logging import logger
from skirmish.server.storage import Opened, Role, Store, StoredMatch
from skirmish.server.wire import Created, NewMatch, Renewed, RenewKey, SeatPlan

KEEP: Final = 500
"""Tables that stay in memory though nobody looks: a megabyte or two each. Those with viewers always do."""
MOST_CARE: Final = 8
"""Matches that are loaded at once because time is up in them: after a long pause that may be thousands."""
MOST_THOUGHTS: Final = 200
"""Computers that think at once before more are woken after a restart: each holds its table in memory."""
AGAIN: Final = 1_000
"""Milliseconds after which a match is loaded again that the database would not give."""


class Tables:
    """The hall: every match that this server keeps. ``await start()`` before use.

    Requests, thoughts and alarms run as tasks of its own; :meth:`close` sees them to their end.
    """

    def __init__(self, store: Store, clock: Moment, opponents: Opponents, *, keep: int = KEEP) -> None:
        self.store = store
        self.clock = clock
        self.opponents = opponents
        self._keep = keep
        # Whoever sits at a table keeps it alive; the others live as long as they are among the last used. A
        # table that anybody still has is found again, so that no match ever has two.
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._alarms = Alarms(clock, self._ring)
        self._care = asyncio.Semaphore(MOST_CARE)
        self._changed: dict[Table, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Go on where the server stopped: clocks that run, computers that have to decide.

        No match is loaded before something is due in it.
        """
        for match, at in await self.store.open_matches_due():
            self._alarms.set(match, at)
        waiting = await self.store.computers_to_move()
        if waiting:
            self.thought(self._wake(waiting))

    async def close(self) -> None:
        """Stop: what has been begun is committed and told, what is only thought about is left."""
        self._closing = True
        self._alarms.close()
        while pending := [*self._thoughts, *self._work, *self._loading.values()]:
            for task in self._thoughts:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
        if self._telling is not None:
            await self._telling

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # What people ask for

    async def create(self, new: NewMatch) -> Created:
        """Set a match up. Its keys are in the answer and nowhere else."""
        now = self.clock.now()
        levels = _level(new.south), _level(new.north)
        first = Seat(secrets.randbelow(2)) if new.first == "random" else _seat(new.first)
        load(new.game).start(Options(new.variant, first))  # or it raises for a variant there is not
        time_control(new.clock)
        stored = StoredMatch(
            keys.new_match_id(), new.game, new.variant, first, levels, new.clock, secrets.token_bytes(32), now
        )
        watch, south, north = keys.new_key(), None, None
        held: list[tuple[Role, bytes]] = [("watch", keys.hashed(watch))]
        if levels[SOUTH] is None:
            south = keys.new_key()
            held.append(("south", keys.hashed(south)))
        if levels[NORTH] is None:
            north = keys.new_key()
            held.append(("north", keys.hashed(north)))
        opened = _opened(stored, now, tuple(held))
        await self.store.create(opened)
        self.opened(opened)
        return Created(stored.id, FairChance(stored.secret, "", "").commitment, watch, south, north)

    async def enter(self, match: str, key: str) -> Chair:
        """The chair that a key gives. Raises :class:`UnknownKey` (also for a match that there is not) or
        :class:`RevokedKey`."""
        key_hash = keys.hashed(key)
        holder = await self.store.role(match, key_hash)
        if holder is None:
            raise UnknownKey("unknown-key")
        if holder.revoked:
            raise RevokedKey("revoked-key")
        table = await self._table(match)
        if table is None:
            raise UnknownKey("unknown-key")
        return Chair(holder.role, table, key_hash)

    async def renew(self, match: str, key: str, plan: RenewKey) -> Renewed:
        """Make a key invalid, and another one valid if wanted."""
        chair = await self.enter(match, key)
        return await chair.table.renew(chair, plan)

    async def record(self, match: str, key: str) -> str:
        """The record, as whoever has that key may see it."""
        chair = await self.enter(match, key)
        table = chair.table
        if table.match is None or table.started is None:
            raise MatchError("not-started")
        date = datetime.fromtimestamp(table.started / 1000, UTC).date().isoformat()
        return write_record(table.match.record(chair.seat, {"Date": date}))

    # What tables need

    def changed(self, table: Table) -> None:
        """Let a table tell its viewers, soon."""
        self._changed[table] = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell(), name="skirmish telling")

    async def _tell(self) -> None:
        """One table at a time, so that acknowledgements, which cost little, go out in between."""
        while self._changed:
            await asyncio.sleep(0)
            for table in islice(self._changed, 1):
                del self._changed[table]
                try:
                    table.tell()
                except Exception:
                    logger().exception("fault", where="telling", match=table.id)

    def due(self, match: str, at: int | None) -> None:
        """Somebody's time will be up then."""
        if not self._closing:
            self._alarms.set(match, at)

    def rematch(self, of: StoredMatch, name: str, now: int) -> Opened:
        """The match after this one: the seats are swapped, so that the other one is first now.

        The same keys open it.
        """
        south, north = of.levels
        stored = StoredMatch(
            name, of.game, of.variant, of.first, (north, south), of.clock, secrets.token_bytes(32), now
        )
        return _opened(stored, now, (), of.id)

    def opened(self, opened: Opened) -> None:
        """A new match is committed; with computers on both seats it has begun."""
        if opened.status.computer_to_move:
            self.thought(self._wake([opened.match.id]))
        elif opened.status.due is not None:
            self.due(opened.match.id, opened.status.due)

    def given_up(self, table: Table) -> None:
        """Forget a table. It is loaded again soon: it may wait for a computer, and nobody else might come."""
        if self._live.get(table.id) is table:
            del self._live[table.id]
        self._kept.pop(table.id, None)
        self._changed.pop(table, None)
        if not self._closing:
            self.clock.call_at(self.clock.now() + AGAIN, lambda: self._ring(table.id))

    def work(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that comes to its end even if nobody waits for it any more."""
        return _held(work, self._work)

    def thought(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that is broken off when the server stops."""
        task = _held(work, self._thoughts)
        if self._closing:
            task.cancel()
        return task

    # How they are found

    async def _table(self, match: str) -> Table | None:
        """The table of a match, loaded if need be."""
        table = self._live.get(match)
        if table is None:
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
            table = await asyncio.shield(task)
            if table is None:
                return None
        self._kept[match] = table
        self._kept.move_to_end(match)
        if len(self._kept) > self._keep:
            self._kept.popitem(last=False)
        return table

    async def _load(self, match: str) -> Table | None:
        try:
            table = await Table.load(self, match)
            if table is not None:
                self._live[match] = table
            return table
        finally:
            del self._loading[match]

    def _ring(self, match: str) -> None:
        """Something is due at a match."""
        if not self._closing:
            self.work(self._look_after(match))

    async def _look_after(self, match: str) -> None:
        try:
            async with self._care:
                table = None if self._closing else await self._table(match)
                if table is not None:
                    await table.flag()
        except Exception:
            logger().exception("fault", where="alarm", match=match)
            if not self._closing:
                self.clock.call_at(self.clock.now() + 10 * AGAIN, lambda: self._ring(match))

    async def _wake(self, matches: list[str]) -> None:
        """Load matches in which a computer has to decide: loading one sets it to think."""
        for match in matches:
            while len(self._thoughts) > MOST_THOUGHTS:
                await asyncio.sleep(0.05)
            try:
                await self._table(match)
            except Exception:
                logger().exception("fault", where="waking", match=match)


def _held(work: Coroutine[Any, Any, Any], held: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    task = asyncio.create_task(work)
    held.add(task)

    def done(task: asyncio.Task[Any]) -> None:
        held.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits has it as well; if nobody does, it is no fault

    task.add_done_callback(done)
    return task


def _level(plan: SeatPlan) -> str | None:
    """The level of a seat's computer; None for a person."""
    if (plan.kind == "computer") != (plan.level is not None):
        raise MatchError("bad-seat-plan")
    if plan.level is not None and plan.level not in agents.names():
        raise UnknownName("unknown-agent", name=plan.level, known=", ".join(agents.names()))
    return plan.level


def _seat(word: str) -> Seat:
    return SOUTH if word == "south" else NORTH


def _opened(
    stored: StoredMatch, now: int, held: tuple[tuple[Role, bytes], ...], heir_of: str | None = None
) -> Opened:
    """A match with its first entries: computers join at once."""
    snapshot, changes = Snapshot(setup(stored)), list[Change]()
    for seat in Seat:
        if stored.levels[seat] is None:
            continue
        snapshot, more = snapshot.advance(Issued(TakeSeat("", secrets.token_hex(16)), seat, now))
        changes += more
    entries = tuple([entry_of(stored.id, change, None) for change in changes])
    return Opened(stored, status(snapshot), held, entries, heir_of)
