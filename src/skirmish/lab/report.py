"""What an arena's games say: cross table, ratings, first player, lengths, ends."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from skirmish.lab.contest import Thought
from skirmish.lab.pool import Crash
from skirmish.lab.ratings import Rating, Score, bradley_terry
from skirmish.lab.runner import Finished
from skirmish.lab.schedule import Plan


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entrant did. ``failures`` counts the matches it lost by failing, for each code."""

    name: str
    rating: Rating
    score: Score
    thought: Thought
    failures: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Length:
    """How many decisions games had."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Result:
    """What an arena found: as far as it got, if it was cut short."""

    plan: Plan
    agents: tuple[Standing, ...]
    """The strongest first."""
    scores: Mapping[tuple[str, str], Score]
    """What each did against each, both ways round."""
    first: Score
    """What whoever played first did."""
    length: Length
    ends: Mapping[str, int]
    """How many games ended in which way, the commonest first."""
    crashes: tuple[Crash, ...] = ()
    """Games that nobody could finish."""
    anchor: str | None = None

    @property
    def played(self) -> int:
        """How many games are over."""
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
            scores[game.south, game.north] += _score(game, game.south)
            scores[game.north, game.south] += _score(game, game.north)
            first += _score(game, game.first)
        # Both ways round stand in the table, and each game counts once.
        once = {pair: scores[pair] for pair in plan.pairings()}
        ratings = bradley_terry(names, once, anchor)
        standings = [
            Standing(
                name,
                ratings[name],
                sum((scores[name, other] for other in names if other != name), Score()),
                _thought(game.thoughts[name] for game in games if name in game.thoughts),
                dict(sorted(Counter(game.how for game in games if game.failed == name).items())),
            )
            for name in names
        ]
        standings.sort(key=lambda each: (-each.rating.elo, each.name))
        ends = Counter(game.how for game in games)
        return cls(
            plan,
            tuple(standings),
            scores,
            first,
            _length([game.decisions for game in games]),
            dict(sorted(ends.items(), key=lambda item: (-item[1], item[0]))),
            tuple(crashes),
            anchor,
        )

    def to_json(self) -> dict[str, Any]:
        """As plain values, for ``result.json``. ``thinking`` alone depends on the machine."""
        return {
            "plan": self.plan.to_json(),
            "played": self.played,
            "of": self.plan.total,
            "anchor": self.anchor,
            "ratings": {
                each.name: {
                    "elo": _rounded(each.rating.elo),
                    "error": _rounded(each.rating.error),
                    "interval": [_rounded(end) for end in each.rating.interval],
                    **_score_to_json(each.score),
                    "failures": dict(each.failures),
                }
                for each in self.agents
            },
            "pairings": [
                {"agents": list(pair), **_score_to_json(self.scores[pair])} for pair in self.plan.pairings()
            ],
            "first_player": _score_to_json(self.first),
            "decisions": {
                "mean": _rounded(self.length.mean),
                "median": self.length.median,
                "least": self.length.least,
                "most": self.length.most,
            },
            "ends": dict(self.ends),
            "failed": [{"game": each.number, "reason": each.reason} for each in self.crashes],
            "thinking": {
                each.name: {
                    "decisions": each.thought.decisions,
                    "mean_ms": _rounded(1000 * each.thought.seconds / max(1, each.thought.decisions), 3),
                    "longest_ms": _rounded(1000 * each.thought.longest, 3),
                }
                for each in self.agents
            },
        }


def _score(game: Finished, name: str) -> Score:
    if game.winner is None:
        return Score(draws=1)
    return Score(wins=1) if game.winner == name else Score(losses=1)


def _thought(thoughts: Iterable[Thought]) -> Thought:
    """All of them together."""
    decisions, seconds, longest = 0, 0.0, 0.0
    for each in thoughts:
        decisions, seconds = decisions + each.decisions, seconds + each.seconds
        longest = max(longest, each.longest)
    return Thought(decisions, seconds, longest)


def _length(decisions: Sequence[int]) -> Length:
    if not decisions:
        return Length(0.0, 0.0, 0, 0)
    return Length(statistics.fmean(decisions), statistics.median(decisions), min(decisions), max(decisions))


def _score_to_json(score: Score) -> dict[str, Any]:
    return {
        "games": score.games,
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "share": _rounded(score.share, 4),
        "share_interval": [_rounded(end, 4) for end in score.interval],
    }


def _rounded(number: float, places: int = 1) -> float:
    return round(number, places)
