"""Turns a row of the Hill 218 table into the same row seen from the other seat.

The grid is turned by 180 degrees, (x, y) to (-x, -y), and the sides are swapped. Text that is not well
formed (rows about refused positions have some) keeps its flaw: only what is well formed is turned.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tests.rules.case import Case

_NUMBER = r"(?:0|-?[1-9][0-9]*)"
_SPACE = re.compile(rf"({_NUMBER}),({_NUMBER})")
_UNIT = re.compile(rf"([A-Z])@({_NUMBER}),({_NUMBER})")
_ATTACK = re.compile(rf"([SN])([0-9]*):attack@({_NUMBER},{_NUMBER})")
_OTHER = {"S": "N", "N": "S"}


def _mirror_space(text: str) -> str:
    match = _SPACE.fullmatch(text)
    if match is None:
        return text
    return f"{-int(match[1])},{-int(match[2])}"


def _mirror_units(text: str) -> str:
    units: list[tuple[int, int, str]] = []
    for word in text.split(";"):
        match = _UNIT.fullmatch(word)
        if match is None:
            return text
        units.append((-int(match[2]), -int(match[3]), match[1]))
    units.sort(key=lambda unit: unit[:2])
    return ";".join(f"{kind}@{x},{y}" for x, y, kind in units)


def _mirror_turn(text: str) -> str:
    if text.startswith("over:"):
        return "over:" + mirror_side(text.removeprefix("over:"))
    attack = _ATTACK.fullmatch(text)
    if attack is not None:
        return f"{_OTHER[attack[1]]}{attack[2]}:attack@{_mirror_space(attack[3])}"
    return mirror_side(text[:1]) + text[1:]


def mirror_side(side: str) -> str:
    """The other side; anything that is not a side (`draw`) stays as it is."""
    return _OTHER.get(side, side)


def mirror_position(text: str) -> str:
    """The position string seen from the other seat."""
    fields = text.split(" ")
    if len(fields) != 5:
        return text
    for number in range(4):
        parts = fields[number].split("/")
        if number == 0:
            parts = [_mirror_units(part) for part in parts]
        fields[number] = "/".join(reversed(parts))
    fields[4] = _mirror_turn(fields[4])
    return " ".join(fields)


def mirror_token(token: str) -> str:
    """The token seen from the other seat. Cards drawn and returned, and `pass`, stay as they are."""
    if token[:1] in ("*", "!"):
        return token[0] + _mirror_space(token[1:])
    if token[1:2] == "@":
        return token[:2] + _mirror_space(token[2:])
    return token


def mirror_case(case: Case) -> Case:
    """The row seen from the other seat."""
    legal = case.legal
    if legal is not None:
        legal = frozenset(mirror_token(token) for token in legal)
    return replace(
        case,
        name=case.name + " (other seat)",
        position=mirror_position(case.position),
        first=mirror_side(case.first),
        tokens=tuple(mirror_token(token) for token in case.tokens),
        legal=legal,
        allows=tuple(mirror_token(token) for token in case.allows),
        refuses=tuple((mirror_token(token), rule) for token, rule in case.refuses),
        then=tuple(
            (" ".join(mirror_token(token) for token in tokens.split()), mirror_position(position))
            for tokens, position in case.then
        ),
        over=None if case.over is None else mirror_side(case.over),
    )
