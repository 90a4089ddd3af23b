"""The grammar of the text bot protocol (docs/bots.md), used by both ends: :mod:`.host` and :mod:`.bot`.

One message per line, words separated by spaces, the keyword first. The ``..._line`` functions write a line;
each ``parse_...`` function reads what follows the keyword, and returns None if that is malformed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from skirmish.core import Options, Seat

VERSION: Final = "1"
HELLO: Final = f"hello skirmish {VERSION}"
"""The host's first line."""
BYE: Final = "bye"
LONGEST_HOST_LINE: Final = 1 << 20
"""Characters: a ``go`` lists every legal token, a few thousand at most."""
LONGEST_BOT_LINE: Final = 1 << 13
"""Bytes: an ``info`` with the longest principal variation takes a fraction of this."""
_LONGEST_TIME: Final = 9
"""Digits of the milliseconds in a ``go``: more than a week."""


def match_line(game: str, options: Options, seat: Seat) -> str:
    """``match GAME VARIANT seat S first N``: a match begins."""
    return f"match {game} {options.variant} seat {seat.letter} first {options.first.letter}"


def parse_match(words: Sequence[str]) -> tuple[str, Options, Seat] | None:
    """Game, options and the bot's seat. Further words are ignored: a later version may add some."""
    match words:
        case [game, variant, "seat", "S" | "N" as seat, "first", "S" | "N" as first, *_]:
            return game, Options(variant, Seat.from_letter(first)), Seat.from_letter(seat)
    return None


def token_line(token: str) -> str:
    """``token TOKEN``: this happened, as the bot's seat sees it."""
    return f"token {token}"


def go_line(milliseconds: int, legal: Iterable[str]) -> str:
    """``go MILLISECONDS legal TOKEN…``: decide."""
    return f"go {milliseconds} legal {' '.join(legal)}"


def parse_go(words: Sequence[str]) -> tuple[int, Sequence[str]] | None:
    """Milliseconds and the legal tokens, at least one."""
    match words:
        case [time, "legal", _, *_] if time.isascii() and time.isdigit() and len(time) <= _LONGEST_TIME:
            return int(time), words[2:]
    return None


def over_line(result: str, reason: str) -> str:
    """``over RESULT reason WHY``: the match is over."""
    return f"over {result} reason {' '.join(reason.split())}"


def name_line(name: str) -> str:
    """``name NAME``: the bot's answer to ``hello``."""
    return f"name {name}"


def play_line(token: str) -> str:
    """``play TOKEN``: the bot's answer to ``go``."""
    return f"play {token}"


def info_line(win: float, variation: Iterable[str]) -> str:
    """``info win 0.613 line TOKEN…``: what our levels report before they play."""
    return " ".join((f"info win {win:.3f} line", *variation))
