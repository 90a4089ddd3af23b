"""Rulebooks for the page."""

from __future__ import annotations

from functools import cache

from skirmish import games, presenter
from skirmish.core import AnyGame
from skirmish.rulebook import pages
from skirmish.server.http.static import File, pack
from skirmish.server.wire.http import Rulebook, RuleText
from skirmish.server.wire.server import encode


@cache
def rulebook_file(game_name: str, lang: str) -> File:
    """A game's rulebook in one of our languages, its boards as views. Built once.

    Raises UnknownName for an unknown game or language.
    """
    page = pages.page(game_name, lang)
    game = games.load(game_name)
    parts = [_part(game, block) for block in page.blocks]
    return pack(encode(Rulebook(game_name, page.lang, parts)), "application/json")  # type: ignore[arg-type]


def _part(game: AnyGame, block: pages.Block) -> RuleText:
    match block:
        case pages.Heading(level=level, text=text):
            return RuleText("heading", text, level=level)
        case pages.Rule(id=rule, text=text):
            return RuleText("rule", text, id=rule)
        case pages.Paragraph(text=text):
            return RuleText("paragraph", text)
        case pages.RulebookTable(head=head, rows=rows):
            return RuleText("table", head=list(head), rows=[list(row) for row in rows])
        case pages.Example(position=position, caption=caption):
            state = game.from_position(position)
            return RuleText(
                "example", caption, view=presenter.load(game.name).view(game.view(state, None, over=True))
            )
