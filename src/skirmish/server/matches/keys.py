"""Keys that hold a seat or open a match to spectators: secrets of whoever has the link, hashed at rest."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 24
"""192 bits: nobody finds a key by trying, so one round of SHA-256 is enough to keep it."""

_ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_key() -> str:
    """A key, to be shown once: 32 characters that need no escaping in a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> bytes:
    """What is stored of a key."""
    return sha256(key.encode()).digest()


def new_match_id() -> str:
    """A match's name: 16 characters of 0-9 and a-z. No secret, but no two are alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))
