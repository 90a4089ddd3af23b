"""A table: one match and whoever is at it. The only one who changes that match, one change after the other.

What is in memory is what the log holds: it is replaced after a commit and never before. If the database
fails so that nobody knows what it holds, the table is given up, and the next one who comes has it loaded from
the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Any, Final, Literal, Protocol

from msgspec import structs

from skirmish.core import NORTH, SOUTH, Decide, MatchError, Seat
from skirmish.i18n.speaker import Speaker
from skirmish.match import Match
from skirmish.server import wire as messages
from skirmish.server.clock import Moment
from skirmish.server.matches import keys
from skirmish.server.matches.access import Chair, RevokedKey, UnknownKey, Viewer
from skirmish.server.matches.bot_seat import Opponents, Thinking
from skirmish.server.matches.log import (
    Deed,
    Present,
    Request,
    Step,
    again,
    follows,
    happen,
    request_of,
    standing,
)
from skirmish.server.matches.projection import Telling
from skirmish.server.storage import (
    Kept,
    Opened,
    Renewal,
    Role,
    StaleEntry,
    Standing,
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

    def __init__(self, hub: Hub, kept: Kept, present: Present, steps: list[Step]) -> None:
        self.id = kept.match.id
        self.stored = kept.match
        self._hub = hub
        self._present = present
        self._steps = steps
        self._standing: Standing = kept.standing
        self._ids = {step.entry.action_id: step.entry.seq for step in steps if step.entry.action_id}
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
        self._told_joined = present.joined
        self._told_presence: dict[Viewer, bytes] = {}

    @classmethod
    async def load(cls, hub: Hub, match: str) -> Table | None:
        """The table of a match, from its log."""
        kept = await hub.store.load(match)
        if kept is None:
            return None
        present, steps = Present(), list[Step]()
        for entry in kept.entries:
            present, step = again(kept.match, present, entry)
            steps.append(step)
            if len(steps) % _AT_ONCE == 0:
                await asyncio.sleep(0)
        table = cls(hub, kept, present, steps)
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
        return self._present.match

    @property
    def present(self) -> Present:
        """Where the match stands."""
        return self._present

    @property
    def started(self) -> int | None:
        """When the match began."""
        return next((step.entry.at for step in self._steps if step.entry.kind == "start"), None)

    def welcome(self, chair: Chair) -> Welcome:
        """What the match is."""
        return self._telling.welcome(self._present, chair.role, self._commitment)

    def state(self, chair: Chair, since: int) -> State:
        """Where it stands, with the entries after ``since``, as a chair may see it."""
        return self._telling.state(self._present, self._steps, chair.role, since, self._hub.clock.now())

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
        return "away" if self._been[seat] or self._present.joined[seat] is not None else "never"

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
        if self._present.match is None:
            raise MatchError("not-started")
        return self._present.match.view(chair.seat)

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
        viewer.seen = self._present.seq
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
        present, made = self._present, dict[tuple[Role, int], bytes]()
        joined = present.joined != self._told_joined
        self._told_joined = present.joined
        presence = encode(self.presence())
        for viewer, chair in list(self._viewers.items()):
            if joined:
                viewer.send(_once(made, (chair.role, -1), partial(self.welcome, chair)))
            if viewer.seen != present.seq:
                since = viewer.seen
                viewer.send(_once(made, (chair.role, since), partial(self.state, chair, since)))
                viewer.seen = present.seq
            if self._told_presence.get(viewer) != presence:
                self._told_presence[viewer] = presence
                viewer.send(presence)

    # What changes it

    async def join(self, chair: Chair, message: messages.Join) -> Ack:
        """Take the chair's seat. When both are taken the match starts."""
        payload = {"name": message.name, "entropy": message.entropy}
        request = ("join", message.name, message.entropy)
        return await self._request(chair, message.id, request, "join", payload)

    async def act(self, chair: Chair, message: messages.Act) -> Ack:
        """Decide."""
        payload = {"prompt": message.prompt, "token": message.token}
        return await self._request(chair, message.id, ("act", message.prompt, message.token), "act", payload)

    async def ask(self, chair: Chair, message: messages.Ask) -> Ack:
        """Anything besides a decision."""
        return await self._request(chair, message.id, (message.kind,), message.kind, {})

    async def _request(
        self, chair: Chair, name: str, request: Request, kind: messages.EntryKind, payload: Mapping[str, Any]
    ) -> Ack:
        seat = chair.seat
        if seat is None:
            raise MatchError("only-watching")

        async def answer() -> Ack:
            async with self._lock:
                self._check_key(chair)
                # Each seat has ids of its own: nobody can use up the other's, or a computer's.
                action_id = f"{seat.letter} {name}"
                seq = self._ids.get(action_id)
                if seq is None:
                    now = self._hub.clock.now()
                    await self._flag(now, refuse=True)
                    seq = await self._do(Deed(kind, seat, now, payload, action_id))
                elif request_of(self._steps[seq - 1].entry) != request:
                    raise MatchError("action-id-used", id=name)
                return Ack(name, seq)

        # Whoever asked may go away meanwhile; a commit that is under way has to be followed up all the same.
        return await asyncio.shield(self._hub.work(answer()))

    async def decide(self, seat: Seat, prompt: int, token: str) -> bool:
        """A computer decides; False if that is no longer asked."""
        async with self._lock:
            now = self._hub.clock.now()
            await self._flag(now)
            if self._lost or self._present.prompt != prompt or not self._awaits(seat):
                return False
            payload = {"prompt": prompt, "token": token}
            await self._do(Deed("act", seat, now, payload, f"{seat.letter} computer-{prompt}"))
            return True

    async def flag(self) -> None:
        """End the match if somebody's time is up."""
        async with self._lock:
            if not self._lost:
                await self._flag(self._hub.clock.now())
                self._hub.due(self.id, self._standing.due)  # an alarm that rang early rings again

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
        if self.stored.levels[other] is not None or self._present.joined[other] is not None:
            raise MatchError("not-your-key")

    def _is_revoked(self, chair: Chair) -> bool:
        return chair.role in self._renewed and self._renewed[chair.role] != chair.key

    def _check_key(self, chair: Chair) -> None:
        if self._lost:
            raise StorageFailure("storage-unclear")
        if self._is_revoked(chair):
            raise RevokedKey("revoked-key")

    def _awaits(self, seat: Seat) -> bool:
        match = self._present.match
        return match is not None and isinstance(match.pending, Decide) and match.pending.seat is seat

    async def _flag(self, now: int, *, refuse: bool = False) -> None:
        """End the match if time is up by ``now``, and refuse whatever came too late."""
        match = self._present.match
        loser = None if match is None or match.clock is None else match.clock.flagged(now)
        if loser is None:
            return
        await self._do(Deed("flag", loser, now))
        if refuse:
            raise MatchError("time-is-up", seat=loser.word)

    async def _do(self, deed: Deed) -> int:
        """Do it and what follows by itself: commit, then replace what is in memory. The entry's number."""
        stored, present, steps = self.stored, self._present, list[Step]()
        following: Deed | None = deed
        while following is not None:
            if following.kind == "rematch" and present.rematch not in (None, following.seat):
                following = replace(following, payload={"next": keys.new_match_id()})
            present, step = happen(stored, present, following)
            steps.append(step)
            following = follows(stored, present, step)
        stands = standing(stored, present)
        opened: tuple[Opened, ...] = ()
        if present.next is not None and self._present.next is None:
            opened = (self._hub.rematch(stored, present.next, deed.at),)
        try:
            entries = [step.entry for step in steps]
            await self._hub.store.append(entries, None if stands == self._standing else stands, opened)
        except (StaleEntry, StorageFailure) as error:
            self._give_up()
            raise StorageFailure("storage-unclear") from error
        self._present, self._standing = present, stands
        self._steps += steps
        for step in steps:
            if step.entry.action_id is not None:
                self._ids[step.entry.action_id] = step.entry.seq
        for each in opened:
            self._hub.opened(each)
        self._go_on()
        self._hub.changed(self)
        return steps[0].entry.seq

    def _go_on(self) -> None:
        """What the match waits for by itself: a moment, or a computer."""
        self._hub.due(self.id, self._standing.due)
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
