"""The messages that a client sends on the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from skirmish.server.wire.common import (
    Commitment,
    Entropy,
    Id,
    Key,
    KeyHash,
    Lang,
    MatchId,
    Message,
    Name,
    Place,
    Token,
    Word,
)

LARGEST = 2**53 - 1
"""The largest whole number that JavaScript represents exactly."""


class Hello(Message, tag="hello"):
    """The first message: the match, a key, and the ``seq`` of the last entry that the client has seen.

    Without a key it is to watch a match that anyone may watch.
    """

    match: MatchId
    key: Key | None = None
    lang: Lang = "en"
    since: Annotated[int, Meta(ge=0, le=LARGEST)] = 0


class Meet(Message, tag="meet"):
    """Instead of ``hello``: be told which seats are open, and which matches anyone may watch."""

    lang: Lang = "en"


class Join(Message, tag="join"):
    """Take the seat, with a name (or none) and the SHA-256 of one's own entropy for the dice and cards.

    ``claim`` is the SHA-256 of a key that the client has drawn and kept. It becomes the seat's only key, and
    the link is used up. Until an entropy is open, the seat may join again with another commitment.
    ``entropy`` instead of a commitment is for matches of scheme 1, which began before there was a scheme 2.
    """

    id: Id
    commitment: Commitment | None = None
    entropy: Entropy | None = None
    name: Name = ""
    claim: KeyHash | None = None


class Open(Message, tag="open"):
    """Disclose the entropy of one's commitment: possible once both seats are taken."""

    id: Id
    entropy: Entropy


class Act(Message, tag="act"):
    """Decide: a token in answer to the prompt of that number."""

    id: Id
    prompt: Annotated[int, Meta(ge=0, le=LARGEST)]
    token: Token


Request = Literal[
    "resign",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "take-back",
    "accept-takeback",
    "decline-takeback",
    "rematch",
]


class Ask(Message, tag="ask"):
    """Anything besides a decision. ``rematch``: offer one, or accept the opponent's offer."""

    id: Id
    kind: Request


class Look(Message, tag="look"):
    """Ask what a legal token would do."""

    id: Id
    token: Token


class Why(Message, tag="why"):
    """Ask why something can't go somewhere. ``source`` is a piece, a pad square or a card, or empty."""

    id: Id
    source: Place
    target: Place


class Hint(Message, tag="hint"):
    """Ask which of one's pieces can be hit next turn, by which and with which rolls."""

    id: Id


class Inspect(Message, tag="inspect"):
    """Ask what a place reaches and what can hit it."""

    id: Id
    place: Place


class Suggest(Message, tag="suggest"):
    """Ask for the decision that a level would make in one's place.

    ``partner``: the other seat's key, of someone who plays both sides at one screen.
    """

    id: Id
    level: Word
    partner: Key | None = None


class Phrase(Message, tag="phrase"):
    """Say one of the ``PHRASES`` to the other player."""

    id: Id
    phrase: Word


class Ping(Message, tag="ping"):
    """Ask for a ``pong``."""


FromPage = Hello | Meet | Join | Open | Act | Ask | Look | Why | Hint | Inspect | Suggest | Phrase | Ping

decode_from_page = msgspec.json.Decoder(FromPage).decode
