"""``rules``: the rulebook in the reader's language, with boards."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from skirmish import games
from skirmish.cli.arguments import BOARDS
from skirmish.cli.boards import board_style
from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.rulebook_text import paged, rulebook
from skirmish.cli.voice import Voice


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


RULES: Final = Subcommand("rules", _arguments, _rules)
