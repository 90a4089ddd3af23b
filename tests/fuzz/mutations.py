"""Mutations of valid input: of its structure (JSON, texts made of words) and of its bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

STRINGS = (
    *(
        "",
        " ",
        "\0",
        "-",
        "0",
        "None",
        "null",
        "\u200b",
        "\u202e",
        "\ufeff",
        "\ufdfa",
        "\U0001f480",
        "İ",
        "ß",
    ),
    *(
        "\ud800",
        "\udfff\ud800",
        "e\u0301" * 20,
        "%s",
        "{0}",
        "{$name}",
        "'\"<>&;--",
        "../..",
        "__class__",
        "\r\n",
    ),
)
"""Short texts that programs trip over."""
NUMBERS = (
    *(0, 1, -1, 2, 127, 128, 255, 256, 65_535, 65_536, 2**31 - 1, 2**31, 2**32, 2**53 - 1, 2**53, 2**53 + 1),
    *(
        2**63 - 1,
        2**63,
        2**64 - 1,
        2**64,
        10**30,
        -(2**31),
        -(2**53),
        -(2**63),
        -(2**63) - 1,
        0.5,
        -0.0,
        1e308,
    ),
)
"""Numbers at the bounds of their types."""
LENGTHS = (1, 2, 15, 16, 17, 21, 22, 31, 32, 33, 40, 41, 63, 64, 65, 128, 129, 1000, 4000)
"""Lengths at and around the limits of our fields."""
DEPTHS = (2, 10, 100, 1000, 2500)


class Verbatim(str):
    """A piece of JSON that is written as it is."""

    __slots__ = ()


VERBATIM = tuple(
    map(Verbatim, ("NaN", "-Infinity", "1e400", "-0", "01", "+1", "1.", "0x1", "tr", "'a'", "", "\x00"))
)
"""What is no JSON, or a number that no type holds."""


class Doubled(dict[str, Any]):
    """An object that is written with its last field twice, with another value the second time."""


def strange(rng: random.Random) -> Any:
    """A value that was not asked for."""
    choice = rng.randrange(8)
    if choice == 0:
        return rng.choice(NUMBERS)
    if choice == 1:
        return rng.choice(STRINGS)
    if choice == 2:
        return rng.choice((None, True, False))
    if choice == 3:
        return rng.choice((chr(rng.randrange(0x20, 0x3000)), "a", "9", "Ä")) * rng.choice(LENGTHS)
    if choice == 4:
        return rng.choice(([], {}, [[]], [None] * 50, {"type": "ping"}, {"": ""}, [{"a": []}]))
    if choice == 5:
        return nested(rng)
    if choice == 6:
        return rng.choice(VERBATIM)
    return rng.randrange(-10, 300)


def nested(rng: random.Random) -> Verbatim:
    """Arrays or objects inside each other."""
    depth = rng.choice(DEPTHS)
    first, last = rng.choice((("[", "]"), ('{"a":', "}"), ("[", ""), ("[[],", "]")))
    return Verbatim(first * depth + "0" + last * depth)


def mutated(value: Any, rng: random.Random, words: Sequence[str]) -> Any:
    """An object with one of its parts changed; ``words`` are valid values of other fields and messages."""
    if not isinstance(value, dict) or not value or rng.random() < 0.03:
        return strange(rng)
    fields: dict[str, Any] = dict(value)
    name = rng.choice(list(fields))
    choice = rng.randrange(12)
    if choice == 0:
        del fields[name]
    elif choice == 1:
        fields[rng.choice(("extra", "", name.upper(), f" {name}", "type", "id", "a" * 300))] = strange(rng)
    elif choice == 2:
        doubled = Doubled(fields)
        doubled[name] = doubled.pop(name)
        return doubled
    elif choice == 3:
        other = rng.choice(list(fields))
        fields[name], fields[other] = fields[other], fields[name]
    elif choice in (4, 5):
        fields[name] = strange(rng)
    elif choice in (6, 7) and words:
        fields[name] = rng.choice(words)
    elif isinstance(fields[name], str):
        fields[name] = text(fields[name], rng, words)
    elif isinstance(fields[name], bool) or fields[name] is None:
        fields[name] = not fields[name]
    elif isinstance(fields[name], int):
        fields[name] += rng.choice((-1, 1, -2, 1000, -fields[name], 2**53))
    elif isinstance(fields[name], dict):
        fields[name] = mutated(fields[name], rng, words)
    else:
        fields[name] = strange(rng)
    return fields


def written(value: Any, rng: random.Random) -> str:
    """A value as JSON, in one of the ways in which it can be written."""
    if isinstance(value, Verbatim):
        return value
    gap = rng.choice(("", "", "", " ", "\n\t"))
    if isinstance(value, dict):
        items = [f"{json.dumps(name)}:{gap}{written(each, rng)}" for name, each in value.items()]
        if isinstance(value, Doubled):
            items.append(f"{json.dumps([*value][-1])}:{written(strange(rng), rng)}")
        return "{" + f",{gap}".join(items) + "}"
    if isinstance(value, list):
        return "[" + f",{gap}".join(written(each, rng) for each in value) + "]"
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


def encoded(text: str) -> bytes:
    """UTF-8, in which lone surrogates are written as if there could be such characters."""
    return text.encode("utf-8", "surrogatepass")


_TEXT: Sequence[Callable[[str, str, str, int, int], str]] = (
    lambda text, piece, _, start, end: text[:start] + piece + text[start:],
    lambda text, piece, _, start, end: text[:start] + text[end:],
    lambda text, piece, _, start, end: text[:start] + piece + text[end:],
    lambda text, piece, _, start, end: text[:start] + text[start:end] * 2 + text[end:],
    lambda text, piece, _, start, end: text[:start] + text[start:end][::-1] + text[end:],
    lambda text, piece, other, start, end: text[:start] + other[start:],
    lambda text, piece, _, start, end: text[:start] + text[start:end].swapcase() + text[end:],
    lambda text, piece, _, start, end: text[:start],
    lambda text, piece, _, start, end: (
        text[:start] + chr((ord(text[start]) + 1) % 0xD800 if text[start:] else 0) + text[start + 1 :]
    ),
)


def text(valid: str, rng: random.Random, words: Sequence[str]) -> str:
    """A text after one to three changes: cut, joined with another, with pieces put in, taken out, doubled."""
    found = valid
    for _ in range(rng.choice((1, 1, 2, 3))):
        start = rng.randrange(len(found) + 1)
        end = min(len(found), start + rng.randrange(7))
        piece = rng.choice(words) if words and rng.random() < 0.7 else rng.choice(STRINGS)
        other = rng.choice(words) if words else ""
        found = rng.choice(_TEXT)(found, piece, other, start, end)
    return found


def crossed(valid: str, other: str, rng: random.Random, separators: str = " /\n") -> str:
    """A text with some of its fields from another one of the same form."""
    separator = rng.choice(separators)
    mine, others = valid.split(separator), other.split(separator)
    for at in range(len(mine)):
        if at < len(others) and rng.random() < 0.4:
            mine[at] = others[at]
    return separator.join(mine)


def raw(valid: bytes, rng: random.Random) -> bytes:
    """Bytes after one to four changes."""
    found = bytearray(valid)
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(found) + 1)
        choice = rng.randrange(6)
        if choice == 0:
            found[at:at] = rng.randbytes(rng.choice((1, 1, 2, 8)))
        elif choice == 1:
            del found[at : at + rng.choice((1, 1, 2, 8, 64))]
        elif choice == 2 and at < len(found):
            found[at] ^= 1 << rng.randrange(8)
        elif choice == 3:
            del found[at:]
        elif choice == 4:
            found[at:at] = found[at : at + rng.choice((1, 8, 64))]
        elif at < len(found):
            found[at] = rng.choice(b"\x00\xff\x7f\x80\r\n \t:;,\"'[]{}\\/")
    return bytes(found)


def noise(rng: random.Random, words: Sequence[str]) -> str:
    """A text from nowhere."""
    if rng.random() < 0.5:
        return "".join(rng.choices(words, k=rng.randrange(12)))
    return "".join(
        chr(rng.choice((rng.randrange(0x80), rng.randrange(0x11_0000)))) for _ in range(rng.randrange(40))
    )
