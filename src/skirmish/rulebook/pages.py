"""The rulebook's pages: Markdown in five languages, read into blocks and set for the terminal.

Of Markdown we use headings, paragraphs, tables, ``code`` and, for examples, fenced ``board`` blocks: the
first line is a position string, the rest the caption. A paragraph that begins with ``**I-3.2**`` is a rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from skirmish.core import UnknownName
from skirmish.games import names, unknown
from skirmish.i18n.layout import Style, strip, table, wrap
from skirmish.i18n.speaker import language


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: level 1 is the page's title."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule's paragraph, without its id."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text that is no rule."""

    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table; ``head`` names its columns."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A board to be drawn, and what it shows."""

    position: str
    caption: str


Block = Heading | Rule | Paragraph | Table | Example


@dataclass(frozen=True, slots=True)
class Page:
    """A game's rulebook in one language. Texts keep their Markdown ``code`` and **bold** marks."""

    game: str
    lang: str
    blocks: tuple[Block, ...]

    @property
    def rules(self) -> dict[str, str]:
        """Every rule's text by its id, in order."""
        return {block.id: block.text for block in self.blocks if isinstance(block, Rule)}

    @property
    def examples(self) -> tuple[Example, ...]:
        """Every example, in order."""
        return tuple(block for block in self.blocks if isinstance(block, Example))


@cache
def page(game_name: str, lang: str) -> Page:
    """A game's rulebook. Raises :class:`UnknownName` for a game or language that we do not have."""
    if game_name not in names():
        raise unknown(game_name)
    lang = language(lang)
    text = files(f"skirmish.games.{game_name}").joinpath("rulebook", f"{lang}.md").read_text("utf-8")
    return Page(game_name, lang, tuple(parse(text)))


def rule_text(game_name: str, lang: str, rule_id: str) -> str:
    """One rule's paragraph as plain text, on one line. Raises :class:`UnknownName`."""
    rules = page(game_name, lang).rules
    if rule_id not in rules:
        raise UnknownName("unknown-rule", name=rule_id, known=f"{min(rules)} – {max(rules)}")
    return strip(rules[rule_id])


_FENCE: Final = "```"
_RULE: Final = re.compile(r"\*\*([IH]-\d+\.\d+)\*\* ")


def parse(text: str) -> Iterator[Block]:
    """The blocks of a page."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(_FENCE):
            yield _example(_until(lines, str.startswith))
        elif line.startswith("#"):
            marks, _, title = line.partition(" ")
            yield Heading(len(marks), title)
        elif line.strip():
            yield _paragraph([line, *_until(lines, lambda each, _: not each.strip())])


def _until(lines: Iterator[str], ends: Callable[[str, str], bool]) -> list[str]:
    """The lines up to one that ends a block, which is read but left out."""
    found = []
    for line in lines:
        if ends(line, _FENCE):
            break
        found.append(line)
    return found


def _example(lines: list[str]) -> Example:
    position, *caption = lines
    return Example(position, " ".join(caption))


def _paragraph(lines: list[str]) -> Block:
    if lines[0].startswith("|"):
        head, _, *rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
        return Table(head, tuple(rows))
    text = " ".join(lines)
    rule = _RULE.match(text)
    return Rule(rule[1], text[rule.end() :]) if rule else Paragraph(text)


def render(page: Page, draw: Callable[[str], str], *, width: int = 80, bold: bool = False) -> str:
    """A page for the terminal, at most ``width`` columns wide where a drawing allows it.

    ``draw`` makes a board of a position string. With ``bold`` headings, rule ids and ``code`` stand out by
    the terminal's own means; without it the text is plain.
    """
    style = Style(bold)
    return "\n\n".join(_rendered(block, draw, width, style) for block in page.blocks) + "\n"


def render_rule(
    page: Page, rule_id: str, draw: Callable[[str], str], *, width: int = 80, bold: bool = False
) -> str:
    """One rule, with the tables and examples that follow it. Raises :class:`UnknownName`."""
    rule_text(page.game, page.lang, rule_id)
    style, parts, inside = Style(bold), [], False
    for block in page.blocks:
        if isinstance(block, Rule):
            inside = block.id == rule_id
        elif isinstance(block, Heading):
            inside = False
        if inside:
            parts.append(_rendered(block, draw, width, style))
    return "\n\n".join(parts) + "\n"


def _rendered(block: Block, draw: Callable[[str], str], width: int, style: Style) -> str:
    match block:
        case Heading(level=level, text=text):
            return "\n".join(style.heading(line, level) for line in wrap(strip(text), width))
        case Rule(id=name, text=text):
            return style.inline("\n".join(wrap(f"**{name}** {text}", width)))
        case Paragraph(text=text):
            return style.inline("\n".join(wrap(text, width)))
        case Table(head=head, rows=rows):
            return style.inline("\n".join(table(head, rows, width)))
        case Example(position=position, caption=caption):
            return f"{draw(position).rstrip()}\n\n" + style.inline("\n".join(wrap(caption, width)))
