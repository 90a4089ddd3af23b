"""A command: its name, its arguments and what it does; and the parser whose help is in five languages.

A parser carries no sentences. When it must speak, it takes them from ``terminal.ftl``: the command's
paragraph ``help-COMMAND``, its statuses ``help-COMMAND-status``, one line for each argument
(``help-ARGUMENT``, or the key given as the argument's ``help``) and one for each example
(``help-COMMAND-example-1``). The examples themselves stand in the code: the tests run them.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from skirmish.cli.voice import Voice
from skirmish.core import Fact

OWN_WORDS: Final = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "argument %(argument_name)s: %(message)s": "argument",
    "unrecognized arguments: %s": "unrecognized",
    "not allowed with argument %s": "conflict",
    "ignored explicit argument %r": "no-value",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "expected one argument": "one-value",
    "expected at most one argument": "at-most-one-value",
    "expected at least one argument": "a-value",
    "invalid %(type)s value: %(value)r": "bad-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
}
"""argparse's own words and the message ``argparse-…`` that says them in the reader's language."""


@dataclass(frozen=True, slots=True)
class Subcommand:
    """``run`` gives the exit status. ``examples`` work as they stand, in this order."""

    name: str
    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Voice], int]
    examples: tuple[str, ...]

    def parser(self, voice: Voice) -> Parser:
        """The parser of this command's arguments."""
        parser = Parser(f"skirmish {self.name}", voice, self)
        self.arguments(parser)
        return parser


class Parser(argparse.ArgumentParser):
    """An argument parser that looks its words up when it needs them."""

    def __init__(self, prog: str, voice: Voice, command: Subcommand | None = None) -> None:
        speak_argparse(voice)
        super().__init__(prog=prog, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)
        self.voice = voice
        self.command = command
        self._keys: dict[str, str] = {}
        # cli.main has read it already, wherever it stood; it is here for the help.
        self.add_argument("--lang", metavar="L", default=argparse.SUPPRESS)

    def format_usage(self) -> str:
        """The usage lines."""
        self._learn()
        return super().format_usage()

    def format_help(self) -> str:
        """The whole help."""
        self._learn()
        return super().format_help()

    def _parse_optional(self, arg_string: str) -> Any:
        """Only ``-x`` and ``--xyz`` are options; ``-#2`` is a record, ``-/-`` a position."""
        return super()._parse_optional(arg_string) if re.match(r"-[A-Za-z-]", arg_string) else None

    def error(self, message: str) -> NoReturn:
        """A bad call: the usage and the reason, status 2."""
        self.print_usage(sys.stderr)
        hint = self.voice.say("try-help", command=self.prog)
        self.exit(2, f"{self.voice.say('argparse-error', prog=self.prog, message=message)}\n{hint}\n")

    def describe(self) -> str:
        """What the help says under the usage."""
        return wrapped(self.voice.say(f"help-{self.command.name}")) if self.command else ""

    def _learn(self) -> None:
        """Take all words from the messages."""
        voice = self.voice
        self.description = self.describe()
        for group, key in ((self._positionals, "arguments"), (self._optionals, "options")):
            group.title = voice.say(f"argparse-{key}")
        for action in self._actions:
            if action.dest == "help":
                action.help = voice.say("argparse-help")
            elif action.help != argparse.SUPPRESS:
                key = self._keys.setdefault(action.dest, action.help or f"help-{action.dest}")
                action.help = voice.say(key, **_known()).replace("%", "%%")
        if self.command is not None:
            self.epilog = (
                f"{self._examples(self.command)}\n\n{wrapped(voice.say(f'help-{self.command.name}-status'))}"
            )

    def _examples(self, command: Subcommand) -> str:
        lines = [self.voice.say("examples")]
        for number, example in enumerate(command.examples, 1):
            comment = self.voice.say(f"help-{command.name}-example-{number}")
            lines += [textwrap.indent(wrapped(comment, width() - 4), "  # "), f"  {example}"]
        return "\n".join(lines)


def _known() -> dict[str, Fact]:
    """What arguments can be, for their help."""
    from skirmish import agents, games
    from skirmish.server.settings import LOOPBACK, PORT

    variants = (f"{name}: {', '.join(games.load(name).variants)}" for name in games.names())
    levels = ", ".join(agents.names())
    return {
        "variants": "; ".join(variants),
        "levels": levels,
        "thinkers": ", ".join(agents.LEVELS),
        "agents": f"{levels}, {agents.PROGRAM}PROGRAM",
        "port": str(PORT),
        "host": LOOPBACK,
    }


def speak_argparse(voice: Voice) -> None:
    """argparse finds its own words through its module's ``_``: make that our messages.

    There is no other way in but a compiled gettext catalogue on disk. Words asked for while a parser is
    being made stay English for now (:meth:`Parser._learn` replaces them), so that no call waits for them.
    """

    def translate(text: str) -> str:
        key = OWN_WORDS.get(text)
        if key is None or key in ("arguments", "options", "help"):
            return text
        return _with_space(text, voice.speaker.say(f"terminal-argparse-{key}"))

    setattr(argparse, "_", translate)  # noqa: B010  # typeshed does not know it


def _with_space(text: str, said: str) -> str:
    """A message keeps no white space at its end; argparse wants its own back."""
    return said + text[len(text.rstrip()) :]


def whole_number(text: str) -> int:
    """A number as people write it, and no more of what Python would take for one."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise ValueError(text)
    return int(text)


def width() -> int:
    """The columns that text may fill."""
    return max(40, min(100, shutil.get_terminal_size().columns)) - 2


def wrapped(text: str, columns: int | None = None) -> str:
    """A text with every line wrapped, and indented as its beginning is."""
    from skirmish.i18n.layout import wrap

    room = columns or width()
    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip(" ")))
        lines += [indent + part for part in wrap(line, room - len(indent)) or [""]]
    return "\n".join(lines)
