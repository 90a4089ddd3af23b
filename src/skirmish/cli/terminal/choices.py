"""The legal decisions, put in order for people: grouped by what they do, and numbered."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from skirmish.cli.voice import Voice
from skirmish.core import AnyGame, Fact
from skirmish.games.hill218 import actions as hill
from skirmish.games.hill218.kinds import WORDS
from skirmish.games.island import actions as island
from skirmish.games.island.board import BLOCK, NAMES

MANY: Final = 30
"""A group with more than so many tokens is shown by its parts, without numbers."""

# What each kind of decision is called in messages (choice-NAME), and the rules that speak of it.
_RULES: Final[dict[type, tuple[str, tuple[str, ...]]]] = {
    island.Shoot: ("shoot", ("I-6.1", "I-6.2")),
    island.Move: ("move", ("I-3.3", "I-3.4", "I-3.6")),
    island.Reinforce: ("reinforce", ("I-4.2",)),
    island.NominatePad: ("pad", ("I-4.3",)),
    island.ChangeDirection: ("turn", ("I-4.4",)),
    island.SlidePad: ("slide", ("I-4.3",)),
    island.PlaceBlock: ("block", ("I-2.2",)),
    island.PlaceCharacter: ("character", ("I-2.4",)),
    island.LoadPad: ("load", ("I-2.5",)),
    island.RemoveFromIsland: ("remove", ("I-3.7",)),
    island.RemoveFromPad: ("remove-pad", ("I-3.9",)),
    island.End: ("end", ("I-3.1", "I-3.7")),
    hill.Deploy: ("deploy", ("H-4.1", "H-4.2", "H-4.4")),
    hill.Attack: ("attack", ("H-5.1", "H-5.2")),
    hill.Strike: ("strike", ("H-5.3",)),
    hill.Return: ("return", ("H-2.2",)),
    hill.Pass: ("pass", ("H-3.3",)),
}
_ORDER: Final = tuple(_RULES)
_SIGNS: Final = {"on-block": "(#)", "own-side": "(!)"}
"""What stands beside a token; the messages choice-NAME explain it."""


@dataclass(slots=True)
class Group:
    """Decisions of one kind (of one character, where that matters); ``first`` is the first one's number."""

    name: str
    facts: dict[str, Fact]
    rules: tuple[str, ...]
    first: int = 0
    tokens: list[str] = field(default_factory=list)
    signs: dict[str, str] = field(default_factory=dict)
    """The tokens that something must be known about: ``on-block`` or ``own-side``."""
    parts: list[str] | None = None
    """What is shown instead of so many tokens; None where they are shown with their numbers."""

    def numbered(self) -> list[str]:
        """``3 e2-e5``: each token with its number, and a sign where it has one."""
        return [
            f"{number} {token}{self._sign(token)}" for number, token in enumerate(self.tokens, self.first)
        ]

    def _sign(self, token: str) -> str:
        return f" {_SIGNS[self.signs[token]]}" if token in self.signs else ""


@dataclass(frozen=True, slots=True)
class Choices:
    """All legal decisions of a view."""

    groups: tuple[Group, ...]

    @property
    def tokens(self) -> list[str]:
        """Every token; a token's number is its place in this list, from 1."""
        return [token for group in self.groups for token in group.tokens]

    @property
    def names(self) -> frozenset[str]:
        """The kinds of decisions that there are."""
        return frozenset(group.name for group in self.groups)

    @property
    def folded(self) -> bool:
        """Whether something is shown by its parts, without numbers."""
        return any(group.parts is not None for group in self.groups)

    def unfold(self) -> None:
        """From now on every token is shown with its number."""
        for group in self.groups:
            group.parts = None

    def numbered(self, number: int) -> str | None:
        """The token of a number that is shown; None where it is not."""
        for group in self.groups:
            if group.parts is None and group.first <= number < group.first + len(group.tokens):
                return group.tokens[number - group.first]
        return None

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

    def shown(self, voice: Voice, width: int) -> str:
        """The groups under their headings; long groups by their parts."""
        lines: list[str] = []
        for group in self.groups:
            heading = voice.say(f"choice-{group.name}", **group.facts)
            if group.parts is None:
                lines += [heading, *_columns(group.numbered(), width)]
            else:
                lines += [f"{heading} {voice.say('choice-parts', example=group.tokens[0])}"]
                lines += [f"    {line}" for line in group.parts]
        signs = {sign for group in self.groups for sign in group.signs.values()}
        return "\n".join([*lines, *(voice.say(f"choice-{sign}") for sign in _SIGNS if sign in signs)])


def choices(game: AnyGame, view: Any) -> Choices:
    """The legal decisions of a view, in groups."""
    signs = {action: _sign_of(action, view) for action in game.legal(view)}
    groups: dict[tuple[object, ...], Group] = {}
    for action in sorted(signs, key=lambda each: _place(each, signs[each])):
        name, rules = _RULES[type(action)]
        facts = _facts(action, view)
        group = groups.setdefault((name, *facts.items()), Group(name, facts, rules))
        group.tokens.append(str(action))
        if sign := signs[action]:
            group.signs[str(action)] = sign
    number = 1
    for group in groups.values():
        group.first = number
        number += len(group.tokens)
        if len(group.tokens) > MANY:
            group.parts = _parts(group.tokens)
    return Choices(tuple(groups.values()))


def _place(action: Any, sign: str | None) -> tuple[object, ...]:
    """A decision's place in the list; shots at one's own side come last of all shots."""
    return _ORDER.index(type(action)), sign == "own-side", _natural(str(action))


def _sign_of(action: Any, view: Any) -> str | None:
    """What somebody should know who chooses this: it lands on a block, or hits its own side."""
    match action:
        case island.Move(end=end) if view.board.cells[end] == BLOCK:
            return "on-block"
        case island.Reinforce(number=number):
            seat = view.phase.seat
            front = view.pads[seat].front(seat, number - 1)
            return "on-block" if front is not None and view.board.cells[front] == BLOCK else None
        case island.Shoot(target=target):
            hit = view.board.character_at(target)
            return "own-side" if hit is not None and hit.seat is view.phase.seat else None
    return None


def _facts(action: Any, view: Any) -> dict[str, Fact]:
    """What tells a group from others of its kind."""
    match action:
        case island.Move(start=start):
            return {"square": NAMES[start], "kind": view.board.character_at(start).kind}
        case hill.Deploy(kind=kind):
            return {"kind": WORDS[kind]}
    return {}


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


_RULEBOOK_ORDER: Final = "SJT^>v<"
_PARTS: Final = re.compile(r"([^a-l\d-]*)([a-l]|-?\d+,)(-?\d+)([\^>v<]?)")


def _parts(tokens: Iterable[str]) -> list[str] | None:
    """``S J T | a b c | 1 2 | ^ > v <``: the parts of which every choice of one each is a token, or None."""
    ways: dict[tuple[str, int], list[tuple[str, str]]] = {}
    for token in tokens:
        parts = _PARTS.fullmatch(token)
        if parts is None:
            return None
        ways.setdefault((parts[2], int(parts[3])), []).append((parts[1], parts[4]))
    first = sorted(next(iter(ways.values())))
    if any(sorted(each) != first for each in ways.values()):
        return None
    heads, tails = (sorted(set(each), key=_RULEBOOK_ORDER.find) for each in zip(*first, strict=True))
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
