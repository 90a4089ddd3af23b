"""Reproducible chance: everything random about a game, derived from a seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from skirmish.core import Below, MatchError, Seat
from skirmish.match.fair import FairChance
from skirmish.records.grammar import is_tag_value

_SCHEME: Final = "skirmish seed 1"
RANDOM: Final = "random"
"""The first player is chosen by the seed."""


@dataclass(frozen=True, slots=True)
class Seed:
    """A text that determines all chance of a game: secret, entropies, first player, agents' choices.

    The same text and number give the same values in every version. ``number`` tells the games of one
    seed apart.
    """

    text: str
    number: int = 0

    @classmethod
    def asked_or_drawn(cls, asked: str | None, number: int = 0) -> Seed:
        """The requested seed, or an unguessable one for None."""
        if asked is None:
            return cls(secrets.token_hex(16), number)
        if not is_tag_value(asked):
            raise MatchError("bad-seed")
        return cls(asked, number)

    def fair(self) -> FairChance:
        """The match's stream of chance."""
        south, north = (self._derive(seat).hex()[:16] for seat in ("south", "north"))
        return FairChance(self._derive("secret"), south, north)

    def first(self, asked: str) -> Seat:
        """The seat that plays first, for ``S``, ``N`` or ``random``."""
        if asked != RANDOM:
            return Seat.from_letter(asked)
        return Seat(self._derive("first")[0] & 1)

    def agents(self, decision: int) -> Below:
        """The agents' source of chance for a decision, independent of the dice and of other decisions."""
        return FairChance(self._derive("agents"), "", "").below(decision)

    def _derive(self, purpose: str) -> bytes:
        parts = (_SCHEME, self.text, str(self.number), purpose)
        return sha256(b"".join(len(raw).to_bytes(8, "big") + raw for raw in map(str.encode, parts))).digest()
