"""The legal decisions, put in order for people: grouped by what they do, and numbered."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from skirmish.cli.voice import Voice
from skirmish.core import Decide
from skirmish.i18n import layout
from skirmish.i18n.layout import wrap
from skirmish.presenter import Presenter
from skirmish.presenter.structs import Decision, Said

MANY: Final = 30
"""A group with more tokens than this is shown by its parts."""


@dataclass(slots=True)
class Group:
    """Decisions under one heading; ``first`` is the number of the first one."""

    name: str
    heading: Said
    rules: tuple[str, ...]
    first: int = 0
    decisions: list[Decision] = field(default_factory=list)
    parts: list[str] | None = None
    """What is shown instead of very many tokens; None where each is shown. Their numbers work either way."""

    @property
    def tokens(self) -> list[str]:
        """The decisions' tokens."""
        return [decision.token for decision in self.decisions]

    @property
    def numbers(self) -> str:
        """The first number and the last: ``3-7``."""
        last = self.first + len(self.decisions) - 1
        return str(last) if last == self.first else f"{self.first}-{last}"

    def headed(self, voice: Voice) -> str:
        """The heading in the reader's language; a general one if the game has none."""
        return voice.optional(self.heading.id, **self.heading.facts) or voice.say("choice")

    def numbered(self, voice: Voice, signs: Mapping[str, str]) -> list[str]:
        """``3 e2-e5``: each token with its number, its words if it has any, and the signs of its flags."""
        return [
            " ".join([str(number), each.token, *_words(each, voice), *(signs[flag] for flag in each.flags)])
            for number, each in enumerate(self.decisions, self.first)
        ]


def _words(decision: Decision, voice: Voice) -> list[str]:
    said = decision.words
    return [] if said is None else [voice.speaker.say(said.id, **said.facts)]


@dataclass(frozen=True, slots=True)
class Choices:
    """All legal decisions of a view."""

    groups: tuple[Group, ...]
    presenter: Presenter

    @property
    def tokens(self) -> list[str]:
        """Every token; a token's number is its place in this list, from 1."""
        return [token for group in self.groups for token in group.tokens]

    @property
    def decisions(self) -> list[Decision]:
        """Every decision, in the same order."""
        return [decision for group in self.groups for decision in group.decisions]

    def decision(self, token: str) -> Decision | None:
        """The decision with this token."""
        return next((each for each in self.decisions if each.token == token), None)

    def unfold(self) -> None:
        """From now on every token is shown with its number."""
        for group in self.groups:
            group.parts = None

    def numbered(self, number: int) -> str | None:
        """The token of a number, whether it is shown or folded; None if there is none."""
        tokens = self.tokens
        return tokens[number - 1] if 0 < number <= len(tokens) else None

    def meant(self, text: str) -> str | None:
        """The one token that a text can mean: in another case, with spaces, or without signs such as #."""
        tokens = self.tokens
        if text in tokens:
            return text
        for alike in (str.casefold, _bare):
            found = [each for each in tokens if alike(each) == alike(text)]
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def prompt(self, pending: Decide, view: Any, voice: Voice) -> str:
        """The prompt for the seat that must choose."""
        said = self.presenter.prompt(pending, view, self.decisions)
        return " ".join([voice.speaker.say(each.id, **each.facts) for each in said])

    def shown(self, voice: Voice, width: int) -> str:
        """The groups under their headings; long groups by their parts."""
        lines: list[str] = []
        for group in self.groups:
            heading = group.headed(voice)
            if group.parts is None:
                lines += [heading, *_columns(group.numbered(voice, self.presenter.flags), width)]
            else:
                lines += wrap(
                    f"{heading} {voice.say('choice-parts', example=group.decisions[0].token)}", width
                )
                lines += [f"    {line}" for line in group.parts]
        raised = {flag for decision in self.decisions for flag in decision.flags}
        for flag, sign in self.presenter.flags.items():
            if flag in raised:
                lines.append(f"{sign} {voice.speaker.say(f'{self.presenter.name}-flag-{flag}')}")
        return "\n".join(lines)

    def folded(self, voice: Voice, width: int, rows: int) -> list[str]:
        """All groups in this number of rows: a line for each, or one after the other with as many tokens as
        fit. What takes more is the numbers and headings alone. The only choice is not listed: the question
        names it."""
        if len(self.decisions) == 1:
            return []
        if len(self.groups) <= rows:
            return self._brief(voice, width)
        found = self._in_a_row(voice, width, 0)
        for tokens in range(1, max(len(group.tokens) for group in self.groups) + 1):
            longer = self._in_a_row(voice, width, tokens)
            if len(longer) > rows:
                break
            found = longer
        return found

    def _in_a_row(self, voice: Voice, width: int, tokens: int) -> list[str]:
        """The groups one after the other, each with this many of its tokens."""
        said = []
        for group in self.groups:
            shown = group.tokens[:tokens]
            more = [] if len(shown) == len(group.tokens) else ["…"]
            heading, glue = group.headed(voice), "\N{NO-BREAK SPACE}"  # a number stays with its heading
            said.append(" ".join([f"{group.numbers}{glue}{heading}", *shown, *more]))
        return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrap(" · ".join(said), width)]

    def _brief(self, voice: Voice, width: int) -> list[str]:
        """One line for each group: its numbers, its heading, and as many tokens as fit."""
        lines = []
        for group in self.groups:
            line = f"{group.numbers:>7} {group.headed(voice)} "
            for number, token in enumerate(group.tokens, 1):
                ends = "" if number == len(group.tokens) else " …"
                if layout.columns(f"{line}{token}{ends}") > width:
                    line += "…"
                    break
                line += f"{token} "
            lines.append(line.rstrip())
        return lines


def choices(presenter: Presenter, view: Any) -> Choices:
    """The legal decisions of a view, in groups."""
    decisions = presenter.decisions(view)
    order = list(dict.fromkeys([*presenter.kinds, *(each.kind for each in decisions)]))

    def place(each: Decision) -> tuple[object, ...]:
        """Decisions that call for a question come last of their kind."""
        return order.index(each.kind), each.question is not None, _natural(each.token)

    groups: dict[tuple[object, ...], Group] = {}
    for each in sorted(decisions, key=place):
        heading = Said(f"{presenter.name}-choice-{each.kind}", each.group)
        group = Group(each.kind, heading, presenter.kinds.get(each.kind, ()))
        groups.setdefault((each.kind, *each.group.items()), group).decisions.append(each)
    number = 1
    for group in groups.values():
        group.first = number
        number += len(group.decisions)
        if len(group.decisions) > MANY:
            theirs = {*group.tokens}
            group.parts = _parts([each for each in decisions if each.token in theirs])
    return Choices(tuple(groups.values()), presenter)


_DIGITS: Final = re.compile(r"(-?\d+)")


def _natural(token: str) -> list[tuple[bool, Any]]:
    """A token's place in a list for people: e2 before e10."""
    parts = [part for part in _DIGITS.split(token) if part]
    return [(False, int(part)) if _DIGITS.fullmatch(part) else (True, part) for part in parts]


_BARE: Final = re.compile(r"[^\W\d_]|-?\d+|[^\s\w#@,|-]")


def _bare(text: str) -> list[str]:
    """Letters, numbers and the signs that tell decisions apart: alike for ``I@0,-1`` and ``i 0 -1``."""
    return _BARE.findall(text.casefold())


def _columns(items: Sequence[str], width: int) -> list[str]:
    """Items side by side, as many as fit."""
    room = max(map(len, items)) + 2
    per_line = max(1, (width - 4) // room)
    rows = [items[at : at + per_line] for at in range(0, len(items), per_line)]
    return ["    " + "".join(f"{item:<{room}}" for item in row).rstrip() for row in rows]


_ROW: Final = re.compile(r"(.*?)(-?\d+)", re.DOTALL)
"""A place whose name ends in a number: what comes before, its column, and the number, its row."""


def _parts(decisions: Sequence[Decision]) -> list[str] | None:
    """``S J T | a b c | 1 2 | ^ > v <``: the parts of which every choice of one each is a token, or None.

    A token must consist of its target and what stands before and after it.
    """
    ways: dict[tuple[str, int], list[tuple[str, str]]] = {}
    for each in decisions:
        place = _ROW.fullmatch(each.target or "")
        if place is None or each.source is not None or each.token.count(place[0]) != 1:
            return None
        before, _, after = each.token.partition(place[0])
        ways.setdefault((place[1], int(place[2])), []).append((before, after))
    first = next(iter(ways.values()))
    if any(sorted(each) != sorted(first) for each in ways.values()):
        return None
    heads, tails = (dict.fromkeys(each) for each in zip(*first, strict=True))
    columns_of: dict[int, list[str]] = {}
    for column, row in ways:
        columns_of.setdefault(row, []).append(column)
    rows_with: dict[tuple[str, ...], list[int]] = {}
    for row, columns in sorted(columns_of.items()):
        rows_with.setdefault(tuple(sorted(columns, key=_natural)), []).append(row)
    return [
        " | ".join(filter(None, map(" ".join, (heads, columns, map(str, rows), tails))))
        for columns, rows in rows_with.items()
    ]
