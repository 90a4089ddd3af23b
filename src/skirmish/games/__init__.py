"""The games, by name. A game is loaded when it is asked for, so that one game never waits for another."""

from __future__ import annotations

from importlib import import_module

from skirmish.core import AnyGame, UnknownName

_GAMES = {"island": "ISLAND", "hill218": "HILL218"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def unknown(name: str) -> UnknownName:
    """The error for a name that is no game's."""
    return UnknownName("unknown-game", name=name, known=", ".join(_GAMES))


def load(name: str) -> AnyGame:
    """The game of that name, or :class:`~skirmish.core.UnknownName`."""
    try:
        constant = _GAMES[name]
    except KeyError:
        raise unknown(name) from None
    game: AnyGame = getattr(import_module(f"skirmish.games.{name}"), constant)
    return game
