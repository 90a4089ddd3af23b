"""Fair chance by commit and reveal: neither side can choose the dice, and anyone can check them afterwards.

How it works
    1. The host of the match draws a secret (at least 16 random bytes) and publishes its SHA-256, the
       *commitment*, before anything else.
    2. Then each seat supplies its *entropy*: any text. The host is already committed and the seats
       do not know the secret, so none of them can influence what follows.
    3. Every chance event is computed from the secret and both entropies, as below.
    4. When the match is over the secret is published. :func:`skirmish.match.verify` recomputes every event.

The scheme, exactly
    Chance events are numbered i = 0, 1, 2, ... in the order in which they happen. A takeback does not reset
    the numbering: what was rolled and then taken back has used up its number.

    Let ``u64(n)`` be n as 8 bytes, most significant first, and ``text(t)`` be ``u64(length of t in UTF-8
    bytes)`` followed by those bytes. Block k (k = 0, 1, 2, ...) of event i is the 256-bit whole number ::

        HMAC-SHA256(key = secret,
                    message = text("skirmish fair chance 1") + text(south's entropy)
                              + text(north's entropy) + u64(i) + u64(k))

    read most significant byte first. For a number below n, take the first block that is smaller
    than the greatest multiple of n up to 2**256, modulo n. Blocks that are not smaller are skipped, which
    makes all n numbers exactly equally likely. An event that needs a second number continues with the
    next block.

    The outcome is the one that :meth:`skirmish.core.Roll.pick` returns for that number, with n the sum of the
    weights: outcomes in the order of the game's ``pending``, each covering as many numbers as its weight.

In a record the values are the tags ``Commitment`` and ``Secret`` (lower-case hexadecimal), ``SouthEntropy``
and ``NorthEntropy``.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from hashlib import sha256

from skirmish.core import NORTH, SOUTH, Below, MatchError
from skirmish.records.grammar import is_tag_value

SHORTEST_SECRET = 16
"""In bytes. A shorter secret could be found from its commitment by brute force."""

_SCHEME = "skirmish fair chance 1"
_BLOCK = 1 << 256


@dataclass(frozen=True, slots=True)
class FairChance:
    """A match's stream of chance: a secret and the two seats' entropies (see the module docstring)."""

    secret: bytes = field(repr=False)
    south: str
    north: str
    _prefix: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes):
            raise TypeError(f"a secret is bytes, not {type(self.secret).__name__}")
        if len(self.secret) < SHORTEST_SECRET:
            raise MatchError("secret-too-short", bytes=len(self.secret), least=SHORTEST_SECRET)
        for seat, entropy in ((SOUTH, self.south), (NORTH, self.north)):
            if not is_tag_value(entropy):
                raise MatchError("bad-entropy", seat=seat.word)
        prefix = b"".join(_text(each) for each in (_SCHEME, self.south, self.north))
        object.__setattr__(self, "_prefix", prefix)

    @property
    def commitment(self) -> str:
        """The secret's SHA-256 in hexadecimal, published before the first token."""
        return sha256(self.secret).hexdigest()

    def below(self, event: int) -> Below:
        """The source of chance for event number ``event``, counted from 0."""
        message = self._prefix + _u64(event)
        block = 0

        def below(n: int) -> int:
            nonlocal block
            if not 0 < n <= _BLOCK:
                raise ValueError(f"n must be from 1 to 2**256, not {n}")
            limit = _BLOCK - _BLOCK % n
            while True:
                digest = hmac.digest(self.secret, message + _u64(block), "sha256")
                block += 1
                number = int.from_bytes(digest, "big")
                if number < limit:
                    return number % n

        return below


def _u64(number: int) -> bytes:
    return number.to_bytes(8, "big")


def _text(text: str) -> bytes:
    raw = text.encode()
    return _u64(len(raw)) + raw
