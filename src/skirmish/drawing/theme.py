"""Colours and symbols, read from the asset files once and resolved for one theme."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from skirmish.core import UnknownName

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")

_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*))?\)")
_MIXED = re.compile(r"color-mix\(in srgb, #([0-9A-F]{6}) ([\d.]+)%, #([0-9A-F]{6})\)", re.IGNORECASE)
_CUT = frozenset({"back-north"})
"""Drawings whose hatching is cut off at the edge of their box; all others lie inside or may reach out."""
_TAG = re.compile(r"<[^!?/][^>]*>")
_CLEAR_PAINT = re.compile(r' (fill|stroke|stop-color|flood-color)="(#[0-9A-Fa-f]{4}|#[0-9A-Fa-f]{8})"')


def asset(name: str) -> str:
    """The text of an asset file."""
    return (files("skirmish.drawing.assets") / name).read_text(encoding="utf-8")


def check_theme(theme: str) -> None:
    """Raises :class:`UnknownName` for a theme we don't have."""
    if theme not in THEMES:
        raise UnknownName("unknown-theme", name=theme)


@cache
def tokens(theme: Literal["light", "dark"]) -> Mapping[str, str]:
    """Every custom property of ``tokens.css`` with its value in one theme."""
    css = re.sub(r"/\*.*?\*/", "", asset("tokens.css"), flags=re.DOTALL)
    found = _properties(css, ":root {")
    if theme == "dark":
        found.update(_properties(css, '[data-theme="dark"] {'))
    return found


def _properties(css: str, selector: str) -> dict[str, str]:
    start = css.index(selector) + len(selector)
    block = css[start : css.index("}", start)]
    return {name: " ".join(value.split()) for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", block)}


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing of ``symbols.svg``: what is in it, and how large its box is."""

    content: str
    width: float
    height: float


@cache
def symbols() -> Mapping[str, Symbol]:
    """Every drawing of ``symbols.svg`` by its name."""
    pattern = r'<symbol id="([\w-]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*?)</symbol>'
    return {
        name: Symbol(content, float(width), float(height))
        for name, width, height, content in re.findall(pattern, asset("symbols.svg"), re.DOTALL)
    }


@cache
def ground(package: str) -> tuple[str, ...]:
    """The elements of the ``ground.svg`` of a game's drawing package, from below."""
    drawn = files(package).joinpath("ground.svg").read_text(encoding="utf-8")
    return tuple(re.findall(r"<path [^>]*/>", drawn))


def group(name: str, identity: str, colour: str | None) -> str:
    """A symbol as a reusable group. ``colour`` replaces ``currentColor``.

    It is a group, not a ``<symbol>``, and each side gets its own silhouettes, because simple renderers
    clip marks at a symbol's box and do not pass the current colour through ``<use>``.
    """
    content = symbols()[name].content
    if colour is not None:
        content = content.replace("currentColor", f"var(--{colour})")
    if name in _CUT:
        width, height = symbols()[name].width - 1, symbols()[name].height - 1
        box = f'<rect x=".5" y=".5" width="{width:g}" height="{height:g}"/>'
        clip = f'<clipPath id="{identity}-edge">{box}</clipPath>'
        return f'{clip}<g id="{identity}" clip-path="url(#{identity}-edge)">{content}</g>'
    return f'<g id="{identity}">{content}</g>'


def resolved(markup: str, theme: Literal["light", "dark"]) -> str:
    """The same markup with real colours in place of ``var(...)`` and ``color-mix(...)``, for renderers that
    know only those.

    Colours with an opacity of their own (``#FFFFFFB8``) become a colour and an opacity, multiplied by
    the one that may be there already.
    """
    values = tokens(theme)

    def value(found: re.Match[str]) -> str:
        return values.get(found[1]) or (found[2] or "").strip()

    def tag(found: re.Match[str]) -> str:
        return _opaque(_MIXED.sub(_mixed, _VARIABLE.sub(value, found[0])))

    return _TAG.sub(tag, markup)


def _mixed(found: re.Match[str]) -> str:
    """A share of one colour, the rest of another."""
    one, other = (bytes.fromhex(found[n]) for n in (1, 3))
    share = float(found[2]) / 100
    pairs = zip(one, other, strict=True)
    return "#" + bytes(round(share * a + (1 - share) * b) for a, b in pairs).hex().upper()


def _opaque(tag: str) -> str:
    for attribute, paint in _CLEAR_PAINT.findall(tag):
        digits = paint[1:]
        if len(digits) == 4:
            digits = "".join(digit * 2 for digit in digits)
        opacity = int(digits[6:], 16) / 255
        name = {"stop-color": "stop-opacity", "flood-color": "flood-opacity"}.get(
            attribute, f"{attribute}-opacity"
        )
        present = re.search(rf' {name}="([\d.]+)"', tag)
        if present:
            opacity *= float(present[1])
            tag = tag.replace(present[0], "", 1)
        tag = tag.replace(
            f' {attribute}="{paint}"', f' {attribute}="#{digits[:6]}" {name}="{opacity:.3g}"', 1
        )
    return tag


def variables(markup: str) -> str:
    """A style sheet with the properties that the markup uses, following the reader's system."""
    used = sorted({found[1] for found in _VARIABLE.finditer(markup)})
    light, dark = tokens("light"), tokens("dark")
    day = "".join(f"--{name}:{light[name]};" for name in used if name in light)
    night = "".join(f"--{name}:{dark[name]};" for name in used if dark.get(name) != light.get(name))
    return (
        f".skirmish{{color-scheme:light dark;{day}}}"
        f"@media (prefers-color-scheme:dark){{.skirmish{{{night}}}}}"
    )
