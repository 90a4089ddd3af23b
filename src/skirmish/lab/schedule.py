"""The plan of an arena: who plays whom, how often, and from which seeds.

Every two entrants meet in duplicate pairs of games: both games use the same fair chance (secret and
entropies) and the same first seat, but the entrants swap seats. So the n-th chance event of both games comes
from the same random number, and each entrant has the luck of both seats. The entrants' own random sources
differ between the two games; otherwise equal entrants would play the same game twice.

The seeds of a pair depend only on the arena's seed, the two names and the pair's number: not on the other
entrants, their order, the number of games, or the number of machines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from skirmish import __version__
from skirmish.agents import LEVELS, Limit, offered
from skirmish.core import AnyGame, Options, Seat, value
from skirmish.games import load
from skirmish.lab.entrants import Entrant, entrants
from skirmish.lab.errors import LabError
from skirmish.match.seeds import RANDOM, Seed

GAMES_OF_A_PAIR: Final = 2


@value
class Fixture:
    """One game of the plan. ``number`` counts from 1, in the order of play."""

    number: int
    pair: int
    """The pair's number among those of the same two entrants, from 1."""
    leg: int
    """1 or 2: which game of the pair."""
    south: str
    north: str
    seed: str

    @property
    def names(self) -> tuple[str, str]:
        """South's and North's entrant."""
        return self.south, self.north

    def chance(self) -> Seed:
        """The seed of dice, draws and first player: the same in both games of a pair."""
        return Seed(f"{self.seed} | {' | '.join(sorted(self.names))}", self.pair)

    def own_chance(self) -> Seed:
        """The seed of the entrants' own choices: different in each game."""
        shared = self.chance()
        return Seed(f"{shared.text} | {self.leg}", shared.number)

    def first(self) -> Seat:
        """Which seat plays first."""
        return self.chance().first(RANDOM)


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that determines an arena's games. ``games`` is the number for each two entrants."""

    game: str
    variant: str
    games: int
    seed: str
    entrants: tuple[Entrant, ...]
    version: str

    @classmethod
    def of(
        cls,
        game: str,
        agents: Iterable[str],
        *,
        games: int,
        seed: str | None = None,
        variant: str | None = None,
        limit: Limit | None = None,
    ) -> Plan:
        """A checked plan.

        ``agents`` are texts as ``--agents`` takes them; ``limit`` is for those without one of their own.
        Without a seed, a random one is used.
        """
        known: AnyGame = load(game)
        if games < GAMES_OF_A_PAIR or games % GAMES_OF_A_PAIR:
            raise LabError("odd-games", games=games)
        chosen = known.variants[0] if variant is None else variant
        known.start(Options(chosen))  # raises UnknownName for an unknown variant
        text = Seed.asked_or_drawn(seed).text
        found = entrants(agents, limit)
        if any(each.agent in LEVELS and each.agent not in offered(game) for each in found):
            raise LabError("no-engine", game=game)
        return cls(known.name, chosen, games, text, found, __version__)

    def fixtures(self) -> Iterator[Fixture]:
        """All games in the order of play: every two entrants meet once before any two meet again."""
        number = 0
        for pair in range(1, self.games // GAMES_OF_A_PAIR + 1):
            for one, other in self.pairings():
                for leg, (south, north) in enumerate(((one, other), (other, one)), 1):
                    number += 1
                    yield Fixture(number, pair, leg, south, north, self.seed)

    def pairings(self) -> Iterator[tuple[str, str]]:
        """Every two entrants, in an order that does not depend on the order of ``--agents``."""
        return combinations(sorted(each.name for each in self.entrants), 2)

    def options(self, fixture: Fixture) -> Options:
        """The variant and the first player of a game."""
        return Options(self.variant, fixture.first())

    @property
    def total(self) -> int:
        """The number of games in all."""
        return self.games * len(self.entrants) * (len(self.entrants) - 1) // 2

    def to_json(self) -> dict[str, Any]:
        """The plan as plain values; :meth:`from_json` is the inverse."""
        return {
            "game": self.game,
            "variant": self.variant,
            "games": self.games,
            "seed": self.seed,
            "agents": {
                each.name: {"agent": each.agent, **_limit_to_json(each.limit)}
                for each in sorted(self.entrants, key=lambda each: each.name)
            },
            "version": self.version,
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Plan:
        """The inverse of :meth:`to_json`."""
        found = tuple(
            Entrant(name, each["agent"], _limit_from_json(each)) for name, each in plain["agents"].items()
        )
        return cls(plain["game"], plain["variant"], plain["games"], plain["seed"], found, plain["version"])


def _limit_to_json(limit: Limit | None) -> dict[str, int]:
    if limit is None:
        return {}
    asked = {"milliseconds": limit.milliseconds, "nodes": limit.nodes}
    return {name: number for name, number in asked.items() if number is not None}


def _limit_from_json(plain: Mapping[str, Any]) -> Limit | None:
    milliseconds, nodes = plain.get("milliseconds"), plain.get("nodes")
    return None if milliseconds is None and nodes is None else Limit(milliseconds, nodes)
