"""``rules``: the rulebook in the reader's language, with its boards drawn."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import Final

from skirmish import games
from skirmish.cli.command import Command, Parser, width
from skirmish.cli.commands.show import BOARDS, board_style, drawn
from skirmish.cli.voice import Voice
from skirmish.core import AnyGame


def rulebook(game: AnyGame, rule: str | None, voice: Voice, style: str) -> str:
    """The whole page, or one rule of it."""
    from skirmish.rulebook.pages import page, render, render_rule

    def draw(position: str) -> str:
        return drawn(game.name, game.from_position(position), style, voice)

    found = page(game.name, voice.lang)
    bold = style == "colour"
    if rule is None:
        return render(found, draw, width=width(), bold=bold).rstrip("\n")
    return render_rule(found, rule.upper(), draw, width=width(), bold=bold).rstrip("\n")


def paged(text: str) -> None:
    """A long text in the reader's pager; less shows colours only where it is told to."""
    import pydoc

    os.environ.setdefault("LESS", "-R")
    pydoc.pager(text)


def _rules(options: Namespace, voice: Voice) -> int:
    text = rulebook(games.load(options.game), options.rule, voice, board_style(options.board))
    if sys.stdout.isatty() and options.rule is None:
        paged(text)
    else:
        print(text)
    return 0


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", metavar="RULE_ID", nargs="?")
    parser.add_argument("--board", choices=BOARDS)


RULES: Final = Command(
    "rules", _arguments, _rules, ("skirmish rules island", "skirmish rules island I-3.4 --lang de")
)
