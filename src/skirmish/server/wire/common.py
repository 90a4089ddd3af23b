"""What messages and bodies are made of: constrained strings, and parts that several of them share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skirmish.core import Event
from skirmish.presenter.structs import Facts, Part, SeatName

LONGEST_MESSAGE = 8 * 1024
"""Bytes that a client may send at once, on the socket or as a body."""

GameName = Annotated[str, Meta(max_length=32)]
"""A game's name; the registry says which there are."""
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""An id of the client's choice: the same id again changes nothing and gets the same answer."""
MatchId = Annotated[str, Meta(pattern=r"^[0-9a-z]{16}$")]
Key = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22,64}$")]
"""The secret of a seat or of the spectators. In a link it follows ``#``, which browsers never send."""
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Place = Annotated[str, Meta(max_length=32)]
"""A square, a space, a pad square (``+3``), a card in hand (its kind's word), or nothing."""
Name = Annotated[str, Meta(max_length=40)]
"""A player's name. Its NFKC form is shown; invisible characters and mixed alphabets are refused."""
Word = Annotated[str, Meta(max_length=32)]
"""The name of a variant or a level."""
Position = Annotated[str, Meta(max_length=2_000)]
"""A position string."""
Past = Annotated[str, Meta(max_length=64)]
"""What came before a position and its string leaves out, as a record's tag ``Past`` has it."""
Delay = Annotated[int, Meta(ge=0, le=3600)]
"""By how many seconds anyone who watches is late."""
Entropy = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[!-~]+$")]
"""A client's own random text for the dice and cards."""
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of an entropy, in hexadecimal."""
KeyHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a key, in hexadecimal."""
ViewName = Literal["south", "north", "watch", "open"]
"""How a replay is seen: as a seat or a spectator saw the match, or with nothing hidden."""
Lang = Literal["en", "it", "ko", "de", "no"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Anything on the socket."""


class ClockPlan(Part):
    """Time for the whole game with an increment, or for each run of decisions."""

    each: Annotated[int, Meta(ge=1_000, le=14 * 86_400_000)] | None = None
    total: Annotated[int, Meta(ge=10_000, le=86_400_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600_000)] = 0


class Happening(Part):
    """An event: the sentence is the message ``GAME-event-CODE`` with these facts."""

    code: str
    facts: Facts


def happening(event: Event) -> Happening:
    """An event as a viewer may see it; the caller has asked ``game.witness`` first."""
    return Happening(event.code, event.facts())


class PlayedToken(Part):
    """A token as the viewer may see it, and its events."""

    seat: SeatName
    token: str
    chance: bool
    events: list[Happening]
