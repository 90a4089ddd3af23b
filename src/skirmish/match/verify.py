"""Verifying the chance of a finished record: every die, draw and block must follow from the secret.

Records of both schemes are read; ``docs/fairness.md`` says what each of them proves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from skirmish.core import Facts, Roll, Seat
from skirmish.core.errors import excerpt, terse
from skirmish.match.fair import SHORTEST_SECRET, FairChance
from skirmish.records import Played, Record, replay, start

FAIRNESS_TAGS = ("Commitment", "Secret", "SouthEntropy", "NorthEntropy")
"""What a record needs so that it can be verified (:mod:`skirmish.match.fair` says what they hold)."""

_HEX = re.compile(r"(?:[0-9a-f]{2})+")
_EPOCHS = re.compile(r"[0-9]{1,9}:[0-9]{1,9}(?: [0-9]{1,9}:[0-9]{1,9})*")


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
    """How many chance events were recomputed and found right, and the first fault, if any.

    ``committed``: whether each seat committed to an entropy of its own before any was opened (scheme 2).
    ``epochs``: from which events on the server was restored from a backup, as in :class:`FairChance`.
    """

    checked: int = 0
    fault: FairnessFault | None = None
    scheme: int = 1
    committed: tuple[bool, bool] = (False, False)
    epochs: tuple[tuple[int, int], ...] = ()

    @property
    def fair(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(record: Record) -> Verification:
    """Recompute every chance event of a record, those taken back included.

    Raises :class:`~skirmish.records.RecordError` for a record that breaks the rules, as
    :func:`~skirmish.records.replay` does.
    """
    start(record)  # raises for a record that breaks the rules, whatever its tags say about chance
    scheme_tag = record.tag("Scheme")
    number = "1" if scheme_tag is None else scheme_tag.value
    if number not in ("1", "2"):
        line = record.line("Scheme")
        return Verification(fault=FairnessFault("unknown-scheme", {"scheme": excerpt(number)}, line=line))
    scheme = int(number)
    south, north = (scheme == 2 and record.tag(f"{seat.word.title()}Commitment") is not None for seat in Seat)
    fault = _fault_in_tags(record, scheme)
    checked, epochs = 0, tuple[tuple[int, int], ...]()
    if fault is None:
        secret = bytes.fromhex(record["Secret"])
        fair = FairChance(secret, record["SouthEntropy"], record["NorthEntropy"], scheme)
        try:
            epochs = _epochs(record.get("Epochs"))
            fair = replace(fair, epochs=epochs)
        except ValueError:
            fault = FairnessFault("bad-epochs", line=record.line("Epochs"))
        else:
            checked, fault = _recomputed(record, fair)
    return Verification(checked, fault, scheme, (south, north), epochs)


def _epochs(value: str | None) -> tuple[tuple[int, int], ...]:
    """The tag Epochs. Raises ValueError for anything that we would not write."""
    if value is None:
        return ()
    if not _EPOCHS.fullmatch(value):
        raise ValueError(value)
    pairs = (each.split(":") for each in value.split())
    return tuple((int(event), int(epoch)) for event, epoch in pairs)


def chance_events(record: Record) -> Iterator[tuple[Played, Roll[Any]]]:
    """Every chance event of a record, those taken back included, with what could have happened."""
    game, _ = start(record)
    for played in replay(record, takebacks=True):
        if played.chance:
            pending = game.pending(played.before)
            assert isinstance(pending, Roll)
            yield played, pending


def _fault_in_tags(record: Record, scheme: int) -> FairnessFault | None:
    if not record.finished:
        return FairnessFault("not-finished", line=record.line("Result"))
    for name in FAIRNESS_TAGS:
        if record.tag(name) is None:
            return FairnessFault("fairness-tag-missing", {"tag": name}, line=record.tags[0].line)
    if not _HEX.fullmatch(record["Secret"]):
        return FairnessFault("secret-not-hexadecimal", line=record.line("Secret"))
    secret = bytes.fromhex(record["Secret"])
    commitment, found = sha256(secret).hexdigest(), record["Commitment"]
    if found != commitment:
        facts = {"expected": commitment, "found": excerpt(found)}
        return FairnessFault("wrong-commitment", facts, line=record.line("Commitment"))
    if len(secret) < SHORTEST_SECRET:
        short = {"bytes": len(secret), "least": SHORTEST_SECRET}
        return FairnessFault("secret-too-short", short, line=record.line("Secret"))
    if scheme == 2:
        for seat in Seat:
            if fault := _fault_in_entropy(record, seat):
                return fault
    return None


def _fault_in_entropy(record: Record, seat: Seat) -> FairnessFault | None:
    """What is wrong with a seat's entropy in scheme 2: it must be what was committed to, or empty."""
    name = seat.word.title()
    entropy, commitment = record[f"{name}Entropy"], record.get(f"{name}Commitment")
    if commitment is None:
        if not entropy:
            return None
        return FairnessFault("uncommitted-entropy", {"seat": seat.word}, line=record.line(f"{name}Entropy"))
    if sha256(entropy.encode()).hexdigest() == commitment and entropy:
        return None
    return FairnessFault("wrong-entropy", {"seat": seat.word}, line=record.line(f"{name}Entropy"))


def _recomputed(record: Record, fair: FairChance) -> tuple[int, FairnessFault | None]:
    checked = 0
    for played, roll in chance_events(record):
        expected = roll.pick(fair.below(checked))
        if expected != played.entry:
            facts = {"expected": str(expected), "found": played.token}
            return checked, FairnessFault("unfair-chance", facts, played.number, played.line)
        checked += 1
    return checked, None
