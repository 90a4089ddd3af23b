"""Counting what happens in games, from their records: one pass through the rules for each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from skirmish.core import Event, Seat
from skirmish.lab.ratings import Score
from skirmish.records import Played, Record, replay

ENDED, TURN_BEGAN = "ended", "turn-began"
"""Codes of events that both games have."""
_POINTS: Final = {"south": 1.0, "draw": 0.5, "north": 0.0}


@dataclass(slots=True)
class Moments:
    """What the two sides had at some moments of some games, and how those games ended for South.

    ``rows`` hold South's number minus North's of each thing in ``names``. ``games`` tells the moments of one
    game: they share an end, so they are not independent.
    """

    names: tuple[str, ...]
    rows: list[tuple[int, ...]] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def add(self, game: int, points: float, rows: Iterable[tuple[int, ...]]) -> None:
        """The moments of one more game."""
        for row in rows:
            self.rows.append(row)
            self.points.append(points)
            self.games.append(game)


@dataclass(frozen=True, slots=True)
class HeatMap:
    """How often something happened on each square, seen from one side: its own edge is the first row."""

    name: str
    rows: Sequence[Sequence[int]]
    outside: int = 0
    """How often it happened beyond the squares that are shown."""

    @property
    def total(self) -> int:
        """How often it happened at all."""
        return sum(map(sum, self.rows)) + self.outside


class Count(ABC):
    """What is counted in every game; each game of ours counts more (:func:`counting`)."""

    EVERY: int
    """At every so manieth turn's beginning it is noted what the sides have."""
    ENDS: tuple[str, ...]
    """The ways in which games end that are told apart, in the order of the tables."""
    COLUMNS: tuple[str, ...]
    """What is counted of each kind (``kinds``), on average for a side in a game."""
    SHARES: tuple[str, ...] = ()
    """Which of those are shares instead."""

    def __init__(self) -> None:
        self.games = 0
        self.first = Score()
        self.south = Score()
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.ends = Counter[str]()
        self.kinds: dict[str, Counter[str]] = {}
        self._moments: dict[str, list[tuple[int, ...]]] = {}
        self._turn = 0

    @property
    def openings(self) -> int | None:
        """From how many different set-ups the games began; None where there is nothing to set up."""
        return None

    @property
    @abstractmethod
    def moments(self) -> dict[str, Moments]:
        """What the sides had, and how it ended, for each question that is asked about worth."""

    @abstractmethod
    def maps(self) -> list[HeatMap]:
        """Where things happened."""

    @abstractmethod
    def table(self) -> dict[str, dict[str, float]]:
        """For each kind, the figures of :attr:`COLUMNS`."""

    def add(self, record: Record) -> None:
        """Count one game through. Raises :class:`~skirmish.records.RecordError` if it can't be."""
        self._turn = 0
        self._moments = {name: [] for name in self.moments}
        self.begin()
        decisions, result, state = 0, "", None
        for played in replay(record):
            decisions, state = decisions + (not played.chance), played.state
            for event in played.events:
                if event.code == TURN_BEGAN:
                    self._began(played.state)
                elif event.code == ENDED:
                    result = str(event.facts()["result"])
                    self.ends[self.end(played, str(event.facts()["how"]))] += 1
                else:
                    self.happened(event, played)
        assert result, "who resigns or fails plays no game that could be counted"
        self._over(Seat.from_letter(record["First"]), decisions, result, state)

    @abstractmethod
    def begin(self) -> None:
        """A game begins."""

    @abstractmethod
    def happened(self, event: Event, played: Played) -> None:
        """Something happened in it."""

    def turn_began(self, state: Any) -> None:  # noqa: B027  # not every game counts something then
        """A turn begins in this state."""

    @abstractmethod
    def sample(self, state: Any) -> dict[str, tuple[int, ...]]:
        """What the two sides have in this state, for each question."""

    def end(self, played: Played, how: str) -> str:
        """Which of :attr:`ENDS` this one is."""
        return how

    @abstractmethod
    def over(self, winner: Seat | None, state: Any) -> None:
        """The game is over in this state, and this seat has won it."""

    def _began(self, state: Any) -> None:
        self._turn += 1
        self.turn_began(state)
        if self._turn % self.EVERY == 0:
            for name, row in self.sample(state).items():
                self._moments[name].append(row)

    def _over(self, first: Seat, decisions: int, result: str, state: Any) -> None:
        winner = {"south": Seat.SOUTH, "north": Seat.NORTH}.get(result)
        self.first += _score(winner, first)
        self.south += _score(winner, Seat.SOUTH)
        self.turns.append(self._turn)
        self.decisions.append(decisions)
        for name, rows in self._moments.items():
            self.moments[name].add(self.games, _POINTS[result], rows)
        self.over(winner, state)
        self.games += 1


def counting(game: str) -> Count:
    """An empty count for a game."""
    from skirmish.games.hill218.balance import HillCount
    from skirmish.games.island.balance import IslandCount

    return {"island": IslandCount, "hill218": HillCount}[game]()


def _score(winner: Seat | None, seat: Seat) -> Score:
    if winner is None:
        return Score(draws=1)
    return Score(wins=1) if winner is seat else Score(losses=1)
