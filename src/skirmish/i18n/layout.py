"""Setting text in columns: Korean letters are two columns wide, marks of Markdown none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|`([^`]*)`")
_WORD: Final = re.compile(r"(?:`[^`]*`|[^ `])+")
"""What stands between two breakable spaces: ``code`` is never broken inside."""

_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
_LEAST: Final = 8
"""The narrowest a table's column gets before the table is written as a list."""


def columns(text: str) -> int:
    """How many columns a terminal needs for a text, its Markdown marks left out."""
    return sum(_width(letter) for letter in strip(text))


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def strip(text: str) -> str:
    """A text without the marks of **bold** and ``code``."""
    return _MARKS.sub(lambda mark: mark[1] or mark[2] or "", text)


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most so many columns. Only a single longer word goes beyond."""
    lines: list[str] = []
    line, used = "", 0
    for word in _WORD.findall(text):
        needed = columns(word)
        if line and used + 1 + needed > width:
            lines.append(line)
            line, used = "", 0
        line, used = (f"{line} {word}", used + 1 + needed) if line else (word, needed)
    return [*lines, line] if line else lines


def table(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table in lines of at most so many columns; a list of its rows where there is no room for it."""
    widths = _widths(head, rows, width)
    if widths is None:
        return _listed(head, rows, width)
    lines = _row(head, widths)
    lines.append("  ".join("─" * each for each in widths))
    for row in rows:
        lines += _row(row, widths)
    return lines


def _widths(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[int] | None:
    """How wide the columns get: as they need, the widest ones narrowed until all fit."""
    cells = list(zip(head, *rows, strict=True))
    widths = [max(columns(cell) for cell in column) for column in cells]
    least = [
        max(columns(word) for cell in column for word in _WORD.findall(cell) or [""]) for column in cells
    ]
    room = width - 2 * (len(widths) - 1)
    while sum(widths) > room:
        can = [at for at, each in enumerate(widths) if each > max(least[at], _LEAST)]
        if not can:
            return None
        widths[max(can, key=widths.__getitem__)] -= 1
    return widths


def _row(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    wrapped = [wrap(cell, each) for cell, each in zip(cells, widths, strict=True)]
    lines = []
    for number in range(max(map(len, wrapped))):
        parts = [cell[number] if number < len(cell) else "" for cell in wrapped]
        padded = [part + " " * (each - columns(part)) for part, each in zip(parts, widths, strict=True)]
        lines.append("  ".join(padded).rstrip())
    return lines


def _listed(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Each row as its first cell, and the others beneath with their column's name."""
    lines: list[str] = []
    for first, *others in rows:
        lines += wrap(first, width)
        for name, cell in zip(head[1:], others, strict=True):
            lines += [f"  {line}" for line in wrap(f"{name}: {cell}", width - 2)]
    return lines


@dataclass(frozen=True, slots=True)
class Style:
    """How text stands out: in bold, or not at all."""

    bold: bool

    def heading(self, text: str, level: int) -> str:
        """A line of a heading; without bold, titles and chapters are underlined."""
        if self.bold:
            return f"{_BOLD}{text}{_PLAIN}"
        return f"{text}\n{('═' if level == 1 else '─') * columns(text)}"

    def inline(self, text: str) -> str:
        """Bold and code in running text, whose marks may not cross a line."""
        return (
            _MARKS.sub(lambda mark: f"{_BOLD}{mark[1] or mark[2]}{_PLAIN}", text)
            if self.bold
            else strip(text)
        )
