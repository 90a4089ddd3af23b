"""The exceptions that Skirmish raises on purpose, with stable codes.

An error carries a ``code`` and ``facts``. ``str(error)`` is a short line for logs and tracebacks;
:mod:`skirmish.i18n.speaker` makes the user's sentence from the same two (message ``error-CODE``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skirmish.core.value import Frozen

Fact = str | int
Facts = Mapping[str, Fact]


LONGEST_EXCERPT = 64


def excerpt(text: str, longest: int = LONGEST_EXCERPT) -> str:
    """Text to quote in an error: truncated, so that long input does not become the message, and with control
    characters replaced, so that the message is safe to print on a terminal."""
    cut = text if len(text) <= longest else f"{text[:longest]}…"
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)


def terse(code: str, facts: Facts) -> str:
    """``path-blocked at=e4 by=block``: a code and its facts on one line."""
    return " ".join([code, *(f"{name}={excerpt(str(value))}" for name, value in facts.items())])


class SkirmishError(Exception):
    """Base of all our errors. ``code`` is stable; ``facts`` fill the message's placeholders."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = facts

    def __str__(self) -> str:
        return terse(self.code, self.facts)


class UnknownName(SkirmishError):
    """No game, variant, agent or language has that name, which ``name`` quotes."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, **{**facts, "name": excerpt(str(facts.get("name", "")))})


class BrokenGame(SkirmishError):
    """Another distribution offers a game that cannot be loaded. Other games are not affected."""


class NotationError(SkirmishError):
    """A token, position string or record is malformed, or describes something impossible."""


class ImpossiblePosition(NotationError):
    """A position string that can be read, but describes what the rules exclude.

    ``rule`` is the id of that rule; ``places`` are names (``e4``, ``south+2`` or ``-2,1``) that an interface
    may mark.
    """

    def __init__(self, code: str, rule: str = "", places: tuple[str, ...] = (), /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.rule = rule
        self.places = places

    def __str__(self) -> str:
        return f"{super().__str__()} ({' '.join((self.rule, *self.places))})"


class NoPosition(SkirmishError):
    """This state has no position string (in the middle of its set-up, for instance)."""


class ImpossibleOutcome(SkirmishError):
    """A chance event was given that cannot happen now."""


class MissingExtra(SkirmishError):
    """A package from one of our extras is not installed: ``pip install 'skirmish[envs]'``."""


class MatchError(SkirmishError):
    """A match refused a command that is not a move: an offer, a takeback, a clock, a seat."""


NO_FACTS: Facts = Frozen()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a stable code, the rule that forbids it, and the squares involved.

    ``squares`` are names (``e4`` or ``-2,1``) that an interface may mark; ``facts`` fill the
    placeholders of the message ``GAME-refusal-CODE``.
    """

    code: str
    rule: str
    squares: tuple[str, ...] = ()
    facts: Facts = NO_FACTS

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", Frozen(self.facts))

    def __str__(self) -> str:
        return f"{terse(self.code, self.facts)} ({self.rule})"


class IllegalAction(SkirmishError):
    """An action was refused; ``refusal`` says why. Nothing has changed."""

    def __init__(self, token: str, refusal: Refusal) -> None:
        super().__init__("illegal-action", token=token, rule=refusal.rule)
        self.token = token
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Refusal]]:
        return type(self), (self.token, self.refusal)

    def __str__(self) -> str:
        return f"{self.token} refused: {self.refusal}"
