"""What a balance study counts in The Battle for Hill 218: what happens to each card, and where."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from skirmish.core import Event, Seat
from skirmish.games.hill218.events import (
    AirStrike,
    CardsDrawn,
    CardsReturned,
    UnitAttacked,
    UnitDeployed,
)
from skirmish.games.hill218.kinds import BASES, HILL, KINDS, WORDS, Space, space_name
from skirmish.lab.balance_count import Count, HeatMap, Moments
from skirmish.lab.plots import CARD, INK
from skirmish.records import Played

IN_PLAY, DRAWN = "in-play", "drawn"
"""The two questions about worth: what is a unit in play worth, and what is drawing a card instead of
infantry worth?"""
DESTROYED, STRIKE = "destroyed", "strike"
REACH: Final = 4
"""Heat maps go from -4 to 4, both ways."""
_SAND: Final = "#B9A36A"
_WORDS: Final = tuple(row.word for row in KINDS.values())
_SPACES: Final = {
    space_name((x, y)): (x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1)
}


class HillCount(Count):
    """Battles for the hill, counted."""

    EVERY = 3
    ENDS = ("base", "more-units", "equal-units")
    COLUMNS = ("deployed", "destroys", "survives", "base-taken")
    SHARES = COLUMNS[1:]
    PLACES = ("strike", "turn")
    BASELINES: ClassVar = {IN_PLAY: "infantry"}
    CONTROLS: ClassVar = {DRAWN: ("cards", "turn")}
    PANELS = (4, 2.8)

    def __init__(self) -> None:
        super().__init__()
        self._questions = {
            IN_PLAY: Moments((*_WORDS, "strike", "turn")),
            # A side that has drawn one more of these has drawn one infantry less.
            DRAWN: Moments((*_WORDS[1:], "cards", "turn")),
        }
        self.kinds = {word: Counter() for word in _WORDS}
        names = (*_WORDS, DESTROYED, STRIKE)
        self._maps = {name: Counter[Space]() for name in names}
        self._outside = Counter[str]()
        self._cards = (Counter[str](), Counter[str]())

    @property
    def moments(self) -> dict[str, Moments]:
        """What the sides have in play, and what they have drawn."""
        return self._questions

    def maps(self) -> list[HeatMap]:
        """Where each kind is deployed, where units are destroyed and where air strikes fall."""
        across = range(-REACH, REACH + 1)
        return [
            HeatMap(name, [[cells[x, y] for x in across] for y in across], self._outside[name])
            for name, cells in self._maps.items()
        ]

    def draw_axes(self, axes: Any, heat: HeatMap) -> None:
        """Coordinates, percentages in the squares that have more than a little, the hill and both bases."""
        shares = heat.shares
        most, middle = max(map(max, shares)), REACH + 0.5
        for row, line in enumerate(shares):
            for column, share in enumerate(line):
                if share >= 1 and (column - REACH, row - REACH) not in (HILL, *BASES):
                    style = {"ha": "center", "va": "center", "size": 6.5}
                    ink = CARD if share > most / 3 else INK
                    axes.text(column + 0.5, row + 0.47, f"{share:.0f}", color=ink, **style)
        axes.plot(middle, middle, "^", color=_SAND, ms=8, mec=INK, mew=0.8)
        for base, mark in zip(BASES, "os", strict=True):
            for colour, width in ((CARD, 3.2), (INK, 1.3)):  # a halo, to be visible on every shade
                axes.plot(middle, middle + base[1], mark, mfc="none", mec=colour, ms=9, mew=width)
        ticks = range(-(REACH // 2 * 2), REACH + 1, 2)
        for axis in (axes.xaxis, axes.yaxis):
            names = [f"{tick}".replace("-", "−") for tick in ticks]
            axis.set_ticks([tick + middle for tick in ticks], names, size=8)

    def table(self) -> dict[str, dict[str, float]]:
        """How many of a kind a side deploys; and of those the share that destroys something at once, that is
        still in play at the end, and that takes the enemy base (which ends the game, H-6.1)."""
        sides = 2 * max(1, self.games)
        found = {}
        for word, count in self.kinds.items():
            deployed = max(1, count["deployed"])
            shares = {column: count[column] / deployed for column in self.COLUMNS[1:]}
            found[word] = {"deployed": count["deployed"] / sides, **shares}
        return found

    def begin(self) -> None:
        """A battle begins."""
        self._cards = (Counter(), Counter())

    def happened(self, event: Event, played: Played) -> None:
        """Cards, deployments and losses."""
        if isinstance(event, CardsDrawn):
            self._cards[event.seat].update(event.cards)
        elif isinstance(event, CardsReturned):
            self._cards[event.seat].subtract(event.cards)
        elif isinstance(event, UnitDeployed):
            self.kinds[event.kind]["deployed"] += 1
            self.kinds[event.kind]["base-taken"] += event.at == space_name(BASES[event.seat.other])
            self._mark(event.kind, event.at, event.seat)
        elif isinstance(event, UnitAttacked):
            self.kinds[event.kind]["destroys"] += 1
            self._mark(DESTROYED, event.at, event.seat.other)
        elif isinstance(event, AirStrike):
            self._mark(DESTROYED, event.at, event.seat.other)
            self._mark(STRIKE, event.at, event.seat)

    def sample(self, state: Any) -> dict[str, tuple[int, ...]]:
        """What the two sides have, South's minus North's, and whose turn it is."""
        turn = 1 if state.phase.seat is Seat.SOUTH else -1
        units = [Counter(WORDS[letter] for letter in side.values()) for side in state.units]
        drawn = _differences(*self._cards)
        strikes = state.strikes[0] - state.strikes[1]
        return {
            IN_PLAY: (*_differences(*units), strikes, turn),
            DRAWN: (*drawn[1:], sum(drawn), turn),
        }

    def over(self, winner: Seat | None, state: Any) -> None:
        """Who is still in play."""
        for side in state.units:
            for letter in side.values():
                self.kinds[WORDS[letter]]["survives"] += 1

    def _mark(self, name: str, at: str, seat: Seat) -> None:
        """A space as a side sees it: North turns the field round."""
        space = _SPACES.get(at)
        if space is None:
            self._outside[name] += 1
        else:
            self._maps[name][space if seat is Seat.SOUTH else (-space[0], -space[1])] += 1


def _differences(south: Counter[str], north: Counter[str]) -> list[int]:
    return [south[word] - north[word] for word in _WORDS]


COUNT: Final = HillCount
