"""Joining a match: what a client has to say for it, and the key that it claims its seat with."""

from __future__ import annotations

from skirmish.core import MatchError, Seat
from skirmish.match import Command, Snapshot
from skirmish.match.commands import TakeSeat
from skirmish.server.matches.access import Grant
from skirmish.server.matches.player_names import check_name
from skirmish.server.matches.seat_keys import unknown_key
from skirmish.server.storage.entries import Renewal
from skirmish.server.storage.store import Store


def check_joining(snapshot: Snapshot, command: Command, seat: Seat) -> None:
    """Refuse to join with a deceptive name, or without a commitment, as an outdated page does; a match of
    scheme 1 has none."""
    if not isinstance(command, TakeSeat):
        return
    check_name(command.name)
    scheme, vacant = snapshot.scheme, snapshot.joined[seat] is None
    if vacant and (command.commitment is None) == (scheme == 2):
        raise MatchError("wrong-scheme", scheme=scheme)


async def claimed(store: Store, match: str, grant: Grant, command: Command, now: int) -> Renewal | None:
    """The key that a command claims its seat with; None if it claims none, or the seat's own key."""
    if not isinstance(command, TakeSeat) or command.claim is None:
        return None
    if bytes.fromhex(command.claim) == grant.key:
        return None
    return Renewal(match, grant.role, await unknown_key(store, match, command.claim), now)
