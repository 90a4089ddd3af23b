"""What fuzzing counts, and what it fails with."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO, Any

from skirmish.games import names
from skirmish.i18n.speaker import Speaker
from skirmish.server.engines.limits import SUGGESTION_WAIT

SLOWEST = 1.0
"""Seconds within which everything is answered, except what a computer thinks about."""
_ENGLISH = Speaker("en")
_RULE = re.compile(r"[A-Z]-[0-9]+(\.[0-9]+)*[a-z]?")


class Broken(AssertionError):
    """An input for which something does not hold."""


@dataclass(slots=True)
class Findings:
    """The figures of one kind of input."""

    kind: str
    inputs: int = 0
    layers: Counter[str] = field(default_factory=Counter)
    """How many inputs passed each layer."""
    codes: Counter[str] = field(default_factory=Counter)
    """How often each code was the reason of a refusal."""
    slowest: float = 0.0
    """Seconds of the slowest answer, without thinking and without waiting for a processor."""
    longest: float = 0.0
    """The same with that time."""
    began: float = field(default_factory=time.monotonic)
    peak: float = 0.0
    """Megabytes."""
    _told: float = field(default_factory=time.monotonic)

    def progress(self) -> None:
        """Print the figures once a minute."""
        if time.monotonic() - self._told > 60:
            self._told = time.monotonic()
            print(self, file=sys.stderr, flush=True)

    def add(self, other: Findings) -> None:
        """Add the figures of another process, which worked at the same time."""
        self.inputs += other.inputs
        self.layers += other.layers
        self.codes += other.codes
        self.slowest = max(self.slowest, other.slowest)
        self.longest = max(self.longest, other.longest)
        self.peak = max(self.peak, other.peak)

    def answered(self, worked: float, took: float, thoughts: int = 0) -> None:
        """Note the time of an answer, or of several together, with how often a computer thought for them."""
        if not thoughts:
            self.slowest = max(self.slowest, worked)
            self.longest = max(self.longest, took)
        if worked > SLOWEST + thoughts * SUGGESTION_WAIT:
            raise Broken(f"an answer took {worked:.2f} s of work, {took:.2f} s in all")

    def __str__(self) -> str:
        passed = ", ".join(
            f"{name} {count / max(1, self.inputs):.1%}" for name, count in self.layers.most_common()
        )
        return (
            f"{self.kind}: {self.inputs:,} inputs in {time.monotonic() - self.began:.0f} s, slowest answer "
            f"{self.slowest * 1000:.0f} ms ({self.longest * 1000:.0f} ms on the clock), peak "
            f"{self.peak:.0f} MB, {len(self.codes)} different codes of refusals; passed: {passed}"
        )


@cache
def _is_error(code: object) -> bool:
    """Whether an error of ours has this code: each has a message (``tests/i18n/test_codes.py``)."""
    return any(_ENGLISH.has(f"{owner}error-{code}") for owner in ("", *(f"{name}-" for name in names())))


@cache
def _is_refusal(code: object) -> bool:
    """Whether a game refuses actions with this code."""
    return any(_ENGLISH.has(f"{name}-refusal-{code}") for name in names())


def check_refusal(problem: dict[str, Any]) -> str:
    """A refusal has a known code, a sentence for people, and its rule if it is a game's. The code."""
    code, sentence, rule = problem.get("code"), problem.get("sentence"), problem.get("rule")
    if not (_is_error(code) or _is_refusal(code)):
        raise Broken(f"unknown code: {problem}")
    if code == "fault":
        raise Broken(f"a fault: {problem}")
    if not isinstance(sentence, str) or not 3 < len(sentence) < 1500 or not _printable(sentence):
        raise Broken(f"no sentence: {problem}")
    if _is_refusal(code) and not _is_error(code) and not (isinstance(rule, str) and _RULE.fullmatch(rule)):
        raise Broken(f"no rule: {problem}")
    if not all(
        isinstance(fact, str | int) and len(str(fact)) < 300 for fact in problem.get("facts", {}).values()
    ):
        raise Broken(f"strange facts: {problem}")
    return str(code)


def _printable(sentence: str) -> bool:
    """Whether a sentence has nothing invisible in it, besides the spaces of typography."""
    return "".join(each for each in sentence if each not in "\n\u00a0\u202f\u2068\u2069").isprintable()


class Waiting:
    """How long some processes have waited for a processor: their answers are not slow for that.

    ``parent``: its children count as well, which come and go. Zero where the system does not tell (anything
    but Linux).
    """

    def __init__(self, *pids: int | str, parent: int | None = None) -> None:
        self._parent = parent
        self._files: dict[str, IO[bytes]] = {}
        self._waited: dict[str, int] = {}
        for pid in pids:
            self._open(str(pid))

    def seconds(self) -> float:
        """Seconds until now."""
        if self._parent is not None:
            with suppress(OSError):
                children = Path(f"/proc/{self._parent}/task/{self._parent}/children").read_text()
                for child in children.split():
                    self._open(child)
        for pid, file in self._files.items():
            with suppress(OSError):  # it has ended: what it waited stays
                file.seek(0)
                self._waited[pid] = int(file.read().split()[1])
        return sum(self._waited.values()) / 1e9

    def close(self) -> None:
        """Close the files."""
        for file in self._files.values():
            file.close()

    def _open(self, pid: str) -> None:
        path = Path(f"/proc/{pid}/schedstat")
        if pid not in self._files and path.exists():
            self._files[pid] = path.open("rb", buffering=0)
