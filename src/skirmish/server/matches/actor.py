"""A table: one match and whoever is at it. The only one who changes that match, one change after the other.

What is in memory is what the log holds: it is replaced after a commit and never before. If the database
fails so that nobody knows what it holds, the table is given up, and the next one who comes has it loaded from
the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from typing import Any, Final, Literal, Protocol

from msgspec import structs

from skirmish.core import NORTH, SOUTH, Decide, MatchError, Seat
from skirmish.i18n.speaker import Speaker
from skirmish.match import Change, Command, Issued, Match, Snapshot
from skirmish.match.commands import Flag, Rematch, Submit
from skirmish.match.snapshot import as_asked
from skirmish.server import wire as messages
from skirmish.server.clock import Moment
from skirmish.server.matches import keys
from skirmish.server.matches.access import Chair, RevokedKey, UnknownKey, Viewer
from skirmish.server.matches.bot_seat import Opponents, Thinking
from skirmish.server.matches.log import entry_of, read_back, setup, status
from skirmish.server.matches.projection import Telling
from skirmish.server.storage import (
    Kept,
    MatchStatus,
    Opened,
    Renewal,
    Role,
    StaleEntry,
    StorageFailure,
    Store,
    StoredMatch,
)
from skirmish.server.wire import Ack, Presence, Renewed, RenewKey, State, Welcome, encode

__all__ = ["Chair", "Hub", "RevokedKey", "Table", "UnknownKey", "Viewer"]

_AT_ONCE: Final = 16
"""Entries that are read back before others get a turn: loading a long match keeps nobody waiting."""

_ROLES: Final[tuple[Role, Role]] = ("south", "north")
_Here = Literal["here", "away", "never", "computer"]


class Hub(Protocol):
    """What a table needs of the place where it stands."""

    store: Store
    clock: Moment
    opponents: Opponents

    def changed(self, table: Table) -> None:
        """Let it :meth:`~Table.tell`, soon: acknowledgements go first."""

    def due(self, match: str, at: int | None) -> None:
        """Somebody's time will be up then; None: nobody's."""

    def rematch(self, of: StoredMatch, name: str, now: int) -> Opened:
        """The match that comes after one, under a name."""

    def opened(self, opened: Opened) -> None:
        """A match was opened from a table, and is committed."""

    def given_up(self, table: Table) -> None:
        """Forget it: the log knows better."""

    def work(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that has to come to its end, whoever waits for it."""

    def thought(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that may be broken off."""


class Table:
    """One match in memory. Requests wait for each other; looking never waits."""

    def __init__(self, hub: Hub, kept: Kept, snapshot: Snapshot, changes: list[Change]) -> None:
        self.id = kept.match.id
        self.stored = kept.match
        self._hub = hub
        self._snapshot = snapshot
        self._changes = changes
        self._status: MatchStatus = kept.status
        self._ids = {entry.command_id: entry.seq for entry in kept.entries if entry.command_id}
        """The number of each command that was sent under an id."""
        self._commitment = sha256(kept.match.secret).hexdigest()
        self._telling = Telling(kept.match)
        self._thinking = Thinking(hub, kept.match)
        self._lock = asyncio.Lock()
        self._lost = False
        self._renewed: dict[Role, bytes | None] = {}
        """Roles whose keys were renewed since the table was loaded, with the hash that is valid now."""
        self._viewers: dict[Viewer, Chair] = {}
        self._been = [False, False]
        self._since: list[int | None] = [None, None]
        self._told_joined = snapshot.joined
        self._told_presence: dict[Viewer, bytes] = {}

    @classmethod
    async def load(cls, hub: Hub, match: str) -> Table | None:
        """The table of a match, from its log."""
        kept = await hub.store.load(match)
        if kept is None:
            return None
        snapshot, changes = Snapshot(setup(kept.match)), list[Change]()
        for entry in kept.entries:
            snapshot, change = read_back(snapshot, entry)
            changes.append(change)
            if len(changes) % _AT_ONCE == 0:
                await asyncio.sleep(0)
        table = cls(hub, kept, snapshot, changes)
        table._go_on()
        return table

    # What others may ask at any time

    @property
    def game_name(self) -> str:
        """The game that is played."""
        return self.stored.game

    @property
    def match(self) -> Match | None:
        """The match as it stands; None until both sides have joined."""
        return self._snapshot.match

    @property
    def snapshot(self) -> Snapshot:
        """The match with what surrounds it: who has joined, the prompt's number, the rematch."""
        return self._snapshot

    @property
    def started(self) -> int | None:
        """When the match began."""
        found = (each.issued for each in self._changes if each.issued.command.kind == "start")
        return next((issued.at for issued in found), None)

    def welcome(self, chair: Chair) -> Welcome:
        """What the match is."""
        return self._telling.welcome(self._snapshot, chair.role, self._commitment)

    def state(self, chair: Chair, since: int) -> State:
        """Where it stands, with the entries after ``since``, as a chair may see it."""
        return self._telling.state(self._snapshot, self._changes, chair.role, since, self._hub.clock.now())

    def presence(self) -> Presence:
        """Who is there."""
        roles = [chair.role for chair in self._viewers.values()]
        south, north = self._seat_presence(SOUTH, roles), self._seat_presence(NORTH, roles)
        return Presence(
            seats=(south, north),
            since=(self._since[SOUTH], self._since[NORTH]),
            watchers=roles.count("watch"),
            thinking=self._thinking.state,
        )

    def _seat_presence(self, seat: Seat, roles: list[Role]) -> _Here:
        if self.stored.levels[seat] is not None:
            return "computer"
        if _ROLES[seat] in roles:
            return "here"
        return "away" if self._been[seat] or self._snapshot.joined[seat] is not None else "never"

    def look(self, chair: Chair, message: messages.Look) -> messages.Looked:
        """What a legal token would do."""
        preview = self._telling.presenter.preview(self._view(chair), message.token)
        return messages.Looked(message.id, message.token, preview)

    def why(self, chair: Chair, message: messages.Why, speaker: Speaker) -> messages.Explained:
        """Why something is not possible."""
        reason = self._telling.presenter.why(self._view(chair), message.source, message.target, speaker)
        return messages.Explained(id=message.id, **structs.asdict(reason))

    def hint(self, chair: Chair, message: messages.Hint) -> messages.Hinted:
        """Which pieces can be hit next turn."""
        return messages.Hinted(message.id, self._telling.presenter.hints(self._view(chair)))

    def _view(self, chair: Chair) -> Any:
        self._check_key(chair)
        if self._snapshot.match is None:
            raise MatchError("not-started")
        return self._snapshot.match.view(chair.seat)

    # Who is there

    def attach(self, chair: Chair, viewer: Viewer) -> None:
        """Greet a viewer and tell it everything from now on.

        The greeting is Welcome, State with the entries after ``viewer.seen``, and Presence.
        """
        if self._lost or self._is_revoked(chair):
            viewer.close("going-down" if self._lost else "revoked-key")
            return
        seat = chair.seat
        if seat is not None and chair.role not in {each.role for each in self._viewers.values()}:
            self._been[seat], self._since[seat] = True, self._hub.clock.now()
        self._viewers[viewer] = chair
        viewer.send(encode(self.welcome(chair)))
        viewer.send(encode(self.state(chair, viewer.seen)))
        viewer.seen = self._snapshot.seq
        self._told_presence[viewer] = presence = encode(self.presence())
        viewer.send(presence)
        self._hub.changed(self)  # the others want to know as well

    def detach(self, viewer: Viewer) -> None:
        """Tell a viewer nothing any more."""
        chair = self._viewers.pop(viewer, None)
        self._told_presence.pop(viewer, None)
        if chair is None:
            return
        if chair.seat is not None and chair.role not in {each.role for each in self._viewers.values()}:
            self._since[chair.seat] = self._hub.clock.now()
        self._hub.changed(self)

    @property
    def viewers(self) -> int:
        """How many are looking."""
        return len(self._viewers)

    def tell(self) -> None:
        """Tell every viewer what it has not seen. What is the same for several is made once."""
        snapshot, made = self._snapshot, dict[tuple[Role, int], bytes]()
        joined = snapshot.joined != self._told_joined
        self._told_joined = snapshot.joined
        presence = encode(self.presence())
        for viewer, chair in list(self._viewers.items()):
            if joined:
                viewer.send(_once(made, (chair.role, -1), partial(self.welcome, chair)))
            if viewer.seen != snapshot.seq:
                since = viewer.seen
                viewer.send(_once(made, (chair.role, since), partial(self.state, chair, since)))
                viewer.seen = snapshot.seq
            if self._told_presence.get(viewer) != presence:
                self._told_presence[viewer] = presence
                viewer.send(presence)

    # What changes it

    async def issue(self, chair: Chair, name: str, command: Command) -> Ack:
        """Do what a seat commands. The same id (``name``) again changes nothing and gets the same answer.

        Taking the second seat starts the match.
        """
        seat = chair.seat
        if seat is None:
            raise MatchError("only-watching")

        async def answer() -> Ack:
            async with self._lock:
                self._check_key(chair)
                # Each seat has ids of its own: it can't use up the opponent's, or a computer's.
                command_id = f"{seat.letter} {name}"
                seq = self._ids.get(command_id)
                if seq is None:
                    now = self._hub.clock.now()
                    await self._flag(now, refuse=True)
                    seq = await self._do(Issued(command, seat, now), command_id)
                elif as_asked(self._changes[seq - 1].issued.command) != command:
                    raise MatchError("action-id-used", id=name)
                return Ack(name, seq)

        # The client may go away meanwhile; a commit that is under way has to be followed up all the same.
        return await asyncio.shield(self._hub.work(answer()))

    async def decide(self, seat: Seat, prompt: int, token: str) -> bool:
        """A computer decides; False if that is no longer asked."""
        async with self._lock:
            now = self._hub.clock.now()
            await self._flag(now)
            if self._lost or self._snapshot.prompt != prompt or not self._awaits(seat):
                return False
            await self._do(Issued(Submit(token, prompt), seat, now), f"{seat.letter} computer-{prompt}")
            return True

    async def flag(self) -> None:
        """End the match if somebody's time is up."""
        async with self._lock:
            if not self._lost:
                await self._flag(self._hub.clock.now())
                self._hub.due(self.id, self._status.due)  # an alarm that rang early rings again

    async def renew(self, chair: Chair, plan: RenewKey) -> Renewed:
        """Make keys invalid, and another one valid if wanted."""

        async def renewed() -> Renewed:
            async with self._lock:
                self._check_key(chair)
                self._check_renewal(chair, plan.role)
                key = keys.new_key() if plan.again else None
                new = None if key is None else keys.hashed(key)
                await self._hub.store.renew(Renewal(self.id, plan.role, new, self._hub.clock.now()))
                self._renewed[plan.role] = new
                for viewer, each in list(self._viewers.items()):
                    if self._is_revoked(each):
                        self.detach(viewer)
                        viewer.close("revoked-key")
                return Renewed(key)

        return await asyncio.shield(self._hub.work(renewed()))

    def _check_renewal(self, chair: Chair, role: Role) -> None:
        """One's own key, the spectators', or the other seat's as long as nobody has joined there."""
        if chair.seat is None:
            raise MatchError("only-watching")
        if role in ("watch", chair.role):
            return
        other = chair.seat.other
        if self.stored.levels[other] is not None or self._snapshot.joined[other] is not None:
            raise MatchError("not-your-key")

    def _is_revoked(self, chair: Chair) -> bool:
        return chair.role in self._renewed and self._renewed[chair.role] != chair.key

    def _check_key(self, chair: Chair) -> None:
        if self._lost:
            raise StorageFailure("storage-unclear")
        if self._is_revoked(chair):
            raise RevokedKey("revoked-key")

    def _awaits(self, seat: Seat) -> bool:
        match = self._snapshot.match
        return match is not None and isinstance(match.pending, Decide) and match.pending.seat is seat

    async def _flag(self, now: int, *, refuse: bool = False) -> None:
        """End the match if time is up by ``now``, and refuse whatever came too late."""
        match = self._snapshot.match
        loser = None if match is None or match.clock is None else match.clock.flagged(now)
        if loser is None:
            return
        await self._do(Issued(Flag(), loser, now))
        if refuse:
            raise MatchError("time-is-up", seat=loser.word)

    async def _do(self, issued: Issued, command_id: str | None = None) -> int:
        """Apply a command and what follows by itself: commit, then replace what is in memory.

        Gives the command's number.
        """
        rematch_id = keys.new_match_id() if isinstance(issued.command, Rematch) else None
        snapshot, changes = self._snapshot.advance(issued, rematch_id)
        now_is = status(snapshot)
        opened: tuple[Opened, ...] = ()
        if snapshot.next is not None and self._snapshot.next is None:
            opened = (self._hub.rematch(self.stored, snapshot.next, issued.at),)
        ids = (command_id, *[None] * (len(changes) - 1))
        entries = [entry_of(self.id, *each) for each in zip(changes, ids, strict=True)]
        try:
            await self._hub.store.append(entries, None if now_is == self._status else now_is, opened)
        except (StaleEntry, StorageFailure) as error:
            self._give_up()
            raise StorageFailure("storage-unclear") from error
        self._snapshot, self._status = snapshot, now_is
        self._changes += changes
        if command_id is not None:
            self._ids[command_id] = changes[0].seq
        for each in opened:
            self._hub.opened(each)
        self._go_on()
        self._hub.changed(self)
        return changes[0].seq

    def _go_on(self) -> None:
        """What the match waits for by itself: a moment, or a computer."""
        self._hub.due(self.id, self._status.due)
        self._thinking.consider(self)

    def _give_up(self) -> None:
        """Nobody knows what the log holds now: whoever is here comes back to a table that has read it."""
        self._lost = True
        self._thinking.stop()
        viewers, self._viewers, self._told_presence = list(self._viewers), {}, {}
        self._hub.given_up(self)
        for viewer in viewers:
            viewer.close("going-down")


def _once(made: dict[tuple[Role, int], bytes], key: tuple[Role, int], make: Callable[[], Any]) -> bytes:
    if key not in made:
        made[key] = encode(make())
    return made[key]
