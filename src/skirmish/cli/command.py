"""Subcommands of ``skirmish``, and an argument parser with help in five languages.

All text comes from the messages ``terminal-…``: the paragraph ``help-COMMAND``, the exit codes
``help-COMMAND-status``, a line for each argument (``help-ARGUMENT``, or the key given as the argument's
``help``) and for each example (``help-COMMAND-example-1``, of a game ``GAME-example-COMMAND-1``).
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
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
"""argparse's own messages, and the key of our message ``argparse-…`` for each."""


@dataclass(frozen=True, slots=True)
class Subcommand:
    """A command: ``arguments`` adds its arguments to a parser, ``run`` gives the exit code."""

    name: str
    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Voice], int]

    @property
    def examples(self) -> dict[str, str]:
        """Command lines that work as they stand, in this order, by the message that says what each does.

        The first are those of ``cli/examples.toml``; then come those of each game's ``examples.toml``.
        """
        from skirmish import games

        found = self._listed("skirmish.cli", f"terminal-help-{self.name}-example")
        for game in games.names():
            found |= self._listed(games.package(game), f"{game}-example-{self.name}")
        return found

    def _listed(self, package: str, message: str) -> dict[str, str]:
        import tomllib

        listed = files(package).joinpath("examples.toml")
        lines = tomllib.loads(listed.read_text("utf-8")).get(self.name, []) if listed.is_file() else []
        return {f"{message}-{number}": line for number, line in enumerate(lines, 1)}

    def parser(self, voice: Voice) -> Parser:
        """The parser of this command's arguments."""
        parser = Parser(f"skirmish {self.name}", voice, self)
        self.arguments(parser)
        return parser


class Parser(argparse.ArgumentParser):
    """An argument parser that looks up messages only when it prints something."""

    def __init__(self, prog: str, voice: Voice, command: Subcommand | None = None) -> None:
        speak_argparse(voice)
        super().__init__(prog=prog, allow_abbrev=False, formatter_class=_Formatter)
        self.voice = voice
        self.command = command
        self._keys: dict[str, str] = {}
        # main has read it already; it is added here for the help.
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
        """Print the usage and the reason, and exit with 2."""
        self.print_usage(sys.stderr)
        hint = self.voice.say("try-help", command=self.prog)
        self.exit(2, f"{self.voice.say('argparse-error', prog=self.prog, message=message)}\n{hint}\n")

    def describe(self) -> str:
        """What the help says under the usage."""
        return wrapped(self.voice.say(f"help-{self.command.name}")) if self.command else ""

    def _learn(self) -> None:
        """Fill in all help texts."""
        voice = self.voice
        self.description = self.describe()
        for group, key in ((self._positionals, "arguments"), (self._optionals, "options")):
            group.title = voice.say(f"argparse-{key}")
        for action in self._actions:
            if action.dest == "help":
                action.help = voice.say("argparse-help")
            elif action.help != argparse.SUPPRESS:
                key = self._keys.setdefault(action.dest, action.help or f"help-{action.dest}")
                action.help = voice.say(key, **known_values(voice)).replace("%", "%%")
        if self.command is not None:
            self.epilog = (
                f"{self._examples(self.command)}\n\n{wrapped(voice.say(f'help-{self.command.name}-status'))}"
            )

    def _examples(self, command: Subcommand) -> str:
        lines = [self.voice.say("examples")]
        for message, example in command.examples.items():
            if comment := self.voice.optional(message):
                lines.append(textwrap.indent(wrapped(comment, width() - 4), "  # "))
            lines.append(f"  {example}")
        return "\n".join(lines)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Wraps the help of an argument at the terminal's columns: argparse counts one for a Korean letter."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        from skirmish.i18n.layout import wrap

        return wrap(text, width)


def known_values(voice: Voice) -> dict[str, Fact]:
    """The possible values of arguments, for help texts."""
    from skirmish import agents, games
    from skirmish.server.settings import LOOPBACK, PORT

    variants = (f"{name}: {', '.join(games.load(name).variants)}" for name in games.names())
    levels = ", ".join(agents.names())
    return {
        "games": ", ".join(games.names()),
        "titles": ", ".join(f"{name} ({voice.speaker.title(name)})" for name in games.names()),
        "variants": "; ".join(variants),
        "rule": games.load(games.names()[0]).rules[0],
        "levels": levels,
        "thinkers": ", ".join(agents.LEVELS),
        "agents": f"{levels}, {agents.PROGRAM}PROGRAM",
        "port": str(PORT),
        "host": LOOPBACK,
    }


def speak_argparse(voice: Voice) -> None:
    """Translate argparse's own messages, which it looks up with ``argparse._``.

    The only other way is a compiled gettext catalogue on disk. Words that argparse looks up while a parser is
    built stay English until :meth:`Parser._learn` replaces them, so that no command waits for Fluent.
    """

    def translate(text: str) -> str:
        key = OWN_WORDS.get(text)
        if key is None or key in ("arguments", "options", "help"):
            return text
        return _with_space(text, voice.speaker.say(f"terminal-argparse-{key}"))

    setattr(argparse, "_", translate)  # noqa: B010  # typeshed does not know it


def _with_space(text: str, said: str) -> str:
    """Restore the trailing white space that argparse expects and Fluent drops."""
    return said + text[len(text.rstrip()) :]


def whole_number(text: str) -> int:
    """A whole number in plain digits, without the other forms that ``int`` accepts."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise ValueError(text)
    return int(text)


def width() -> int:
    """The number of columns for text."""
    return max(40, min(100, shutil.get_terminal_size().columns)) - 2


def wrapped(text: str, columns: int | None = None) -> str:
    """A text with every line wrapped at its own indentation."""
    from skirmish.i18n.layout import wrap

    room = columns or width()
    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip(" ")))
        lines += [indent + part for part in wrap(line, room - len(indent)) or [""]]
    return "\n".join(lines)
