"""Verifying the chance of a finished record: every die, draw and block must follow from the secret."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256

from skirmish.core import AnyGame, Facts, Roll
from skirmish.core.errors import excerpt, terse
from skirmish.match.fair import SHORTEST_SECRET, FairChance
from skirmish.records import Record, replay, start

FAIRNESS_TAGS = ("Commitment", "Secret", "SouthEntropy", "NorthEntropy")
"""What a record needs so that it can be verified (:mod:`skirmish.match.fair` says what they hold)."""

_HEX = re.compile(r"(?:[0-9a-f]{2})+")


@dataclass(frozen=True, slots=True)
class FairnessFault:
    """Why a record's chance is not proved fair: a stable code with its facts (message ``error-CODE``).

    ``number`` is the token's, or None where a tag or a taken-back token is at fault.
    """

    code: str
    facts: Facts = field(default_factory=dict)
    number: int | None = None
    line: int = 0

    def __str__(self) -> str:
        place = f"line {self.line}" if self.number is None else f"token {self.number}, line {self.line}"
        return f"{place}: {terse(self.code, self.facts)}"


@dataclass(frozen=True, slots=True)
class Verification:
    """How many chance events were recomputed and found right, and the first fault, if any."""

    checked: int = 0
    fault: FairnessFault | None = None

    @property
    def fair(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(record: Record) -> Verification:
    """Recompute every chance event of a record, those taken back included.

    Raises :class:`~skirmish.records.RecordError` for a record that breaks the rules, as
    :func:`~skirmish.records.replay` does.
    """
    game, _ = start(record)
    if not record.finished:
        return Verification(fault=FairnessFault("not-finished", line=record.line("Result")))
    for name in FAIRNESS_TAGS:
        if record.tag(name) is None:
            return Verification(
                fault=FairnessFault("fairness-tag-missing", {"tag": name}, line=record.tags[0].line)
            )
    if not _HEX.fullmatch(record["Secret"]):
        return Verification(fault=FairnessFault("secret-not-hexadecimal", line=record.line("Secret")))
    secret = bytes.fromhex(record["Secret"])
    commitment, found = sha256(secret).hexdigest(), record["Commitment"]
    if found != commitment:
        facts = {"expected": commitment, "found": excerpt(found)}
        return Verification(fault=FairnessFault("wrong-commitment", facts, line=record.line("Commitment")))
    if len(secret) < SHORTEST_SECRET:
        short = {"bytes": len(secret), "least": SHORTEST_SECRET}
        return Verification(fault=FairnessFault("secret-too-short", short, line=record.line("Secret")))
    return _recomputed(record, game, FairChance(secret, record["SouthEntropy"], record["NorthEntropy"]))


def _recomputed(record: Record, game: AnyGame, fair: FairChance) -> Verification:
    checked = 0
    for played in replay(record, takebacks=True):
        if not played.chance:
            continue
        pending = game.pending(played.before)
        assert isinstance(pending, Roll)
        expected = pending.pick(fair.below(checked))
        if expected != played.entry:
            facts = {"expected": str(expected), "found": played.token}
            return Verification(checked, FairnessFault("unfair-chance", facts, played.number, played.line))
        checked += 1
    return Verification(checked)
