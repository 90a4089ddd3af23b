"""Chance from a seed: the same seed gives the same secrets, entropies and agents' choices, for ever."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from skirmish.core import Below, MatchError, Seat
from skirmish.match.fair import FairChance
from skirmish.records.grammar import is_tag_value

_SCHEME: Final = "skirmish seed 1"
RANDOM: Final = "random"
"""Who plays first is left to the seed."""


class Seed:
    """A text from which everything that chance settles in one game is derived.

    ``number`` tells the games of one seed apart.
    """

    def __init__(self, text: str, number: int = 0) -> None:
        self.text = text
        self.number = number

    @classmethod
    def asked_or_drawn(cls, asked: str | None, number: int = 0) -> Seed:
        """The seed that was asked for, or one that nobody can guess."""
        if asked is None:
            return cls(secrets.token_hex(16), number)
        if not is_tag_value(asked):
            raise MatchError("bad-seed")
        return cls(asked, number)

    def fair(self) -> FairChance:
        """The match's stream of chance."""
        return FairChance(
            self._derive("secret"), self._derive("south").hex()[:16], self._derive("north").hex()[:16]
        )

    def first(self, asked: str) -> Seat:
        """Who plays first: ``S``, ``N`` or ``random``."""
        if asked != RANDOM:
            return Seat.from_letter(asked)
        return Seat(self._derive("first")[0] & 1)

    def agents(self, decision: int) -> Below:
        """An agent's own source of chance for a decision: a stream apart from the dice and all others."""
        return FairChance(self._derive("agents"), "", "").below(decision)

    def _derive(self, purpose: str) -> bytes:
        parts = (_SCHEME, self.text, str(self.number), purpose)
        return sha256(b"".join(len(raw).to_bytes(8, "big") + raw for raw in map(str.encode, parts))).digest()
