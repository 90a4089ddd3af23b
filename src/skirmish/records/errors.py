"""Why a record is refused, and where."""

from __future__ import annotations

from skirmish.core import Fact, IllegalAction, Refusal, SkirmishError


class RecordError(SkirmishError):
    """A record is malformed, or its game could not have been played like that.

    ``number`` is the token's number (from 1; chance tokens count, comments do not), or None if a tag
    or the text as a whole is at fault. ``line`` is the line in the file (0 if the record was not read
    from text). ``rule`` is the broken rule, if any. ``record`` is the record's number in its file (from 1),
    if it was read from one. ``cause`` is the game's own error, if any.
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

    def __reduce__(self) -> tuple[object, ...]:
        facts = {name: fact for name, fact in self.facts.items() if name != "rule"}
        return _remade, (self.code, self.line, self.number, self.record, self.cause, facts)

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


def _remade(
    code: str,
    line: int,
    number: int | None,
    record: int | None,
    cause: SkirmishError | None,
    facts: dict[str, Fact],
) -> RecordError:
    return RecordError(code, line=line, number=number, record=record, cause=cause, **facts)
