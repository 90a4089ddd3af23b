"""Codes of shared links: a moment of a match, or a position. A link carries what it shows; nothing is stored.

``MATCH-PLY-SIGNATURE`` is signed with the match's spectators' key: renewing that key revokes the links.
``GAME.TEXT`` holds the position string itself, compressed.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import re
import zlib
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from skirmish.server.request_error import RequestError

_MOMENT: Final = re.compile(r"([0-9a-z]{16})-(0|[1-9][0-9]{0,4})-([0-9A-Za-z_-]{16})")
_POSITION: Final = re.compile(r"([a-z][a-z0-9_]{0,31})\.([0-9A-Za-z_-]{1,1400})")
_LONGEST: Final = 2100
"""Bytes of a position and its variant."""
_WORDS: Final = (
    b"classic+minefield quick all-out blitz standard beginner S:roll N:roll S:d N:d S:after ,j:ssjjt c:SSSJT "
    b"6/4 /12/12/12 S2:play N2:play S1:play N1:play ;I@ ;H@ ;S@ ;T@ ;A@ ;P@ 2/2 ???????????????????????? "
    b"I@0,-1/I@0,1 "
)
"""What positions have in common. It must not change: every link was made with it."""


@dataclass(frozen=True, slots=True)
class SharedMoment:
    """A match after a number of tokens."""

    match: str
    ply: int
    signature: str


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """A position string and its variant."""

    game: str
    variant: str
    text: str


def moment_code(match: str, ply: int, key: bytes) -> str:
    """The code of a moment; ``key`` is the hash of the match's spectators' key."""
    return f"{match}-{ply}-{_signature(match, ply, key)}"


def is_signed(shared: SharedMoment, key: bytes) -> bool:
    """Whether a code was made with this key's hash."""
    return hmac.compare_digest(shared.signature, _signature(shared.match, shared.ply, key))


def _signature(match: str, ply: int, key: bytes) -> str:
    made = hmac.new(key, f"skirmish share {match} {ply}".encode(), sha256).digest()
    return base64.urlsafe_b64encode(made[:12]).decode()


def position_code(game: str, variant: str, text: str) -> str:
    """The code of a position."""
    packer = zlib.compressobj(9, wbits=-15, zdict=_WORDS)
    packed = packer.compress(f"{variant} {text}".encode()) + packer.flush()
    return f"{game}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def read_code(code: str) -> SharedMoment | SharedPosition:
    """What a code stands for. Raises ``not-found`` for anything else."""
    if found := _MOMENT.fullmatch(code):
        return SharedMoment(found[1], int(found[2]), found[3])
    if found := _POSITION.fullmatch(code):
        try:
            packed = base64.urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
            unpacker = zlib.decompressobj(wbits=-15, zdict=_WORDS)
            read = unpacker.decompress(packed, _LONGEST).decode("ascii")
        except (zlib.error, binascii.Error, UnicodeDecodeError):
            read = ""
        variant, space, text = read.partition(" ")
        if space and not unpacker.unconsumed_tail and read.isprintable():
            return SharedPosition(found[1], variant, text)
    raise RequestError("not-found", path="/s")
