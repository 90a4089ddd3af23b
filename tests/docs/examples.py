"""Finding the examples in our pages.

- A ``python`` block is run; all blocks of a page share one module, in order. A ``text`` block right after
  one is what it prints.
- In a ``console`` block each line ``$ command`` is run, and the lines below it, if there are any, are what it
  writes to standard output and standard error. A line ``…`` stands for any number of lines. All commands of
  a page run in one folder, which is empty at first.
- Blocks of any other kind are only read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = tuple(sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]))
"""Every page of documentation in this repository."""

ANY_LINES = "…"
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: its kind, its text, its line, and the text between it and the last one."""

    kind: str
    text: str
    line: int
    before: str


@dataclass(frozen=True)
class Command:
    """A command of a ``console`` block; without ``output`` if the block shows none."""

    text: str
    output: str | None
    line: int


def named(page: Path) -> str:
    """A page's name for people."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text, end, found = page.read_text(encoding="utf-8"), 0, []
    for match in _FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        found.append(Block(match[1], match[2], line, text[end : match.start()]))
        end = match.end()
    return found


def python_blocks(page: Path) -> Iterator[tuple[Block, str | None]]:
    """Each python block of a page, with what it prints where that is shown."""
    found = blocks(page)
    for at, block in enumerate(found):
        if block.kind == "python":
            after = found[at + 1] if at + 1 < len(found) else None
            shown = after is not None and after.kind == "text" and not after.before.strip()
            yield block, after.text if after is not None and shown else None


def commands(page: Path) -> Iterator[Command]:
    """Each command of a page's console blocks."""
    for block in blocks(page):
        if block.kind == "console":
            head, *parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
            assert not head, f"{named(page)}:{block.line}: a console block begins with $"
            line = block.line + 1
            for part in parts:
                command, _, output = part.replace("\\\n", "\\\0").partition("\n")
                yield Command(command.replace("\\\0", "\\\n"), output or None, line)
                line += part.count("\n")


def like(expected: str, actual: str) -> bool:
    """Whether output is what a page shows; white space at the ends of lines cannot be seen."""
    shown, written = (re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE) for text in (expected, actual))
    parts = [re.escape(part) for part in re.split(rf"^{ANY_LINES}\n", shown, flags=re.MULTILINE)]
    return re.fullmatch("(?:.*\n)*?".join(parts), written) is not None
