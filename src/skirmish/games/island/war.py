"""Wars: several battles for games or points (I-8.2, I-8.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from skirmish.core import NORTH, SOUTH, Over, Seat, UnknownName
from skirmish.games.island.board import RANGES, character
from skirmish.games.island.state import Known

DRAWN_POINTS = 5
WIN_POINTS = 10

Kind = Literal["best-of", "over", "to"]
_FORM = re.compile(r"(best-of)-([35])|(over|to)-([1-9][0-9]{0,3})")


def battle_points(known: Known, winner: Seat | None) -> tuple[int, int]:
    """I-8.3: South's and North's points for a finished battle."""
    if winner is None:
        return DRAWN_POINTS, DRAWN_POINTS
    cells = known.board.cells
    points = WIN_POINTS + sum(character(cells[square]).range for square in known.board.own(winner))
    if known.pads is not None:
        points += 2 * sum(RANGES[kind] for kind in known.pads[winner].slots if kind)
    return (points, 0) if winner is SOUTH else (0, points)


@dataclass(frozen=True, slots=True)
class Battle:
    """One finished battle of a war."""

    winner: Seat | None
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class War:
    """A war so far. ``kind`` and ``number``: best of 3 or 5 battles, over N battles, or to N points.

    Drawn battles count as played. Best of n ends once the trailing side cannot draw level any more; a
    war to a target goes on past it while both sides have the same points.
    """

    kind: Kind
    number: int
    first: Seat = SOUTH
    battles: tuple[Battle, ...] = ()

    @classmethod
    def named(cls, name: str, first: Seat = SOUTH) -> War:
        """A new war: ``best-of-3``, ``best-of-5``, ``over-4``, ``to-50``."""
        match = _FORM.fullmatch(name)
        if match is None:
            raise UnknownName(
                "unknown-war", game="island", name=name[:40], known="best-of-3, best-of-5, over-N, to-N"
            )
        if match[1]:
            return cls("best-of", int(match[2]), first)
        return cls("over" if match[3] == "over" else "to", int(match[4]), first)

    @property
    def name(self) -> str:
        """The inverse of :meth:`named`."""
        return f"{self.kind}-{self.number}"

    def add(self, known: Known, winner: Seat | None) -> War:
        """The war after another battle, which ended on this board (resigned or agreed ones as well)."""
        battle = Battle(winner, battle_points(known, winner))
        return War(self.kind, self.number, self.first, (*self.battles, battle))

    @property
    def next_first(self) -> Seat:
        """Who plays first in the next battle: the players take turns."""
        return self.first if len(self.battles) % 2 == 0 else self.first.other

    @property
    def points(self) -> tuple[int, int]:
        """South's and North's points over all battles."""
        return sum(b.points[SOUTH] for b in self.battles), sum(b.points[NORTH] for b in self.battles)

    @property
    def wins(self) -> tuple[int, int]:
        """How many battles South and North have won."""
        winners = [battle.winner for battle in self.battles]
        return winners.count(SOUTH), winners.count(NORTH)

    @property
    def over(self) -> Over | None:
        """Who has won the war, or None if it is not over."""
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
