"""Counting what happens in games: each record is replayed once through the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from skirmish import games
from skirmish.core import TURN_BEGAN, Event, Seat
from skirmish.lab.errors import LabError
from skirmish.lab.ratings import Score
from skirmish.records import Played, Record, replay

ENDED = "ended"
"""The code of the event with which every game ends."""
_POINTS: Final = {"south": 1.0, "draw": 0.5, "north": 0.0}


@dataclass(slots=True)
class Moments:
    """Samples for a regression: what the sides had at some points of some games, and how those games ended.

    A row holds South's number minus North's of each thing in ``names``; ``points`` is South's result.
    ``games`` says which samples come from the same game: they share a result, so they are not independent.
    """

    names: tuple[str, ...]
    rows: list[tuple[int, ...]] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def add(self, game: int, points: float, rows: Iterable[tuple[int, ...]]) -> None:
        """Add the samples of one more game."""
        for row in rows:
            self.rows.append(row)
            self.points.append(points)
            self.games.append(game)


@dataclass(frozen=True, slots=True)
class HeatMap:
    """How often something happened on each square, from one side's point of view: its own edge is the
    first row."""

    name: str
    rows: Sequence[Sequence[int]]
    outside: int = 0
    """How often it happened outside the squares shown."""

    @property
    def total(self) -> int:
        """How often it happened in all."""
        return sum(map(sum, self.rows)) + self.outside

    @property
    def shares(self) -> list[list[float]]:
        """The percentage of all that happened on each square."""
        total = max(1, self.total)
        return [[100 * count / total for count in row] for row in self.rows]


class Count(ABC):
    """What is counted for every game; each game's ``balance.py`` adds its own (:func:`counting`)."""

    EVERY: int
    """A sample is taken at the beginning of every n-th turn."""
    ENDS: tuple[str, ...]
    """The ends of games that are distinguished, in the order of the tables."""
    COLUMNS: tuple[str, ...]
    """The figures of each kind (``kinds``): averages for one side in one game."""
    SHARES: tuple[str, ...] = ()
    """Those of the figures that are shares instead."""
    PLACES: tuple[str, ...] = ()
    """What the name of a thing that has a worth may end in, besides its kind."""
    BASELINES: ClassVar[Mapping[str, str]] = {}
    """For each question the plainest thing, whose worth is told in a sentence."""
    CONTROLS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Control variables of a question's regression, which are not reported."""
    PANELS: tuple[int, float] = (2, 4.0)
    """How many heat maps stand side by side in a picture, and how many inches each is wide."""

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
        """The number of different set-ups; None for a game without a set-up."""
        return None

    @property
    @abstractmethod
    def moments(self) -> dict[str, Moments]:
        """The samples for each regression (question) about what things are worth."""

    @abstractmethod
    def maps(self) -> list[HeatMap]:
        """The heat maps."""

    def draw_axes(self, axes: Any, heat: HeatMap) -> None:  # noqa: B027  # a game may do without
        """Label the squares of a heat map's plot (matplotlib axes) as the game names them."""

    @abstractmethod
    def table(self) -> dict[str, dict[str, float]]:
        """For each kind, the figures of :attr:`COLUMNS`."""

    def add(self, record: Record) -> None:
        """Count one game. Raises :class:`~skirmish.records.RecordError` for a bad record."""
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
        assert result, "a game that ended by resignation or failure cannot be counted"
        self._over(Seat.from_letter(record["First"]), decisions, result, state)

    @abstractmethod
    def begin(self) -> None:
        """A game begins."""

    @abstractmethod
    def happened(self, event: Event, played: Played) -> None:
        """An event of the game."""

    def turn_began(self, state: Any) -> None:  # noqa: B027  # not every game counts something then
        """A turn begins in this state."""

    @abstractmethod
    def sample(self, state: Any) -> dict[str, tuple[int, ...]]:
        """The sample of this state, for each question."""

    def end(self, played: Played, how: str) -> str:
        """The entry of :attr:`ENDS` for this end."""
        return how

    @abstractmethod
    def over(self, winner: Seat | None, state: Any) -> None:
        """The game ended in this state, won by ``winner`` (None: a draw)."""

    def _began(self, state: Any) -> None:
        self._turn += 1
        self.turn_began(state)
        if self._turn % self.EVERY == 0:
            for name, row in self.sample(state).items():
                self._moments[name].append(row)

    def _over(self, first: Seat, decisions: int, result: str, state: Any) -> None:
        winner = {"south": Seat.SOUTH, "north": Seat.NORTH}.get(result)
        self.first += Score.of(winner, first)
        self.south += Score.of(winner, Seat.SOUTH)
        self.turns.append(self._turn)
        self.decisions.append(decisions)
        for name, rows in self._moments.items():
            self.moments[name].add(self.games, _POINTS[result], rows)
        self.over(winner, state)
        self.games += 1


def counting(game: str) -> Count:
    """An empty count for a game. Raises :class:`LabError` if the game has no part ``balance``."""
    module = games.part(game, "balance")
    if module is None:
        raise LabError("no-balance", game=game)
    count: Count = module.COUNT()
    return count
