"""The registry of games. Generic code finds a game, and each part of it, by name here.

A game is a package. Its ``info.py`` holds ``INFO`` (a :class:`~skirmish.core.GameInfo`), its ``game.py``
holds ``GAME`` (a :class:`~skirmish.core.Game`). The other parts are optional: ``presenter``, ``drawing``,
``evaluation``, ``kernel``, ``observation``, ``balance``, ``war``, and the folders ``locales`` and
``rulebook``.
A feature that needs a missing part is not offered for that game.

Two games are built in. Other distributions add theirs with an entry point that names the package::

    [project.entry-points."skirmish.games"]
    nim = "skirmish_nim"

A built-in game is never replaced: an entry point with its name is ignored. A game that cannot be loaded,
whose name is not allowed, or that two distributions claim, is left out of :func:`names`, and asking for it
or a part of it raises :class:`~skirmish.core.BrokenGame`; other games are not affected.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from skirmish.core import AnyGame, BrokenGame, GameInfo, UnknownName
from skirmish.core.errors import excerpt

if TYPE_CHECKING:
    from skirmish.games.hill218.game import Hill218
    from skirmish.games.island.game import Island

GROUP: Final = "skirmish.games"
BUILT_IN: Final = ("island", "hill218")
RESERVED: Final = frozenset(
    {
        *("balance", "error", "fact", "hillpage", "islandpage", "lab", "opponent", "page", "phrase", "place"),
        *("replay", "rule", "seat", "server", "table", "terminal", "text", "word"),
    }
)
"""The first words of our message ids. A game with such a name could replace our messages."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played, the built-in ones first."""
    return (*BUILT_IN, *sorted(_registered().keys() - broken().keys()))


@cache
def broken() -> dict[str, BrokenGame]:
    """The games of other distributions that cannot be played, with the reasons; a server logs them."""
    found: dict[str, BrokenGame] = {}
    for name in sorted(_registered()):
        try:
            info(name), load(name)
        except BrokenGame as fault:
            found[name] = fault
    return found


def package(name: str) -> str:
    """The package that holds a game, which may be broken; :class:`UnknownName` if there is none."""
    if name in BUILT_IN:
        return f"{__name__}.{name}"
    packages = _registered().get(name)
    if packages is None:
        raise unknown(name)
    if len(packages) > 1:
        raise BrokenGame("game-claimed-twice", name=excerpt(name), packages=", ".join(packages))
    if not _NAME.fullmatch(name) or name in RESERVED:
        reason = (
            "its name is reserved" if name in RESERVED else f"its name is not of the form {_NAME.pattern}"
        )
        raise BrokenGame("broken-game", name=excerpt(name), package=packages[0], reason=reason)
    return packages[0]


def info(name: str) -> GameInfo:
    """What a game says about itself. Loads none of its rules."""
    found = _constant(name, "info", "INFO")
    assert isinstance(found, GameInfo)
    return found


@overload
def load(name: Literal["island"]) -> Island: ...
@overload
def load(name: Literal["hill218"]) -> Hill218: ...
@overload
def load(name: str) -> AnyGame: ...
def load(name: str) -> Any:
    """The rules of the game of that name, or :class:`~skirmish.core.UnknownName`."""
    game = _constant(name, "game", "GAME")
    if name not in BUILT_IN:
        _check_parts(name)
    return game


@cache
def part(name: str, part: str) -> ModuleType | None:
    """A module of a game's package, such as ``"drawing"`` or ``"kernel.engine"``; None if it has none."""
    path = f"{package(name)}.{part}"
    with _blaming(name):
        try:
            return import_module(path)
        except ModuleNotFoundError as missing:
            if missing.name is None or not f"{path}.".startswith(f"{missing.name}."):
                raise  # the part is there, and something that it imports is not
    return None


@cache
def offers(name: str, part: str) -> bool:
    """Whether a game has a part, without importing it: a compiled one takes a while to load."""
    path = f"{package(name)}.{part}"
    with _blaming(name), suppress(ModuleNotFoundError):
        return find_spec(path) is not None
    return False


def unknown(name: str) -> UnknownName:
    """The error for a name that no game has."""
    return UnknownName("unknown-game", name=excerpt(name), known=", ".join(names()))


def rescan() -> None:
    """Forget which games other distributions offer. Call it after installing one in a running program."""
    for each in (names, broken, part, offers, _constant, _check_parts, _registered):
        each.cache_clear()


@cache
def _registered() -> dict[str, tuple[str, ...]]:
    """The packages that claim each name, of games that other distributions offer."""
    from importlib.metadata import entry_points  # slow to import, and built-in games do without it

    found: dict[str, tuple[str, ...]] = {}
    for each in entry_points(group=GROUP):
        if each.name not in BUILT_IN and each.value not in found.get(each.name, ()):
            found[each.name] = (*found.get(each.name, ()), each.value)
    return found


@cache
def _constant(name: str, module: str, constant: str) -> Any:
    """``INFO`` or ``GAME`` of a game; :class:`BrokenGame` if another distribution's is not as it must be."""
    path = f"{package(name)}.{module}"
    with _blaming(name):
        found = getattr(import_module(path), constant)
        if found.name != name:
            raise ValueError(f"{path}.{constant} is named {found.name!r}")
        if not isinstance(found if constant == "INFO" else found.info, GameInfo):
            raise TypeError(f"{path}.{constant} has no GameInfo")
    return found


@cache
def _check_parts(name: str) -> None:
    """Raise :class:`BrokenGame` if a part cannot be read that is read for all games at once.

    These are the presenter, for the description of the API, and the messages, for the page.
    """
    with _blaming(name):
        presenter = part(name, "presenter")
        if presenter is not None:
            presenter.PRESENTER, part(name, "presenter.wire")
        locales = files(package(name)).joinpath("locales")
        for folder in locales.iterdir() if locales.is_dir() else ():
            for each in folder.iterdir() if folder.is_dir() else ():
                if each.name.endswith(".ftl"):
                    each.read_text("utf-8")


@contextmanager
def _blaming(name: str) -> Iterator[None]:
    """Turn any error of another distribution's package into :class:`BrokenGame`: other games go on."""
    try:
        yield
    except BrokenGame:
        raise
    except (Exception, SystemExit) as fault:
        if name in BUILT_IN:
            raise
        reason = excerpt(f"{type(fault).__name__}: {fault}", 400)
        raise BrokenGame("broken-game", name=name, package=package(name), reason=reason) from fault
