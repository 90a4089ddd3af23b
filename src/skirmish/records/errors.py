"""Why a record is refused, and where."""

from __future__ import annotations

from skirmish.core import Fact, IllegalAction, Refusal, SkirmishError


class RecordError(SkirmishError):
    """A record that is not in its form, or that tells of a game which could not have been played so.

    ``number`` is the token's number (from 1; chance tokens count, comments do not), or None where a tag
    or the text as a whole is at fault. ``line`` is the line in the file (0 if the record was never read
    from text). ``rule`` is the rule that is broken, or None where no rule is. ``record`` is the record's
    place in its file (from 1), where it was read from one. ``cause`` is the game's own error, if any.
    """

    def __init__(
        self,
        code: str,
        /,
        *,
        line: int,
        number: int | None = None,
        record: int | None = None,
        cause: SkirmishError | None = None,
        **facts: Fact,
    ) -> None:
        super().__init__(code, **facts)
        self.line = line
        self.number = number
        self.record = record
        self.cause = cause
        if self.rule is not None:
            self.facts = {**facts, "rule": self.rule}

    @property
    def refusal(self) -> Refusal | None:
        """The game's refusal, if an action was refused."""
        return self.cause.refusal if isinstance(self.cause, IllegalAction) else None

    @property
    def rule(self) -> str | None:
        """The id of the rule that is broken, or None."""
        if self.refusal is not None:
            return self.refusal.rule
        rule = None if self.cause is None else self.cause.facts.get("rule")
        return rule if isinstance(rule, str) else None

    def __str__(self) -> str:
        place = f"line {self.line}" if self.number is None else f"token {self.number}, line {self.line}"
        return f"{place}: {super().__str__()}"


LONGEST_EXCERPT = 64


def excerpt(text: str) -> str:
    """Text to quote in an error: cut, so that a megabyte of nonsense does not become the message, and
    printable, so that showing the message does nothing to a terminal."""
    cut = text if len(text) <= LONGEST_EXCERPT else f"{text[:LONGEST_EXCERPT]}…"
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)
