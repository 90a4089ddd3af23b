"""The games, by name. A game is loaded when it is asked for, so that one game never waits for another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from skirmish.core import AnyGame, UnknownName
from skirmish.core.errors import excerpt

if TYPE_CHECKING:
    from skirmish.games.hill218 import Hill218
    from skirmish.games.island import Island

_GAMES = {"island": "ISLAND", "hill218": "HILL218"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def unknown(name: str) -> UnknownName:
    """The error for a name that is no game's."""
    return UnknownName("unknown-game", name=excerpt(name), known=", ".join(_GAMES))


@overload
def load(name: Literal["island"]) -> Island: ...
@overload
def load(name: Literal["hill218"]) -> Hill218: ...
@overload
def load(name: str) -> AnyGame: ...
def load(name: str) -> Any:
    """The game of that name, or :class:`~skirmish.core.UnknownName`."""
    try:
        constant = _GAMES[name]
    except KeyError:
        raise unknown(name) from None
    return getattr(import_module(f"skirmish.games.{name}"), constant)
