"""Names for what a balance study counts, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.i18n.speaker import Speaker
from skirmish.lab.balance_stats import Worth

NUISANCE = {"left": (), "in-play": (), "drawn": ("cards", "turn")}
"""Control variables of each question's regression, which are not reported."""
_PLACES = ("island", "pad", "strike", "turn")


class BalanceWords:
    """The names of things in one language."""

    def __init__(self, lang: str) -> None:
        self.speaker = Speaker(lang)
        self.lang = self.speaker.lang

    def say(self, message: str, **facts: str | int) -> str:
        """A message of ``balance.ftl``."""
        return self.speaker.say(message, **facts)

    def game(self, name: str) -> str:
        """A game by its full name."""
        return self.say("balance-game", game=name)

    def kind(self, kind: str) -> str:
        """A kind of character or card."""
        return self.say("balance-thing", place="none", kind=kind)

    def thing(self, name: str) -> str:
        """A thing that has a worth: ``soldier-island``, ``infantry``, ``strike``."""
        kind, _, place = name.rpartition("-")
        if place not in _PLACES:
            kind, place = name, "none"
        return self.say("balance-thing", place=place, kind=kind or "none")

    def end(self, end: str) -> str:
        """An end of a game."""
        return self.say("balance-end", end=end)

    def question(self, question: str) -> str:
        """A question about worth, as the title of a plot."""
        return self.say("balance-question", question=question)

    def map(self, name: str) -> str:
        """The title of a heat map."""
        if name in ("stand", "lost", "shoot", "block", "destroyed"):
            return self.say("balance-map", map=name, kind="none")
        if name == "strike":
            return self.say("balance-map", map="strikes", kind="none")
        return self.say("balance-map", map="deployed", kind=name)


def told(question: str, worths: Sequence[Worth]) -> list[Worth]:
    """The worths that are reported."""
    return [each for each in worths if each.name not in NUISANCE[question]]


def percent(share: float) -> str:
    """``51.3``."""
    return f"{100 * share:.1f}"


def between(interval: tuple[float, float]) -> str:
    """``49.1 … 53.5``."""
    return " … ".join(map(percent, interval))
