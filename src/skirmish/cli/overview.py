"""``skirmish --help``: the list of commands."""

from __future__ import annotations

import textwrap
from typing import Final

from skirmish.cli import commands
from skirmish.cli.command import Parser, known_values, width, wrapped
from skirmish.cli.voice import Voice

_INDENT: Final = 23


def overview(voice: Voice, arguments: list[str]) -> int:
    """Print the list of commands, or argparse's refusal of an unknown option."""
    parser = _OverviewParser("skirmish", voice)
    parser.add_argument("--version", action="store_true")
    parser.add_argument("command", nargs="?", metavar="COMMAND")
    parser.parse_args(arguments)
    print(parser.describe())
    return 0


class _OverviewParser(Parser):
    """The parser of ``skirmish`` without a command."""

    def describe(self) -> str:
        """Every command with a line about it."""
        say = self.voice.say
        items = [_item(f"skirmish {name}", say(f"overview-{name}")) for name in commands.names()]
        more = say("overview-more", titles=known_values(self.voice)["titles"])
        return "\n".join([wrapped(say("overview")), "", *items, "", wrapped(more)])


def _item(head: str, text: str) -> str:
    indent = " " * _INDENT
    said = textwrap.indent(wrapped(text, width() - _INDENT), indent)
    return said.replace(indent, f"  {head:<{_INDENT - 2}}", 1)
