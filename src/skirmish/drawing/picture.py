"""An SVG builder: shapes, the symbols they use, and the document around them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from html import escape as escape_html

from skirmish.drawing.theme import Theme, group, resolved, symbols, variables

FONT = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Apple SD Gothic Neo', "
    "'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif"
)
DISPLAY_FONT = (
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Book Antiqua', Georgia, serif"
)
MINUS = "\N{MINUS SIGN}"
Box = tuple[float, float, float, float]
"""Left, top, width and height of a view box."""
Number = float | int
Look = dict[str, Number | str | None]
"""Attributes that several shapes share; underscores stand for hyphens."""


# XML does not allow these characters, even escaped.
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escape(text: str) -> str:
    """Text escaped for XML; characters that XML does not allow are left out."""
    return escape_html(_NOT_IN_XML.sub("", text), quote=False).replace('"', "&quot;")


def number(value: Number) -> str:
    """A coordinate in the shortest exact form, to a hundredth: ``12``, ``-0.5``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def minus(value: int) -> str:
    """A whole number with a true minus, as people read it."""
    return str(value).replace("-", MINUS)


def attributes(given: Mapping[str, Number | str | None]) -> str:
    """`` x="1" stroke-width="2"``: underscores become hyphens, None is left out."""
    parts = []
    for name, value in given.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            parts.append(f' {name.replace("_", "-")}="{escape(text)}"')
    return "".join(parts)


def text_width(text: str, size: Number) -> float:
    """The approximate width of a line of text, without font metrics: wide characters count as one em."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return (wide + 0.58 * (len(text) - wide)) * size


class Picture:
    """Collects markup from below to above. Everything is written in order, so output is deterministic."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._symbols: dict[str, str] = {}
        self._extra: dict[str, str] = {}

    def add(self, markup: str) -> None:
        """Adds finished markup on top."""
        self._parts.append(markup)

    def define(self, name: str, markup: str) -> None:
        """Puts a pattern, gradient or clip path into the definitions."""
        self._extra[name] = markup

    def shape(self, name: str, **given: Number | str | None) -> None:
        """Adds one element without content."""
        self.add(f"<{name}{attributes(given)}/>")

    def path(self, d: str, **given: Number | str | None) -> None:
        """Adds a path."""
        self.shape("path", d=d, **given)

    def open(self, **given: Number | str | None) -> None:
        """Begins a group; :meth:`close` ends it."""
        self.add(f"<g{attributes(given)}>")

    def close(self) -> None:
        """Ends the group begun last."""
        self.add("</g>")

    def text(self, x: Number, y: Number, words: str, **given: Number | str | None) -> None:
        """Adds a line of text, by default centred on ``x``."""
        given.setdefault("text_anchor", "middle")
        self.add(f"<text{attributes({'x': x, 'y': y, **given})}>{escape(words)}</text>")

    def use(
        self,
        name: str,
        x: Number,
        y: Number,
        width: Number,
        height: Number,
        *,
        colour: str | None = None,
        turn: str = "",
        opacity: str | None = None,
    ) -> None:
        """Adds a drawing of ``symbols.svg`` in a box, as large as fits and in its middle.

        ``colour`` paints a silhouette (``south``, ``ink-2``); ``turn`` is a transform around the box.
        """
        key = name if colour is None else f"{name}-{colour}"
        if key not in self._symbols:
            self._symbols[key] = group(name, key, colour)
        drawing = symbols()[name]
        scale = min(width / drawing.width, height / drawing.height)
        left = x + (width - drawing.width * scale) / 2
        top = y + (height - drawing.height * scale) / 2
        moves = [turn] if turn else []
        if left or top:
            moves.append(f"translate({number(left)} {number(top)})")
        if scale != 1:
            moves.append(f"scale({round(scale, 4):g})")
        given = attributes({"transform": " ".join(moves) or None, "opacity": opacity})
        self.add(f'<use href="#{key}" xlink:href="#{key}"{given}/>')

    def document(
        self, box: tuple[Number, Number, Number, Number], theme: Theme, title: str, describe: str
    ) -> str:
        """The whole file. ``box`` is the view box; its size is also the picture's natural size."""
        definitions = "".join((*self._symbols.values(), *self._extra.values()))
        body = f"<defs>{definitions}</defs>{''.join(self._parts)}"
        style = ""
        if theme == "auto":
            style = f"<style>{variables(body)}</style>"
        else:
            body = resolved(body, theme)
        named = "board-title board-desc" if describe else "board-title"
        said = f'<desc id="board-desc">{escape(describe)}</desc>' if describe else ""
        root = attributes(
            {
                "viewBox": " ".join(map(number, box)),
                "width": box[2],
                "height": box[3],
                "class": "skirmish",
                "style": "max-width:100%;height:auto",
                "role": "img",
                "aria-labelledby": named,
                "font-family": FONT,
            }
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f'{root}><title id="board-title">{escape(title)}</title>{said}{style}{body}</svg>\n'
        )
