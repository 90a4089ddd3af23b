"""How late viewers see entries, and players get answers, of servers to which things happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tests.server.persistent_clients import Match

SOON: Final = 2.0
AFTER_A_FAULT: Final = 5.0
"""Seconds in which every viewer sees an entry, and every command is answered: usually, and around a fault."""


@dataclass(frozen=True, slots=True)
class Disturbance:
    """Something was wrong. What begins :data:`SOON` after its end or later has nothing to do with it."""

    kind: str
    began: float
    ended: float

    def met(self, delay: Delay) -> bool:
        """Whether it was wrong while someone waited."""
        return self.began < delay.ended and delay.began < self.ended + SOON


@dataclass(frozen=True, slots=True)
class Delay:
    """Someone waited, by the wall clock."""

    who: str
    began: float
    ended: float
    first: float | None = None
    """When the first viewer saw what this one waited for."""

    @property
    def seconds(self) -> float:
        return self.ended - self.began


def sights(match: Match, commits: Mapping[int, float], until: float, now: float) -> Iterator[Delay]:
    """How long after its commit each viewer saw each entry that was committed before ``until``.

    One who has not seen it yet waits until now; one who came later waited from then on.
    """
    for seq, committed in commits.items():
        if committed >= until:
            continue
        times = [each.seen_at[seq - 1] if seq <= len(each.seen_at) else None for each in match.people]
        first = min((each for each in times if each is not None), default=None)
        for person, seen in zip(match.people, times, strict=True):
            if seen is None and person.done:  # it left when the match was over
                continue
            began = max(committed, person.came or committed)
            yield Delay(f"{person.label}, entry {seq}", began, max(began, seen or now), first)


def answers(matches: Iterable[Match], until: float) -> Iterator[Delay]:
    """How long players waited for the answers to what they asked for before ``until``."""
    for match in matches:
        for person in match.people:
            for began, ended in person.answers:
                if began < until:
                    yield Delay(f"{person.label}, answer", began, ended)


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """The number of some delays, and in milliseconds the median, the 99th percentile and the longest."""
    found = sorted(seconds) or [0.0]
    named = {"p50": 50, "p99": 99, "p100": 100}
    figures = {name: 1000 * found[(len(found) - 1) * percent // 100] for name, percent in named.items()}
    return {"": len(seconds), **{f", {name} ms": figure for name, figure in figures.items()}}


@dataclass(frozen=True, slots=True)
class Punctuality:
    """Delays, each with the disturbances that it met."""

    met: Sequence[tuple[Delay, frozenset[str]]]

    @classmethod
    def of(cls, delays: Iterable[Delay], disturbances: Sequence[Disturbance]) -> Punctuality:
        return cls([(each, frozenset(one.kind for one in disturbances if one.met(each))) for each in delays])

    def figures(self, what: str) -> dict[str, float]:
        """What came out, by name."""
        kinds = sorted({kind for _, kinds in self.met for kind in kinds})
        found = {"calm": [each.seconds for each, kinds in self.met if not kinds]}
        found |= {
            f"around {kind}": [each.seconds for each, kinds in self.met if kind in kinds] for kind in kinds
        }
        return {
            f"{what}, {when}{name}": figure
            for when, seconds in found.items()
            for name, figure in percentiles(seconds).items()
        }

    def late(self, patience: float = 1.0) -> list[Delay]:
        """Delays that exceed the limits, multiplied by ``patience``; the longest first."""
        limits = [(each, patience * (AFTER_A_FAULT if kinds else SOON)) for each, kinds in self.met]
        late = [each for each, limit in limits if each.seconds > limit]
        return sorted(late, key=lambda each: -each.seconds)
