"""The rulebook's pages: Markdown in five languages, parsed into blocks and formatted for the terminal.

A page consists of headings, paragraphs, tables and, for examples, fenced ``board`` blocks: the first line is
a position string, the rest the caption. After ``board`` may come what the picture shows: a token, or a place
or kind whose decisions are marked. A paragraph that begins with a rule id in bold is a rule. Texts have
**bold** words and ``code``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from skirmish import games
from skirmish.core import UnknownName
from skirmish.i18n.layout import TextStyle, strip, table, wrap
from skirmish.i18n.speaker import language

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode


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
    """Text that is not a rule."""

    text: str


@dataclass(frozen=True, slots=True)
class RulebookTable:
    """A table; ``head`` names its columns."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position to be drawn, with its caption."""

    position: str
    caption: str
    pick: str = ""


Block = Heading | Rule | Paragraph | RulebookTable | Example


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
    """A game's rulebook, in English if it has none in this language.

    Raises :class:`UnknownName` for an unknown language or game, or a game without a rulebook.
    """
    prefix = games.info(game_name).rule_prefix
    folder, lang = files(games.package(game_name)).joinpath("rulebook"), language(lang)
    for each in (lang, "en"):
        file = folder.joinpath(f"{each}.md")
        if file.is_file():
            text = file.read_text("utf-8")
            return Page(game_name, each, tuple(parse(text, prefix)))
    raise UnknownName("no-rulebook", name=game_name)


def rule_text(game_name: str, lang: str, rule_id: str) -> str:
    """One rule's paragraph as plain text, on one line. Raises :class:`UnknownName`."""
    rules = page(game_name, lang).rules
    if rule_id not in rules:
        raise UnknownName("unknown-rule", name=rule_id, known=f"{min(rules)} – {max(rules)}")
    return strip(rules[rule_id])


def parse(text: str, prefix: str) -> Iterator[Block]:
    """The blocks of a page; the ids of its rules begin with the prefix."""
    from markdown_it import MarkdownIt  # slow to import, and only those who read the rules need it
    from markdown_it.tree import SyntaxTreeNode

    rule = re.compile(rf"\*\*({prefix}-\d+\.\d+)\*\* ")
    for node in SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text)).children:
        match node.type:
            case "heading":
                yield Heading(int(node.tag[1]), _source(node))
            case "fence":
                position, *caption = node.content.splitlines()
                yield Example(position, " ".join(caption), node.info.removeprefix("board").strip())
            case "table":
                head, *rows = [
                    tuple(map(_source, row.children)) for part in node.children for row in part.children
                ]
                yield RulebookTable(head, tuple(rows))
            case "paragraph":
                words = _source(node)
                found = rule.match(words)
                yield Rule(found[1], words[found.end() :]) if found else Paragraph(words)
            case _:  # a list, a quotation: shown as it is written
                first, last = node.map or (0, 0)
                yield Paragraph(" ".join(text.splitlines()[first:last]).strip())


def _source(node: SyntaxTreeNode) -> str:
    """The text of a block on one line, with its marks of bold and code."""
    return " ".join(each.content.replace("\n", " ") for each in node.children)


def render(page: Page, draw: Callable[[str], str], *, width: int = 80, bold: bool = False) -> str:
    """A page for the terminal, at most ``width`` columns wide where a drawing allows it.

    ``draw`` draws a position string. With ``bold``, headings, rule ids and ``code`` are highlighted with
    terminal escape codes; without it the text is plain.
    """
    style = TextStyle(bold)
    return "\n\n".join(_rendered(block, draw, width, style) for block in page.blocks) + "\n"


def render_rule(
    page: Page, rule_id: str, draw: Callable[[str], str], *, width: int = 80, bold: bool = False
) -> str:
    """One rule, with the tables and examples that follow it. Raises :class:`UnknownName`."""
    rule_text(page.game, page.lang, rule_id)
    style, parts, inside = TextStyle(bold), [], False
    for block in page.blocks:
        if isinstance(block, Rule):
            inside = block.id == rule_id
        elif isinstance(block, Heading):
            inside = False
        if inside:
            parts.append(_rendered(block, draw, width, style))
    return "\n\n".join(parts) + "\n"


def _rendered(block: Block, draw: Callable[[str], str], width: int, style: TextStyle) -> str:
    match block:
        case Heading(level=level, text=text):
            return "\n".join(style.heading(line, level) for line in wrap(strip(text), width))
        case Rule(id=name, text=text):
            return style.inline("\n".join(wrap(f"**{name}** {text}", width)))
        case Paragraph(text=text):
            return style.inline("\n".join(wrap(text, width)))
        case RulebookTable(head=head, rows=rows):
            return style.inline("\n".join(table(head, rows, width)))
        case Example(position=position, caption=caption):
            return f"{draw(position).rstrip()}\n\n" + style.inline("\n".join(wrap(caption, width)))
