"""The subcommands. Each module is imported when one of its commands runs."""

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
    "backup": "data",
    "restore": "data",
    "check-data": "data",
    "admin": "admin",
    "engine": "engine",
}

FIRST: Final = "serve"
"""The command that ``skirmish`` runs without arguments."""


def names() -> tuple[str, ...]:
    """All commands, in the order of the help."""
    return tuple(_MODULES)


def load(name: str) -> Subcommand:
    """The command of that name; ``KeyError`` if there is none."""
    module = import_module(f"skirmish.cli.commands.{_MODULES[name]}")
    command: Subcommand = getattr(module, name.upper().replace("-", "_"))
    return command
