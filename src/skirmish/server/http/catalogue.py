"""The catalogue: what can be played here, and against which levels."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from skirmish import __version__, agents, games
from skirmish.core import BrokenGame
from skirmish.lessons.course import lessons
from skirmish.server.wire.http.catalogue import Catalogue, CatalogueGame


def catalogue(lan: str | None, *, owner: bool) -> Catalogue:
    """All games of the registry. ``lan`` is the server's address in the local network."""
    return Catalogue([_game(name) for name in games.names()], list(agents.LEVELS), __version__, lan, owner)


@cache
def _game(name: str) -> CatalogueGame:
    info = games.info(name)
    return CatalogueGame(
        name=name,
        title=info.title,
        variants=list(games.load(name).variants),
        modifiers=list(info.modifiers),
        beginners=info.beginners,
        hides=info.hides_information,
        levels=list(agents.LEVELS if games.offers(name, "kernel.engine") else agents.offered(name)),
        series=list(war.KINDS) if (war := games.part(name, "war")) else [],
        rulebook=files(games.package(name)).joinpath("rulebook", "en.md").is_file(),
        lessons=_lessons(name),
    )


def _lessons(name: str) -> list[str]:
    """The names of a game's lessons; none if its package's cannot be read."""
    try:
        return [each.name for each in lessons(name)]
    except BrokenGame:
        return []
