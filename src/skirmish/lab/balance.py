"""The balance study: statistics of a game from thousands of games of one level against itself.

>>> from skirmish.lab import balance
>>> study = balance.Study.of_level("island", "captain", games=2000, seed="7")
>>> found = balance.run(study, jobs=2)
>>> found.first.share, found.first.interval
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from skirmish import agents
from skirmish.agents import Limit
from skirmish.core import UnknownName
from skirmish.lab import arena
from skirmish.lab.arena import Watch
from skirmish.lab.balance_count import Count, HeatMap, counting
from skirmish.lab.balance_stats import Spread, Worth, spread, worths
from skirmish.lab.errors import LabError
from skirmish.lab.journal import Journal, difference, read_plan
from skirmish.lab.pool import Crash
from skirmish.lab.ratings import Score, wilson
from skirmish.lab.schedule import GAMES_OF_A_PAIR, Fixture, Plan
from skirmish.records import read_records

RESULT: Final = "balance.json"


class Study(Plan):
    """A plan in which one level plays itself, every game with different chance.

    It is an arena's plan for two equal entrants in which only the first game of each pair is played: the
    second has the same dice and cards and would add little information.
    """

    __slots__ = ()

    @classmethod
    def of_level(
        cls,
        game: str,
        level: str,
        *,
        games: int,
        seed: str | None = None,
        variant: str | None = None,
        nodes: int | None = None,
    ) -> Study:
        """A study of that many games of a level, or of any built-in agent. Without a seed, a random one is
        used."""
        if level not in agents.names():
            raise UnknownName("unknown-agent", name=level, known=", ".join(agents.names()))
        limit = None if nodes is None else Limit(nodes=nodes)
        both = [f"{level}-{each}={level}" for each in "ab"]
        plan = Plan.of(game, both, games=games * GAMES_OF_A_PAIR, seed=seed, variant=variant, limit=limit)
        return cls(plan.game, plan.variant, plan.games, plan.seed, plan.entrants, plan.version)

    @property
    def level(self) -> str:
        """The level that plays."""
        return self.entrants[0].agent

    @property
    def nodes(self) -> int | None:
        """The node limit that was set, if any."""
        limit = self.entrants[0].limit
        return None if limit is None else limit.nodes

    @property
    def total(self) -> int:
        """The number of games."""
        return self.games // GAMES_OF_A_PAIR

    def fixtures(self) -> Iterator[Fixture]:
        """The first game of each pair."""
        return (fixture for fixture in Plan.fixtures(self) if fixture.leg == 1)


@dataclass(frozen=True, slots=True)
class Balance:
    """The result of a study."""

    study: Study
    first: Score
    """The score of the first player."""
    south: Score
    turns: Spread
    decisions: Spread
    lengths: tuple[int, ...]
    """The number of turns of each game."""
    ends: Mapping[str, int]
    kinds: Mapping[str, Mapping[str, float]]
    """The figures of each kind of character or card."""
    worths: Mapping[str, tuple[Worth, ...]]
    """What things are worth, for each regression (question) of the game."""
    maps: tuple[HeatMap, ...]
    openings: int | None = None
    """The number of different set-ups."""
    crashes: tuple[Crash, ...] = ()
    """Games that crashed, or that a level lost by failing; they are not counted."""

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.first.games

    @property
    def draws(self) -> tuple[float, float, float]:
        """The share of draws, and its 95% interval."""
        return self.first.draws / max(1, self.games), *wilson(self.first.draws, self.games)

    @classmethod
    def of(cls, study: Study, count: Count, crashes: tuple[Crash, ...] = ()) -> Balance:
        """The result from a finished count."""
        return cls(
            study,
            count.first,
            count.south,
            spread(count.turns),
            spread(count.decisions),
            tuple(count.turns),
            {end: count.ends[end] for end in count.ENDS},
            count.table(),
            {question: worths(moments) for question, moments in count.moments.items()},
            tuple(count.maps()),
            count.openings,
            crashes,
        )

    def to_json(self) -> dict[str, Any]:
        """As plain values, for ``balance.json``."""
        draws, *between = self.draws
        return {
            "game": self.study.game,
            "variant": self.study.variant,
            "level": self.study.level,
            "nodes": self.study.nodes,
            "seed": self.study.seed,
            "version": self.study.version,
            "games": self.games,
            "openings": self.openings,
            "first_player": self.first.to_json(),
            "south": self.south.to_json(),
            "draws": {"share": round(draws, 4), "share_interval": [round(end, 4) for end in between]},
            "turns": {**_spread(self.turns), "of_each_game": list(self.lengths)},
            "decisions": _spread(self.decisions),
            "ends": dict(self.ends),
            "kinds": {
                kind: {name: round(number, 4) for name, number in figures.items()}
                for kind, figures in self.kinds.items()
            },
            "worth": {
                question: {each.name: _worth(each) for each in found}
                for question, found in self.worths.items()
            },
            "maps": {
                each.name: {"outside": each.outside, "rows": [list(row) for row in each.rows]}
                for each in self.maps
            },
            "failed": [{"game": each.number, "reason": each.reason} for each in self.crashes],
        }


def run(
    study: Study,
    *,
    folder: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    watch: Watch | None = None,
    counted: Watch | None = None,
) -> Balance:
    """Play a study's games, or continue an interrupted study, and count them.

    ``folder`` is an arena's folder (:mod:`skirmish.lab.journal`): it keeps every record, and an interrupted
    study continues there. ``cluster`` is the address of a Ray cluster, or ``local``. ``watch`` is called with
    games played, ``counted`` with games counted.
    """
    with TemporaryDirectory(prefix="skirmish-balance-") as passing:
        place = Path(passing) if folder is None else folder
        _check(place, study)
        crashes = arena.run(study, folder=place, jobs=jobs, cluster=cluster, watch=watch).crashes
        journal = Journal(place, study)
        try:
            count, failed = _counted(journal, study, counted)
            found = Balance.of(study, count, (*crashes, *failed))
            journal.write(RESULT, json.dumps(found.to_json(), ensure_ascii=False) + "\n")
        finally:
            journal.close()
    return found


def _counted(journal: Journal, study: Study, watch: Watch | None) -> tuple[Count, list[Crash]]:
    """Count every record of a folder. Games that a level lost by failing say nothing about the game and are
    returned separately."""
    count, failed = counting(study.game), []
    over = journal.finished
    for number, finished in enumerate(over, 1):
        if finished.failed is None:
            (record,) = read_records(journal.record_path(finished).read_text("utf-8"))
            count.add(record)
        else:
            failed.append(Crash(finished.number, finished.how))
        if watch is not None:
            watch(number, len(over))
    return count, failed


def _check(folder: Path, study: Study) -> None:
    """Raise if the folder holds another study; the message counts single games, not pairs."""
    known = read_plan(folder)
    asked = study.to_json()
    if known is not None and known != asked:
        raise LabError(
            "other-plan", folder=str(folder), difference=difference(_single(known), _single(asked))
        )


def _single(plan: dict[str, Any]) -> dict[str, Any]:
    games = plan.get("games")
    return {**plan, "games": games // GAMES_OF_A_PAIR if isinstance(games, int) else games}


def _spread(each: Spread) -> dict[str, float]:
    return {
        "mean": round(each.mean, 4),
        "least": each.least,
        "quarter": each.quarter,
        "median": each.median,
        "three_quarters": each.three_quarters,
        "most": each.most,
    }


def _worth(each: Worth) -> dict[str, Any]:
    return {
        "log_odds": round(each.odds, 4),
        "error": round(each.error, 4),
        "interval": [round(end, 4) for end in each.interval],
        "share": round(each.share, 4),
        "share_interval": [round(end, 4) for end in each.share_interval],
    }
