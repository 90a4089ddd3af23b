"""The forms of what messages are made of: names, keys, tokens, places."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skirmish.presenter.structs import Facts, Part, SeatName

__all__ = [
    "LONGEST_MESSAGE",
    "Entropy",
    "Facts",
    "GameName",
    "Id",
    "Key",
    "Lang",
    "MatchId",
    "Message",
    "Name",
    "Part",
    "Place",
    "SeatName",
    "Token",
]

LONGEST_MESSAGE = 8 * 1024
"""Bytes: what a client may send at once, on the socket or as a body."""

GameName = Annotated[str, Meta(max_length=32)]
"""A game's name; the registry says which there are."""
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""An action's id, chosen by whoever asks: the same id again changes nothing and gets the same answer."""
MatchId = Annotated[str, Meta(pattern=r"^[0-9a-z]{16}$")]
Key = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{22,64}$")]
"""A seat's or the spectators' secret; the last part of a link, behind ``#``, where it is sent to nobody."""
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Place = Annotated[str, Meta(max_length=32)]
"""A square, a space, a pad square (``+3``), a card in hand (its kind's word), or nothing."""
Name = Annotated[str, Meta(max_length=40)]
Entropy = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[!-~]+$")]
Lang = Literal["en", "it", "ko", "de", "no"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Anything on the socket."""
