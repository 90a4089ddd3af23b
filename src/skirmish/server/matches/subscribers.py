"""The subscribers of one match: which seats are present, and what each subscriber was sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from skirmish.core import NORTH, SOUTH, Seat, value
from skirmish.match import Snapshot
from skirmish.server.matches.access import SEATS, Grant, Subscriber
from skirmish.server.matches.projection import Projection
from skirmish.server.nodes.attendance import NOBODY, Attendance
from skirmish.server.storage.entries import Role, StoredMatch
from skirmish.server.wire.server import Presence, encode

_ROLES: Final[tuple[Role, Role]] = ("south", "north")


@value
class Outlook:
    """What a role sees at a moment: those who watch late see another one than the players."""

    projection: Projection
    presence: Presence
    now: int


class Subscribers:
    """Sends each subscriber what it has not seen yet. Equal messages are built once per round."""

    __slots__ = (
        *("_elsewhere", "_grants", "_here", "_players", "_presence", "_sent_presence", "_since", "_stored"),
        *("_visited",),
    )

    def __init__(self, stored: StoredMatch, snapshot: Snapshot, showing: int | None = None) -> None:
        self._stored = stored
        self._grants: dict[Subscriber, Grant] = {}
        self._here: dict[Role, int] = dict.fromkeys(SEATS, 0)
        """The connections of each role."""
        self._visited = [False, False]
        self._since: list[int | None] = [None, None]
        self._players: dict[Role, Any] = dict.fromkeys(SEATS, (snapshot.joined, snapshot.opened, showing))
        """What the last ``welcome`` to each role said that may change."""
        self._sent_presence: dict[Subscriber, Presence] = {}
        self._elsewhere = NOBODY
        self._presence: tuple[Presence, Any, bool] | None = None
        """The latest :meth:`presence`, and of what; None once a connection has come or gone since."""

    def __len__(self) -> int:
        return len(self._grants)

    def add(self, subscriber: Subscriber, grant: Grant, now: int) -> None:
        """Subscribe."""
        if grant.seat is not None and not self._is_present(grant.role):
            self._visited[grant.seat], self._since[grant.seat] = True, now
        self._grants[subscriber] = grant
        self._here[grant.role] += 1
        self._presence = None

    def remove(self, subscriber: Subscriber, now: int) -> bool:
        """Unsubscribe; whether it was subscribed."""
        grant = self._grants.pop(subscriber, None)
        self._sent_presence.pop(subscriber, None)
        if grant is None:
            return False
        self._here[grant.role] -= 1
        self._presence = None
        if grant.seat is not None and not self._is_present(grant.role):
            self._since[grant.seat] = now
        return True

    def attend_elsewhere(self, attendance: Attendance, now: int) -> bool:
        """Other servers have these connections; whether that is new."""
        before, self._elsewhere, self._presence = self._elsewhere, attendance, None
        for seat, role in enumerate(_ROLES):
            if bool(before[seat]) != bool(attendance[seat]) and not self._here[role]:
                self._visited[seat], self._since[seat] = True, now
        return before != attendance

    @property
    def attendance(self) -> Attendance:
        """The connections here."""
        return Attendance(
            self._here["south"], self._here["north"], self._here["watch"] + self._here["public"]
        )

    def with_grant(self, condition: Callable[[Grant], bool]) -> list[Subscriber]:
        """The subscribers whose grants meet a condition."""
        return [subscriber for subscriber, grant in self._grants.items() if condition(grant)]

    def tell_players(self, message: bytes, but: Subscriber | None = None) -> None:
        """Send a message to every player's connections here but one."""
        for subscriber in self.with_grant(lambda grant: grant.seat is not None):
            if subscriber is not but:
                subscriber.send(message)

    def close_all(self, reason: str) -> None:
        """Close every subscriber and forget it."""
        closing, self._grants, self._sent_presence = list(self._grants), {}, {}
        self._here, self._presence = dict.fromkeys(SEATS, 0), None
        for subscriber in closing:
            subscriber.close(reason)

    def presence(self, snapshot: Snapshot, thinking: bool) -> Presence:
        """Which seats are present, and since when."""
        known = self._presence
        if known is not None and known[1] is snapshot.joined and known[2] == thinking:
            return known[0]
        found = Presence(
            seats=(self._seat_presence(SOUTH, snapshot), self._seat_presence(NORTH, snapshot)),
            since=(self._since[SOUTH], self._since[NORTH]),
            watchers=self.watchers,
            thinking=thinking,
        )
        self._presence = found, snapshot.joined, thinking
        return found

    def greet(self, subscriber: Subscriber, outlook: Outlook) -> None:
        """Send a new subscriber Welcome, State with a page of the entries after ``seen``, and Presence."""
        role = self._grants[subscriber].role
        subscriber.send(encode(outlook.projection.welcome(role)))
        state = outlook.projection.state(role, subscriber.seen, outlook.now)
        subscriber.send(encode(state))
        subscriber.seen = state.seq
        self._sent_presence[subscriber] = presence = self._to(role, outlook.presence)
        subscriber.send(encode(presence))

    def publish(self, current: Outlook, look: Callable[[Role], Outlook]) -> bool:
        """Send every subscriber what it has not seen, up to a page of entries; whether that was all.

        ``current`` is the outlook of every role with a key, ``look`` gives those of the others.
        """
        built, complete = dict[tuple[Role, int], tuple[bytes, int]](), True
        roles: dict[Role, tuple[Outlook, bool, Presence]] = {}
        for subscriber, grant in [*self._grants.items()]:
            role = grant.role
            if role not in roles:
                roles[role] = self._looked(role, look(role) if role == "public" else current)
            outlook, joined, presence = roles[role]
            projection, since = outlook.projection, subscriber.seen
            if joined:
                if (role, -1) not in built:
                    built[role, -1] = encode(projection.welcome(role)), 0
                subscriber.send(built[role, -1][0])
            if since != projection.snapshot.seq:
                if (role, since) not in built:
                    state = projection.state(role, since, outlook.now)
                    built[role, since] = encode(state), state.seq
                message, subscriber.seen = built[role, since]
                subscriber.send(message)
                complete = complete and subscriber.seen == projection.snapshot.seq
            if self._sent_presence.get(subscriber) != presence:
                self._sent_presence[subscriber] = presence
                subscriber.send(encode(presence))
        return complete

    def _looked(self, role: Role, outlook: Outlook) -> tuple[Outlook, bool, Presence]:
        """What a role sees, whether a player has joined since it was told last, and the presence."""
        snapshot = outlook.projection.snapshot
        players = snapshot.joined, snapshot.opened, outlook.projection.showing
        joined = players != self._players[role]
        self._players[role] = players
        return outlook, joined, self._to(role, outlook.presence)

    def _to(self, role: Role, presence: Presence) -> Presence:
        """The presence as a role is told it: a player also learns in how many places their seat is open."""
        places = self._connections(role)
        return presence if SEATS[role] is None or places == 1 else replace(presence, places=places)

    @property
    def watchers(self) -> int:
        """How many watch, with a key or without one."""
        return self._here["watch"] + self._here["public"] + self._elsewhere.watchers

    @property
    def attended(self) -> bool:
        """Whether there is any connection, here or elsewhere."""
        return bool(self._grants) or any(self._elsewhere)

    @property
    def played(self) -> bool:
        """Whether a player is connected, here or elsewhere."""
        return any(map(self._is_present, _ROLES))

    def anyone(self) -> bool:
        """Whether anyone watches here without a key."""
        return self._here["public"] > 0

    def present(self, seat: Seat) -> bool:
        """Whether a seat has a connection here."""
        return self._here[_ROLES[seat]] > 0

    def _connections(self, role: Role) -> int:
        seat = SEATS[role]
        return self._here[role] + (0 if seat is None else self._elsewhere[seat])

    def _is_present(self, role: Role) -> bool:
        return self._connections(role) > 0

    def _seat_presence(self, seat: Seat, snapshot: Snapshot) -> Literal["here", "away", "never", "computer"]:
        if self._stored.levels[seat] is not None:
            return "computer"
        if self._is_present(_ROLES[seat]):
            return "here"
        return "away" if self._visited[seat] or snapshot.joined[seat] is not None else "never"
