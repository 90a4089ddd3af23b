"""An arena's result as text and tables, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from skirmish.i18n.layout import table, wrap
from skirmish.i18n.speaker import Speaker
from skirmish.lab.ratings import Score
from skirmish.lab.report import Result

_NOTHING = "–"


def summary(result: Result, lang: str = "en", width: int = 100) -> str:
    """Ratings, scores of every pairing, and statistics of the games."""
    return "\n".join(_Report(result, Speaker(lang), width).lines())


def ends(how: Mapping[str, int], lang: str) -> str:
    """How games ended, with counts: ``eliminated 12, quiet 3``."""
    speaker = Speaker(lang)
    return ", ".join(f"{speaker.say('lab-end', how=each)} {count}" for each, count in how.items())


class _Report:
    def __init__(self, result: Result, speaker: Speaker, width: int) -> None:
        self.result = result
        self.speaker = speaker
        self.width = width
        self.names = [each.name for each in result.agents]

    def lines(self) -> Iterator[str]:
        plan = self.result.plan
        facts = {"game": plan.game, "variant": plan.variant, "seed": plan.seed}
        yield from self._said("lab-summary", played=self.result.played, total=plan.total, **facts)
        yield ""
        yield from table(
            self._heads("agent", "rating", "interval", *_SCORE, "time"), self._ratings(), self.width
        )
        if len(self.names) > 2:
            yield ""
            yield from self._said("lab-cross")
            yield from table(["", *map(str, range(1, len(self.names) + 1))], self._cross(), self.width)
        yield ""
        yield from table(self._heads("pairing", *_SCORE, "interval"), self._pairings(), self.width)
        yield ""
        yield from self._games()
        for crash in self.result.crashes:
            yield from self._said("lab-crash", number=str(crash.number), reason=crash.reason)

    def _ratings(self) -> list[list[str]]:
        return [
            [
                f"{place} {each.name}",
                self._elo(each.rating.elo),
                self._between("lab-range-signed", map(self._elo, each.rating.interval)),
                *self._score(each.score),
                self.speaker.number(1000 * each.timing.seconds / max(1, each.timing.decisions), 1),
            ]
            for place, each in enumerate(self.result.agents, 1)
        ]

    def _cross(self) -> list[list[str]]:
        scores, percent = self.result.scores, self.speaker.percent
        return [
            [
                f"{place} {one}",
                *(_NOTHING if one == other else percent(scores[one, other].share) for other in self.names),
            ]
            for place, one in enumerate(self.names, 1)
        ]

    def _pairings(self) -> list[list[str]]:
        rows = []
        for at, one in enumerate(self.names):
            for other in self.names[at + 1 :]:
                score = self.result.scores[one, other]
                interval = self._between("lab-range", map(self.speaker.percent, score.interval))
                rows.append([f"{one} – {other}", *self._score(score), interval])
        return rows

    def _games(self) -> Iterator[str]:
        result = self.result
        if not result.played:
            return
        low, high = map(self.speaker.percent, result.first.interval)
        share = self.speaker.percent(result.first.share)
        yield from self._said("lab-first", share=share, low=low, high=high)
        length = result.length
        mean = self.speaker.number(length.mean)
        yield from self._said("lab-length", mean=mean, least=str(length.least), most=str(length.most))
        yield from self._said("lab-ends", ends=ends(result.ends, self.speaker.lang))
        for each in result.agents:
            if each.failures:
                yield from self._said(
                    "lab-failures", name=each.name, ends=ends(each.failures, self.speaker.lang)
                )

    def _score(self, score: Score) -> list[str]:
        share = self.speaker.percent(score.share)
        return [str(score.games), f"{score.wins}-{score.draws}-{score.losses}", share]

    def _between(self, message: str, ends: Iterable[str]) -> str:
        low, high = ends
        return self.speaker.say(message, low=low, high=high)

    def _elo(self, rating: float) -> str:
        return self.speaker.number(rating, signed=True)

    def _heads(self, *names: str) -> list[str]:
        return [self.speaker.say("lab-head", head=name) for name in names]

    def _said(self, message: str, **facts: str | int) -> list[str]:
        return wrap(self.speaker.say(message, **facts), self.width)


_SCORE = ("games", "score", "share")
