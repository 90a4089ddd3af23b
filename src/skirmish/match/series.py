"""Series: several battles of the same two players, and who is ahead.

Pure, and the same for the terminal, the server and ``skirmish check``. What a battle is worth says the game's
part ``war`` (:class:`Scoring`); a game without it has no series.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Literal, Protocol

from skirmish.core import NORTH, SOUTH, Over, Seat, UnknownName
from skirmish.records import Record, check

Kind = Literal["best-of", "over", "to"]
_FORM: Final = re.compile(r"(best-of)-([35])|(over|to)-([1-9][0-9]{0,3})")
_NUMBER: Final = re.compile("[1-9][0-9]{0,3}")
_SHOWN: Final[dict[Kind, str]] = {"best-of": "best-of-3, best-of-5", "over": "over-N", "to": "to-N"}


class Scoring(Protocol):
    """A game's part ``war``: which series it has, and what a battle is worth."""

    KINDS: tuple[Kind, ...]
    SWAPS: bool
    """Whether players who sit at one terminal change seats for the next battle; otherwise they take turns to
    play first."""

    def battle_points(self, known: Any, winner: Seat | None) -> tuple[int, int]:
        """South's and North's points for a finished battle."""


@dataclass(frozen=True, slots=True)
class Battle:
    """One finished battle, by the seats that both sides had in the first one."""

    winner: Seat | None
    points: tuple[int, int]
    swapped: bool = False
    """Whether the sides sat the other way round."""


_MISSING: Final = Battle(None, (0, 0))


@dataclass(frozen=True, slots=True)
class Series:
    """A series so far. ``kind`` and ``number``: best of 3 or 5 battles, over N battles, or to N points.

    The two sides are named by their seats in the first battle. They take turns to play first, in whichever
    seats they sit. Drawn battles count as played. Best of n ends once the trailing side cannot draw level any
    more; a series to a target goes on past it while both have the same points. A battle that is missing,
    because its match was deleted or cannot be read, counts as played and has no result: it is worth nothing
    to either side, and changes nothing of the others.
    """

    kind: Kind
    number: int
    first: Seat = SOUTH
    battles: tuple[Battle, ...] = ()

    @classmethod
    def named(cls, name: str, scoring: Scoring, first: Seat = SOUTH) -> Series:
        """A new series: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``. Raises UnknownName."""
        match = _FORM.fullmatch(name)
        kind: Any = match and (match[1] or match[3])
        if match is None or kind not in scoring.KINDS:
            known = ", ".join(_SHOWN[each] for each in scoring.KINDS)
            raise UnknownName("unknown-war", name=name[:40], known=known)
        return cls(kind, int(match[2] or match[4]), first)

    @property
    def counts_points(self) -> bool:
        """Whether points decide it, not the number of battles won."""
        return self.kind != "best-of"

    @property
    def name(self) -> str:
        """The inverse of :meth:`named`."""
        return f"{self.kind}-{self.number}"

    def add(self, first: Seat, winner: Seat | None, points: tuple[int, int]) -> Series:
        """The series after another battle, in which the seat ``first`` played first; ``winner`` and
        ``points`` by its own seats."""
        swapped = self.swapped(first)
        if swapped:
            winner, points = None if winner is None else winner.other, (points[1], points[0])
        return replace(self, battles=(*self.battles, Battle(winner, points, swapped)))

    def before(self, number: int) -> Series:
        """The series up to the battle before that number, or to its end: those that are missing up to there
        are added without a result."""
        series = self
        while len(series.battles) < number - 1 and series.over is None:
            series = replace(series, battles=(*series.battles, _MISSING))
        return series

    def swapped(self, first: Seat) -> bool:
        """Whether the sides have changed seats for the next battle, in which that seat plays first."""
        return first is not self.next_first

    @property
    def next_first(self) -> Seat:
        """The side that plays first in the next battle."""
        return self.first if len(self.battles) % 2 == 0 else self.first.other

    @property
    def points(self) -> tuple[int, int]:
        """The points of both sides over all battles."""
        return sum(each.points[SOUTH] for each in self.battles), sum(
            each.points[NORTH] for each in self.battles
        )

    @property
    def wins(self) -> tuple[int, int]:
        """How many battles each side has won."""
        winners = [battle.winner for battle in self.battles]
        return winners.count(SOUTH), winners.count(NORTH)

    @property
    def over(self) -> Over | None:
        """Which side has won the series, or None if it is not over."""
        south, north = self.wins if self.kind == "best-of" else self.points
        left = self.number - len(self.battles)
        if self.kind == "to":
            ended = max(south, north) >= self.number and south != north
        elif self.kind == "over":
            ended = left == 0
        else:
            ended = abs(south - north) > left or left == 0
        if not ended:
            return None
        return Over(None if south == north else SOUTH if south > north else NORTH, "war")


def fought(records: Iterable[Record], scoring: Scoring) -> Series:
    """The series that finished records add up to, in their order.

    Raises UnknownName for a ``War`` tag that names none, :class:`~skirmish.records.RecordError` for a record
    against the rules.
    """
    series: Series | None = None
    for record in records:
        series = with_battle(series, record, scoring)
    assert series is not None
    return series


def with_battle(series: Series | None, record: Record, scoring: Scoring) -> Series:
    """A series after the battle of a finished record; None: that begins one. Raises as :func:`fought`."""
    first = Seat.from_letter(record["First"])
    if series is None:
        series = Series.named(record.get("War") or "", scoring, first)
    winner = None if record["Result"] == "draw" else Seat.from_letter(record["Result"])
    return series.add(first, winner, scoring.battle_points(check(record), winner))


def battle_tags(form: str | None, series: str | None, number: int | None) -> dict[str, str]:
    """The tags of a battle's record, by which it is found among others: the series' form, a hash of its id
    (which is not for everyone) and the battle's number. None if the match is played alone."""
    if form is None or series is None or number is None:
        return {}
    return {"War": form, "Series": sha256(series.encode()).hexdigest()[:16], "Battle": str(number)}


def number_of(record: Record) -> int | None:
    """A battle's number in the series that its record names; None if it names none."""
    number = record.get("Battle") or ""
    return int(number) if record.get("Series") and _NUMBER.fullmatch(number) else None
