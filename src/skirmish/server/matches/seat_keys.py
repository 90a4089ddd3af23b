"""Keys: they grant a seat or the right to watch. Only their hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from skirmish.core import MatchError
from skirmish.server.matches.access import Grant, RevokedKey
from skirmish.server.storage.entries import Role
from skirmish.server.storage.store import Store

KEY_BYTES: Final = 24
"""192 bits: too many to try, so one round of SHA-256 is enough to store a key."""

_ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_key() -> str:
    """A key, to be shown once: 32 characters that need no escaping in a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> bytes:
    """What is stored of a key."""
    return sha256(key.encode()).digest()


def new_match_id() -> str:
    """A match's id: 16 characters of 0-9 and a-z. Not a secret, but unique."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


class RevokedKeys:
    """The keys of one match that were renewed since it was loaded, so that older grants end."""

    __slots__ = ("_valid",)

    def __init__(self) -> None:
        self._valid: dict[Role, bytes | None] = {}
        """The hash that is valid now, for roles whose key was renewed."""

    def renew(self, role: Role, key: bytes | None) -> bool:
        """Only this key (its hash) is valid for a role from now on; None: no key is. Whether that is news."""
        known = role in self._valid and self._valid[role] == key
        self._valid[role] = key
        return not known

    def has(self, grant: Grant) -> bool:
        """Whether a grant's key was revoked after it was granted."""
        return grant.role in self._valid and self._valid[grant.role] != grant.key

    def check(self, grant: Grant) -> None:
        """Raises :class:`RevokedKey` for such a grant."""
        if self.has(grant):
            raise RevokedKey("revoked-key")


def check_may_renew(grant: Grant, role: Role, *, withdrawn: bool) -> None:
    """A player may renew their own key, the spectators', and that of a seat with a withdrawn invitation."""
    if grant.seat is None:
        raise MatchError("only-watching")
    if role not in ("watch", grant.role) and not withdrawn:
        raise MatchError("not-your-key")


async def unknown_key(store: Store, match: str, claim: str) -> bytes:
    """The hash of a client's new key. Raises ``key-known`` if the match has or had a key with it."""
    key = bytes.fromhex(claim)
    if await store.role(match, key) is not None:
        raise MatchError("key-known")
    return key
