"""The result of an arena: cross table, ratings, first player's score, lengths and ends of games."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from skirmish.lab.contest import Timing
from skirmish.lab.pool import Crash
from skirmish.lab.ratings import Rating, Score, bradley_terry
from skirmish.lab.runner import Finished
from skirmish.lab.schedule import Plan


@dataclass(frozen=True, slots=True)
class EntrantResult:
    """The result of one entrant. ``failures`` counts the matches it lost by failing, by code."""

    name: str
    rating: Rating
    score: Score
    timing: Timing
    failures: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Length:
    """The number of decisions in a game."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of an arena, also of an unfinished one."""

    plan: Plan
    agents: tuple[EntrantResult, ...]
    """The strongest first."""
    scores: Mapping[tuple[str, str], Score]
    """The score of each entrant against each, in both directions."""
    first: Score
    """The score of the first player."""
    length: Length
    ends: Mapping[str, int]
    """How often games ended in each way, the most common first."""
    crashes: tuple[Crash, ...] = ()
    """Games that could not be finished."""
    anchor: str | None = None

    @property
    def played(self) -> int:
        """The number of finished games."""
        return self.first.games

    @classmethod
    def of(
        cls,
        plan: Plan,
        games: Sequence[Finished],
        crashes: Iterable[Crash] = (),
        anchor: str | None = None,
    ) -> Result:
        """The result of these games."""
        names = [each.name for each in plan.entrants]
        scores: dict[tuple[str, str], Score] = {(a, b): Score() for a in names for b in names if a != b}
        first = Score()
        for game in games:
            scores[game.south, game.north] += Score.of(game.winner, game.south)
            scores[game.north, game.south] += Score.of(game.winner, game.north)
            first += Score.of(game.winner, game.first)
        # The table has both directions; for the ratings each game counts once.
        once = {pair: scores[pair] for pair in plan.pairings()}
        ratings = bradley_terry(names, once, anchor)
        entrants = [
            EntrantResult(
                name,
                ratings[name],
                sum((scores[name, other] for other in names if other != name), Score()),
                sum((game.thoughts[name] for game in games if name in game.thoughts), Timing()),
                dict(sorted(Counter(game.how for game in games if game.failed == name).items())),
            )
            for name in names
        ]
        entrants.sort(key=lambda each: (-each.rating.elo, each.name))
        ends = Counter(game.how for game in games)
        return cls(
            plan,
            tuple(entrants),
            scores,
            first,
            _length([game.decisions for game in games]),
            dict(sorted(ends.items(), key=lambda item: (-item[1], item[0]))),
            tuple(crashes),
            anchor,
        )

    def to_json(self) -> dict[str, Any]:
        """As plain values, for ``result.json``. Only ``thinking`` depends on the machine."""
        return {
            "plan": self.plan.to_json(),
            "played": self.played,
            "of": self.plan.total,
            "anchor": self.anchor,
            "ratings": {
                each.name: {
                    "elo": round(each.rating.elo, 1),
                    "error": round(each.rating.error, 1),
                    "interval": [round(end, 1) for end in each.rating.interval],
                    **_counted(each.score),
                    "failures": dict(each.failures),
                }
                for each in self.agents
            },
            "pairings": [
                {"agents": list(pair), **_counted(self.scores[pair])} for pair in self.plan.pairings()
            ],
            "first_player": _counted(self.first),
            "decisions": {
                "mean": round(self.length.mean, 1),
                "median": self.length.median,
                "least": self.length.least,
                "most": self.length.most,
            },
            "ends": dict(self.ends),
            "failed": [{"game": each.number, "reason": each.reason} for each in self.crashes],
            "thinking": {
                each.name: {
                    "decisions": each.timing.decisions,
                    "mean_ms": round(1000 * each.timing.seconds / max(1, each.timing.decisions), 3),
                    "longest_ms": round(1000 * each.timing.longest, 3),
                }
                for each in self.agents
            },
        }


def _length(decisions: Sequence[int]) -> Length:
    if not decisions:
        return Length(0.0, 0.0, 0, 0)
    return Length(statistics.fmean(decisions), statistics.median(decisions), min(decisions), max(decisions))


def _counted(score: Score) -> dict[str, Any]:
    return {"games": score.games, **score.to_json()}
