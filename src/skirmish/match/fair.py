"""Fair chance by commit and reveal: no party can choose the dice, and anyone can check them afterwards.

The host publishes the SHA-256 of its secret first, and the secret when the match is over. In scheme 2 the
host contributes nothing else, and each seat publishes the SHA-256 of its entropy before any is opened. In
scheme 1, of earlier versions, seats name their entropies one after the other, so the last one can choose.

Chance events are numbered from 0 in the order in which they happen; what is taken back has used up its
number. After a server was restored from a backup, its epoch, a number that every restore raises, is mixed
in, so that what was seen before does not come again. ``docs/fairness.md`` states all of this exactly, so that
anyone can recompute a match.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import pairwise

from skirmish.core import NORTH, SOUTH, Below, MatchError
from skirmish.records.grammar import is_tag_value

SHORTEST_SECRET = 16
"""In bytes. A shorter secret could be found from its commitment by brute force."""

SCHEMES = (1, 2)
_BLOCK = 1 << 256


@dataclass(frozen=True, slots=True)
class FairChance:
    """A match's stream of chance: a secret and the two seats' entropies.

    In scheme 2 an empty entropy says that the seat contributes nothing: the host plays it.
    """

    secret: bytes = field(repr=False)
    south: str
    north: str
    scheme: int = 1
    epochs: tuple[tuple[int, int], ...] = ()
    """The number of a chance event, and the epoch from that event on; both ascend."""
    _prefix: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes):
            raise TypeError(f"a secret is bytes, not {type(self.secret).__name__}")
        if len(self.secret) < SHORTEST_SECRET:
            raise MatchError("secret-too-short", bytes=len(self.secret), least=SHORTEST_SECRET)
        for seat, entropy in ((SOUTH, self.south), (NORTH, self.north)):
            if not is_tag_value(entropy):
                raise MatchError("bad-entropy", seat=seat.word)
        if self.scheme not in SCHEMES:
            raise ValueError(f"no scheme {self.scheme}")
        if any(event <= before[0] or epoch <= before[1] for before, (event, epoch) in self._pairs()):
            raise ValueError(f"epochs must ascend: {self.epochs}")
        object.__setattr__(self, "_prefix", self._head(0))

    def _pairs(self) -> Iterable[tuple[tuple[int, int], tuple[int, int]]]:
        return pairwise(((-1, 0), *self.epochs))

    def _head(self, epoch: int) -> bytes:
        name = f"skirmish fair chance {self.scheme}" + (f" epoch {epoch}" if epoch else "")
        return b"".join(_text(each) for each in (name, self.south, self.north))

    def restored(self, event: int, epoch: int) -> FairChance:
        """The stream with another epoch from that event on, which is the next one."""
        kept = tuple(each for each in self.epochs if each[0] < event)
        return replace(self, epochs=(*kept, (event, epoch)))

    @property
    def commitment(self) -> str:
        """The secret's SHA-256 in hexadecimal, published before the first token."""
        return sha256(self.secret).hexdigest()

    @property
    def seat_commitments(self) -> tuple[str | None, str | None]:
        """What each seat committed to before any entropy was opened; None if it has nothing to open."""
        south, north = (sha256(each.encode()).hexdigest() for each in (self.south, self.north))
        own = self.scheme == 2
        return south if own and self.south else None, north if own and self.north else None

    def below(self, event: int) -> Below:
        """The source of chance for event number ``event``, counted from 0."""
        epoch = max((each for since, each in self.epochs if since <= event), default=0)
        message = (self._head(epoch) if epoch else self._prefix) + _u64(event)
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
