"""Phrases that two players say to each other. They change nothing and are not kept (decision 0027)."""

from __future__ import annotations

from msgspec.structs import replace

from skirmish.core import MatchError, Seat
from skirmish.core.errors import excerpt
from skirmish.presenter.structs import seat_name
from skirmish.server.matches.access import Grant, Subscriber
from skirmish.server.matches.actor import MatchActor
from skirmish.server.nodes.alone import Alone
from skirmish.server.nodes.node import ServerNode
from skirmish.server.wire.client import Phrase
from skirmish.server.wire.server import PHRASES, Phrased, encode


def say(grant: Grant, message: Phrase, speaker: Subscriber, node: ServerNode | Alone) -> Phrased:
    """Pass a player's phrase on to the other player and to the player's other tabs; the answer to it."""
    actor = grant.actor
    actor.check(grant)
    if grant.seat is None:
        raise MatchError("only-watching")
    if actor.match is None:
        raise MatchError("not-started")
    if actor.stored.computers:
        raise MatchError("only-between-people")
    if message.phrase not in PHRASES:
        raise MatchError("unknown-phrase", phrase=excerpt(message.phrase))
    said = Phrased(seat_name(grant.seat), message.phrase)
    actor.subscribers.tell_players(encode(said), speaker)
    node.say(actor.id, int(grant.seat), message.phrase)
    return replace(said, id=message.id)


def pass_on(actor: MatchActor, seat: Seat, phrase: str) -> None:
    """A player has said a phrase at another server."""
    actor.subscribers.tell_players(encode(Phrased(seat_name(seat), phrase)))
