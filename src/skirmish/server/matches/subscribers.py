"""The subscribers of one match: which seats are present, and what each subscriber was sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.match import Snapshot
from skirmish.server.matches.access import SEATS, Grant, Subscriber
from skirmish.server.matches.projection import Projection
from skirmish.server.storage.entries import Role, StoredMatch
from skirmish.server.wire.server import Presence, encode

_ROLES: Final[tuple[Role, Role]] = ("south", "north")


class Subscribers:
    """Sends each subscriber what it has not seen yet. Equal messages are built once per round."""

    __slots__ = ("_grants", "_players", "_sent_presence", "_since", "_stored", "_visited")

    def __init__(self, stored: StoredMatch, snapshot: Snapshot) -> None:
        self._stored = stored
        self._grants: dict[Subscriber, Grant] = {}
        self._visited = [False, False]
        self._since: list[int | None] = [None, None]
        self._players = snapshot.joined, snapshot.opened
        """The players in the last ``welcome``."""
        self._sent_presence: dict[Subscriber, bytes] = {}

    def __len__(self) -> int:
        return len(self._grants)

    def add(self, subscriber: Subscriber, grant: Grant, now: int) -> None:
        """Subscribe."""
        if grant.seat is not None and not self._is_present(grant.role):
            self._visited[grant.seat], self._since[grant.seat] = True, now
        self._grants[subscriber] = grant

    def remove(self, subscriber: Subscriber, now: int) -> bool:
        """Unsubscribe; whether it was subscribed."""
        grant = self._grants.pop(subscriber, None)
        self._sent_presence.pop(subscriber, None)
        if grant is None:
            return False
        if grant.seat is not None and not self._is_present(grant.role):
            self._since[grant.seat] = now
        return True

    def with_grant(self, condition: Callable[[Grant], bool]) -> list[Subscriber]:
        """The subscribers whose grants meet a condition."""
        return [subscriber for subscriber, grant in self._grants.items() if condition(grant)]

    def close_all(self, reason: str) -> None:
        """Close every subscriber and forget it."""
        closing, self._grants, self._sent_presence = list(self._grants), {}, {}
        for subscriber in closing:
            subscriber.close(reason)

    def presence(self, snapshot: Snapshot, thinking: bool) -> Presence:
        """Which seats are present, and since when."""
        return Presence(
            seats=(self._seat_presence(SOUTH, snapshot), self._seat_presence(NORTH, snapshot)),
            since=(self._since[SOUTH], self._since[NORTH]),
            watchers=self._connections("watch"),
            thinking=thinking,
        )

    def greet(self, subscriber: Subscriber, projection: Projection, presence: Presence, now: int) -> None:
        """Send a new subscriber Welcome, State with a page of the entries after ``seen``, and Presence."""
        role = self._grants[subscriber].role
        subscriber.send(encode(projection.welcome(role)))
        state = projection.state(role, subscriber.seen, now)
        subscriber.send(encode(state))
        subscriber.seen = state.seq
        self._sent_presence[subscriber] = encoded = encode(self._to(role, presence))
        subscriber.send(encoded)

    def publish(self, projection: Projection, presence: Presence, now: int) -> bool:
        """Send every subscriber what it has not seen, up to a page of entries; whether that was all."""
        snapshot, built = projection.snapshot, dict[tuple[Role, int], bytes]()
        reached, complete = dict[int, int](), True
        players = snapshot.joined, snapshot.opened
        new_players, self._players = players != self._players, players
        present = {role: encode(self._to(role, presence)) for role in SEATS}
        for subscriber, grant in list(self._grants.items()):
            role, since = grant.role, subscriber.seen
            if new_players:
                if (role, -1) not in built:
                    built[role, -1] = encode(projection.welcome(role))
                subscriber.send(built[role, -1])
            if since != snapshot.seq:
                if (role, since) not in built:
                    state = projection.state(role, since, now)
                    built[role, since], reached[since] = encode(state), state.seq
                subscriber.send(built[role, since])
                subscriber.seen = reached[since]
                complete = complete and reached[since] == snapshot.seq
            if self._sent_presence.get(subscriber) != present[role]:
                self._sent_presence[subscriber] = present[role]
                subscriber.send(present[role])
        return complete

    def _to(self, role: Role, presence: Presence) -> Presence:
        """The presence as a role is told it: a player also learns in how many places their seat is open."""
        places = self._connections(role)
        return presence if role == "watch" or places == 1 else replace(presence, places=places)

    def _connections(self, role: Role) -> int:
        return sum(grant.role == role for grant in self._grants.values())

    def _is_present(self, role: Role) -> bool:
        return self._connections(role) > 0

    def _seat_presence(self, seat: Seat, snapshot: Snapshot) -> Literal["here", "away", "never", "computer"]:
        if self._stored.levels[seat] is not None:
            return "computer"
        if self._is_present(_ROLES[seat]):
            return "here"
        return "away" if self._visited[seat] or snapshot.joined[seat] is not None else "never"
