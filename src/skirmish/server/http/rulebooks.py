"""Rulebooks for the page."""

from __future__ import annotations

from functools import cache
from typing import Any

from skirmish import games, presenter
from skirmish.core import AnyGame, Decide
from skirmish.presenter.structs import seat_name
from skirmish.rulebook import pages
from skirmish.server.http.static import File, pack
from skirmish.server.wire.http.rulebooks import ExamplePick, Rulebook, RuleText
from skirmish.server.wire.server import Prompt, encode


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
        case pages.Example(position=position, caption=caption, pick=pick):
            state = game.from_position(position)
            view = presenter.load(game.name).view(game.view(state, None, over=True))
            return RuleText(
                "example", caption, view=view, picked=_picked(game, state, pick) if pick else None
            )


def _picked(game: AnyGame, state: Any, pick: str) -> ExamplePick:
    """The choice that an example shows. It is the position's own player who chooses."""
    pending = game.pending(state)
    assert isinstance(pending, Decide), f"{pick}: nothing is to be decided"
    own, view = presenter.load(game.name), game.view(state, pending.seat)
    decisions = list(own.decisions(view))
    preview = own.preview(view, pick) if any(each.token == pick for each in decisions) else None
    prompt = Prompt(0, seat_name(pending.seat), pending.prompt, view.phase.rule, dict(pending.facts))
    return ExamplePick(pick, prompt, decisions, preview)
