"""Text and tables in columns of a terminal: Korean letters are two columns wide, Markdown marks none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len

_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|`([^`]*)`")
_WORD: Final = re.compile(r"(?:`[^`]*`|[^ `])+")
"""A word; ``code`` is never broken inside."""

_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
_LEAST: Final = 8
"""The least width of a column. A table that needs narrower ones is written as a list."""
_NUMBER: Final = re.compile(r"[-+\u2212–]?\d[\d.,\s±–~%\u2212+-]*|–|")
"""A cell of a column of numbers, or an empty one."""


def columns(text: str) -> int:
    """The columns that a text takes on a terminal, without its Markdown marks."""
    return cell_len(strip(text))


def strip(text: str) -> str:
    """A text without the marks of **bold** and ``code``."""
    return _MARKS.sub(lambda mark: mark[1] or mark[2] or "", text)


def wrap(text: str, width: int) -> list[str]:
    """Wrap a text to a number of columns. Only a single longer word exceeds it."""
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
    """A table in lines of at most ``width`` columns, numbers to the right; a list if there is no room."""
    widths = _widths(head, rows, width)
    if widths is None:
        return _listed(head, rows, width)
    right = [all(map(_NUMBER.fullmatch, column)) for column in zip(*rows, strict=True)] or [False] * len(head)
    lines = _row(head, widths, right)
    lines.append("  ".join("─" * each for each in widths))
    for row in rows:
        lines += _row(row, widths, right)
    return lines


def _widths(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[int] | None:
    """The widths of the columns: as needed, the widest ones narrowed until all fit; None if they cannot."""
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


def _row(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> list[str]:
    wrapped = [wrap(cell, each) for cell, each in zip(cells, widths, strict=True)]
    lines = []
    for number in range(max(map(len, wrapped))):
        parts = [cell[number] if number < len(cell) else "" for cell in wrapped]
        gaps = [" " * (each - columns(part)) for part, each in zip(parts, widths, strict=True)]
        padded = [
            gap + part if last else part + gap for part, gap, last in zip(parts, gaps, right, strict=True)
        ]
        lines.append("  ".join(padded).rstrip())
    return lines


def _listed(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Each row as its first cell, with the others below it after the names of their columns."""
    lines: list[str] = []
    for first, *others in rows:
        lines += wrap(first, width)
        for name, cell in zip(head[1:], others, strict=True):
            lines += [f"  {line}" for line in wrap(f"{name}: {cell}", width - 2)]
    return lines


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Emphasis in bold, or none."""

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
