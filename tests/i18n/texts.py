"""Every text that people read, in lines: messages and rulebooks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from skirmish.games import names
from skirmish.i18n.speaker import file_names, source


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Every line of text with its message's id, or its rulebook's name; without comments and positions."""
    texts = [source(lang, name) for name in file_names(lang)]
    texts += [source(lang, name, game) for game in names() for name in file_names(lang, game)]
    for text in texts:
        message = ""
        for line in text.splitlines():
            if line.startswith("#"):
                continue
            if begins := re.match(r"([a-z][\w-]*) = ?", line):
                message, line = begins[1], line[begins.end() :]
            yield message, line
    for game in names():
        page = files(f"skirmish.games.{game}").joinpath("rulebook", f"{lang}.md")
        fenced = False
        for line in page.read_text(encoding="utf-8").splitlines():
            fenced ^= line.startswith("```")
            if not fenced:
                yield f"{game} rulebook", line
