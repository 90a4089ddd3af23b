"""The commands of the command line. Each module is loaded when one of its commands is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skirmish.cli.command import Subcommand

_MODULES: Final = {
    "serve": "serve",
    "play": "play",
    "opponents": "opponents",
    "legal": "positions",
    "next": "positions",
    "why": "positions",
    "rules": "rules",
    "check": "records",
    "verify": "records",
    "show": "show",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "bot": "bot",
}

FIRST: Final = "serve"
"""What ``skirmish`` does if it is told nothing."""


def names() -> tuple[str, ...]:
    """All commands, in the order in which the help tells of them."""
    return tuple(_MODULES)


def load(name: str) -> Subcommand:
    """The command of that name; ``KeyError`` if there is none."""
    command: Subcommand = getattr(import_module(f"skirmish.cli.commands.{_MODULES[name]}"), name.upper())
    return command
