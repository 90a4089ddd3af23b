"""Names for what a balance study counts, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.i18n.speaker import Speaker
from skirmish.lab.balance_count import Count, counting
from skirmish.lab.balance_stats import Worth


class BalanceWords:
    """The names of a game's things in one language: messages ``GAME-balance-…``."""

    def __init__(self, game: str, lang: str) -> None:
        self._game = game
        self._places = counting(game).PLACES
        self.speaker = Speaker(lang)
        self.lang = self.speaker.lang

    def say(self, message: str, **facts: str | int) -> str:
        """A message that all games share."""
        return self.speaker.say(message, **facts)

    def own(self, message: str, **facts: str | int) -> str:
        """A message of the game's ``balance.ftl``."""
        return self.speaker.say(f"{self._game}-balance-{message}", **facts)

    def optional(self, message: str) -> str | None:
        """A message of the game's ``balance.ftl``, if it has that one."""
        return self.own(message) if self.speaker.has(f"{self._game}-balance-{message}") else None

    def title(self) -> str:
        """The game by its full name."""
        return self.speaker.title(self._game)

    def head(self, name: str) -> str:
        """The head of a column of the game's own."""
        return self.own("head", head=name)

    def percent(self, share: float) -> str:
        """``51.3``."""
        return self.speaker.percent(share)

    def between(self, interval: tuple[float, float]) -> str:
        """``49.1–53.5``."""
        low, high = map(self.percent, interval)
        return self.say("lab-range", low=low, high=high)

    def kind(self, kind: str) -> str:
        """A kind of character or card."""
        return self.own("thing", place="none", kind=kind)

    def thing(self, name: str) -> str:
        """A thing that has a worth: a kind, a kind and a place (``KIND-PLACE``), or a place alone."""
        kind, _, place = name.rpartition("-")
        if place not in self._places:
            kind, place = name, "none"
        return self.own("thing", place=place, kind=kind or "none")

    def end(self, end: str) -> str:
        """An end of a game."""
        return self.own("end", end=end)

    def question(self, question: str) -> str:
        """A question about worth, as the title of a plot."""
        return self.own("question", question=question)

    def map(self, name: str) -> str:
        """The title of a heat map."""
        return self.own("map", map=name)


def told(count: Count, question: str, worths: Sequence[Worth]) -> list[Worth]:
    """The worths that are reported."""
    return [each for each in worths if each.name not in count.CONTROLS.get(question, ())]
