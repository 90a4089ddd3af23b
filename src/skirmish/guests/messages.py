"""What a guest reads of a server's messages (docs/wire.md).

Unknown fields and message types are ignored, so that a guest can play on a server of a later edition.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

SeatName = Literal["south", "north"]


class ClockTerms(Struct):
    """The match's clock: time for each run of decisions, or for the whole game."""

    each: int | None = None
    total: int | None = None
    increment: int = 0


class TablePlayer(Struct):
    """Who plays a seat."""

    name: str = ""
    level: str | None = None
    joined: bool = False
    commitment: str | None = None
    opened: bool = False


class Greeting(Struct, tag="welcome", tag_field="type"):
    """The match and its players."""

    game: str
    variant: str
    first: SeatName
    seat: SeatName | None
    players: tuple[TablePlayer, TablePlayer]
    commitment: str
    clock: ClockTerms | None = None


class SeenToken(Struct):
    """A token as the guest's seat sees it."""

    token: str


class SeenEntry(Struct):
    """An entry of the match's log: what was played, or how many tokens were taken back."""

    seq: int
    played: list[SeenToken] = []
    undone: int = 0


class AskedPrompt(Struct):
    """What is asked, of which seat."""

    number: int
    seat: SeatName


class LegalToken(Struct):
    """A legal decision."""

    token: str


class TimesLeft(Struct):
    """Both seats' milliseconds left."""

    left: tuple[int, int]


class Ending(Struct):
    """How the match ended."""

    how: str
    result: Literal["south", "north", "draw"]


class Present(Struct, tag="state", tag_field="type"):
    """The present, and the entries that the guest had not seen."""

    seq: int
    entries: list[SeenEntry]
    prompt: AskedPrompt | None = None
    decisions: list[LegalToken] = []
    clock: TimesLeft | None = None
    draw: SeatName | None = None
    takeback: SeatName | None = None
    over: Ending | None = None


class Acknowledged(Struct, tag="ack", tag_field="type"):
    """A request was committed."""

    id: str


class Rejected(Struct, tag="refused", tag_field="type"):
    """A request was refused, or the first message was."""

    id: str | None
    code: str
    sentence: str
    facts: dict[str, object] = {}


Heard = Greeting | Present | Acknowledged | Rejected

_decode = msgspec.json.Decoder(Heard).decode
_TYPES = frozenset(each.__struct_config__.tag for each in (Greeting, Present, Acknowledged, Rejected))


class _Typed(Struct):
    type: str


_decode_type = msgspec.json.Decoder(_Typed).decode


def heard(text: str | bytes) -> Heard | None:
    """A message of the server; None for a type that a guest has no use for.

    Raises :class:`msgspec.MsgspecError` for anything that no Skirmish server says.
    """
    return _decode(text) if _decode_type(text).type in _TYPES else None
